//! The dependencies of outputs, as metadata has them.

use alloc::borrow::Cow;

use dxil_container::layout::ShaderKind;
use dxil_format::ShaderFlags;
use dxil_ir::Module;
use dxil_metadata::{Dependencies, ViewIdState};

use super::Error;
use super::comments::Comments;
use crate::names::set;
use crate::rows::dependency::Dependency;

/// The titles of the outputs of a geometry shader.
const STREAMS: [&str; 4] = [
    "Outputs for Stream 0",
    "Outputs for Stream 1",
    "Outputs for Stream 2",
    "Outputs for Stream 3",
];

/// Prints the dependencies, if the module has them.
pub(super) fn print(
    comments: &mut Comments,
    module: &Module,
    kind: ShaderKind,
    flags: ShaderFlags,
) -> Result<(), Error> {
    let Some(state) = ViewIdState::of(module, kind, flags)? else { return Ok(()) };
    comments.lines(["", " ViewId state:", ""]);
    counts(comments, &state, kind);
    let outputs = outputs(&state, kind);
    let on_view_id = outputs.clone().map(|(title, outputs)| Dependency::OnViewId {
        outputs: title,
        components: outputs.on_view_id.clone(),
    });
    let on_inputs = outputs.map(|(title, outputs)| Dependency::OnInputs {
        inputs: "Inputs",
        outputs: title,
        by_output: Cow::Borrowed(&outputs.on_inputs),
    });
    let on_patch_inputs = state.patch_inputs.map(|_| Dependency::OnInputs {
        inputs: "PCInputs",
        outputs: "Outputs",
        by_output: Cow::Borrowed(&state.patch_inputs_of_outputs),
    });
    for dependency in on_view_id.chain(on_inputs).chain(on_patch_inputs) {
        dependency.for_each_line(|line| comments.line(format_args!(" {line}")));
    }
    comments.blank();
    Ok(())
}

/// Prints the numbers of inputs and outputs.
fn counts(comments: &mut Comments, state: &ViewIdState, kind: ShaderKind) {
    comments.format(format_args!("; Number of inputs: {}, ", state.inputs));
    let mut outputs = state.outputs.iter().map(|outputs| outputs.outputs);
    match kind {
        ShaderKind::Geometry => {
            comments.format(format_args!("outputs per stream: {}", set(outputs)));
        }
        _ => comments.format(format_args!("outputs: {}", outputs.next().unwrap_or(0))),
    }
    let patch_constants = state.patch_constants.as_ref().map(|outputs| outputs.outputs);
    if let Some(count) = patch_constants.or(state.patch_inputs) {
        let title = if kind == ShaderKind::Mesh { "primitive outputs" } else { "patchconst" };
        comments.format(format_args!(", {title}: {count}"));
    }
    comments.put("\n");
}

/// The outputs that are listed, with their titles.
fn outputs(
    state: &ViewIdState,
    kind: ShaderKind,
) -> impl Iterator<Item = (&'static str, &Dependencies)> + Clone {
    let has_streams = kind == ShaderKind::Geometry;
    let titles = if has_streams { STREAMS } else { ["Outputs"; 4] };
    let outputs = titles.into_iter().zip(&state.outputs);
    let outputs = outputs.filter(move |(_, outputs)| !has_streams || outputs.outputs != 0);
    let patch = if kind == ShaderKind::Mesh { "Primitive Outputs" } else { "PCOutputs" };
    outputs.chain(state.patch_constants.as_ref().map(|outputs| (patch, outputs)))
}
