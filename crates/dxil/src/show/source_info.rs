//! `SRCI`: the source files and the arguments, without their headers.

use dxil_container::read::{SourceInfo, SourceSectionBody};

use crate::page::Page;
use crate::table::{Align, Cell, Table};
use crate::text::{BAD, FAINT, TITLE, count, short};

/// Appends a table of files and the arguments as a command line has them.
pub(super) fn print(out: &mut Page, info: &SourceInfo<'_>) {
    for section in info.sections() {
        match &section.body {
            SourceSectionBody::Names(names) => {
                let mut table = Table::new(&[("Size", Align::Right), ("Source file", Align::Left)]);
                for name in names.iter() {
                    let size = name.header.content_size;
                    table.row(vec![size.into(), Cell::from(short(&name.name))]);
                }
                table.print(out, "  ");
            }
            SourceSectionBody::Contents(contents) => {
                let (files, size) = (contents.header.count, contents.stored().len());
                let files = count(files as usize, "file");
                let text = match contents.files() {
                    Ok(_) => format!("{FAINT}{files}, stored in {size} bytes{FAINT:#}"),
                    Err(error) => format!("{BAD}{error}{BAD:#}"),
                };
                *out += &format!("  {TITLE}Contents{TITLE:#}  {text}\n");
            }
            SourceSectionBody::Arguments(arguments) => {
                *out += &format!("  {TITLE}Arguments{TITLE:#}\n");
                for argument in arguments.iter() {
                    let (name, value) = (short(&argument.name), short(&argument.value));
                    let dash = if name.is_empty() { "" } else { "-" };
                    let blank = if name.is_empty() || value.is_empty() { "" } else { " " };
                    *out += &format!("    {dash}{name}{blank}{value}\n");
                }
            }
            SourceSectionBody::Unknown(bytes) => {
                let size = count(bytes.len(), "byte");
                *out += &format!("  {TITLE}Section {}{TITLE:#}  {size}\n", section.header.kind);
            }
        }
    }
}
