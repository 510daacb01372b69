//! Owned forms of a container and its parts, and how they become bytes.
//!
//! Each mirrors the view of the same name in [`read`](crate::read).

mod bytecode;
mod compiler_version;
mod container;
mod debug_name;
mod features;
mod hash;
mod part;
mod pdb_info;
mod private_data;
mod program;
mod psv;
mod rdat;
mod resource_definitions;
mod root_signature;
mod signature;
mod source_info;
mod statistics;

pub use bytecode::Bytecode;
pub use compiler_version::CompilerVersion;
pub use container::{Container, Layout, Part, Signing};
pub use debug_name::DebugName;
pub use features::Features;
pub use hash::ShaderHash;
pub use part::PartData;
pub use pdb_info::PdbInfo;
pub use private_data::PrivateData;
pub use program::Program;
pub use psv::Psv;
pub use rdat::Rdat;
pub use resource_definitions::ResourceDefinitions;
pub use root_signature::RootSignature;
pub use signature::Signature;
pub use source_info::SourceInfo;
pub use statistics::Statistics;

use alloc::vec::Vec;

use crate::Record;

/// Appends a record.
fn record(out: &mut Vec<u8>, record: &impl Record) {
    record.encode(out);
}
