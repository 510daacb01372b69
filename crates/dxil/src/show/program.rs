//! Programs: what they are compiled for.

use dxil::metadata::Target;
use dxil_container::layout::ShaderKind;
use dxil_container::read::{Bytecode, Program};
use dxil_ops::ShaderModel;

use crate::page::Page;
use crate::text::FAINT;

/// Appends a line with the target, as compilers take it, the DXIL version and the bitcode's place.
pub(super) fn print(out: &mut Page, program: &Program<'_>) {
    let header = &program.header;
    let target = target(header.kind, header.shader_model.get());
    let (size, offset) = (program.bitcode.len(), program.bitcode.offset());
    *out += &format!("  {target}, DXIL {}.{}\n", header.dxil_major, header.dxil_minor);
    *out += &format!("  {FAINT}{size} bytes of bitcode at {offset:#x}{FAINT:#}\n");
}

/// Appends a line with the target and the size of a DXBC program.
pub(super) fn print_bytecode(out: &mut Page, bytecode: &Bytecode<'_>) {
    let header = &bytecode.header;
    let target = target(header.kind, header.shader_model.get());
    *out += &format!("  {target}\n  {FAINT}{} tokens{FAINT:#}\n", header.token_count);
}

/// The target that a compiler was given.
fn target(kind: ShaderKind, model: ShaderModel) -> String {
    match target_prefix(kind) {
        Some(prefix) => format!("{prefix}_{}_{}", model.major, model.minor),
        None => format!("{kind} of SM {model}"),
    }
}

/// What a compiler's target begins with.
fn target_prefix(kind: ShaderKind) -> Option<&'static str> {
    /// What FXC calls a library.
    const LIBRARY: ShaderKind = ShaderKind(0xfff0);
    let kind = if kind == LIBRARY { ShaderKind::Library } else { kind };
    let known = Target::PREFIXES.iter().find(|(known, _)| *known == kind);
    known.map(|(_, prefix)| *prefix)
}
