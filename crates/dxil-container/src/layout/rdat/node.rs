//! Nodes of work graphs.

use super::{ArrayRef, RecordRef, StringRef};
use crate::flags::flags;
use crate::layout::ComponentType;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The name of a node, since validator 1.8 as all of this.
    pub struct NodeId {
        /// Its name.
        pub name: StringRef,
        /// Its index among the nodes of this name.
        pub index: u32,
    }
}

record! {
    /// A shader that is a node.
    pub struct NodeShaderInfo {
        /// How it is launched.
        pub launch_type: NodeLaunchType,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
        /// What else is known of it.
        pub attribs: ArrayRef<RecordRef<NodeShaderFuncAttrib>>,
        /// Its outputs.
        pub outputs: ArrayRef<RecordRef<IoNode>>,
        /// Its inputs.
        pub inputs: ArrayRef<RecordRef<IoNode>>,
    }
}

open_enum! {
    /// How a node is launched.
    pub enum NodeLaunchType(u32) {
        /// Unknown.
        Invalid = 0,
        /// A grid of thread groups shares each input record.
        Broadcasting = 1,
        /// A thread group shares several input records.
        Coalescing = 2,
        /// A thread has one input record.
        Thread = 3,
        /// Reserved for mesh nodes.
        Reserved_Mesh = 4,
    }
}

record! {
    /// Something known of a node.
    pub struct NodeShaderFuncAttrib {
        /// What it says.
        pub attrib_kind: NodeFuncAttribKind,
        /// The value: see [`attrib`](Self::attrib).
        pub value: u32,
    }
}

open_enum! {
    /// What a [`NodeShaderFuncAttrib`] says.
    pub enum NodeFuncAttribKind(u32) {
        /// Nothing.
        None = 0,
        /// The node's name.
        ID = 1,
        /// Threads of a group.
        NumThreads = 2,
        /// The node whose input it shares.
        ShareInputOf = 3,
        /// Thread groups of a broadcasting node.
        DispatchGrid = 4,
        /// How often it may output to itself.
        MaxRecursionDepth = 5,
        /// Its index in the table of local root arguments.
        LocalRootArgumentsTableIndex = 6,
        /// The most thread groups of a broadcasting node whose records say how many.
        MaxDispatchGrid = 7,
        /// Reserved for a preview of mesh nodes.
        Reserved_MeshNodePreview1 = 8,
        /// Reserved for a preview of mesh nodes.
        Reserved_MeshNodePreview2 = 9,
    }
}

/// A [`NodeShaderFuncAttrib`] as what it says. Arrays have three elements: x, y and z.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeFuncAttrib {
    /// The node's name.
    Id(RecordRef<NodeId>),
    /// Threads of a group.
    NumThreads(ArrayRef<u32>),
    /// The node whose input it shares.
    ShareInputOf(RecordRef<NodeId>),
    /// Thread groups of a broadcasting node.
    DispatchGrid(ArrayRef<u32>),
    /// How often it may output to itself.
    MaxRecursionDepth(u32),
    /// Its index in the table of local root arguments.
    LocalRootArgumentsTableIndex(u32),
    /// The most thread groups of a broadcasting node whose records say how many.
    MaxDispatchGrid(ArrayRef<u32>),
    /// A kind that this version does not know, and its value.
    Unknown(NodeFuncAttribKind, u32),
}

impl NodeShaderFuncAttrib {
    /// What it says.
    #[must_use]
    pub fn attrib(&self) -> NodeFuncAttrib {
        use {NodeFuncAttrib as A, NodeFuncAttribKind as K};
        let value = self.value;
        match self.attrib_kind {
            K::ID => A::Id(RecordRef::new(value)),
            K::NumThreads => A::NumThreads(ArrayRef::new(value)),
            K::ShareInputOf => A::ShareInputOf(RecordRef::new(value)),
            K::DispatchGrid => A::DispatchGrid(ArrayRef::new(value)),
            K::MaxRecursionDepth => A::MaxRecursionDepth(value),
            K::LocalRootArgumentsTableIndex => A::LocalRootArgumentsTableIndex(value),
            K::MaxDispatchGrid => A::MaxDispatchGrid(ArrayRef::new(value)),
            kind => A::Unknown(kind, value),
        }
    }
}

impl From<NodeFuncAttrib> for NodeShaderFuncAttrib {
    fn from(attrib: NodeFuncAttrib) -> Self {
        use {NodeFuncAttrib as A, NodeFuncAttribKind as K};
        let (attrib_kind, value) = match attrib {
            A::Id(id) => (K::ID, id.index),
            A::NumThreads(threads) => (K::NumThreads, threads.offset),
            A::ShareInputOf(id) => (K::ShareInputOf, id.index),
            A::DispatchGrid(grid) => (K::DispatchGrid, grid.offset),
            A::MaxRecursionDepth(depth) => (K::MaxRecursionDepth, depth),
            A::LocalRootArgumentsTableIndex(index) => (K::LocalRootArgumentsTableIndex, index),
            A::MaxDispatchGrid(grid) => (K::MaxDispatchGrid, grid.offset),
            A::Unknown(kind, value) => (kind, value),
        };
        Self { attrib_kind, value }
    }
}

record! {
    /// An input or output of a node.
    pub struct IoNode {
        /// Its kind and flags.
        pub io_flags_and_kind: NodeIoFlags,
        /// What else is known of it.
        pub attribs: ArrayRef<RecordRef<NodeShaderIoAttrib>>,
    }
}

flags! {
    /// What an input or output of a node is. The lowest seven bits are its [`NodeIoKind`].
    pub struct NodeIoFlags(u32) {
        /// It is an input.
        Input = 0,
        /// It is an output.
        Output = 1,
        /// It can be written.
        ReadWrite = 2,
        /// Its records are empty.
        EmptyRecord = 3,
        /// It is an array of nodes.
        NodeArray = 4,
        /// Each thread has a record. With [`GroupRecord`](Self::GroupRecord): all groups share one.
        ThreadRecord = 5,
        /// Each group has records.
        GroupRecord = 6,
        /// It is known which groups share the records.
        TrackRWInputSharing = 8,
        /// Writes are seen by all thread groups.
        GloballyCoherent = 9,
    }
}

impl NodeIoFlags {
    /// Which type of the language it is.
    #[must_use]
    pub fn kind(self) -> NodeIoKind {
        NodeIoKind(self.0 & 0x7f)
    }
}

open_enum! {
    /// The types of the language that are inputs and outputs of nodes.
    pub enum NodeIoKind(u32) {
        /// Unknown.
        Invalid = 0x00,
        /// `EmptyNodeInput`.
        EmptyInput = 0x09,
        /// `NodeOutput`.
        NodeOutput = 0x06,
        /// `NodeOutputArray`.
        NodeOutputArray = 0x16,
        /// `EmptyNodeOutput`.
        EmptyOutput = 0x0a,
        /// `EmptyNodeOutputArray`.
        EmptyOutputArray = 0x1a,
        /// `DispatchNodeInputRecord`.
        DispatchNodeInputRecord = 0x61,
        /// `RWDispatchNodeInputRecord`.
        RWDispatchNodeInputRecord = 0x65,
        /// `GroupNodeInputRecords`.
        GroupNodeInputRecords = 0x41,
        /// `RWGroupNodeInputRecords`.
        RWGroupNodeInputRecords = 0x45,
        /// `ThreadNodeInputRecord`.
        ThreadNodeInputRecord = 0x21,
        /// `RWThreadNodeInputRecord`.
        RWThreadNodeInputRecord = 0x25,
        /// `GroupNodeOutputRecords`.
        GroupNodeOutputRecords = 0x46,
        /// `ThreadNodeOutputRecords`.
        ThreadNodeOutputRecords = 0x26,
    }
}

record! {
    /// Something known of an input or output.
    pub struct NodeShaderIoAttrib {
        /// What it says.
        pub attrib_kind: NodeIoAttribKind,
        /// The value: see [`attrib`](Self::attrib).
        pub value: u32,
    }
}

open_enum! {
    /// What a [`NodeShaderIoAttrib`] says.
    pub enum NodeIoAttribKind(u32) {
        /// Nothing.
        None = 0,
        /// The node to which it outputs.
        OutputID = 1,
        /// The most records.
        MaxRecords = 2,
        /// The output with which it shares the most records.
        MaxRecordsSharedWith = 3,
        /// Bytes of a record.
        RecordSizeInBytes = 4,
        /// Where records have the size of the grid.
        RecordDispatchGrid = 5,
        /// Nodes of an array.
        OutputArraySize = 6,
        /// Whether nodes of an array may be absent.
        AllowSparseNodes = 7,
        /// Alignment of a record in bytes.
        RecordAlignmentInBytes = 8,
    }
}

/// A [`NodeShaderIoAttrib`] as what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeIoAttrib {
    /// The node to which it outputs.
    OutputId(RecordRef<NodeId>),
    /// The most records.
    MaxRecords(u32),
    /// The index of the output with which it shares the most records.
    MaxRecordsSharedWith(u32),
    /// Bytes of a record.
    RecordSizeInBytes(u32),
    /// Where records have the size of the grid.
    RecordDispatchGrid(RecordDispatchGrid),
    /// Nodes of an array; the largest number where it has no bound.
    OutputArraySize(u32),
    /// 1 if nodes of an array may be absent.
    AllowSparseNodes(u32),
    /// Alignment of a record in bytes.
    RecordAlignmentInBytes(u32),
    /// A kind that this version does not know, and its value.
    Unknown(NodeIoAttribKind, u32),
}

/// Where records of a node have the size of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordDispatchGrid {
    /// Bytes from the start of the record.
    pub byte_offset: u16,
    /// Number of components in the low two bits, component type from bit 2 on.
    pub component_num_and_type: u16,
}

impl RecordDispatchGrid {
    /// So many components, from 1 to 3, of this type, at this byte of the record.
    #[must_use]
    pub fn new(byte_offset: u16, components: u8, component_type: ComponentType) -> Self {
        let component_num_and_type = u16::from(component_type.0) << 2 | u16::from(components & 3);
        Self { byte_offset, component_num_and_type }
    }

    /// The number of components.
    #[must_use]
    pub fn components(self) -> u8 {
        (self.component_num_and_type & 3) as u8
    }

    /// The type of the components; its lowest eight bits, should there be more.
    #[must_use]
    pub fn component_type(self) -> ComponentType {
        ComponentType((self.component_num_and_type >> 2) as u8)
    }
}

impl NodeShaderIoAttrib {
    /// What it says.
    #[must_use]
    pub fn attrib(&self) -> NodeIoAttrib {
        use {NodeIoAttrib as A, NodeIoAttribKind as K};
        let value = self.value;
        match self.attrib_kind {
            K::OutputID => A::OutputId(RecordRef::new(value)),
            K::MaxRecords => A::MaxRecords(value),
            K::MaxRecordsSharedWith => A::MaxRecordsSharedWith(value),
            K::RecordSizeInBytes => A::RecordSizeInBytes(value),
            K::RecordDispatchGrid => A::RecordDispatchGrid(RecordDispatchGrid {
                byte_offset: value as u16,
                component_num_and_type: (value >> 16) as u16,
            }),
            K::OutputArraySize => A::OutputArraySize(value),
            K::AllowSparseNodes => A::AllowSparseNodes(value),
            K::RecordAlignmentInBytes => A::RecordAlignmentInBytes(value),
            kind => A::Unknown(kind, value),
        }
    }
}

impl From<NodeIoAttrib> for NodeShaderIoAttrib {
    fn from(attrib: NodeIoAttrib) -> Self {
        use {NodeIoAttrib as A, NodeIoAttribKind as K};
        let (attrib_kind, value) = match attrib {
            A::OutputId(id) => (K::OutputID, id.index),
            A::MaxRecords(count) => (K::MaxRecords, count),
            A::MaxRecordsSharedWith(index) => (K::MaxRecordsSharedWith, index),
            A::RecordSizeInBytes(size) => (K::RecordSizeInBytes, size),
            A::RecordDispatchGrid(grid) => {
                let high = u32::from(grid.component_num_and_type) << 16;
                (K::RecordDispatchGrid, high | u32::from(grid.byte_offset))
            }
            A::OutputArraySize(size) => (K::OutputArraySize, size),
            A::AllowSparseNodes(allow) => (K::AllowSparseNodes, allow),
            A::RecordAlignmentInBytes(alignment) => (K::RecordAlignmentInBytes, alignment),
            A::Unknown(kind, value) => (kind, value),
        };
        Self { attrib_kind, value }
    }
}
