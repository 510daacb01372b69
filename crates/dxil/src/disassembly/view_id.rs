//! What outputs depend on, as metadata says.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_ir::Module;

use super::Error;
use super::listing::Listing;
use super::words::set;
use crate::metadata::{Dependencies, Target, ViewIdState};

/// Prints what a module says, if it does.
pub(super) fn print(listing: &mut Listing, module: &Module) -> Result<(), Error> {
    let Some(state) = ViewIdState::of(module)? else { return Ok(()) };
    let kind = Target::of(module)?.kind;
    listing.lines(["", " ViewId state:", ""]);
    counts(listing, &state, kind);
    let outputs = outputs(&state, kind);
    for (title, outputs) in &outputs {
        let on_view_id = set(outputs.on_view_id.iter().copied());
        listing.line(format_args!(" {title} dependent on ViewId: {on_view_id}"));
    }
    for (title, outputs) in &outputs {
        contributions(listing, "Inputs", title, &outputs.on_inputs);
    }
    if state.patch_inputs.is_some() {
        contributions(listing, "PCInputs", "Outputs", &state.patch_inputs_of_outputs);
    }
    listing.blank();
    Ok(())
}

/// Prints how many inputs and outputs there are.
fn counts(listing: &mut Listing, state: &ViewIdState, kind: ShaderKind) {
    let counts: Vec<_> = state.outputs.iter().map(|outputs| outputs.outputs).collect();
    let outputs = match (kind, counts.as_slice()) {
        (ShaderKind::Geometry, streams) => {
            format!("outputs per stream: {}", set(streams.iter().copied()))
        }
        (_, outputs) => format!("outputs: {}", outputs.first().unwrap_or(&0)),
    };
    let patch_constants = state.patch_constants.as_ref().map(|outputs| outputs.outputs);
    let patch = match patch_constants.or(state.patch_inputs) {
        Some(count) if kind == ShaderKind::Mesh => format!(", primitive outputs: {count}"),
        Some(count) => format!(", patchconst: {count}"),
        None => String::new(),
    };
    listing.line(format_args!(" Number of inputs: {}, {outputs}{patch}", state.inputs));
}

/// The outputs that are listed, with their titles.
fn outputs(state: &ViewIdState, kind: ShaderKind) -> Vec<(Cow<'static, str>, &Dependencies)> {
    let mut all = Vec::new();
    for (stream, outputs) in state.outputs.iter().enumerate() {
        match kind {
            ShaderKind::Geometry if outputs.outputs == 0 => {}
            ShaderKind::Geometry => {
                all.push((format!("Outputs for Stream {stream}").into(), outputs));
            }
            _ => all.push(("Outputs".into(), outputs)),
        }
    }
    if let Some(outputs) = &state.patch_constants {
        let is_mesh = kind == ShaderKind::Mesh;
        all.push((if is_mesh { "Primitive Outputs" } else { "PCOutputs" }.into(), outputs));
    }
    all
}

/// Prints which inputs outputs depend on.
fn contributions(
    listing: &mut Listing,
    inputs: &str,
    outputs: &str,
    by_output: &BTreeMap<u32, Vec<u32>>,
) {
    listing.line(format_args!(" {inputs} contributing to computation of {outputs}:"));
    for (output, inputs) in by_output {
        let inputs = set(inputs.iter().copied());
        listing.line(format_args!("   output {output} depends on inputs: {inputs}"));
    }
}
