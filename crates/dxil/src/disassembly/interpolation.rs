//! Signatures as metadata has them: how elements are interpolated and indexed.

use dxil_container::layout::ShaderKind;

use super::listing::Listing;
use super::words;
use crate::metadata::{Error, SignatureElement, Signatures};

/// Prints a table for each signature that is not empty.
pub(super) fn print(
    listing: &mut Listing,
    signatures: &Signatures<'_>,
    kind: ShaderKind,
) -> Result<(), Error> {
    let (outputs, patch_constants) = match kind {
        ShaderKind::Mesh => ("Vertex Output", "Primitive Output"),
        _ => ("Output", "Patch Constant"),
    };
    table(listing, "Input", &signatures.inputs)?;
    table(listing, outputs, &signatures.outputs)?;
    table(listing, patch_constants, &signatures.patch_constants)
}

fn table(
    listing: &mut Listing,
    title: &str,
    elements: &[SignatureElement<'_>],
) -> Result<(), Error> {
    if elements.is_empty() {
        return Ok(());
    }
    listing.blank();
    listing.line(format_args!(" {title} signature:"));
    listing.lines([
        "",
        " Name                 Index             InterpMode DynIdx",
        " -------------------- ----- ---------------------- ------",
    ]);
    for element in elements {
        let index = element.semantic_indexes().next().transpose()?.unwrap_or(0);
        let mode = words::interpolation_mode(element.interpolation_mode).unwrap_or("invalid");
        let dynamic = words::component_names(element.dynamic_index_mask);
        listing.put("; ");
        listing.left(element.name, 20);
        listing.format(format_args!(" {index:5} {mode:>22}   {dynamic:>4}\n"));
    }
    Ok(())
}
