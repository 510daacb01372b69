//! Prints attributes.

use dxil_ir::{Attribute, AttributeGroup, AttributeKind};

use super::out::Out;

/// Prints the attributes of a slot, with `=` before numbers in attribute groups.
pub(crate) fn print(out: &mut Out, group: &AttributeGroup, in_group: bool) {
    for (index, attribute) in group.attributes.iter().enumerate() {
        if index > 0 {
            out.byte(b' ');
        }
        print_one(out, attribute, in_group);
    }
}

/// Prints an attribute.
pub(crate) fn print_one(out: &mut Out, attribute: &Attribute, in_group: bool) {
    match attribute {
        Attribute::Kind(kind) => out.str(kind.keyword()),
        Attribute::Integer(kind, value) => {
            out.str(kind.keyword());
            match (in_group, kind) {
                (true, _) => out.byte(b'='),
                (false, AttributeKind::Align) => out.byte(b' '),
                (false, _) => out.byte(b'('),
            }
            out.number(*value);
            if !in_group && *kind != AttributeKind::Align {
                out.byte(b')');
            }
        }
        Attribute::Text { key, value } => {
            out.byte(b'"');
            out.bytes(key);
            out.byte(b'"');
            if !value.is_empty() {
                out.str("=\"");
                out.bytes(value);
                out.byte(b'"');
            }
        }
    }
}
