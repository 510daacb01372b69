//! Nodes of work graphs.

use super::{ArrayRef, NodeShaderFuncAttrib, NodeShaderIoAttrib, RecordRef, StringRef};
use crate::flags::flags;
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
