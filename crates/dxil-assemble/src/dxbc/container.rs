//! A whole container of a DXBC program.

use dxbc_code::{Error, Program};
use dxil_container::FourCC;
use dxil_container::layout::FeatureFlags;
use dxil_container::write::{Container, Features, PartData};
use dxil_format::ShaderKind;

use super::definitions::resource_definitions;
use super::features::features;
use super::signatures::signatures;
use super::source::Source;
use super::statistics::statistics;

/// The container of a program that FXC makes: its parts in FXC's order. Writing it computes the digest.
///
/// `code` is the program, from its first token on. What FXC adds on demand (debug information, root signatures, private
/// data, code of level 9) is no part of it.
///
/// ```
/// use dxil_assemble::dxbc::{Source, SourceDefinitions, SourceElement, SourceResource, assemble};
/// use dxil_container::layout::SigComponentType;
/// use dxil_container::layout::rdef::{CompileFlags, VariableClass, VariableType};
/// use dxil_container::write::{ShaderBuffer, ShaderType, ShaderVariable, TypeId};
/// use dxil_format::ResourceClass;
///
/// // cbuffer Colors { float4 tint; };
/// // float4 main() : SV_Target { return tint; }
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/fxc/fxc_tint.dxbc"
/// # ));
/// # let view = dxil_container::Container::parse(theirs)?;
/// # let code = view.part(dxil_container::FourCC::SHEX).expect("a program").data();
/// let float4 = ShaderType::new(VariableClass::Vector, VariableType::Float, 1, 4).named("float4");
/// let mut colors = ShaderBuffer::new("Colors", 16);
/// colors.variables.push(ShaderVariable::new("tint", 0, 16, TypeId(0)));
/// let (name, class) = ("Colors".into(), ResourceClass::CBuffer);
/// let mut source = Source::default();
/// source.definitions = Some(SourceDefinitions {
///     creator: "Microsoft (R) HLSL Shader Compiler 10.1".into(),
///     flags: CompileFlags::NoPreshader,
///     resources: vec![SourceResource { name, class, count: 1, ..SourceResource::default() }],
///     buffers: vec![colors],
///     types: vec![float4],
/// });
/// source.signatures.outputs.push(SourceElement {
///     name: "SV_Target".into(),
///     register: Some(0),
///     mask: 0b1111,
///     component_type: SigComponentType::Float32,
///     ..SourceElement::default()
/// });
/// let file = assemble(&code, &source)?.write()?;
/// # assert_eq!(file, theirs);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// The program cannot be read.
pub fn assemble(code: &[u8], source: &Source) -> Result<Container, Error> {
    let program = Program::parse(code)?;
    let features = features(&program, source)?;
    let mut container = Container::default();
    if let Some(definitions) = &source.definitions {
        container.push(FourCC::RDEF, resource_definitions(&program, definitions)?);
    }
    for (name, signature) in signatures(&program, &source.signatures)? {
        container.push(name, signature);
    }
    if let Some(interfaces) = &source.interfaces {
        container.push(FourCC::IFCE, interfaces.clone());
    }
    container.push(program_part(&program, features), PartData::Raw(code.to_vec()));
    if features != FeatureFlags::default() {
        container.push(FourCC::SFI0, Features::new(features));
    }
    if let Some(definitions) = &source.definitions {
        container.push(FourCC::STAT, statistics(&program, definitions.flags)?);
    }
    Ok(container)
}

/// The name of the program's part: `SHEX` if it has anything that Direct3D 10 lacks.
fn program_part(program: &Program<'_>, features: FeatureFlags) -> FourCC {
    let of_11 =
        FeatureFlags::MinimumPrecision | FeatureFlags::ComputeShadersPlusRawAndStructuredBuffers;
    let has_11 = features.0 & of_11.0 != 0;
    if program.model.major >= 5 || program.kind == ShaderKind::Compute || has_11 {
        FourCC::SHEX
    } else {
        FourCC::SHDR
    }
}
