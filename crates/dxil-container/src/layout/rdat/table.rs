//! The tables and their records.

use super::{
    AsInfo, CsInfo, DsInfo, FunctionInfo2, GsInfo, HsInfo, IoNode, MsInfo, NodeId,
    NodeShaderFuncAttrib, NodeShaderInfo, NodeShaderIoAttrib, PartType, PdbInfo, PdbLibrary,
    PdbSource, PsInfo, ResourceInfo, SignatureElement, Subobject, VsInfo,
};
use crate::Record;

/// A record that has a table.
pub trait TableRecord: Record {
    /// The table.
    const PART_TYPE: PartType;
    /// Bytes of a record of the oldest version.
    const LEAST: usize;
}

/// Gives a macro all tables: their content, name, record and part. They are in DXC's order, which has
/// the heaps between the two groups.
macro_rules! for_each_table {
    ($then:ident) => {
        $then! {
            {
                /// Resources.
                resources: ResourceInfo = ResourceTable,
                /// Functions. Their records are 52 bytes long since validator 1.8, 44 before.
                functions: FunctionInfo2 = FunctionTable,
            }
            {
                /// Subobjects.
                subobjects: Subobject = SubobjectTable,
                /// Names of nodes.
                node_ids: NodeId = NodeIDTable,
                /// Attributes of nodes.
                node_shader_func_attribs: NodeShaderFuncAttrib = NodeShaderFuncAttribTable,
                /// Attributes of inputs and outputs of nodes.
                node_shader_io_attribs: NodeShaderIoAttrib = NodeShaderIOAttribTable,
                /// Inputs and outputs of nodes.
                io_nodes: IoNode = IONodeTable,
                /// Shaders that are nodes.
                node_shader_infos: NodeShaderInfo = NodeShaderInfoTable,
                /// Elements of signatures.
                signature_elements: SignatureElement = SignatureElementTable,
                /// Vertex shaders.
                vs_infos: VsInfo = VSInfoTable,
                /// Pixel shaders.
                ps_infos: PsInfo = PSInfoTable,
                /// Hull shaders.
                hs_infos: HsInfo = HSInfoTable,
                /// Domain shaders.
                ds_infos: DsInfo = DSInfoTable,
                /// Geometry shaders.
                gs_infos: GsInfo = GSInfoTable,
                /// Compute shaders.
                cs_infos: CsInfo = CSInfoTable,
                /// Mesh shaders.
                ms_infos: MsInfo = MSInfoTable,
                /// Amplification shaders.
                as_infos: AsInfo = ASInfoTable,
                /// Libraries of a program database.
                pdb_libraries: PdbLibrary = DxilPdbInfoLibraryTable,
                /// Source files of a program database.
                pdb_sources: PdbSource = DxilPdbInfoSourceTable,
                /// The compilation that a program database describes.
                pdb_infos: PdbInfo = DxilPdbInfoTable,
            }
        }
    };
}

pub(crate) use for_each_table;

macro_rules! table_records {
    ($({$($(#[$meta:meta])* $name:ident: $record:ident = $part:ident,)*})*) => {$($(
        impl TableRecord for $record {
            const PART_TYPE: PartType = PartType::$part;
            const LEAST: usize = table_records!(@least $record);
        }
    )*)*};
    (@least FunctionInfo2) => { FunctionInfo2::OLD_SIZE };
    (@least $record:ident) => { $record::SIZE };
}

for_each_table!(table_records);
