//! Sections for parts: in a form for their kind where there is one, else as fields.

mod program;
mod psv;
mod rdat;
pub(crate) mod rdef;
mod root_signature;
mod signature;
mod source_info;

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::read::{CompilerVersion, Features, LinkFunction, Part, PartView, Statistics};
use dxil_container::tree::{Content, Describe, Node};
use dxil_container::{Container, Error, FourCC, Value};

use crate::budget::Budget;
use crate::bytecode;
use crate::document::{Block, Section};
use crate::item::Item;
use crate::lines::Collected;
use crate::link::Links;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::text::shortened;
use crate::tree;

/// The stage, the references and the budget of the section of a part.
#[derive(Debug)]
pub struct Context<'c> {
    /// The stage of the container's program.
    pub stage: Option<ShaderKind>,
    /// The references between the container's items.
    pub links: &'c Links,
    /// The bytes of text that may still be made.
    pub budget: Budget,
}

impl Context<'_> {
    /// A row about an item, which refers to the items that belong to it.
    pub(crate) fn about(&self, row: Row, item: Item) -> Row {
        row.about(item, self.links.of(item))
    }
}

/// The section of a part, whose title has its name and size.
///
/// If the part cannot be read, the section ends with the error. If the text exceeds the budget, rows are left
/// out.
#[must_use]
pub fn section<'a>(name: &str, part: &Part<'a>, context: &mut Context<'_>) -> Section<'a> {
    let mut section = Section::new(heading(name, part));
    if let Err(error) = fill(&mut section, part, context) {
        section.line(Row::line(format!("{error}"), Style::Error));
        section.error = Some(error);
    }
    section
}

/// The title of a part of this name.
fn heading(name: &str, part: &Part<'_>) -> Row {
    let title = part.four_cc().info().map_or("unknown part", |info| info.title);
    let (size, offset) = (part.data().len(), part.data().offset());
    let title = Cell::new(format!("{name}  {title}"), Style::Title);
    let place = Cell::new(format!("{size} bytes at {offset:#x}"), Style::Offset);
    Row::new([title, Cell::blanks(2), place]).at(part.range())
}

/// Adds the content of a part of a shader.
fn fill<'a>(
    section: &mut Section<'a>,
    part: &Part<'a>,
    context: &mut Context<'_>,
) -> Result<(), Error> {
    match part.view()? {
        PartView::Signature(it) => signature::fill(section, part.four_cc(), &it, context),
        PartView::Psv(psv) => psv::fill(section, &psv, context),
        PartView::Program(program) => program::fill(section, &program),
        PartView::ResourceDefinitions(definitions) => rdef::fill(section, &definitions, context)?,
        PartView::Rdat(rdat) => rdat::fill(section, &rdat, context),
        PartView::Bytecode(bytecode) => program::fill_bytecode(section, part, &bytecode, context),
        PartView::DebugName(name) => {
            section.line(Row::line(shortened(&name.name), Style::Plain).at(name.name.range()));
        }
        PartView::PdbInfo(info) => {
            section.blocks.push(Block::Tree(info.describe()));
            // It is compressed: its fields have no places in the file.
            let content = info.content()?;
            let mut lines = Collected { rows: Vec::new(), budget: &mut context.budget };
            tree::lines(&mut lines, &info.tables(&content)?.describe(), 0);
            section.blocks.push(Block::Lines(lines.rows));
        }
        PartView::Statistics(statistics) => self::statistics(section, &statistics),
        PartView::LinkFunction(function) => link_function(section, &function, context)?,
        PartView::RootSignature(signature) => root_signature::fill(section, &signature),
        PartView::Features(features) => self::features(section, &features),
        PartView::CompilerVersion(version) => compiler_version(section, &version),
        PartView::SourceInfo(info) => source_info::fill(section, &info),
        view => section.blocks.push(Block::Tree(view.describe())),
    }
    Ok(())
}

/// The fields of a part. A DXBC program has its instructions in the place of its tokens.
///
/// # Errors
///
/// The part cannot be read.
pub fn describe<'a>(part: &Part<'a>) -> Result<Vec<Node<'a>>, Error> {
    Ok(match part.view()? {
        PartView::Bytecode(program) => bytecode::describe(part, &program),
        view => view.describe(),
    })
}

/// The stage of the container's program.
#[must_use]
pub fn stage(container: &Container<'_>) -> Option<ShaderKind> {
    let programs = [FourCC::DXIL, FourCC::ILDB, FourCC::SHEX, FourCC::SHDR];
    let program = programs.iter().find_map(|name| container.part(*name))?;
    match program.view().ok()? {
        PartView::Program(program) => Some(program.header.kind),
        PartView::Bytecode(bytecode) => Some(bytecode.header.kind),
        _ => None,
    }
}

/// Adds a line for each flag of `SFI0`.
fn features(section: &mut Section<'_>, features: &Features<'_>) {
    let flags = *features.flags;
    let range = features.flags.range();
    let mut line = |text, style| section.line(Row::line(text, style).at(range.clone()));
    for name in flags.names() {
        line(format!("- {name}"), Style::Plain);
    }
    match (flags.0, flags.unknown().0) {
        (0, _) => line("none".into(), Style::Comment),
        (_, 0) => {}
        (_, unknown) => line(format!("- unknown bits {unknown:#x}"), Style::Plain),
    }
}

/// Adds the version of the compiler in one line.
fn compiler_version(section: &mut Section<'_>, version: &CompilerVersion<'_>) {
    let header = &version.header;
    let mut line = format!("{}.{}.{}", header.major, header.minor, header.commit_count);
    let strings = [("", version.custom_version), ("commit ", version.commit_sha)];
    for (noun, text) in strings {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            line += &format!(", {noun}{}", shortened(&text));
        }
    }
    if header.flags.0 != 0 {
        line += &format!(", {}", header.flags);
    }
    section.line(Row::line(line, Style::Plain).at(header.range()));
}

/// Adds the counts that are not 0.
fn statistics<'a>(section: &mut Section<'a>, statistics: &Statistics<'a>) {
    let mut nodes = statistics.describe();
    nodes.retain(|node| match &node.content {
        Content::Value(Value::Number(number) | Value::Named { number, .. }) => *number != 0,
        _ => true,
    });
    section.blocks.push(Block::Tree(nodes));
    section.line(Row::line("others are 0", Style::Comment));
}

/// Adds the parts of the container that is a function of FXC's libraries.
fn link_function<'a>(
    section: &mut Section<'a>,
    function: &LinkFunction<'a>,
    context: &mut Context<'_>,
) -> Result<(), Error> {
    let container = function.container()?;
    let links = Links::default();
    let mut inner = Context { stage: stage(&container), links: &links, budget: context.budget };
    for part in container.parts() {
        let mut of_part = Section::new(heading(&format!("{}", part.four_cc()), &part));
        // Compilers do not nest functions: a file that does would exhaust the stack.
        if part.four_cc() != FourCC::LIBF {
            fill(&mut of_part, &part, &mut inner)?;
        }
        // In the inner container, offsets count from its start.
        of_part.shift(function.bytes.offset());
        section.blocks.push(Block::Section(of_part));
    }
    context.budget = inner.budget;
    Ok(())
}
