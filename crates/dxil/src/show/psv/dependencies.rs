//! Which outputs depend on the index of the view and on which inputs.

use std::collections::BTreeMap;

use dxil::disassembly::words::set;
use dxil_container::layout::ShaderKind;
use dxil_container::read::{ComponentMask, Dependencies, DependencyTable};

use crate::page::Page;
use crate::text::TITLE;

/// Appends lists of components, numbered from 0 on, four for each register.
pub(super) fn print(
    out: &mut Page,
    dependencies: &Dependencies<'_>,
    stage: ShaderKind,
    uses_view_id: bool,
) {
    let patch = if stage == ShaderKind::Mesh { "Primitive Outputs" } else { "PCOutputs" };
    let mut lines = Vec::new();
    for stream in 0..4 {
        let outputs = match stage {
            ShaderKind::Geometry => format!("Outputs for Stream {stream}"),
            _ => "Outputs".to_owned(),
        };
        if uses_view_id {
            view_id(&mut lines, &outputs, &dependencies.view_id_to_output[stream]);
        }
        table(&mut lines, "Inputs", &outputs, &dependencies.input_to_output[stream]);
    }
    if uses_view_id {
        view_id(&mut lines, patch, &dependencies.view_id_to_patch);
    }
    table(&mut lines, "Inputs", patch, &dependencies.input_to_patch);
    table(&mut lines, "PCInputs", "Outputs", &dependencies.patch_to_output);
    if lines.is_empty() {
        return;
    }
    *out += &format!("  {TITLE}Dependencies{TITLE:#}\n");
    for line in lines {
        *out += &format!("    {line}\n");
    }
}

/// Adds the outputs that depend on the index of the view, if the part can have any.
fn view_id(lines: &mut Vec<String>, outputs: &str, mask: &ComponentMask<'_>) {
    if !mask.range().is_empty() {
        lines.push(format!("{outputs} dependent on ViewId: {}", set(mask.iter())));
    }
}

/// Adds, for each output that depends on any, the inputs on which it depends. The part has it the
/// other way around.
fn table(lines: &mut Vec<String>, inputs: &str, outputs: &str, table: &DependencyTable<'_>) {
    if table.range().is_empty() {
        return;
    }
    lines.push(format!("{inputs} contributing to computation of {outputs}:"));
    let mut by_output: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (input, mask) in (0..).zip(table.iter()) {
        for output in mask.iter() {
            by_output.entry(output).or_default().push(input);
        }
    }
    for (output, inputs) in by_output {
        lines.push(format!("  output {output} depends on inputs: {}", set(inputs)));
    }
}
