//! Views of a container and its parts: they borrow the file and decode what is asked for.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

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
pub use container::{Container, Part, PartOffset};
pub use debug_name::DebugName;
pub use features::Features;
pub use hash::ShaderHash;
pub use part::PartView;
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
