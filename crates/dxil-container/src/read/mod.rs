//! Views of a container and its parts: they borrow the file and decode what is asked for.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

mod bytecode;
mod compiler_version;
mod compressed;
mod container;
mod debug_name;
mod effect;
mod features;
mod hash;
mod interfaces;
mod level9;
mod link_library;
mod link_signature;
mod part;
mod partial;
mod pdb_info;
mod private_data;
mod program;
mod program_database;
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
pub use effect::Effect;
pub use features::Features;
pub use hash::ShaderHash;
pub use interfaces::Interfaces;
pub use level9::Level9;
pub use link_library::{LinkFunction, LinkLibrary};
pub use link_signature::LinkSignature;
pub use part::PartView;
pub use partial::Partial;
pub use pdb_info::PdbInfo;
pub use private_data::PrivateData;
pub use program::Program;
pub use program_database::ProgramDatabase;
pub use psv::{
    ComponentMask, Dependencies, DependencyTable, LinAlg, Psv, PsvElement, PsvSignatures,
    SemanticIndexes,
};
pub use rdat::{Array, ArrayIter, Rdat, RdatPart};
pub use resource_definitions::{ResourceDefinitions, ShaderType};
pub use root_signature::{
    DescriptorTable, RootParameter, RootPayload, RootSignature, Versioned, VersionedRecords,
};
pub use signature::{Signature, SignatureElement};
pub use source_info::{
    SourceArgument, SourceArguments, SourceContents, SourceInfo, SourceName, SourceNames,
    SourceSection, SourceSectionBody,
};
pub use statistics::Statistics;
