//! `RDEF` as FXC comments it: buffers with their variables, and bindings.

mod binding;
mod declaration;
mod type_name;

use alloc::format;
use alloc::string::ToString;

use dxil_container::Error;
use dxil_container::read::ResourceDefinitions;

use super::Context;
use crate::document::{Block, Section};
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::text::shortened;

pub(crate) use binding::row;
pub(crate) use type_name::{type_name, value_type_name};

/// Adds the target, the compiler, the buffers, and a row for each binding.
pub(super) fn fill(
    section: &mut Section<'_>,
    definitions: &ResourceDefinitions<'_>,
    context: &mut Context<'_>,
) -> Result<(), Error> {
    let header = &definitions.header;
    let facts = [
        ("Target", format!("{} {}.{}", header.target, header.major_version, header.minor_version)),
        ("Creator", shortened(&definitions.creator()?)),
        ("Flags", header.flags.to_string()),
    ];
    let facts = facts.map(|(name, value)| {
        Row::new([Cell::new(name, Style::Name), Cell::plain(value)]).at(header.range())
    });
    section.blocks.push(Block::Facts(facts.into()));
    if !definitions.buffers.is_empty() {
        let mut buffers = Section::titled("Buffer definitions");
        let declared = declaration::fill(&mut buffers, definitions, &mut context.budget);
        section.blocks.push(Block::Section(buffers));
        declared?;
    }
    let mut bindings = Section::titled("Resource bindings");
    bindings.table(binding::table(definitions, &mut context.budget)?);
    section.section(bindings);
    Ok(())
}
