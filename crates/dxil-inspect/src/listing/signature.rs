//! Signatures by register, as parts have them.

use dxil_container::read::Signature;

use super::comments::Comments;
use crate::names;
use crate::rows::signature::{Element, Register};

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
    self::title(comments, title);
    comments.lines([
        "",
        " Name                 Index   Mask Register SysValue  Format   Used",
        " -------------------- ----- ------ -------- -------- ------- ------",
    ]);
}

/// Prints the title of a table of elements.
pub(super) fn title(comments: &mut Comments, title: &str) {
    comments.joined([" ", title, " signature:"]);
}

fn row(comments: &mut Comments, element: &Element<'_>) {
    let record = &element.record;
    comments.put("; ");
    name_to_register(comments, element);
    comments.right(names::system_value(record.system_value).unwrap_or("NONE"), 9);
    comments.right(names::sig_component_type(record.component_type), 8);
    comments.right(element.used, 7);
    comments.put("\n");
}

/// Prints the columns that DXC's listings and FXC's share.
pub(super) fn name_to_register(comments: &mut Comments, element: &Element<'_>) {
    comments.left(&element.name, 20);
    comments.number_right(element.index, 6);
    comments.right(element.mask, 7);
    match element.register {
        Register::Number(number) => comments.number_right(number, 9),
        Register::Special(name @ "oStencilRef") => comments.right(name, 15),
        Register::Special(name) => comments.right(name, 9),
    }
}
