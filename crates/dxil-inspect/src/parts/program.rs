//! Programs: the target that they are compiled for, and their size.

use alloc::format;
use alloc::string::String;

use dxil_container::layout::ShaderKind;
use dxil_container::read::{Bytecode, Program};
use dxil_metadata::Target;
use dxil_ops::ShaderModel;

use crate::document::Section;
use crate::row::Row;
use crate::style::Style;

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

/// Adds a line with the target and one with the size of a DXBC program.
pub(super) fn fill_bytecode(section: &mut Section<'_>, bytecode: &Bytecode<'_>) {
    let header = &bytecode.header;
    let target = target(header.kind, header.shader_model.get());
    section.line(Row::line(target, Style::Plain).at(header.range()));
    section.line(Row::line(format!("{} tokens", header.token_count), Style::Offset));
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
