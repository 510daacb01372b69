//! Makes a DXContainer of a DXIL module.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod assemble;
mod canonical;
mod counters;
mod debug;
pub mod derive;
mod diagnostic;
mod features;
mod memory;
mod options;
mod programs;
mod psv;
mod rdat;
mod reflection;
mod resource;
mod root_signature;
mod shader;
mod signature;

pub use assemble::{Assembled, assemble};
pub use diagnostic::Diagnostic;
pub use features::features;
pub use options::{DebugParts, HashSource, Options, Reflection, RootSignatureSource};
