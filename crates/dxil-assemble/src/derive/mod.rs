//! Metadata that producers of modules leave out, computed as DXC computes it.
//!
//! [`derive`] computes all of it; each kind has a function of its own, too. What a module states that does
//! not follow from the rest, such as options of a compiler, stays as it is.

mod access;
mod callees;
mod handle;
mod packing;
mod shader_flags;
mod usage_masks;
mod view_id;

use dxil_ir::Module;
use dxil_metadata::{Error, ShaderMetadata};

pub use packing::{Packing, Unplaced, pack_signatures};
pub use shader_flags::{DERIVED as DERIVED_FLAGS, flags_of_functions, shader_flags};
pub use usage_masks::usage_masks;
pub use view_id::view_id_state;

/// Computes the metadata that a module leaves out: the shader flags, the
/// used components of signatures, and the dependencies of outputs.
///
/// # Errors
///
/// Where the shape of metadata is wrong.
pub fn derive(module: &mut Module) -> Result<(), Error> {
    let mut metadata = ShaderMetadata::read(module)?;
    shader_flags(module, &mut metadata);
    usage_masks(module, &mut metadata);
    view_id_state(module, &mut metadata);
    metadata.write(module);
    Ok(())
}
