//! Signatures by register.

use dxil_container::read::Signature;

use super::Comments;
use crate::listing::signature::heading;
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
        return comments.line(format_args!(" no {title}"));
    }
    for element in Element::all(signature, is_input) {
        row(comments, &element);
    }
    comments.blank();
}

fn row(comments: &mut Comments, element: &Element<'_>) {
    comments.put("// ");
    comments.left(&element.name, 20);
    comments.format(format_args!(" {:5}", element.index));
    comments.right(element.mask, 7);
    let Element { register, .. } = element;
    comments.format(format_args!("{register:>0$}", register.column_width()));
    comments.put(" ");
    comments.right(&element.system_value(), 8);
    comments.right(element.format(), 8);
    comments.right(element.used, 7);
    comments.put("\n");
}
