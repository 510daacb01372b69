//! Nodes of work graphs.

use alloc::vec::Vec;

use bstr::BString;

use super::RdatBuilder;
use super::source::Source;
use crate::Error;
use crate::layout::rdat::{
    ArrayRef, IoNode, NodeFuncAttrib, NodeId, NodeIoAttrib, NodeIoFlags, NodeLaunchType,
    NodeShaderFuncAttrib, NodeShaderInfo, RecordDispatchGrid, RecordRef,
};

/// A function of a [`Library`](super::Library) as a node of a work graph.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryNode {
    /// How it is launched.
    pub launch_type: NodeLaunchType,
    /// Bytes of group-shared memory that it may use.
    pub group_shared_bytes_used: u32,
    /// Its name.
    pub id: Option<LibraryNodeName>,
    /// Threads of a group: x, y and z.
    pub num_threads: Option<[u32; 3]>,
    /// Its index in the table of local root arguments.
    pub local_root_arguments_table_index: Option<u32>,
    /// The node whose input it shares.
    pub share_input_of: Option<LibraryNodeName>,
    /// Thread groups of a broadcasting node.
    pub dispatch_grid: Option<[u32; 3]>,
    /// How often it may output to itself.
    pub max_recursion_depth: Option<u32>,
    /// The most thread groups of a broadcasting node whose records say how many.
    pub max_dispatch_grid: Option<[u32; 3]>,
    /// Its inputs.
    pub inputs: Vec<LibraryNodeIo>,
    /// Its outputs.
    pub outputs: Vec<LibraryNodeIo>,
}

/// The name of a [`LibraryNode`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryNodeName {
    /// Its name.
    pub name: BString,
    /// Its index among the nodes of this name.
    pub index: u32,
}

/// An input or output of a [`LibraryNode`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryNodeIo {
    /// Its kind and flags.
    pub flags: NodeIoFlags,
    /// The node to which it outputs.
    pub output_id: Option<LibraryNodeName>,
    /// Nodes of an array; the largest number where it has no bound. Each output says it.
    pub output_array_size: Option<u32>,
    /// The most records.
    pub max_records: Option<u32>,
    /// The index of the output with which it shares the most records.
    pub max_records_shared_with: Option<u32>,
    /// 1 if nodes of an array may be absent.
    pub allow_sparse_nodes: Option<u32>,
    /// Bytes of a record.
    pub record_size: Option<u32>,
    /// Where records have the size of the grid.
    pub record_dispatch_grid: Option<RecordDispatchGrid>,
    /// Alignment of a record in bytes.
    pub record_alignment: Option<u32>,
}

impl LibraryNode {
    pub(super) fn read(
        source: &Source<'_, '_>,
        node: RecordRef<NodeShaderInfo>,
    ) -> Result<Self, Error> {
        use NodeFuncAttrib as A;
        let info = source.record(node)?;
        let ios = |list: ArrayRef<RecordRef<IoNode>>| {
            source
                .array(list)?
                .iter()
                .map(|io| LibraryNodeIo::read(source, io))
                .collect::<Result<Vec<_>, Error>>()
        };
        let mut node = Self {
            launch_type: info.launch_type,
            group_shared_bytes_used: info.group_shared_bytes_used,
            inputs: ios(info.inputs)?,
            outputs: ios(info.outputs)?,
            ..Self::default()
        };
        for attrib in source.array(info.attribs)? {
            match source.record(attrib)?.attrib() {
                A::Id(id) => node.id = Some(LibraryNodeName::read(source, id)?),
                A::NumThreads(threads) => node.num_threads = Some(source.xyz(threads)?),
                A::ShareInputOf(id) => {
                    node.share_input_of = Some(LibraryNodeName::read(source, id)?);
                }
                A::DispatchGrid(grid) => node.dispatch_grid = Some(source.xyz(grid)?),
                A::MaxRecursionDepth(depth) => node.max_recursion_depth = Some(depth),
                A::LocalRootArgumentsTableIndex(index) => {
                    node.local_root_arguments_table_index = Some(index);
                }
                A::MaxDispatchGrid(grid) => node.max_dispatch_grid = Some(source.xyz(grid)?),
                A::Unknown(..) => {}
            }
        }
        Ok(node)
    }

    pub(super) fn add(&self, rdat: &mut RdatBuilder) -> RecordRef<NodeShaderInfo> {
        let attribs = self.add_attribs(rdat);
        let inputs: Vec<_> = self.inputs.iter().map(|io| io.add(rdat)).collect();
        let inputs = rdat.array(&inputs);
        let outputs: Vec<_> = self.outputs.iter().map(|io| io.add(rdat)).collect();
        let outputs = rdat.array(&outputs);
        rdat.record(NodeShaderInfo {
            launch_type: self.launch_type,
            group_shared_bytes_used: self.group_shared_bytes_used,
            attribs,
            outputs,
            inputs,
        })
    }

    /// Adds what it says, and what that refers to, in DXC's order.
    fn add_attribs(&self, rdat: &mut RdatBuilder) -> ArrayRef<RecordRef<NodeShaderFuncAttrib>> {
        use NodeFuncAttrib as A;
        let attribs = [
            self.id.as_ref().map(|id| A::Id(id.add(rdat))),
            self.num_threads.map(|threads| A::NumThreads(rdat.array(&threads))),
            self.local_root_arguments_table_index.map(A::LocalRootArgumentsTableIndex),
            self.share_input_of.as_ref().map(|id| A::ShareInputOf(id.add(rdat))),
            self.dispatch_grid.map(|grid| A::DispatchGrid(rdat.array(&grid))),
            self.max_recursion_depth.map(A::MaxRecursionDepth),
            self.max_dispatch_grid.map(|grid| A::MaxDispatchGrid(rdat.array(&grid))),
        ];
        let attribs = attribs.into_iter().flatten();
        let attribs: Vec<_> = attribs.map(|attrib| rdat.record(attrib.into())).collect();
        rdat.array(&attribs)
    }
}

impl LibraryNodeIo {
    fn read(source: &Source<'_, '_>, io: RecordRef<IoNode>) -> Result<Self, Error> {
        use NodeIoAttrib as A;
        let info = source.record(io)?;
        let mut io = Self { flags: info.io_flags_and_kind, ..Self::default() };
        for attrib in source.array(info.attribs)? {
            match source.record(attrib)?.attrib() {
                A::OutputId(id) => io.output_id = Some(LibraryNodeName::read(source, id)?),
                A::MaxRecords(count) => io.max_records = Some(count),
                A::MaxRecordsSharedWith(index) => io.max_records_shared_with = Some(index),
                A::RecordSizeInBytes(size) => io.record_size = Some(size),
                A::RecordDispatchGrid(grid) => io.record_dispatch_grid = Some(grid),
                A::OutputArraySize(size) => io.output_array_size = Some(size),
                A::AllowSparseNodes(allow) => io.allow_sparse_nodes = Some(allow),
                A::RecordAlignmentInBytes(alignment) => io.record_alignment = Some(alignment),
                A::Unknown(..) => {}
            }
        }
        Ok(io)
    }

    /// Adds it, what it says in DXC's order, and what that refers to.
    fn add(&self, rdat: &mut RdatBuilder) -> RecordRef<IoNode> {
        use NodeIoAttrib as A;
        let attribs = [
            self.output_id.as_ref().map(|id| A::OutputId(id.add(rdat))),
            self.output_array_size.map(A::OutputArraySize),
            self.max_records.map(A::MaxRecords),
            self.max_records_shared_with.map(A::MaxRecordsSharedWith),
            self.allow_sparse_nodes.map(A::AllowSparseNodes),
            self.record_size.map(A::RecordSizeInBytes),
            self.record_dispatch_grid.map(A::RecordDispatchGrid),
            self.record_alignment.map(A::RecordAlignmentInBytes),
        ];
        let attribs = attribs.into_iter().flatten();
        let attribs: Vec<_> = attribs.map(|attrib| rdat.record(attrib.into())).collect();
        let attribs = rdat.array(&attribs);
        rdat.record(IoNode { io_flags_and_kind: self.flags, attribs })
    }
}

impl LibraryNodeName {
    fn read(source: &Source<'_, '_>, id: RecordRef<NodeId>) -> Result<Self, Error> {
        let id = source.record(id)?;
        Ok(Self { name: source.string(id.name)?, index: id.index })
    }

    fn add(&self, rdat: &mut RdatBuilder) -> RecordRef<NodeId> {
        let name = rdat.string(&self.name);
        rdat.record(NodeId { name, index: self.index })
    }
}
