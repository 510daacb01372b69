//! Signatures by register, as parts have them.

use dxil_container::read::Signature;

use super::comments::Comments;
use crate::names;
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
        return comments.lines([" no parameters"]);
    }
    for element in Element::all(signature, is_input) {
        row(comments, &element);
    }
    comments.blank();
}

/// Prints the title and the names of the columns, which DXC's listings and FXC's share.
pub(super) fn heading(comments: &mut Comments, title: &str) {
    comments.blank();
    comments.line(format_args!(" {title} signature:"));
    comments.lines([
        "",
        " Name                 Index   Mask Register SysValue  Format   Used",
        " -------------------- ----- ------ -------- -------- ------- ------",
    ]);
}

fn row(comments: &mut Comments, element: &Element<'_>) {
    let record = &element.record;
    comments.put("; ");
    comments.left(&element.name, 20);
    comments.format(format_args!(" {:5}", element.index));
    comments.right(element.mask, 7);
    let Element { register, .. } = element;
    comments.format(format_args!("{register:>0$}", register.column_width()));
    comments.right(names::system_value(record.system_value).unwrap_or("NONE"), 9);
    comments.right(names::sig_component_type(record.component_type), 8);
    comments.right(element.used, 7);
    comments.put("\n");
}
