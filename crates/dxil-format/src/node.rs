//! Nodes of work graphs.

use crate::{flags, open_enum};

open_enum! {
    /// The way in which a node is launched.
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

flags! {
    /// Properties of an input or output of a node. The lowest seven bits are the [`NodeIoKind`].
    pub struct NodeIoFlags(u32) {
        /// It is an input.
        Input = 0,
        /// It is an output.
        Output = 1,
        /// The shader can write it.
        ReadWrite = 2,
        /// Its records are empty.
        EmptyRecord = 3,
        /// It is an array of nodes.
        NodeArray = 4,
        /// Each thread has a record. With [`GroupRecord`](Self::GroupRecord): all groups share one.
        ThreadRecord = 5,
        /// Each group has records.
        GroupRecord = 6,
        /// The device tracks the groups that share the records.
        TrackRWInputSharing = 8,
        /// All thread groups see the writes.
        GloballyCoherent = 9,
    }
}

open_enum! {
    /// The HLSL type of an input or output of a node.
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

impl NodeIoFlags {
    /// The type of the input or output in HLSL.
    #[must_use]
    pub fn kind(self) -> NodeIoKind {
        NodeIoKind(self.0 & 0x7f)
    }
}
