//! Nodes of work graphs: attributes of the function, inputs and outputs.

use dxil_container::layout::rdat::{
    ArrayRef, FunctionInfo2, IoNode, NodeFuncAttrib, NodeId, NodeIoAttrib, NodeIoFlags,
    NodeShaderInfo, RecordRef,
};
use dxil_container::read::Rdat;

use super::{list, string};
use crate::page::Page;
use crate::text::{NAME, TITLE};

/// Attributes, inputs and outputs that are shown of a node. Those of a damaged file can share long
/// arrays; the language allows fewer.
const LIMIT: usize = 64;
/// Attributes that are shown of an input or output.
const IO_LIMIT: usize = 16;

/// Appends what the tables say of a function that is a node.
pub(super) fn print(
    out: &mut Page,
    rdat: &Rdat<'_>,
    function: &FunctionInfo2,
    reference: RecordRef<NodeShaderInfo>,
) {
    let name = string(rdat, function.unmangled_name);
    *out += &format!("  {TITLE}Node{TITLE:#} {NAME}{name}{NAME:#}\n");
    let Some(node) = rdat.record(reference) else { return };
    let shared = node.group_shared_bytes_used;
    *out += &format!("    {} launch, {shared} bytes of group-shared memory\n", node.launch_type);
    for reference in rdat.array(node.attribs).into_iter().flatten().take(LIMIT) {
        if let Some(attrib) = rdat.record(reference) {
            *out += &format!("    {}\n", self::attrib(rdat, attrib.attrib()));
        }
    }
    for (direction, nodes) in [("input", node.inputs), ("output", node.outputs)] {
        for reference in rdat.array(nodes).into_iter().flatten().take(LIMIT) {
            if let Some(node) = rdat.record(reference) {
                *out += &format!("    {direction} {}\n", io_node(rdat, &node));
            }
        }
    }
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

/// An input or output: its type, and what is known of it.
fn io_node(rdat: &Rdat<'_>, node: &IoNode) -> String {
    let flags = node.io_flags_and_kind;
    let attribs = rdat.array(node.attribs).into_iter().flatten().take(IO_LIMIT);
    let attribs = attribs.filter_map(|reference| rdat.record(reference));
    let attribs = attribs.map(|attrib| io_attrib(rdat, attrib.attrib()));
    let others = NodeIoFlags(flags.0 & !0x7f);
    let others = (others.0 != 0).then(|| others.to_string());
    let words: Vec<_> = attribs.chain(others).collect();
    format!("{}: {}", flags.kind(), words.join(", "))
}

/// What is known of an input or output.
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
        NodeIoAttrib::OutputArraySize(u32::MAX) => "UnboundedSparseNodes".to_owned(),
        NodeIoAttrib::OutputArraySize(size) => format!("NodeArraySize({size})"),
        NodeIoAttrib::AllowSparseNodes(0) => "no sparse nodes".to_owned(),
        NodeIoAttrib::AllowSparseNodes(_) => "AllowSparseNodes".to_owned(),
        NodeIoAttrib::RecordAlignmentInBytes(size) => format!("aligned to {size} bytes"),
        NodeIoAttrib::Unknown(kind, value) => format!("{kind}({value})"),
    }
}

fn node_id(rdat: &Rdat<'_>, id: RecordRef<NodeId>) -> String {
    match rdat.record(id) {
        Some(id) => format!("\"{}\", {}", string(rdat, id.name), id.index),
        None => format!("#{}", id.index),
    }
}

fn numbers(rdat: &Rdat<'_>, numbers: ArrayRef<u32>) -> String {
    list(rdat, numbers, |number| number.to_string())
}
