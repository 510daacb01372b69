//! `RDEF` of a DXBC program.

use alloc::collections::BTreeMap;

use bstr::{BStr, ByteSlice as _};
use dxbc_code::{Error, Program};
use dxil_container::layout::rdef::{
    ShaderBufferType, ShaderInputType, ShaderTarget, ShaderVariableFlags,
};
use dxil_container::write::{ResourceDefinitions, ShaderBuffer, ShaderInputBinding};
use dxil_format::ShaderKind;

use super::bindings::bindings;
use super::source::SourceDefinitions;
use super::usage::Usage;

/// Bytes of a register of constants.
pub(super) const VECTOR_SIZE: u32 = 16;

/// The part `RDEF` of a program.
///
/// From the program come its kind and shader model, all of the bindings but their names and flags, the kinds and sizes of
/// buffers, and which variables are used.
///
/// # Errors
///
/// A statement cannot be read.
pub fn resource_definitions(
    program: &Program<'_>,
    source: &SourceDefinitions,
) -> Result<ResourceDefinitions, Error> {
    let (major, minor) = (program.model.major, program.model.minor);
    let mut definitions = ResourceDefinitions::new(target(program.kind), major, minor);
    definitions.creator = source.creator.clone();
    definitions.flags = source.flags;
    definitions.bindings = bindings(program, &source.resources)?;
    definitions.types = source.types.clone();
    let usage = Usage::of(program)?;
    let mut named = BTreeMap::<&BStr, &ShaderInputBinding>::new();
    for binding in definitions.bindings.iter().filter(|it| has_variables(it.input_type)) {
        named.entry(binding.name.as_bstr()).or_insert(binding);
    }
    let complete = |buffer: &ShaderBuffer| {
        let binding =
            named.get(buffer.name.as_bstr()).or_else(|| named.get(array_of(buffer.name.as_bstr())));
        complete(buffer, binding.copied(), &usage)
    };
    definitions.buffers = source.buffers.iter().map(complete).collect();
    Ok(definitions)
}

/// The name of the array of which a name is that of the first element. Since shader model 5.1, an array is one binding.
fn array_of(element: &BStr) -> &BStr {
    element.split_once_str("[").map_or(element, |(array, _)| array.as_bstr())
}

const fn target(kind: ShaderKind) -> ShaderTarget {
    match kind {
        ShaderKind::Pixel => ShaderTarget::Pixel,
        ShaderKind::Vertex => ShaderTarget::Vertex,
        ShaderKind::Geometry => ShaderTarget::Geometry,
        ShaderKind::Hull => ShaderTarget::Hull,
        ShaderKind::Domain => ShaderTarget::Domain,
        ShaderKind::Compute => ShaderTarget::Compute,
        _ => ShaderTarget::Library,
    }
}

/// The buffer with what follows from the program, if it has a binding also from that.
fn complete(
    buffer: &ShaderBuffer,
    binding: Option<&ShaderInputBinding>,
    usage: &Usage,
) -> ShaderBuffer {
    let mut buffer = buffer.clone();
    for variable in &mut buffer.variables {
        let bytes = variable.start_offset..variable.start_offset.saturating_add(variable.size);
        let is_used = match binding {
            Some(binding) => usage.is_used(binding, &bytes),
            // Pointers to interfaces, of which those that are not used have no slot.
            None => variable.start_offset != u32::MAX,
        };
        if is_used {
            variable.flags.0 |= ShaderVariableFlags::Used.0;
        }
    }
    buffer.buffer_type = match binding.map(|binding| binding.input_type) {
        // Pointers to interfaces have no register.
        None => ShaderBufferType::InterfacePointers,
        Some(ShaderInputType::CBuffer) => ShaderBufferType::CBuffer,
        Some(ShaderInputType::TBuffer) => ShaderBufferType::TBuffer,
        Some(_) => ShaderBufferType::ResourceBindInfo,
    };
    buffer.size = match binding {
        Some(binding) if buffer.buffer_type == ShaderBufferType::ResourceBindInfo => {
            binding.sample_count
        }
        _ => size(&buffer),
    };
    buffer
}

/// Bytes of the registers that the variables of a buffer take. A slot of a pointer to an interface counts as a byte; FXC
/// adds up to 0 if one of them has no slot.
fn size(buffer: &ShaderBuffer) -> u32 {
    let ends = buffer.variables.iter().map(|it| it.start_offset.saturating_add(it.size));
    ends.max().unwrap_or(0).checked_next_multiple_of(VECTOR_SIZE).unwrap_or(0)
}

/// Whether `RDEF` has a list of variables for such a resource.
const fn has_variables(kind: ShaderInputType) -> bool {
    !matches!(
        kind,
        ShaderInputType::Texture
            | ShaderInputType::Sampler
            | ShaderInputType::UavRwTyped
            | ShaderInputType::ByteAddress
            | ShaderInputType::UavRwByteAddress
    )
}
