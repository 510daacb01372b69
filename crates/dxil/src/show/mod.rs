//! Parts as text for a person.

mod binding;
mod program;
mod psv;
mod rdat;
mod rdef;
mod root_signature;
mod signature;
mod source_info;
mod tree;

use std::fmt::Display;

use dxil_container::layout::ShaderKind;
use dxil_container::read::{CompilerVersion, Features, LinkFunction, Part, PartView, Statistics};
use dxil_container::tree::{Content, Describe, Label};
use dxil_container::{Container, Error, FourCC, Value};

use crate::page::Page;
use crate::text::{FAINT, TITLE, short};

pub(crate) use tree::value;

/// The line above a part of this name.
pub(crate) fn heading(name: &str, part: &Part<'_>) -> String {
    let title = part.four_cc().info().map_or("unknown part", |info| info.title);
    let (size, offset) = (part.data().len(), part.data().offset());
    format!("{TITLE}{name}  {title}{TITLE:#}  {FAINT}{size} bytes at {offset:#x}{FAINT:#}\n")
}

/// Appends what a part of a shader of this stage says: in a form of its own if it has one, else its
/// fields.
///
/// Fails where it cannot be read.
pub(crate) fn part(
    out: &mut Page,
    part: &Part<'_>,
    stage: Option<ShaderKind>,
) -> Result<(), Error> {
    match part.view()? {
        PartView::Signature(signature) => {
            signature::print(out, part.four_cc(), stage, &signature);
        }
        PartView::Psv(psv) => psv::print(out, &psv, stage),
        PartView::Program(program) => program::print(out, &program),
        PartView::ResourceDefinitions(definitions) => rdef::print(out, &definitions)?,
        PartView::Rdat(rdat) => rdat::print(out, &rdat),
        PartView::Bytecode(bytecode) => program::print_bytecode(out, &bytecode),
        PartView::DebugName(name) => *out += &format!("  {}\n", short(&name.name)),
        PartView::PdbInfo(info) => {
            tree::print(out, &info.describe(), "  ");
            tree::print(out, &info.tables(&info.content()?)?.describe(), "  ");
        }
        PartView::Statistics(statistics) => self::statistics(out, &statistics),
        PartView::LinkFunction(function) => link_function(out, &function)?,
        PartView::RootSignature(signature) => root_signature::print(out, &signature),
        PartView::Features(features) => self::features(out, &features),
        PartView::CompilerVersion(version) => compiler_version(out, &version),
        PartView::SourceInfo(info) => source_info::print(out, &info),
        view => tree::print(out, &view.describe(), "  "),
    }
    Ok(())
}

/// A word, or what stands for a number without one.
fn word(word: Option<impl Into<String>>, number: impl Display) -> String {
    word.map_or_else(|| number.to_string(), Into::into)
}

/// The stage of the container's program.
pub(crate) fn stage(container: &Container<'_>) -> Option<ShaderKind> {
    let programs = [FourCC::DXIL, FourCC::ILDB, FourCC::SHEX, FourCC::SHDR];
    let program = programs.iter().find_map(|name| container.part(*name))?;
    match program.view().ok()? {
        PartView::Program(program) => Some(program.header.kind),
        PartView::Bytecode(bytecode) => Some(bytecode.header.kind),
        _ => None,
    }
}

/// Appends the flags of `SFI0`, a line each.
fn features(out: &mut Page, features: &Features<'_>) {
    let flags = *features.flags;
    for name in flags.names() {
        *out += &format!("  - {name}\n");
    }
    match (flags.0, flags.unknown().0) {
        (0, _) => *out += &format!("  {FAINT}none{FAINT:#}\n"),
        (_, 0) => {}
        (_, unknown) => *out += &format!("  - unknown bits {unknown:#x}\n"),
    }
}

/// Appends the version of the compiler in one line.
fn compiler_version(out: &mut Page, version: &CompilerVersion<'_>) {
    let header = &version.header;
    *out += &format!("  {}.{}.{}", header.major, header.minor, header.commit_count);
    let strings = [("", version.custom_version), ("commit ", version.commit_sha)];
    for (what, text) in strings {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            *out += &format!(", {what}{}", short(&text));
        }
    }
    if header.flags.0 != 0 {
        *out += &format!(", {}", header.flags);
    }
    out.push('\n');
}

/// Appends the counts that are not 0.
fn statistics(out: &mut Page, statistics: &Statistics<'_>) {
    let mut nodes = statistics.describe();
    nodes.retain(|node| match &node.content {
        Content::Value(Value::Number(number) | Value::Named { number, .. }) => *number != 0,
        _ => true,
    });
    tree::print(out, &nodes, "  ");
    *out += &format!("  {FAINT}others are 0{FAINT:#}\n");
}

/// Appends the parts of the container that is a function of FXC's libraries.
fn link_function(out: &mut Page, function: &LinkFunction<'_>) -> Result<(), Error> {
    let container = function.container()?;
    let stage = stage(&container);
    for inner in container.parts() {
        let mut text = Page::new(out.left());
        text += &heading(&inner.four_cc().to_string(), &inner);
        // Functions are not nested, but for a file that wants to exhaust us.
        if inner.four_cc() != FourCC::LIBF {
            part(&mut text, &inner, stage)?;
        }
        text.as_str().lines().for_each(|line| *out += &format!("  {line}\n"));
    }
    Ok(())
}

/// The path of a field: `PSV0.resources[2].upper_bound`.
pub(crate) fn path(parent: &str, label: Label) -> String {
    match label {
        Label::Name(name) => format!("{parent}.{name}"),
        Label::Index(index) => format!("{parent}[{index}]"),
    }
}
