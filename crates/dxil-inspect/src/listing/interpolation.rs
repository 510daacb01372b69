//! Signatures as metadata has them: the interpolation of elements and their dynamic indexing.

use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_metadata::Signatures;

use super::comments::Comments;
use super::signature;
use crate::names;
use crate::rows::element::Element;

/// Prints a table for each signature that is not empty.
pub(super) fn print(comments: &mut Comments, signatures: &Signatures, kind: ShaderKind) {
    let (outputs, patch_constants) = match kind {
        ShaderKind::Mesh => ("Vertex Output", "Primitive Output"),
        _ => ("Output", "Patch Constant"),
    };
    table(comments, "Input", signatures.inputs.as_ref());
    table(comments, outputs, signatures.outputs.as_ref());
    table(comments, patch_constants, signatures.patch_constants.as_ref());
}

fn table(
    comments: &mut Comments,
    title: &str,
    elements: Option<&Vec<dxil_metadata::SignatureElement>>,
) {
    let Some(elements) = elements.filter(|elements| !elements.is_empty()) else { return };
    comments.blank();
    signature::title(comments, title);
    comments.lines([
        "",
        " Name                 Index             InterpMode DynIdx",
        " -------------------- ----- ---------------------- ------",
    ]);
    for element in elements {
        let element = Element::of_metadata(element);
        let index = element.indexes.first().unwrap_or(&0);
        let mode = names::interpolation_mode(element.interpolation_mode).unwrap_or("invalid");
        let dynamic = names::component_names(element.dynamic_index_mask);
        comments.put("; ");
        comments.left(&element.name, 20);
        comments.number_right(*index, 6);
        comments.right(mode, 23);
        comments.right(dynamic, 7);
        comments.put("\n");
    }
}
