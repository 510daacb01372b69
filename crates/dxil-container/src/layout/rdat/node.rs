//! Nodes of work graphs.

use dxil_format::{NodeIoFlags, NodeLaunchType};

use super::{ArrayRef, NodeShaderFuncAttrib, NodeShaderIoAttrib, RecordRef, StringRef};
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
        /// The kind of launch.
        pub launch_type: NodeLaunchType,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
        /// Other facts about it.
        pub attribs: ArrayRef<RecordRef<NodeShaderFuncAttrib>>,
        /// Its outputs.
        pub outputs: ArrayRef<RecordRef<IoNode>>,
        /// Its inputs.
        pub inputs: ArrayRef<RecordRef<IoNode>>,
    }
}

record! {
    /// An input or output of a node.
    pub struct IoNode {
        /// Its kind and flags.
        pub io_flags_and_kind: NodeIoFlags,
        /// Other facts about it.
        pub attribs: ArrayRef<RecordRef<NodeShaderIoAttrib>>,
    }
}
