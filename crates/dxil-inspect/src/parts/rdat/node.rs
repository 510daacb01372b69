//! Nodes of work graphs: attributes of the function, inputs and outputs.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use dxil_container::At;
use dxil_container::layout::rdat::{
    ArrayRef, FunctionInfo2, IoNode, NodeFuncAttrib, NodeId, NodeIoAttrib, NodeIoFlags,
    NodeShaderInfo, RecordRef,
};
use dxil_container::read::Rdat;

use super::super::Context;
use super::{list, string};
use crate::document::{Block, Section};
use crate::row::{Cell, Row};
use crate::style::Style;

/// The maximum number of attributes, inputs and outputs to show of a node. HLSL allows fewer, but nodes of a
/// damaged file can share long arrays.
const LIMIT: usize = 64;
/// The maximum number of attributes to show of an input or output.
const IO_LIMIT: usize = 16;

/// Adds the section of a function that is a node.
pub(super) fn add(
    section: &mut Section<'_>,
    rdat: &Rdat<'_>,
    function: &FunctionInfo2,
    reference: RecordRef<NodeShaderInfo>,
    context: &mut Context<'_>,
) {
    let name = Cell::new(string(rdat, function.unmangled_name), Style::Name);
    let title = Row::new([Cell::new("Node", Style::Title), Cell::blanks(1), name]);
    if !context.budget.spend(title.size()) {
        return;
    }
    let mut of_node = Section::new(title);
    for row in rdat.record(reference).map(|node| lines(rdat, &node)).unwrap_or_default() {
        if context.budget.spend(row.size()) {
            of_node.line(row);
        }
    }
    section.blocks.push(Block::Section(of_node));
}

/// A line for the launch, and one for each attribute, input and output.
fn lines(rdat: &Rdat<'_>, node: &At<NodeShaderInfo>) -> Vec<Row> {
    let shared = node.group_shared_bytes_used;
    let launch = format!("{} launch, {shared} bytes of group-shared memory", node.launch_type);
    let mut rows = Vec::from([Row::line(launch, Style::Plain).at(node.range())]);
    for reference in rdat.array(node.attribs).into_iter().flatten().take(LIMIT) {
        if let Ok(attrib) = rdat.record(reference) {
            let line = self::attrib(rdat, attrib.attrib());
            rows.push(Row::line(line, Style::Plain).at(attrib.range()));
        }
    }
    for (direction, nodes) in [("input", node.inputs), ("output", node.outputs)] {
        for reference in rdat.array(nodes).into_iter().flatten().take(LIMIT) {
            if let Ok(node) = rdat.record(reference) {
                let line = format!("{direction} {}", io_node(rdat, &node));
                rows.push(Row::line(line, Style::Plain).at(node.range()));
            }
        }
    }
    rows
}

/// An attribute of the function, as HLSL writes it.
fn attrib(rdat: &Rdat<'_>, attrib: NodeFuncAttrib) -> String {
    match attrib {
        NodeFuncAttrib::Id(id) => format!("NodeID({})", node_id(rdat, id)),
        NodeFuncAttrib::NumThreads(size) => format!("NumThreads({})", numbers(rdat, size)),
        NodeFuncAttrib::ShareInputOf(id) => format!("NodeShareInputOf({})", node_id(rdat, id)),
        NodeFuncAttrib::DispatchGrid(size) => {
            format!("NodeDispatchGrid({})", numbers(rdat, size))
        }
        NodeFuncAttrib::MaxRecursionDepth(depth) => format!("NodeMaxRecursionDepth({depth})"),
        NodeFuncAttrib::LocalRootArgumentsTableIndex(index) => {
            format!("NodeLocalRootArgumentsTableIndex({index})")
        }
        NodeFuncAttrib::MaxDispatchGrid(size) => {
            format!("NodeMaxDispatchGrid({})", numbers(rdat, size))
        }
        NodeFuncAttrib::Unknown(kind, value) => format!("{kind}({value})"),
    }
}

/// An input or output: its type and its attributes.
fn io_node(rdat: &Rdat<'_>, node: &IoNode) -> String {
    let flags = node.io_flags_and_kind;
    let attribs = rdat.array(node.attribs).into_iter().flatten().take(IO_LIMIT);
    let attribs = attribs.filter_map(|reference| rdat.record(reference).ok());
    let attribs = attribs.map(|attrib| io_attrib(rdat, attrib.attrib()));
    let others = NodeIoFlags(flags.0 & !0x7f);
    let others = (others.0 != 0).then(|| others.to_string());
    let attribs: Vec<_> = attribs.chain(others).collect();
    format!("{}: {}", flags.kind(), attribs.join(", "))
}

/// An attribute of an input or output.
fn io_attrib(rdat: &Rdat<'_>, attrib: NodeIoAttrib) -> String {
    match attrib {
        NodeIoAttrib::OutputId(id) => format!("NodeID({})", node_id(rdat, id)),
        NodeIoAttrib::MaxRecords(number) => format!("MaxRecords({number})"),
        NodeIoAttrib::MaxRecordsSharedWith(index) => format!("MaxRecordsSharedWith(#{index})"),
        NodeIoAttrib::RecordSizeInBytes(size) => format!("records of {size} bytes"),
        NodeIoAttrib::RecordDispatchGrid(grid) => {
            let components = grid.component_num_and_type & 3;
            format!("SV_DispatchGrid of {components} components at byte {}", grid.byte_offset)
        }
        NodeIoAttrib::OutputArraySize(u32::MAX) => "UnboundedSparseNodes".to_string(),
        NodeIoAttrib::OutputArraySize(size) => format!("NodeArraySize({size})"),
        NodeIoAttrib::AllowSparseNodes(0) => "no sparse nodes".to_string(),
        NodeIoAttrib::AllowSparseNodes(_) => "AllowSparseNodes".to_string(),
        NodeIoAttrib::RecordAlignmentInBytes(size) => format!("aligned to {size} bytes"),
        NodeIoAttrib::Unknown(kind, value) => format!("{kind}({value})"),
    }
}

fn node_id(rdat: &Rdat<'_>, id: RecordRef<NodeId>) -> String {
    match rdat.record(id) {
        Ok(id) => format!("\"{}\", {}", string(rdat, id.name), id.index),
        Err(_) => format!("#{}", id.index),
    }
}

fn numbers(rdat: &Rdat<'_>, numbers: ArrayRef<u32>) -> String {
    list(rdat, numbers, |number| number.to_string())
}
