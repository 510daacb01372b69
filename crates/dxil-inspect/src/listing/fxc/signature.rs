//! Signatures by register.

use dxil_container::read::Signature;

use super::Comments;
use crate::listing::signature::{heading, name_to_register};
use crate::rows::signature::Element;

/// Prints a row for each element.
pub(super) fn print(
    comments: &mut Comments,
    title: &str,
    signature: &Signature<'_>,
    is_input: bool,
) {
    heading(comments, title);
    if signature.is_empty() {
        return comments.joined([" no ", title]);
    }
    for element in Element::all(signature, is_input) {
        row(comments, &element);
    }
    comments.blank();
}

fn row(comments: &mut Comments, element: &Element<'_>) {
    comments.put("// ");
    name_to_register(comments, element);
    comments.put(" ");
    comments.right(&element.system_value(), 8);
    comments.right(element.format(), 8);
    comments.right(element.used, 7);
    comments.put("\n");
}
