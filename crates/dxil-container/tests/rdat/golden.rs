//! Content that listings lack: golden files that were checked against the HLSL.

use std::fmt::Write as _;

use dxil_container::layout::rdat::RecordDispatchGrid;
use dxil_container::tree::{Content, Describe, Label, Node};
use dxil_container::write::{Library, LibraryFunction, LibraryNode, LibraryNodeIo};
use expect_test::expect_file;

use crate::{container, view};

/// The tables of functions and nodes.
#[test]
fn functions() {
    for name in [
        "lib_functions-6_8",
        "lib_functions-validator_1_3",
        "lib_graphics-6_6",
        "lib_nodes-6_8",
        "lib_raytracing-6_5",
        "lib_stages-6_8",
    ] {
        let bytes = container(name);
        let view = view(&bytes);
        let library = Library::read(&view).expect("all references lead somewhere");
        let mut text = String::new();
        for function in &library.functions {
            show_function(&mut text, &library, function);
        }
        expect_file![format!("golden/{name}.txt")].assert_eq(&text);
    }
}

/// The experimental tables of stages, field by field.
#[test]
fn stages() {
    let bytes = container("lib_stages-experimental");
    let nodes = view(&bytes).describe();
    let parts = nodes.iter().find(|node| node.label == Label::Name("parts")).expect("parts");
    let mut text = String::new();
    for part in parts.children().iter().skip(3) {
        show(&mut text, part, 0);
    }
    expect_file!["golden/lib_stages-experimental.txt"].assert_eq(&text);
}

fn show(out: &mut String, node: &Node<'_>, depth: usize) {
    let value = match &node.content {
        Content::Value(value) => value.to_string(),
        _ => String::new(),
    };
    writeln!(out, "{:depth$}{} {value}", "", node.label).expect("a string takes all");
    node.children().iter().for_each(|child| show(out, child, depth + 2));
}

fn show_function(out: &mut String, library: &Library, function: &LibraryFunction) {
    let info = &function.info;
    let resources = function.resources.iter();
    let resources: Vec<_> =
        resources.map(|&index| library.resources[index as usize].name.to_string()).collect();
    let mut line = |name: &str, value: String| {
        if !value.is_empty() && value != "0" && value != "[]" {
            writeln!(out, "{name} {value}").expect("a string takes all");
        }
    };
    line("function", function.name.to_string());
    line("  in the source", function.unmangled_name.to_string());
    line("  kind", info.shader_kind.to_string());
    line("  shader model", info.min_shader_model.to_string());
    line("  resources", resources.join(" "));
    line("  calls", format!("{:?}", function.dependencies));
    line("  payload", info.payload_size_in_bytes.to_string());
    line("  attributes", info.attribute_size_in_bytes.to_string());
    line("  features", info.feature_flags.to_string());
    line("  stages", info.shader_stage_flag.to_string());
    line("  least lanes", info.minimum_expected_wave_lane_count.to_string());
    line("  most lanes", info.maximum_expected_wave_lane_count.to_string());
    line("  flags", info.shader_flags.to_string());
    if let Some(node) = &function.node {
        show_node(out, node);
    }
}

fn show_node(out: &mut String, node: &LibraryNode) {
    let mut line = |name: &str, value: String| {
        if value != "None" {
            writeln!(out, "  {name} {value}").expect("a string takes all");
        }
    };
    line("launch", node.launch_type.to_string());
    line("group-shared bytes", node.group_shared_bytes_used.to_string());
    line("id", format!("{:?}", node.id));
    line("threads", format!("{:?}", node.num_threads));
    line("local root arguments", format!("{:?}", node.local_root_arguments_table_index));
    line("shares input of", format!("{:?}", node.share_input_of));
    line("grid", format!("{:?}", node.dispatch_grid));
    line("recursion", format!("{:?}", node.max_recursion_depth));
    line("greatest grid", format!("{:?}", node.max_dispatch_grid));
    node.inputs.iter().for_each(|io| show_io(out, "input", io));
    node.outputs.iter().for_each(|io| show_io(out, "output", io));
}

fn show_io(out: &mut String, direction: &str, io: &LibraryNodeIo) {
    writeln!(out, "  {direction} {} {}", io.flags.kind(), io.flags).expect("a string takes all");
    let mut line = |name: &str, value: String| {
        if value != "None" {
            writeln!(out, "    {name} {value}").expect("a string takes all");
        }
    };
    line("to", format!("{:?}", io.output_id));
    line("array of", format!("{:?}", io.output_array_size));
    line("records", format!("{:?}", io.max_records));
    line("records shared with", format!("{:?}", io.max_records_shared_with));
    line("sparse", format!("{:?}", io.allow_sparse_nodes));
    line("bytes", format!("{:?}", io.record_size));
    let grid = |grid: RecordDispatchGrid| {
        format!("{} {} at {}", grid.components(), grid.component_type(), grid.byte_offset)
    };
    line("grid", io.record_dispatch_grid.map_or("None".to_owned(), grid));
    line("alignment", format!("{:?}", io.record_alignment));
}
