//! `PSV0`: the facts with which the runtime checks pipelines.

mod dependencies;
mod lin_alg;
mod resource;
mod stage;

pub(crate) use stage::lanes;

use alloc::format;

use dxil_container::layout::psv::{self, SigComponentType};
use dxil_container::write::{Psv, PsvBuilder, ValidatorVersion};
use dxil_format::ShaderFlags;
use dxil_ir::TextName;
use dxil_metadata::{EntryPoint, SignatureElement, ViewIdState};

use crate::Diagnostic;
use crate::shader::Shader;
use crate::signature::{component_type, is_allocated};

/// The part of a shader that is no library, in the form for a validator.
pub(crate) fn psv(shader: &Shader<'_>, validator: ValidatorVersion) -> Result<Psv, Diagnostic> {
    let mut psv = PsvBuilder::new(shader.target.kind, validator);
    let default = EntryPoint::default();
    let entry = shader.entry().unwrap_or(&default);
    check_names(shader, entry)?;
    psv.resources = resource::bindings(&shader.metadata);
    psv.info.uses_view_id = shader.flags().contains(ShaderFlags::ViewID).into();
    stage::set_stage(&mut psv, shader, entry);
    stage::set_threads(&mut psv, shader, entry);
    for element in shader.inputs() {
        psv.input(&element.name, &element.semantic_indexes, record(shader, element));
    }
    for element in shader.outputs() {
        psv.output(&element.name, &element.semantic_indexes, record(shader, element));
    }
    for element in shader.patch_constants() {
        psv.patch_constant(&element.name, &element.semantic_indexes, record(shader, element));
    }
    psv.entry_function_name(&entry.name);
    // A state of zeros alone is none.
    let words = shader.metadata.view_id_state.as_ref();
    if let Some(words) = words.filter(|words| words.0.iter().any(|word| *word != 0)) {
        let state = ViewIdState::decode(words, shader.target.kind, shader.flags())?;
        psv.dependencies = dependencies::dependencies(&state);
    }
    let mut psv = psv.finish();
    if validator >= lin_alg::SINCE {
        psv.lin_alg = lin_alg::lin_alg(shader, &mut psv.signatures);
    }
    Ok(psv)
}

/// Refuses names that the part would cut off.
fn check_names(shader: &Shader<'_>, entry: &EntryPoint) -> Result<(), Diagnostic> {
    let elements = [shader.inputs(), shader.outputs(), shader.patch_constants()];
    let elements = elements.into_iter().flatten().map(|it| &it.name);
    let mut names = [&entry.name].into_iter().chain(elements);
    match names.find(|name| name.contains(&0)) {
        Some(name) => {
            let message =
                format!("the name {} has a zero byte, which ends it in PSV0", TextName(name));
            Err(Diagnostic::of_module(message))
        }
        None => Ok(()),
    }
}

/// The record of an element, without its name and rows.
fn record(shader: &Shader<'_>, element: &SignatureElement) -> psv::SignatureElement {
    let ty = SigComponentType(component_type(element.component_type, shader.validator).0 as u8);
    let (kind, mode) = (element.semantic_kind, element.interpolation_mode);
    let record = psv::SignatureElement::new(kind, ty, mode, element.cols)
        .in_stream(element.output_stream() as u8)
        .with_dynamic_index_mask(element.dynamic_index_mask() as u8);
    match is_allocated(element) {
        true => record.at(element.start_row as u8, element.start_col as u8),
        false => record,
    }
}
