//! Metadata that producers of modules leave out, computed as DXC computes it.
//!
//! [`derive`] computes all of it; each kind has a function of its own, too. What a module states that does
//! not follow from the rest, such as options of a compiler, stays as it is.

mod access;
mod callees;
mod handle;
mod packing;
mod shader_flags;
mod type_annotations;
mod usage_masks;
mod view_id;

use alloc::vec::Vec;

use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

use crate::Diagnostic;

pub use packing::{Packing, pack_signatures};
pub use shader_flags::{DERIVED as DERIVED_FLAGS, flags_of_functions, shader_flags};
pub use type_annotations::type_annotations;
pub use usage_masks::usage_masks;
pub use view_id::view_id_state;

/// Computes the metadata that a module leaves out: shader flags, registers and used components of elements
/// of signatures, dependencies of outputs, annotations of functions.
///
/// # Errors
///
/// Where the shape of metadata is wrong, or a signature has too few registers. The module stays as it is.
pub fn derive(module: &mut Module, packing: Packing) -> Result<(), Vec<Diagnostic>> {
    let mut metadata = ShaderMetadata::read(module).map_err(|error| Vec::from([error.into()]))?;
    pack_signatures(&mut metadata, packing)?;
    usage_masks(module, &mut metadata);
    shader_flags(module, &mut metadata);
    view_id_state(module, &mut metadata);
    type_annotations(module, &mut metadata);
    metadata.write(module);
    Ok(())
}
