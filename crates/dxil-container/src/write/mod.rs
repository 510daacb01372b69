//! Owned forms of a container and its parts, and their conversion to bytes.
//!
//! Each mirrors the view of the same name in [`read`](crate::read).

pub(crate) mod budget;
mod calls;
mod container;
mod limits;
mod part;
pub(crate) mod pool;
mod program_database;
mod rdat;
mod signature;
mod source_info;
mod validator;
mod violation;

pub use crate::parts::bytecode::Bytecode;
pub use crate::parts::compiler_version::CompilerVersion;
pub use crate::parts::debug_name::DebugName;
pub use crate::parts::effect::Effect;
pub use crate::parts::features::Features;
pub use crate::parts::hash::ShaderHash;
pub use crate::parts::interfaces::{ClassInstance, ClassType, InterfaceSlots, Interfaces};
pub use crate::parts::level9::Level9;
pub use crate::parts::link_function::LinkFunction;
pub use crate::parts::link_library::LinkLibrary;
pub use crate::parts::link_signature::{LinkParameter, LinkSignature};
pub use crate::parts::pdb_info::PdbInfo;
pub use crate::parts::private_data::PrivateData;
pub use crate::parts::program::Program;
pub use crate::parts::program_database::ProgramDatabase;
pub use crate::parts::psv::{
    ComponentMask, Dependencies, DependencyTable, LinAlg, Psv, PsvBuilder, PsvSignatures,
};
pub use crate::parts::rdef::{
    ResourceDefinitions, Revision, ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember,
    ShaderVariable, TypeId,
};
pub use crate::parts::root_signature::{RootParameter, RootPayload, RootSignature};
pub use crate::parts::statistics::Statistics;
pub use calls::{Calls, OpUse};
pub use container::{Container, Layout, Part, Places, Signing};
pub use limits::Excess;
pub use part::PartData;
pub use rdat::{
    Library, LibraryAssociation, LibraryElement, LibraryFunction, LibraryHitGroup, LibraryNode,
    LibraryNodeIo, LibraryNodeName, LibraryResource, LibraryStage, LibrarySubobject,
    LibrarySubobjectContent, Rdat, RdatBuilder, RdatRecord, Table,
};
pub use signature::{Signature, SignatureElement, SignatureNames};
pub use source_info::{SourceArgument, SourceFile, SourceInfo};
pub use validator::ValidatorVersion;
pub use violation::{Violation, Violations};

use alloc::vec::Vec;

use crate::{Error, ErrorKind, FourCC};

/// The error of bytes that would be written otherwise than they were read from this offset on.
fn not_held(written: &[u8], read: &[u8], offset: usize, part: Option<FourCC>) -> Error {
    let same = written.iter().zip(read).take_while(|(a, b)| a == b).count();
    Error::new(ErrorKind::NotHeld, offset.saturating_add(same), part)
}

/// Appends a string and the zero byte that ends it.
pub(crate) fn string(out: &mut Vec<u8>, text: &[u8]) {
    out.extend_from_slice(text);
    out.push(0);
}

/// Fills up with zeros to a multiple of 4 bytes from this start.
pub(crate) fn pad(out: &mut Vec<u8>, start: usize) {
    let size = out.len() - start;
    out.resize(start + size.next_multiple_of(4), 0);
}
