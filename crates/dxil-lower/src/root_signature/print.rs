//! The text of `print<dxil-root-signature>`.

use alloc::string::String;
use core::fmt::{self, Write as _};

use dxil_container::layout::{DescriptorRange, RootDescriptor, RootSignatureVersion};
use dxil_container::write::{RootPayload, RootSignature};
use dxil_ir::Module;

use super::RootSignatures;
use super::rules::kind_name;

/// Bytes of the header, after which parameters begin.
const HEADER_SIZE: u32 = 24;

pub(super) fn describe(
    module: &Module,
    signatures: &RootSignatures,
    text: &mut String,
) -> fmt::Result {
    writeln!(text, "Root Signature Definitions")?;
    for (function, signature) in signatures {
        let Some(function) = function else { continue };
        writeln!(text, "Definition for '{}':", module.functions[*function].name)?;
        definition(signature, text)?;
    }
    Ok(())
}

fn definition(signature: &RootSignature, text: &mut String) -> fmt::Result {
    writeln!(text, "Flags: {:#08x}", signature.flags.0)?;
    writeln!(text, "Version: {}", signature.version.0)?;
    writeln!(text, "RootParametersOffset: {HEADER_SIZE}")?;
    writeln!(text, "NumParameters: {}", signature.parameters.len())?;
    let has_flags = signature.version > RootSignatureVersion::V1_0;
    for parameter in &signature.parameters {
        let kind = match &parameter.payload {
            RootPayload::Constants(_) => "Constants32Bit",
            RootPayload::Cbv(_) => "CBV",
            RootPayload::Srv(_) => "SRV",
            RootPayload::Uav(_) => "UAV",
            RootPayload::Table(_) => "DescriptorTable",
        };
        writeln!(text, "- Parameter Type: {kind}")?;
        writeln!(text, "  Shader Visibility: {}", parameter.visibility)?;
        match &parameter.payload {
            RootPayload::Constants(it) => {
                writeln!(text, "  Register Space: {}", it.register_space)?;
                writeln!(text, "  Shader Register: {}", it.shader_register)?;
                writeln!(text, "  Num 32 Bit Values: {}", it.num_32bit_values)?;
            }
            RootPayload::Cbv(it) | RootPayload::Srv(it) | RootPayload::Uav(it) => {
                descriptor(it, has_flags, text)?;
            }
            RootPayload::Table(ranges) => {
                writeln!(text, "  NumRanges: {}", ranges.len())?;
                ranges.iter().try_for_each(|it| range(it, has_flags, text))?;
            }
        }
    }
    // LLVM prints zeros whatever there is.
    writeln!(text, "NumStaticSamplers: 0\nStaticSamplersOffset: 0")
}

fn descriptor(it: &RootDescriptor, has_flags: bool, text: &mut String) -> fmt::Result {
    writeln!(text, "  Register Space: {}", it.register_space)?;
    writeln!(text, "  Shader Register: {}", it.shader_register)?;
    match has_flags {
        true => writeln!(text, "  Flags: {}", it.flags.0),
        false => Ok(()),
    }
}

fn range(it: &DescriptorRange, has_flags: bool, text: &mut String) -> fmt::Result {
    writeln!(text, "  - Range Type: {}", kind_name(it.kind))?;
    writeln!(text, "    Register Space: {}", it.register_space)?;
    writeln!(text, "    Base Shader Register: {}", it.base_shader_register)?;
    writeln!(text, "    Num Descriptors: {}", it.num_descriptors)?;
    let offset = it.offset_from_table_start;
    writeln!(text, "    Offset In Descriptors From Table Start: {offset}")?;
    match has_flags {
        true => writeln!(text, "    Flags: {}", it.flags.0),
        false => Ok(()),
    }
}
