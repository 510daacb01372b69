//! `RDEF` as FXC comments it: buffers with their variables, and bindings.

mod binding;
mod declaration;

use dxil_container::Error;
use dxil_container::read::ResourceDefinitions;

use super::tree;
use crate::page::Page;
use crate::text::{TITLE, short};

/// Appends who compiled it for what, buffers, and a row for each binding.
pub(super) fn print(out: &mut Page, definitions: &ResourceDefinitions<'_>) -> Result<(), Error> {
    let header = &definitions.header;
    let facts = [
        ("Target", format!("{} {}.{}", header.target, header.major_version, header.minor_version)),
        ("Creator", short(&definitions.creator()?)),
        ("Flags", header.flags.to_string()),
    ];
    tree::print_pairs(out, &facts, "  ");
    if !definitions.buffers.is_empty() {
        *out += &format!("  {TITLE}Buffer definitions{TITLE:#}\n");
        declaration::print(out, definitions)?;
    }
    let table = binding::table(definitions)?;
    if !table.is_empty() {
        *out += &format!("  {TITLE}Resource bindings{TITLE:#}\n");
        table.print(out, "    ");
    }
    Ok(())
}
