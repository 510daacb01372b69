//! Which table holds which records.

use super::{
    AsInfo, CsInfo, DsInfo, FunctionInfo, FunctionInfo2, GsInfo, HsInfo, IoNode, MsInfo, NodeId,
    NodeShaderFuncAttrib, NodeShaderInfo, NodeShaderIoAttrib, PartType, PdbInfo, PdbLibrary,
    PdbSource, PsInfo, ResourceInfo, SignatureElement, Subobject, VsInfo,
};
use crate::Record;

/// A record that has a table.
pub trait TableRecord: Record {
    /// The table.
    const PART_TYPE: PartType;

    /// Reads a record of any version.
    fn decode_any(bytes: &[u8]) -> Option<Self> {
        Self::decode(bytes)
    }
}

/// Gives a macro all tables, in DXC's order: name, record, part.
macro_rules! for_each_table {
    ($then:ident) => {
        $then! {
            resources: ResourceInfo = ResourceTable,
            functions: FunctionInfo2 = FunctionTable,
            subobjects: Subobject = SubobjectTable,
            node_ids: NodeId = NodeIDTable,
            node_shader_func_attribs: NodeShaderFuncAttrib = NodeShaderFuncAttribTable,
            node_shader_io_attribs: NodeShaderIoAttrib = NodeShaderIOAttribTable,
            io_nodes: IoNode = IONodeTable,
            node_shader_infos: NodeShaderInfo = NodeShaderInfoTable,
            signature_elements: SignatureElement = SignatureElementTable,
            vs_infos: VsInfo = VSInfoTable,
            ps_infos: PsInfo = PSInfoTable,
            hs_infos: HsInfo = HSInfoTable,
            ds_infos: DsInfo = DSInfoTable,
            gs_infos: GsInfo = GSInfoTable,
            cs_infos: CsInfo = CSInfoTable,
            ms_infos: MsInfo = MSInfoTable,
            as_infos: AsInfo = ASInfoTable,
            pdb_libraries: PdbLibrary = DxilPdbInfoLibraryTable,
            pdb_sources: PdbSource = DxilPdbInfoSourceTable,
            pdb_infos: PdbInfo = DxilPdbInfoTable,
        }
    };
}

pub(crate) use for_each_table;

/// Implements [`TableRecord`] for all but functions, whose records come in two lengths.
macro_rules! table_records {
    ($($name:ident: $record:ident = $part:ident,)*) => {
        $(table_records!(@ $record $part);)*
    };
    (@ FunctionInfo2 $part:ident) => {};
    (@ $record:ident $part:ident) => {
        impl TableRecord for $record {
            const PART_TYPE: PartType = PartType::$part;
        }
    };
}

for_each_table!(table_records);

impl TableRecord for FunctionInfo {
    const PART_TYPE: PartType = PartType::FunctionTable;
}

impl TableRecord for FunctionInfo2 {
    const PART_TYPE: PartType = PartType::FunctionTable;

    fn decode_any(bytes: &[u8]) -> Option<Self> {
        Self::decode(bytes).or_else(|| FunctionInfo::decode(bytes).map(Self::from))
    }
}
