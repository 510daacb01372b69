//! Owned forms of a container and its parts, and how they become bytes.
//!
//! Each mirrors the view of the same name in [`read`](crate::read).

mod bytecode;
mod calls;
mod compiler_version;
mod container;
mod debug_name;
mod effect;
mod features;
mod hash;
mod interfaces;
mod level9;
mod limits;
mod link_library;
mod link_signature;
mod part;
mod pdb_info;
mod pool;
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
pub use calls::{Calls, OpUse, Violation};
pub use compiler_version::CompilerVersion;
pub use container::{Container, Layout, Part, Places, Signing};
pub use debug_name::DebugName;
pub use effect::Effect;
pub use features::Features;
pub use hash::ShaderHash;
pub use interfaces::{ClassInstance, ClassType, InterfaceSlots, Interfaces};
pub use level9::Level9;
pub use link_library::{LinkFunction, LinkLibrary};
pub use link_signature::{LinkParameter, LinkSignature};
pub use part::PartData;
pub use pdb_info::PdbInfo;
pub use private_data::PrivateData;
pub use program::Program;
pub use program_database::ProgramDatabase;
pub use psv::{ComponentMask, Dependencies, DependencyTable, LinAlg, Psv, PsvBuilder};
pub use rdat::{
    Library, LibraryFunction, LibraryNode, LibraryNodeIo, LibraryNodeName, LibraryResource,
    LibrarySubobject, LibrarySubobjectContent, Rdat, RdatBuilder, RdatRecord, Table,
};
pub use resource_definitions::{
    ResourceDefinitions, Revision, ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember,
    ShaderVariable, TypeId,
};
pub use root_signature::{RootParameter, RootPayload, RootSignature};
pub use signature::{Signature, SignatureNames};
pub use source_info::{SourceArgument, SourceFile, SourceInfo};
pub use statistics::Statistics;

use alloc::vec::Vec;

use crate::Record;

/// Appends a record.
fn record(out: &mut Vec<u8>, record: &impl Record) {
    record.encode(out);
}

/// Fills up with zeros to a multiple of 4 bytes from this start.
pub(crate) fn pad(out: &mut Vec<u8>, start: usize) {
    let size = out.len() - start;
    out.resize(start + size.next_multiple_of(4), 0);
}
