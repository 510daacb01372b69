//! Metadata that producers of modules leave out, computed as DXC computes it.
//!
//! [`derive`] computes all of it; each kind has a function of its own, too. What a module states that does
//! not follow from the rest, such as options of a compiler, stays as it is.

mod handle;
mod shader_flags;

use dxil_ir::Module;
use dxil_metadata::{Error, ShaderMetadata};

pub use shader_flags::{DERIVED as DERIVED_FLAGS, flags_of_functions, shader_flags};

/// Computes the metadata that a module leaves out: the shader flags.
///
/// # Errors
///
/// Where the shape of metadata is wrong.
pub fn derive(module: &mut Module) -> Result<(), Error> {
    let mut metadata = ShaderMetadata::read(module)?;
    shader_flags(module, &mut metadata);
    metadata.write(module);
    Ok(())
}
