//! Signatures as metadata has them: how elements are interpolated and indexed.

use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;

use super::listing::Listing;
use super::words;
use crate::metadata::{SignatureElement, Signatures};

/// Prints a table for each signature that is not empty.
pub(super) fn print(listing: &mut Listing, signatures: &Signatures, kind: ShaderKind) {
    let (outputs, patch_constants) = match kind {
        ShaderKind::Mesh => ("Vertex Output", "Primitive Output"),
        _ => ("Output", "Patch Constant"),
    };
    table(listing, "Input", signatures.inputs.as_ref());
    table(listing, outputs, signatures.outputs.as_ref());
    table(listing, patch_constants, signatures.patch_constants.as_ref());
}

fn table(listing: &mut Listing, title: &str, elements: Option<&Vec<SignatureElement>>) {
    let Some(elements) = elements.filter(|elements| !elements.is_empty()) else { return };
    listing.blank();
    listing.line(format_args!(" {title} signature:"));
    listing.lines([
        "",
        " Name                 Index             InterpMode DynIdx",
        " -------------------- ----- ---------------------- ------",
    ]);
    for element in elements {
        let index = element.semantic_indexes.first().unwrap_or(&0);
        let mode = words::interpolation_mode(element.interpolation_mode).unwrap_or("invalid");
        let dynamic = words::component_names(element.dynamic_index_mask() as u8);
        listing.put("; ");
        listing.left(&element.name, 20);
        listing.format(format_args!(" {index:5} {mode:>22}   {dynamic:>4}\n"));
    }
}
