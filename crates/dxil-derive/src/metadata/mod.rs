//! Metadata that producers of modules leave out, computed as DXC computes it.
//!
//! [`derive()`] computes all of it; each kind has a function of its own, too. What a module states that does
//! not follow from the rest, such as options of a compiler, stays as it is.

mod access;
mod called_functions;
mod handle;
mod mangled;
mod packing;
mod resource_usage;
mod shader_flags;
mod type_annotations;
mod usage_masks;
mod view_id;

use alloc::vec::Vec;

use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;
use dxil_ops::{ShaderModel, Version};

use crate::Diagnostic;

pub use packing::{Packing, pack_signatures, register as registers};
pub use resource_usage::{resource_usage, with_resource_usage};
pub use shader_flags::{
    DERIVED as DERIVED_FLAGS, FlagRules, Flags, flags_of_types, propagate, shader_flags,
};
pub(crate) use shader_flags::{is_derivative, needs_group, required_memory};
pub use type_annotations::type_annotations;
pub use usage_masks::usage_masks;
pub use view_id::view_id_state;

/// Computes the metadata that a module leaves out: versions, registers and used components of elements of
/// signatures, the use of resources, shader flags, dependencies of outputs, annotations of functions.
///
/// The module states its shader model, its entry points with the properties of their stages, the elements
/// of signatures by semantic, and resources by their registers. Returns the metadata that the module has then, which
/// [`ShaderMetadata::read`] gives, too.
///
/// # Errors
///
/// Fails if the shape of metadata is wrong, or a signature has too few registers. The module then stays
/// as it is.
pub fn derive(module: &mut Module, packing: Packing) -> Result<ShaderMetadata, Vec<Diagnostic>> {
    let mut metadata = ShaderMetadata::read(module).map_err(|error| Vec::from([error.into()]))?;
    versions(&mut metadata);
    resources(&mut metadata);
    pack_signatures(&mut metadata, packing)?;
    usage_masks(module, &mut metadata);
    resource_usage(module, &mut metadata);
    shader_flags(module, &mut metadata);
    view_id_state(module, &mut metadata);
    type_annotations(module, &mut metadata);
    metadata.write(module);
    metadata.order = module.named_metadata.iter().map(|named| named.name.clone()).collect();
    Ok(metadata)
}

/// Derives the DXIL version from the shader model. The validator is the newest known one.
fn versions(metadata: &mut ShaderMetadata) {
    let model = metadata.target.map(|target| target.model);
    if metadata.dxil_version.is_none() {
        metadata.dxil_version = model.and_then(ShaderModel::version);
    }
    if metadata.validator_version.is_none() {
        metadata.validator_version = Version::ALL.last().copied();
    }
}

/// Makes the resources of a module those of its first entry point, which DXC reads, whatever `dx.resources` states.
pub fn read_resources(metadata: &mut ShaderMetadata) {
    if let Some(first) = metadata.entry_points.first() {
        if first.resources != metadata.resources {
            metadata.resources = first.resources.clone();
        }
    }
}

/// Lets the module and its first entry point state the same resources: those of the entry point, if it states any.
fn resources(metadata: &mut ShaderMetadata) {
    match metadata.entry_points.first_mut() {
        Some(first) if first.resources.is_none() => first.resources = metadata.resources.clone(),
        _ => read_resources(metadata),
    }
}
