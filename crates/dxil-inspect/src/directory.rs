//! The header of a container and its directory.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use dxil_container::read::Part;
use dxil_container::{Container, DIGEST_RANGE, Digest, Verdict, Writer};

use crate::document::Block;
use crate::item::Item;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::count;

/// The header: lines with its version and its digest, and the table of the parts.
#[must_use]
pub fn header<'a>(container: &Container<'_>) -> [Block<'a>; 2] {
    let header = container.header();
    let (size, parts) = (container.bytes().len(), container.offsets().len());
    let (major, minor) = (header.major_version, header.minor_version);
    let parts = count(parts, "part");
    let title = format!("DXContainer {major}.{minor}, {size} bytes, {parts}");
    let title = Row::line(title, Style::Plain).at(header.range());
    let stored = Cell::plain(format!("Digest {}: ", header.digest));
    let digest = Row::new([stored, digest(container)]).at(DIGEST_RANGE);
    [Block::Lines([title, digest].into()), Block::Table(table(container))]
}

/// The verdict on the digest.
fn digest(container: &Container<'_>) -> Cell {
    match Digest::verify(container.bytes()) {
        Verdict::Missing => Cell::new("missing", Style::Error),
        Verdict::Signed => Cell::new("signed", Style::Good),
        Verdict::Unsigned => Cell::new("not signed", Style::Warning),
        Verdict::Bypass => Cell::new("not signed, marked for bypass", Style::Warning),
        Verdict::PreviewBypass => {
            Cell::new("not signed, marked for preview bypass", Style::Warning)
        }
        Verdict::Wrong { expected, .. } => {
            Cell::new(format!("wrong, it should be {expected}"), Style::Error)
        }
    }
}

/// The parts of a container, a row each.
#[must_use]
pub fn table(container: &Container<'_>) -> Table {
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Offset", Align::Right),
        ("Size", Align::Right),
        ("Written by", Align::Left),
        ("Since", Align::Left),
        ("Content", Align::Left),
    ]);
    let all = writers_of_all(container);
    for (index, part) in container.parts().enumerate() {
        let mut row = row(&part, &all).at(part.range());
        row.references.push(Item::Part(index));
        table.row(row);
    }
    table
}

/// The compilers that write each of the parts that are known.
fn writers_of_all(container: &Container<'_>) -> Vec<Writer> {
    let mut all = Vec::from([Writer::Dxc, Writer::Fxc, Writer::Llvm]);
    for info in container.parts().filter_map(|part| part.four_cc().info()) {
        all.retain(|writer| info.writers.contains(writer));
    }
    all
}

/// The row of a part. Of the compilers that write it, the row names those that write all the other parts, too;
/// all of them if no compiler writes all parts.
fn row(part: &Part<'_>, all: &[Writer]) -> Row {
    let info = part.four_cc().info();
    let writers = info.map_or(&[][..], |info| info.writers);
    let of_all = writers.iter().filter(|writer| all.is_empty() || all.contains(writer));
    let writers: Vec<_> = of_all.map(ToString::to_string).collect();
    Row::new([
        Cell::new(part.four_cc().to_string(), Style::Name),
        Cell::new(format!("{:#x}", part.data().offset()), Style::Offset),
        part.data().len().into(),
        writers.join(" or ").into(),
        info.map_or("", |info| info.since).into(),
        info.map_or("unknown", |info| info.title).into(),
    ])
}
