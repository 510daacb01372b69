//! Elements of signatures.

use dxil::disassembly::words;
use dxil_container::read::PsvElement;

use crate::show;
use crate::table::{Align, Cell, Table};
use crate::text::{NAME, short};

/// A row for each element.
pub(super) fn table<'a>(elements: impl Iterator<Item = PsvElement<'a>>) -> Table {
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Index", Align::Left),
        ("Stream", Align::Right),
        ("Register", Align::Left),
        ("Mask", Align::Left),
        ("Format", Align::Right),
        ("InterpMode", Align::Left),
        ("DynIdx", Align::Left),
    ])
    .compact();
    let elements: Vec<_> = elements.collect();
    let has_streams = elements.iter().any(|element| element.output_stream() != 0);
    for element in elements {
        table.row(row(&element, has_streams));
    }
    table
}

fn row(element: &PsvElement<'_>, has_streams: bool) -> Vec<Cell> {
    let name = element.semantic().map(|name| short(name));
    let name = name.unwrap_or_else(|| element.semantic_kind.to_string());
    let indexes = element.indexes().iter().map(|index| index.to_string());
    let stream = element.output_stream();
    let mask = (((1_u16 << element.cols()) - 1) << element.start_col()) as u8;
    let mode = element.interpolation_mode;
    let (first, rows) = (u16::from(element.start_row), u16::from(element.rows));
    let register = match (element.is_allocated(), rows) {
        (false, _) => "N/A".to_owned(),
        (true, 2..) => format!("{first}-{}", first + rows - 1),
        (true, _) => first.to_string(),
    };
    vec![
        Cell::new(name, NAME),
        indexes.collect::<Vec<_>>().join(",").into(),
        if has_streams { stream.into() } else { Cell::from("") },
        register.into(),
        words::components(mask).into(),
        words::sig_component_type(element.component_type.into()).into(),
        show::word(words::interpolation_mode(mode), mode.0).into(),
        words::components(element.dynamic_index_mask()).into(),
    ]
}
