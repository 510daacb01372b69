//! Nodes of work graphs.

use dxil_container::layout::rdat::RecordDispatchGrid;
use dxil_container::write::{LibraryNode, LibraryNodeIo, LibraryNodeName};
use dxil_format::NodeIoFlags;
use dxil_metadata::EntryProperties;
use dxil_metadata::stage::{self, NodeId, NodeIo};

/// The node that an entry point is.
pub(super) fn node(properties: &EntryProperties, group_shared_bytes: u32) -> LibraryNode {
    let index = properties.node_local_root_arguments_table_index().copied();
    LibraryNode {
        launch_type: properties.node_launch_type().copied().unwrap_or_default(),
        group_shared_bytes_used: group_shared_bytes,
        id: properties.node_id().and_then(given),
        num_threads: properties.num_threads().copied(),
        local_root_arguments_table_index: index.filter(|index| *index != u32::MAX),
        share_input_of: properties.share_input_of().and_then(given),
        dispatch_grid: properties.node_dispatch_grid().copied(),
        max_recursion_depth: properties.node_max_recursion_depth().copied(),
        max_dispatch_grid: properties.node_max_dispatch_grid().copied(),
        inputs: properties.node_inputs().into_iter().flatten().map(input).collect(),
        outputs: properties.node_outputs().into_iter().flatten().map(output).collect(),
    }
}

/// An output, of which DXC states a name and the size of its array also if it has none. One whose flags are not those of an output
/// has neither.
fn output(io: &NodeIo) -> LibraryNodeIo {
    if !io.flags().is_some_and(|it| it.contains(NodeIoFlags::Output)) {
        return input(io);
    }
    LibraryNodeIo {
        output_id: Some(io.output_id().map(name).unwrap_or_default()),
        output_array_size: Some(io.output_array_size().copied().unwrap_or(0)),
        max_records_shared_with: io.max_records_shared_with().copied(),
        allow_sparse_nodes: io.allow_sparse_nodes().map(|allow| (*allow).into()),
        ..input(io)
    }
}

/// The name of a node, which DXC leaves out if it is empty.
fn given(id: &NodeId) -> Option<LibraryNodeName> {
    (!id.name.is_empty()).then(|| name(id))
}

fn name(id: &NodeId) -> LibraryNodeName {
    LibraryNodeName { name: id.name.clone(), index: id.index }
}

/// What inputs and outputs have. Of a record without a size, DXC states nothing.
fn input(io: &NodeIo) -> LibraryNodeIo {
    let record = io.record_type().filter(|record| record.size().is_some_and(|size| *size != 0));
    let flags = io.flags().copied().unwrap_or_default();
    let is_known = flags.contains(NodeIoFlags::Input) || flags.contains(NodeIoFlags::Output);
    LibraryNodeIo {
        flags,
        max_records: io.max_records().copied().filter(|count| is_known && *count != 0),
        record_size: record.and_then(|record| record.size()).copied(),
        record_dispatch_grid: record.and_then(|record| record.dispatch_grid()).map(dispatch_grid),
        record_alignment: record.and_then(|it| it.alignment()).copied().filter(|it| *it != 0),
        ..LibraryNodeIo::default()
    }
}

fn dispatch_grid(grid: &stage::RecordDispatchGrid) -> RecordDispatchGrid {
    let components = grid.num_components as u8;
    RecordDispatchGrid::new(grid.byte_offset as u16, components, grid.component_type as u16)
}
