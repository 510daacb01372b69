//! Nodes of work graphs.

use alloc::vec::Vec;

use bstr::BString;

use super::source::Source;
use super::{RdatBuilder, RdatRecord};
use crate::Error;
use crate::layout::rdat::{
    ArrayRef, IoNode, NodeFuncAttrib, NodeId, NodeIoAttrib, NodeIoFlags, NodeLaunchType,
    NodeShaderInfo, RecordDispatchGrid, RecordRef,
};
use crate::part::{Follow, Refer};

/// Declares a structure by its own fields and by the attributes that it may have, in the order in which
/// DXC stores them.
macro_rules! with_attribs {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($(#[$own_meta:meta])* pub $own:ident: $own_ty:ty,)*
        }
        $attrib:ident {
            $($(#[$field_meta:meta])* $field:ident: $ty:ty = $kind:ident,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug, Default)]
        pub struct $name {
            $($(#[$own_meta])* pub $own: $own_ty,)*
            $($(#[$field_meta])* pub $field: Option<$ty>,)*
        }

        impl $name {
            /// Sets the value of an attribute; an attribute that this version does not know is left out.
            fn set(&mut self, attrib: $attrib, source: &Source<'_, '_>) -> Result<(), Error> {
                match attrib {
                    $($attrib::$kind(value) => self.$field = Some(source.follow(value)?),)*
                    $attrib::Unknown(..) => {}
                }
                Ok(())
            }

            /// Stores the attributes, and before them all that they refer to.
            fn add_attribs<T: RdatRecord + From<$attrib>>(
                &self,
                rdat: &mut RdatBuilder,
            ) -> ArrayRef<RecordRef<T>> {
                let attribs =
                    [$(self.$field.as_ref().map(|it| $attrib::$kind(rdat.refer(it)))),*];
                let attribs = attribs.into_iter().flatten();
                let attribs: Vec<_> = attribs.map(|it| rdat.record(T::from(it))).collect();
                rdat.array(&attribs)
            }
        }
    };
}

with_attribs! {
    /// A function of a [`Library`](super::Library) as a node of a work graph.
    pub struct LibraryNode {
        /// The kind of launch.
        pub launch_type: NodeLaunchType,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
        /// Its inputs.
        pub inputs: Vec<LibraryNodeIo>,
        /// Its outputs.
        pub outputs: Vec<LibraryNodeIo>,
    }
    NodeFuncAttrib {
        /// Its name.
        id: LibraryNodeName = Id,
        /// Threads of a group: x, y and z.
        num_threads: [u32; 3] = NumThreads,
        /// Its index in the table of local root arguments.
        local_root_arguments_table_index: u32 = LocalRootArgumentsTableIndex,
        /// The node whose input it shares.
        share_input_of: LibraryNodeName = ShareInputOf,
        /// Thread groups of a broadcasting node.
        dispatch_grid: [u32; 3] = DispatchGrid,
        /// The number of times that it may output to itself.
        max_recursion_depth: u32 = MaxRecursionDepth,
        /// The most thread groups of a broadcasting node whose records state their number.
        max_dispatch_grid: [u32; 3] = MaxDispatchGrid,
    }
}

with_attribs! {
    /// An input or output of a [`LibraryNode`].
    pub struct LibraryNodeIo {
        /// Its kind and flags.
        pub flags: NodeIoFlags,
    }
    NodeIoAttrib {
        /// The node to which it outputs.
        output_id: LibraryNodeName = OutputId,
        /// Nodes of an array; the largest number where it has no bound. Each output states it.
        output_array_size: u32 = OutputArraySize,
        /// The most records.
        max_records: u32 = MaxRecords,
        /// The index of the output with which it shares the most records.
        max_records_shared_with: u32 = MaxRecordsSharedWith,
        /// 1 if nodes of an array may be absent.
        allow_sparse_nodes: u32 = AllowSparseNodes,
        /// Bytes of a record.
        record_size: u32 = RecordSizeInBytes,
        /// The place of the grid's size in records.
        record_dispatch_grid: RecordDispatchGrid = RecordDispatchGrid,
        /// Alignment of a record in bytes.
        record_alignment: u32 = RecordAlignmentInBytes,
    }
}

/// The name of a [`LibraryNode`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryNodeName {
    /// Its name.
    pub name: BString,
    /// Its index among the nodes of this name.
    pub index: u32,
}

impl Follow<RecordRef<NodeShaderInfo>, LibraryNode> for Source<'_, '_> {
    fn follow(&self, reference: RecordRef<NodeShaderInfo>) -> Result<LibraryNode, Error> {
        let info = self.record(reference)?;
        let mut node = LibraryNode {
            launch_type: info.launch_type,
            group_shared_bytes_used: info.group_shared_bytes_used,
            inputs: self.follow(info.inputs)?,
            outputs: self.follow(info.outputs)?,
            ..LibraryNode::default()
        };
        for attrib in self.array(info.attribs)? {
            node.set(self.record(attrib)?.attrib(), self)?;
        }
        Ok(node)
    }
}

impl Refer<LibraryNode, RecordRef<NodeShaderInfo>> for RdatBuilder {
    fn refer(&mut self, node: &LibraryNode) -> RecordRef<NodeShaderInfo> {
        let attribs = node.add_attribs(self);
        let inputs = self.refer(&node.inputs);
        let outputs = self.refer(&node.outputs);
        let LibraryNode { launch_type, group_shared_bytes_used, .. } = *node;
        self.record(NodeShaderInfo {
            launch_type,
            group_shared_bytes_used,
            attribs,
            outputs,
            inputs,
        })
    }
}

impl Follow<RecordRef<IoNode>, LibraryNodeIo> for Source<'_, '_> {
    fn follow(&self, reference: RecordRef<IoNode>) -> Result<LibraryNodeIo, Error> {
        let info = self.record(reference)?;
        let mut io = LibraryNodeIo { flags: info.io_flags_and_kind, ..LibraryNodeIo::default() };
        for attrib in self.array(info.attribs)? {
            io.set(self.record(attrib)?.attrib(), self)?;
        }
        Ok(io)
    }
}

impl Refer<LibraryNodeIo, RecordRef<IoNode>> for RdatBuilder {
    fn refer(&mut self, io: &LibraryNodeIo) -> RecordRef<IoNode> {
        let attribs = io.add_attribs(self);
        self.record(IoNode { io_flags_and_kind: io.flags, attribs })
    }
}

impl Follow<RecordRef<NodeId>, LibraryNodeName> for Source<'_, '_> {
    fn follow(&self, reference: RecordRef<NodeId>) -> Result<LibraryNodeName, Error> {
        let id = self.record(reference)?;
        Ok(LibraryNodeName { name: self.follow(id.name)?, index: id.index })
    }
}

impl Refer<LibraryNodeName, RecordRef<NodeId>> for RdatBuilder {
    fn refer(&mut self, id: &LibraryNodeName) -> RecordRef<NodeId> {
        let name = self.string(&id.name);
        self.record(NodeId { name, index: id.index })
    }
}
