//! `RDAT`: the facts about a library that the runtime needs, as tables that refer to one another.
//!
//! DXC writes the part for libraries of SM 6.3 and up, and with it the validator compares. The part is
//! a small container: a [`Header`], the offset of each part in it, and the parts, each after a
//! [`PartHeader`] and at a multiple of 4 bytes. Three parts are heaps: strings, arrays of numbers, and
//! bytes. The others are tables: a [`TableHeader`], and records of one type that refer to the heaps and
//! to records of other tables.
//!
//! The version in the header has been 0x10 throughout. What a file has depends on the validator for
//! which it was made: since 1.4 [`Subobject`]s, since 1.8 [`FunctionInfo2`] and nodes of work graphs.
//! A table states the length of its records, so that versions can append fields.

mod attrib;
mod library;
mod node;
mod pdb;
mod reference;
mod stage;
mod subobject;
mod table;

pub use attrib::{
    NodeFuncAttrib, NodeFuncAttribKind, NodeIoAttrib, NodeIoAttribKind, NodeShaderFuncAttrib,
    NodeShaderIoAttrib, RecordDispatchGrid,
};
pub use dxil_format::{
    HitGroupType, NodeIoFlags, NodeIoKind, NodeLaunchType, RaytracingPipelineFlags, ResourceClass,
    StateObjectFlags, SubobjectKind,
};
pub use library::{
    FunctionInfo2, ResourceFlags, ResourceInfo, ShaderFlags, ShaderRef, ShaderStageFlags,
};
pub use node::{IoNode, NodeId, NodeShaderInfo};
pub use pdb::{PdbInfo, PdbLibrary, PdbSource};
pub use reference::{ArrayElement, ArrayRef, BytesRef, RecordRef, StringRef};
pub use stage::{
    AsInfo, CsInfo, DsInfo, GsInfo, HsInfo, InputPrimitiveByte, MsInfo, PrimitiveTopologyByte,
    PsInfo, SignatureElement, TessellatorDomainByte, TessellatorOutputPrimitiveByte, VsInfo,
};
pub(crate) use subobject::for_each_subobject;
pub use subobject::{
    HitGroup, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    StateObjectConfig, Subobject, SubobjectContent, SubobjectRootSignature,
    SubobjectToExportsAssociation,
};
pub use table::TableRecord;
pub(crate) use table::for_each_table;

use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The start of the part. The offsets of all parts in it follow, 4 bytes each.
    pub struct Header {
        /// 0x10. A preview had the number of parts here.
        pub version: u32,
        /// Number of parts.
        pub part_count: u32,
    }
}

impl Header {
    /// The only version that was released.
    pub const VERSION: u32 = 0x10;
}

record! {
    /// The offset of a part.
    pub struct PartOffset {
        /// The offset of the part's header, in bytes from the start of the [`Header`].
        pub offset: u32,
    }
}

record! {
    /// The header before the bytes of each part.
    pub struct PartHeader {
        /// The kind of part.
        pub part_type: PartType,
        /// Bytes of the part, without this header, padding to a multiple of 4 included.
        pub size: u32,
    }
}

record! {
    /// The start of a part that is a table. The records follow.
    pub struct TableHeader {
        /// Number of records.
        pub record_count: u32,
        /// Bytes from one record to the next, a multiple of 4.
        pub record_stride: u32,
    }
}

open_enum! {
    /// The kinds of parts of `RDAT`.
    ///
    /// Numbers from 13 to 21 are experimental: other versions of DXC may give them to other tables.
    pub enum PartType(u32) {
        /// Strings that end with a zero byte, the empty one first.
        StringBuffer = 1,
        /// Arrays of 32-bit numbers, each after the number of its elements.
        IndexArrays = 2,
        /// A table of [`ResourceInfo`].
        ResourceTable = 3,
        /// A table of [`FunctionInfo2`].
        FunctionTable = 4,
        /// Bytes: root signatures.
        RawBytes = 5,
        /// A table of [`Subobject`], since validator 1.4.
        SubobjectTable = 6,
        /// A table of [`NodeId`], since validator 1.8.
        NodeIDTable = 7,
        /// A table of [`NodeShaderIoAttrib`], since validator 1.8.
        NodeShaderIOAttribTable = 8,
        /// A table of [`NodeShaderFuncAttrib`], since validator 1.8.
        NodeShaderFuncAttribTable = 9,
        /// A table of [`IoNode`], since validator 1.8.
        IONodeTable = 10,
        /// A table of [`NodeShaderInfo`], since validator 1.8.
        NodeShaderInfoTable = 11,
        /// Reserved for a preview of mesh nodes.
        Reserved_MeshNodesPreviewInfoTable = 12,
        /// A table of [`SignatureElement`]; experimental, as are those of stages.
        SignatureElementTable = 13,
        /// A table of [`VsInfo`].
        VSInfoTable = 14,
        /// A table of [`PsInfo`].
        PSInfoTable = 15,
        /// A table of [`HsInfo`].
        HSInfoTable = 16,
        /// A table of [`DsInfo`].
        DSInfoTable = 17,
        /// A table of [`GsInfo`].
        GSInfoTable = 18,
        /// A table of [`CsInfo`].
        CSInfoTable = 19,
        /// A table of [`MsInfo`].
        MSInfoTable = 20,
        /// A table of [`AsInfo`].
        ASInfoTable = 21,
        /// A table of [`PdbInfo`], in program databases only.
        DxilPdbInfoTable = 0x1_0001,
        /// A table of [`PdbSource`], in program databases only.
        DxilPdbInfoSourceTable = 0x1_0002,
        /// A table of [`PdbLibrary`], in program databases only.
        DxilPdbInfoLibraryTable = 0x1_0003,
    }
}
