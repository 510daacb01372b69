//! Programs: the target that they are compiled for, and their size.

use alloc::format;
use alloc::string::{String, ToString};

use dxil_container::layout::ShaderKind;
use dxil_container::read::{Bytecode, Part, Program};
use dxil_metadata::Target;
use dxil_ops::ShaderModel;

use crate::bytecode;
use crate::document::Section;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};

use super::Context;

/// Adds a line with the target, as compilers take it, and the DXIL version, and one with the bitcode's place.
pub(super) fn fill(section: &mut Section<'_>, program: &Program<'_>) {
    let header = &program.header;
    let target = target(header.kind, header.shader_model.get());
    let (size, offset) = (program.bitcode.len(), program.bitcode.offset());
    let target = format!("{target}, DXIL {}.{}", header.dxil_major, header.dxil_minor);
    section.line(Row::line(target, Style::Plain).at(header.range()));
    let bitcode = format!("{size} bytes of bitcode at {offset:#x}");
    section.line(Row::line(bitcode, Style::Offset).at(program.bitcode.range()));
}

/// Adds a line with the target, one with the size of a DXBC program, and a table of its instructions.
pub(super) fn fill_bytecode<'a>(
    section: &mut Section<'a>,
    part: &Part<'a>,
    bytecode: &Bytecode<'a>,
    context: &mut Context<'_>,
) {
    let header = &bytecode.header;
    let target = target(header.kind, header.shader_model.get());
    section.line(Row::line(target, Style::Plain).at(header.range()));
    section.line(Row::line(format!("{} tokens", header.token_count), Style::Offset));
    let mut table = Table::new(&[("Offset", Align::Right), ("Instruction", Align::Left)]);
    let mut failure = None;
    for line in bytecode::lines(part) {
        match line.text {
            Ok(text) => {
                let offset = Cell::new(format!("{:#x}", line.range.start), Style::Offset);
                let row = Row::new([offset, Cell::plain(text)]).at(line.range);
                table.row_within(row, &mut context.budget);
            }
            Err(error) => {
                failure = Some(Row::line(error.to_string(), Style::Error).at(line.range));
            }
        }
        if context.budget.is_exceeded() {
            break;
        }
    }
    section.table(table);
    failure.into_iter().for_each(|row| section.line(row));
}

/// The target that a compiler was given.
fn target(kind: ShaderKind, model: ShaderModel) -> String {
    match target_prefix(kind) {
        Some(prefix) => format!("{prefix}_{}_{}", model.major, model.minor),
        None => format!("{kind} of SM {model}"),
    }
}

/// The start of the names of a compiler's targets.
fn target_prefix(kind: ShaderKind) -> Option<&'static str> {
    /// The kind of FXC's libraries.
    const LIBRARY: ShaderKind = ShaderKind(0xfff0);
    let kind = if kind == LIBRARY { ShaderKind::Library } else { kind };
    let known = Target::PREFIXES.iter().find(|(known, _)| *known == kind);
    known.map(|(_, prefix)| *prefix)
}
