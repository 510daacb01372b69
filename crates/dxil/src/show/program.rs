//! Programs: what they are compiled for.

use dxil_container::layout::ShaderKind;
use dxil_container::read::{Bytecode, Program};

use crate::text::FAINT;

/// Appends a line with the target, as compilers take it, the DXIL version and the bitcode's place.
pub(super) fn print(out: &mut String, program: &Program<'_>) {
    let header = &program.header;
    let target = target(header.kind, header.version);
    let (size, offset) = (program.bitcode.len(), program.bitcode.offset());
    *out += &format!("  {target}, DXIL {}.{}\n", header.dxil_major, header.dxil_minor);
    *out += &format!("  {FAINT}{size} bytes of bitcode at {offset:#x}{FAINT:#}\n");
}

/// Appends a line with the target and the size of a DXBC program.
pub(super) fn print_bytecode(out: &mut String, bytecode: &Bytecode<'_>) {
    let header = &bytecode.header;
    let target = target(header.kind, header.version);
    *out += &format!("  {target}\n  {FAINT}{} tokens{FAINT:#}\n", header.token_count);
}

/// The target that a compiler was given.
fn target(kind: ShaderKind, version: u8) -> String {
    let (major, minor) = (version >> 4, version & 15);
    match target_prefix(kind) {
        Some(prefix) => format!("{prefix}_{major}_{minor}"),
        None => format!("{kind} of SM {major}.{minor}"),
    }
}

/// What a compiler's target begins with.
fn target_prefix(kind: ShaderKind) -> Option<&'static str> {
    Some(match kind {
        ShaderKind::Pixel => "ps",
        ShaderKind::Vertex => "vs",
        ShaderKind::Geometry => "gs",
        ShaderKind::Hull => "hs",
        ShaderKind::Domain => "ds",
        ShaderKind::Compute => "cs",
        // The second one is FXC's.
        ShaderKind::Library | ShaderKind(0xfff0) => "lib",
        ShaderKind::Mesh => "ms",
        ShaderKind::Amplification => "as",
        _ => return None,
    })
}
