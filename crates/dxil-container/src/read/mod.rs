//! Views of a container and its parts: they borrow the file and decode values when asked for them.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

mod container;
mod effect;
mod part;
mod partial;
mod rdat;
mod resource_definitions;
mod signature;
mod source_info;

pub use crate::parts::bytecode::view::Bytecode;
pub use crate::parts::compiler_version::view::CompilerVersion;
pub use crate::parts::debug_name::view::DebugName;
pub use crate::parts::effect::view::Effect;
pub use crate::parts::features::view::Features;
pub use crate::parts::hash::view::ShaderHash;
pub use crate::parts::interfaces::view::Interfaces;
pub use crate::parts::level9::view::Level9;
pub use crate::parts::link_function::view::LinkFunction;
pub use crate::parts::link_library::view::LinkLibrary;
pub use crate::parts::link_signature::view::LinkSignature;
pub use crate::parts::pdb_info::view::PdbInfo;
pub use crate::parts::private_data::view::PrivateData;
pub use crate::parts::program::view::Program;
pub use crate::parts::program_database::view::ProgramDatabase;
pub use crate::parts::psv::view::Psv;
pub use crate::parts::psv::views::{
    ComponentMask, Dependencies, DependencyTable, LinAlg, PsvSignatures,
};
pub use crate::parts::psv::{PsvElement, PsvElements, SemanticIndexes, SizedRecords};
pub use crate::parts::root_signature::view::RootSignature;
pub use crate::parts::root_signature::views::{
    DescriptorTable, RootParameter, RootParameters, RootPayload,
};
pub use crate::parts::root_signature::{Versioned, VersionedRecords};
pub use crate::parts::statistics::view::Statistics;
pub use container::{Container, Part, PartOffset};
pub use effect::{
    EffectAnnotation, EffectBuffer, EffectContents, EffectGroup, EffectInitializer,
    EffectInterface, EffectObject, EffectPass, EffectTechnique, EffectType, EffectTypeDetail,
    EffectVariable,
};
pub use part::PartView;
pub use partial::Partial;
pub use rdat::{Array, ArrayIter, Rdat, RdatPart};
pub use resource_definitions::{ResourceDefinitions, ShaderType};
pub use signature::{Signature, SignatureElement};
pub use source_info::{
    SourceArgument, SourceArguments, SourceContents, SourceInfo, SourceName, SourceNames,
    SourceSection, SourceSectionBody,
};
