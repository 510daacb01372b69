//! `RDAT`: what the runtime must know of a library.

mod builder;
mod library;
mod node;
mod source;
mod subobject;
mod table;

pub use builder::RdatBuilder;
pub use library::{Library, LibraryFunction, LibraryResource};
pub use node::{LibraryNode, LibraryNodeIo, LibraryNodeName};
pub use subobject::{LibrarySubobject, LibrarySubobjectContent};
pub(super) use table::MAX_STRIDE;
pub use table::{RdatRecord, Table};

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use bstr::BString;

use crate::layout::rdat::{
    self, AsInfo, CsInfo, DsInfo, FunctionInfo2, GsInfo, Header, HsInfo, IoNode, MsInfo, NodeId,
    NodeShaderFuncAttrib, NodeShaderInfo, NodeShaderIoAttrib, PartHeader, PartType, PdbInfo,
    PdbLibrary, PdbSource, PsInfo, ResourceInfo, Subobject, VsInfo,
};
use crate::{Record, read};

/// The facts that the runtime needs about a library: heaps, and tables whose records refer to them.
///
/// [`RdatBuilder`] makes one. Parts that are empty are not written.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rdat {
    /// The version, unless it is [the known one](Header::VERSION).
    pub version: Option<u32>,
    /// Strings that end with a zero byte.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub strings: BString,
    /// Arrays of numbers, each after the number of its elements.
    pub index_arrays: Vec<u32>,
    /// Bytes that records refer to.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub raw_bytes: Vec<u8>,
    /// Resources.
    pub resources: Table<ResourceInfo>,
    /// Functions. Their records are 52 bytes long since validator 1.8, 44 before.
    pub functions: Table<FunctionInfo2>,
    /// Subobjects.
    pub subobjects: Table<Subobject>,
    /// Names of nodes.
    pub node_ids: Table<NodeId>,
    /// Attributes of nodes.
    pub node_shader_func_attribs: Table<NodeShaderFuncAttrib>,
    /// Attributes of inputs and outputs of nodes.
    pub node_shader_io_attribs: Table<NodeShaderIoAttrib>,
    /// Inputs and outputs of nodes.
    pub io_nodes: Table<IoNode>,
    /// Shaders that are nodes.
    pub node_shader_infos: Table<NodeShaderInfo>,
    /// Elements of signatures.
    pub signature_elements: Table<rdat::SignatureElement>,
    /// Vertex shaders.
    pub vs_infos: Table<VsInfo>,
    /// Pixel shaders.
    pub ps_infos: Table<PsInfo>,
    /// Hull shaders.
    pub hs_infos: Table<HsInfo>,
    /// Domain shaders.
    pub ds_infos: Table<DsInfo>,
    /// Geometry shaders.
    pub gs_infos: Table<GsInfo>,
    /// Compute shaders.
    pub cs_infos: Table<CsInfo>,
    /// Mesh shaders.
    pub ms_infos: Table<MsInfo>,
    /// Amplification shaders.
    pub as_infos: Table<AsInfo>,
    /// Libraries of a program database.
    pub pdb_libraries: Table<PdbLibrary>,
    /// Source files of a program database.
    pub pdb_sources: Table<PdbSource>,
    /// The compilation that a program database describes.
    pub pdb_infos: Table<PdbInfo>,
    /// Parts that this version does not know, each type once, and their bytes.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub unknown: Vec<(PartType, Vec<u8>)>,
    /// The order of the parts, each type once, unless it is [DXC's](Self::DXC_ORDER). Parts that it does
    /// not name come after the others.
    pub order: Option<Vec<PartType>>,
    /// Bytes after the parts.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl Rdat {
    /// The order in which DXC writes parts.
    pub const DXC_ORDER: &'static [PartType] = &[
        PartType::StringBuffer,
        PartType::ResourceTable,
        PartType::FunctionTable,
        PartType::IndexArrays,
        PartType::RawBytes,
        PartType::SubobjectTable,
        PartType::NodeIDTable,
        PartType::NodeShaderFuncAttribTable,
        PartType::NodeShaderIOAttribTable,
        PartType::IONodeTable,
        PartType::NodeShaderInfoTable,
        PartType::SignatureElementTable,
        PartType::VSInfoTable,
        PartType::PSInfoTable,
        PartType::HSInfoTable,
        PartType::DSInfoTable,
        PartType::GSInfoTable,
        PartType::CSInfoTable,
        PartType::MSInfoTable,
        PartType::ASInfoTable,
        PartType::DxilPdbInfoLibraryTable,
        PartType::DxilPdbInfoSourceTable,
        PartType::DxilPdbInfoTable,
    ];

    /// The bytes of the tables without a container around them, as `PDBI` has them.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let unknown = self.unknown.iter().map(|(part_type, bytes)| (*part_type, &bytes[..]));
        let unknown = unknown.collect();
        let parts = self.part_types().map(|it| (it, self.part_bytes(it, &unknown)));
        let parts: Vec<_> = parts.filter(|(_, bytes)| !bytes.is_empty()).collect();
        let version = self.version.unwrap_or(Header::VERSION);
        Header { version, part_count: parts.len() as u32 }.encode(out);
        let mut offset = Header::SIZE + 4 * parts.len();
        for (_, bytes) in &parts {
            out.extend_from_slice(&(offset as u32).to_le_bytes());
            offset += PartHeader::SIZE + bytes.len();
        }
        for (part_type, bytes) in parts {
            PartHeader { part_type, size: bytes.len() as u32 }.encode(out);
            out.extend_from_slice(&bytes);
        }
        out.extend_from_slice(&self.trailing);
    }

    /// The types of all parts in their order, each once.
    fn part_types(&self) -> impl Iterator<Item = PartType> {
        let mut seen = BTreeSet::new();
        let unknown = self.unknown.iter().map(|(part_type, _)| part_type);
        let all = self.order.iter().flatten().chain(Self::DXC_ORDER).chain(unknown);
        all.copied().filter(move |part_type| seen.insert(*part_type))
    }

    /// The bytes of a part, filled up to a multiple of 4.
    fn part_bytes(&self, part_type: PartType, unknown: &BTreeMap<PartType, &[u8]>) -> Vec<u8> {
        let mut out = Vec::new();
        match part_type {
            PartType::StringBuffer => out.extend_from_slice(&self.strings),
            PartType::IndexArrays => {
                self.index_arrays.iter().for_each(|it| out.extend_from_slice(&it.to_le_bytes()));
            }
            PartType::RawBytes => out.extend_from_slice(&self.raw_bytes),
            _ if Self::is_known(part_type) => self.write_table(part_type, &mut out),
            _ => out.extend_from_slice(unknown.get(&part_type).copied().unwrap_or_default()),
        }
        out.resize(out.len().next_multiple_of(4), 0);
        out
    }

    /// Whether a part of this type has a place of its own.
    fn is_known(part_type: PartType) -> bool {
        Self::DXC_ORDER.contains(&part_type)
    }
}

impl From<&read::Rdat<'_>> for Rdat {
    fn from(view: &read::Rdat<'_>) -> Self {
        let heap = |part_type| view.part(part_type).map_or(&[][..], |part| part.data.into_inner());
        let order: Vec<_> = view.parts().map(|part| part.header.part_type).collect();
        let mut places = Self::DXC_ORDER.iter();
        let is_dxc_order = order.iter().all(|it| places.any(|place| place == it));
        let unknown = view.parts().filter(|part| !Self::is_known(part.header.part_type));
        let version = view.header.version;
        let mut rdat = Self {
            version: (version != Header::VERSION).then_some(version),
            strings: heap(PartType::StringBuffer).into(),
            index_arrays: heap(PartType::IndexArrays).chunks(4).map(number).collect(),
            raw_bytes: heap(PartType::RawBytes).to_vec(),
            unknown: unknown.map(|part| (part.header.part_type, part.data.to_vec())).collect(),
            order: (!is_dxc_order).then_some(order),
            trailing: view.trailing.to_vec(),
            ..Self::default()
        };
        rdat.read_tables(view);
        rdat
    }
}

/// The number in these bytes, of which there are four or fewer.
fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte))
}
