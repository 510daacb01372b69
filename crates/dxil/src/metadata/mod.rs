//! What the metadata of a module says of its shaders, typed.
//!
//! DXIL keeps what is not code in named metadata: `dx.entryPoints`, `dx.typeAnnotations` and others.
//! Each view here reads one kind of node. They say what is written, not whether it makes sense: that
//! is the work of a validator.
//!
//! ```
//! use dxil::ir::Module;
//! use dxil::metadata::EntryPoint;
//!
//! # fn main() -> Result<(), dxil::metadata::Error> {
//! # let module = Module::new();
//! for entry in EntryPoint::all(&module)? {
//!     for resource in entry.resources()?.srvs {
//!         println!("{} reads {} at {}", entry.name, resource.name, resource.lower_bound);
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod entry_point;
mod error;
mod resource;
mod signature;
mod subobject;
mod target;
mod tuple;
mod type_annotation;
mod view_id;

pub use dxil_format::ShaderFlags;
pub use entry_point::EntryPoint;
pub use error::{Error, Expected};
pub use resource::{Resource, ResourceContent, Resources};
pub use signature::{SignatureElement, Signatures};
pub use subobject::{RootSignature, Subobject, SubobjectContent};
pub use target::Target;
pub use type_annotation::{FieldAnnotation, MatrixAnnotation, StructAnnotation, TypeAnnotations};
pub use view_id::{Dependencies, ViewIdState};
