//! The dependencies of outputs, as metadata has them.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_format::ShaderFlags;
use dxil_ir::Module;
use dxil_metadata::{Dependencies, ViewIdState};

use super::Error;
use super::comments::Comments;
use crate::names::set;
use crate::rows::dependency::Dependency;

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
    let on_view_id = outputs.iter().map(|(title, outputs)| Dependency::OnViewId {
        outputs: title,
        components: outputs.on_view_id.clone(),
    });
    let on_inputs = outputs.iter().map(|(title, outputs)| Dependency::OnInputs {
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
        for line in dependency.lines() {
            comments.line(format_args!(" {line}"));
        }
    }
    comments.blank();
    Ok(())
}

/// Prints the numbers of inputs and outputs.
fn counts(comments: &mut Comments, state: &ViewIdState, kind: ShaderKind) {
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
    comments.line(format_args!(" Number of inputs: {}, {outputs}{patch}", state.inputs));
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
