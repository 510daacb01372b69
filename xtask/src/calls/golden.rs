//! The golden file of one HLSL file: stable, sorted text.
//!
//! README.md in the folder of the golden files describes the format.

use super::listing::{Function, Listing, operation, type_names};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The prefix of the line of a function in a golden file.
const DECLARE: &str = "declare ";

/// The bit of experimental opcodes, which are written in hexadecimal.
const EXPERIMENTAL: u32 = 0x8000_0000;

/// Renders the listings of a file's variants, in the file's order.
pub(crate) fn render(name: &str, variants: &[(&str, Listing)]) -> String {
    let mut text =
        format!("; DXC's calls for hlsl/{name}.hlsl, by `cargo run -p xtask -- calls`.\n");
    section(&mut text, types(variants));
    for (options, listing) in variants {
        text.push('\n');
        line(&mut text, format_args!("variant {options}"));
        for function in listing.functions.values() {
            line(&mut text, format_args!("{}", declaration(function)));
        }
    }
    section(&mut text, samples(variants));
    text
}

/// Every function that a golden file declares.
pub(crate) fn function_names(golden: &str) -> impl Iterator<Item = &str> {
    declarations(golden).filter_map(operation)
}

/// Every opcode that a golden file lists.
pub(crate) fn opcodes(golden: &str) -> impl Iterator<Item = &str> {
    let lists = declarations(golden).filter_map(|line| line.rsplit_once(" | opcodes "));
    lists.flat_map(|(_, opcodes)| opcodes.split(' '))
}

fn declarations(golden: &str) -> impl Iterator<Item = &str> {
    golden.lines().filter_map(|line| line.strip_prefix(DECLARE))
}

fn declaration(function: &Function) -> String {
    let Function { prototype, attributes, calls } = function;
    let mut text = format!("{DECLARE}{prototype} | {attributes} | opcodes");
    for &opcode in calls.keys() {
        text.push(' ');
        text.push_str(&opcode_text(opcode));
    }
    text
}

fn opcode_text(opcode: u32) -> String {
    if opcode & EXPERIMENTAL == 0 { opcode.to_string() } else { format!("{opcode:#010x}") }
}

/// The types that the declared functions use, and those that these types use.
fn types(variants: &[(&str, Listing)]) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    for (_, listing) in variants {
        let mut pending: Vec<&str> =
            listing.functions.values().flat_map(|f| type_names(&f.prototype)).collect();
        let mut seen = BTreeSet::new();
        while let Some(name) = pending.pop() {
            if let Some(body) = listing.types.get(name).filter(|_| seen.insert(name)) {
                lines.insert(format!("{name} = type {body}"));
                pending.extend(type_names(body));
            }
        }
    }
    lines
}

/// One call for each opcode and prototype: the first call in the first variant that has one.
fn samples(variants: &[(&str, Listing)]) -> impl Iterator<Item = String> {
    let mut samples = BTreeMap::new();
    for function in variants.iter().flat_map(|(_, listing)| listing.functions.values()) {
        for (&opcode, call) in &function.calls {
            samples.entry((opcode, function.prototype.as_str())).or_insert(call.clone());
        }
    }
    samples.into_values()
}

fn section(text: &mut String, lines: impl IntoIterator<Item = String>) {
    let mut lines = lines.into_iter().peekable();
    if lines.peek().is_some() {
        text.push('\n');
    }
    for content in lines {
        line(text, format_args!("{content}"));
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{content}");
}
