//! Signatures by register.

use alloc::string::ToString;

use dxil_container::FourCC;
use dxil_container::layout::ShaderKind;
use dxil_container::read::Signature;

use super::Context;
use crate::document::Section;
use crate::item::{Item, SignatureKind};
use crate::row::{Cell, Row};
use crate::rows::signature::Element;
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::shortened;

/// Adds a row for each element of the signature in a part of this name.
pub(super) fn fill(
    section: &mut Section<'_>,
    part: FourCC,
    signature: &Signature<'_>,
    context: &mut Context<'_>,
) {
    if signature.is_empty() {
        return section.line(Row::line("no elements", Style::Comment));
    }
    let is_input = match part {
        FourCC::ISG1 | FourCC::ISGN => true,
        FourCC::PSG1 | FourCC::PCSG => context.stage == Some(ShaderKind::Domain),
        _ => false,
    };
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Index", Align::Right),
        ("Mask", Align::Left),
        ("Register", Align::Right),
        ("SysValue", Align::Right),
        ("Format", Align::Right),
        ("Used", Align::Left),
    ]);
    let kind = SignatureKind::of_part(part);
    for (index, element) in (0..).zip(Element::all(signature, is_input)) {
        let mut row = row(&element);
        if let Some(kind) = kind {
            row = context.about(row, Item::PartElement(kind, index));
        }
        table.row_within(row, &mut context.budget);
    }
    section.table(table);
}

fn row(element: &Element<'_>) -> Row {
    Row::new([
        Cell::new(shortened(&element.name), Style::Name),
        element.index.into(),
        Cell::plain(element.mask),
        Cell::plain(element.register.to_string()),
        Cell::plain(element.system_value()),
        Cell::plain(element.format()),
        Cell::plain(element.used),
    ])
    .at(element.record.record.range())
}
