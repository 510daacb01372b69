//! The parts that are or depend on bitcode: `ILDB`, `STAT`, `ILDN`, `HASH` and `DXIL`.

use alloc::format;
use alloc::vec::Vec;
use core::mem;

use bstr::BString;
use dxil_bitcode::Written;
use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::write::{Container, DebugName, Program, ShaderHash, ValidatorVersion};
use dxil_derive::{Shader, resource_usage};
use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

use crate::canonical::make_canonical;
use crate::normalize::normalize;
use crate::options::{DebugParts, HashSource, Reflection};
use crate::source::{self, Source};
use crate::{Diagnostic, Options, debug, reflection};

/// The bitcode of the parts.
struct Programs {
    /// `DXIL`.
    program: Vec<u8>,
    /// The program with debug information, if the module has any: `ILDB`.
    debug: Option<Vec<u8>>,
    /// The module for reflection, unless there is to be none: `STAT`.
    reflection: Option<Vec<u8>>,
    /// `HASH`.
    hash: ShaderHash,
}

/// Adds the parts, in DXC's order.
pub(crate) fn add(
    container: &mut Container,
    source: Source<'_>,
    options: &Options,
) -> Result<(), Diagnostic> {
    let Shader { target, dxil_version, validator, .. } = source.shader;
    let Programs { program, debug, reflection, hash } = Programs::new(source, options)?;
    let part = |bitcode| Program::new(target.kind, target.model, dxil_version, bitcode);
    let has_debug_info = debug.is_some();
    if let Some(debug) = debug.filter(|_| options.debug == DebugParts::Embedded) {
        container.push(FourCC::ILDB, part(debug));
    }
    if let Some(reflection) = reflection {
        container.push(FourCC::STAT, part(reflection));
    }
    let has_name = has_debug_info && options.debug != DebugParts::None;
    if has_name && validator >= ValidatorVersion::V1_1 {
        let of_hash = || BString::from(format!("{}.pdb", hash.hash.digest));
        let name = options.debug_name.clone().unwrap_or_else(of_hash);
        container.push(FourCC::ILDN, DebugName::new(name));
    }
    if validator >= ValidatorVersion::V1_5 {
        container.push(FourCC::HASH, hash);
    }
    if let Some(info) = &options.source_info {
        container.push(FourCC::SRCI, info.clone());
    }
    container.push(FourCC::DXIL, part(program));
    Ok(())
}

/// States the uses of a library's resources that `RDAT` has. DXC finds them for that part, and states them in what it writes
/// after it.
fn mark_resource_usage(module: &Module, metadata: &mut ShaderMetadata) {
    if metadata.target.is_some_and(|target| target.kind == ShaderKind::Library) {
        resource_usage(module, metadata);
    }
}

impl Programs {
    fn new(source: Source<'_>, options: &Options) -> Result<Self, Diagnostic> {
        let Source { is_changed, moves_out, .. } = source;
        let (mut module, mut metadata) = source.shader.into_parts();
        make_canonical(&mut module);
        let has_debug_info = debug::has_debug_info(&module);
        let of_source = has_debug_info && options.hash == HashSource::Source;
        // DXC hashes its input, before something moves out of it.
        let whole = (of_source && is_changed).then(|| dxil_bitcode::write(&module)).transpose()?;
        if is_changed {
            let module = module.to_mut();
            source::move_out(module, &metadata);
            // What is left DXC writes with use-list orders, for which it does not sort constants.
            module.preserve_use_lists = moves_out;
        }
        let mut written = Written::new(&module)?;
        if moves_out {
            module.to_mut().preserve_use_lists = false;
        }
        let of_source = of_source.then(|| {
            ShaderHash::of(whole.as_ref().unwrap_or(&written.bitcode), HashFlags::IncludesSource)
        });
        let mut with_debug_info = None;
        if has_debug_info {
            let module = module.to_mut();
            debug::strip(module);
            metadata = ShaderMetadata::read(module)?;
            mark_resource_usage(module, &mut metadata);
            normalize(&mut metadata, module);
            metadata.write(module);
            with_debug_info = Some(mem::replace(&mut written, Written::new(module)?).bitcode);
        } else {
            mark_resource_usage(&module, &mut metadata);
        }
        let reflection = match options.reflection {
            Reflection::Keep => {
                reflection::reduce(module.to_mut(), metadata);
                Some(written.write_changed(&module)?)
            }
            Reflection::Strip => {
                if reflection::strip(module.to_mut(), metadata) {
                    written.bitcode = dxil_bitcode::write(&module)?;
                }
                None
            }
        };
        let bitcode = written.bitcode;
        let hash = of_source.unwrap_or_else(|| ShaderHash::of(&bitcode, HashFlags::default()));
        Ok(Self { program: bitcode, debug: with_debug_info, reflection, hash })
    }
}
