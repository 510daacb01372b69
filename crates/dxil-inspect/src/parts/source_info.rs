//! `SRCI`: the source files and the arguments, without their headers.

use alloc::format;

use dxil_container::read::{SourceInfo, SourceSectionBody};

use crate::document::{Block, Section};
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::{count, shortened};

/// Adds a table of files, and the arguments as a command line has them.
pub(super) fn fill(section: &mut Section<'_>, info: &SourceInfo<'_>) {
    for of_info in info.sections() {
        match &of_info.body {
            SourceSectionBody::Names(names) => {
                let mut table = Table::new(&[("Size", Align::Right), ("Source file", Align::Left)]);
                for name in names.iter() {
                    let size = name.header.content_size;
                    let cells = [size.into(), Cell::plain(shortened(&name.name))];
                    table.row(Row::new(cells).at(name.name.range()));
                }
                // The titles are shown even if there are no files.
                section.blocks.push(Block::Table(table));
            }
            SourceSectionBody::Contents(contents) => {
                let (files, size) = (contents.header.count, contents.stored().len());
                let files = count(files as usize, "file");
                let text = match contents.files() {
                    Ok(_) => Cell::new(format!("{files}, stored in {size} bytes"), Style::Comment),
                    Err(error) => Cell::new(format!("{error}"), Style::Error),
                };
                let title = Cell::new("Contents", Style::Title);
                let row = Row::new([title, Cell::blanks(2), text]);
                section.line(row.at(contents.stored().range()));
            }
            SourceSectionBody::Arguments(arguments) => {
                let mut lines = Section::titled("Arguments");
                for argument in arguments.iter() {
                    let (name, value) = (shortened(&argument.name), shortened(&argument.value));
                    let dash = if name.is_empty() { "" } else { "-" };
                    let blank = if name.is_empty() || value.is_empty() { "" } else { " " };
                    let line = format!("{dash}{name}{blank}{value}");
                    lines.line(Row::line(line, Style::Plain).at(argument.name.range()));
                }
                section.blocks.push(Block::Section(lines));
            }
            SourceSectionBody::Unknown(bytes) => {
                let size = Cell::plain(format!("  {}", count(bytes.len(), "byte")));
                let title = format!("Section {}", of_info.header.kind);
                let row = Row::new([Cell::new(title, Style::Title), size]);
                section.line(row.at(bytes.range()));
            }
        }
    }
}
