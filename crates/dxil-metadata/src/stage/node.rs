//! Nodes of work graphs.

use bstr::BString;
use dxil_format::NodeIoFlags;

use crate::structure::{structure, tags};

structure! {
    /// The name of a node.
    #[derive(Eq)]
    pub struct NodeId = "the name of a node" {
        /// The name.
        pub name: BString,
        /// The index among the nodes of this name.
        pub index: u32,
    }
}

tags! {
    /// An input or output of a node.
    pub struct NodeIo = "an input or output of a node";

    /// A property of an input or output of a node.
    pub enum NodeIoProperty {
        /// The kind and flags.
        1 => Flags, flags: NodeIoFlags,
        /// The type of the records.
        2 => RecordType, record_type: NodeRecordType,
        /// The largest number of records.
        3 => MaxRecords, max_records: u32,
        /// The number of nodes of an array; `u32::MAX` for an array without bound.
        5 => OutputArraySize, output_array_size: u32,
        /// The index of the output with which it shares the largest number of records.
        4 => MaxRecordsSharedWith, max_records_shared_with: u32,
        /// Whether nodes of an array may be absent.
        6 => AllowSparseNodes, allow_sparse_nodes: bool,
        /// The node that it outputs to.
        0 => OutputId, output_id: NodeId,
    }
}

tags! {
    /// The type of the records of an input or output of a node.
    pub struct NodeRecordType = "a record of a node";

    /// A property of the type of records.
    pub enum NodeRecordTypeProperty {
        /// The size in bytes.
        0 => Size, size: u32,
        /// The field with the number of thread groups.
        1 => DispatchGrid, dispatch_grid: RecordDispatchGrid,
        /// The alignment in bytes.
        2 => Alignment, alignment: u32,
    }
}

structure! {
    /// The field of a record with the number of thread groups: `SV_DispatchGrid`.
    #[derive(Copy, Eq)]
    pub struct RecordDispatchGrid = "the dispatch grid of a record" {
        /// The offset in the record, in bytes.
        pub byte_offset: u32,
        /// The type of the components: the number of a [`ComponentType`](dxil_format::ComponentType), or one of more bits than
        /// these have.
        pub component_type: u32,
        /// The number of components.
        pub num_components: u32,
    }
}
