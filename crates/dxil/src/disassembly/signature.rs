//! Signatures by register, as parts have them.

use dxil_container::read::{Signature, SignatureElement};

use super::listing::Listing;
use super::words;

/// The register of elements that have none.
const NO_REGISTER: u32 = u32::MAX;

/// Prints a row for each element.
pub(super) fn print(listing: &mut Listing, title: &str, signature: &Signature<'_>, is_input: bool) {
    listing.blank();
    listing.line(format_args!(" {title} signature:"));
    listing.lines([
        "",
        " Name                 Index   Mask Register SysValue  Format   Used",
        " -------------------- ----- ------ -------- -------- ------- ------",
    ]);
    if signature.is_empty() {
        return listing.lines([" no parameters"]);
    }
    let has_streams = signature.elements().any(|element| element.stream != 0);
    for element in signature.elements() {
        row(listing, &element, has_streams, is_input);
    }
    listing.blank();
}

fn row(listing: &mut Listing, element: &SignatureElement<'_>, has_streams: bool, is_input: bool) {
    listing.put("; ");
    if has_streams {
        listing.format(format_args!("m{}:", element.stream));
    }
    listing.left(&element.name(), if has_streams { 17 } else { 20 });
    listing.format(format_args!(" {:5}", element.semantic_index));
    let has_register = element.register != NO_REGISTER;
    if has_register {
        let mask = words::components(element.mask);
        listing.format(format_args!("   {mask} {:8}", element.register));
    } else {
        let word = words::special_register(&element.name(), element.system_value);
        let width = if word == "oStencilRef" { 15 } else { 9 };
        listing.format(format_args!("    N/A{word:>width$}"));
    }
    listing.right(words::system_value(element.system_value).unwrap_or("NONE"), 9);
    listing.right(words::sig_component_type(element.component_type), 8);
    // An output signature has what is never written.
    let used = if is_input { element.exclusive_mask } else { !element.exclusive_mask };
    match (has_register, used) {
        (true, _) => listing.format(format_args!("   {}", words::components(used))),
        (false, 0) => listing.put("     NO"),
        (false, _) => listing.put("    YES"),
    }
    listing.put("\n");
}
