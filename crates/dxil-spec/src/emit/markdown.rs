//! The reference of all operations in Markdown.

use std::fmt::Write as _;

use super::describe;
use crate::model::{Enumeration, Operation, Spec};

/// Prints the whole reference: the number of operations of each version, a table of all operations,
/// the facts of each, and the enumerations of operands.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    let mut text = "# DXIL operations\n\n".to_owned();
    versions(spec, &mut text);
    text += "\n| Opcode | Operation | Function | Since | Description |\n|---|---|---|---|---|\n";
    for op in &spec.ops {
        let description = if op.reserved { "Reserved." } else { &op.doc.value };
        let _ = writeln!(
            text,
            "| {} | [{}](#{}) | `{}` | {} | {} |",
            describe::opcode(op),
            op.name,
            anchor(&op.name),
            describe::function_pattern(spec, op),
            op.since,
            cell(description),
        );
    }
    for op in &spec.ops {
        text.push('\n');
        text += &operation(spec, op);
    }
    features(spec, &mut text);
    text += "\n# Enumerations of operands\n";
    for it in &spec.enumerations {
        enumeration(it, &mut text);
    }
    text
}

/// One operation with its facts.
#[must_use]
pub fn operation(spec: &Spec, op: &Operation) -> String {
    let mut text = format!("## {}\n\n", op.name);
    if op.reserved {
        let _ =
            writeln!(text, "Opcode {}, reserved since DXIL {}.", describe::opcode(op), op.since);
        return text;
    }
    let _ = writeln!(text, "{}\n\n```text\n{}\n```\n", op.doc.value, describe::prototype(spec, op));
    let _ = writeln!(text, "- Opcode: {}", describe::opcode(op));
    for (name, value) in describe::facts(spec, op) {
        let _ = writeln!(text, "- {name}: {value}");
    }
    text
}

fn versions(spec: &Spec, text: &mut String) {
    *text += "| DXIL | Shader model | New operations | Operations |\n|---|---|---|---|\n";
    let core = || spec.ops.iter().filter(|op| !op.is_experimental());
    for version in spec.versions() {
        let new = core().filter(|op| op.since == version).count();
        let all = core().filter(|op| op.since <= version).count();
        let (major, minor) = (version.major + 5, version.minor);
        let _ = writeln!(text, "| {version} | {major}.{minor} | {new} | {all} |");
    }
    let reserved = spec.ops.iter().filter(|op| op.reserved).count();
    let experimental = spec.ops.iter().filter(|op| op.is_experimental()).count();
    let _ = writeln!(
        text,
        "\nReserved ones are counted; there are {reserved}. Beside these are {experimental} \
         experimental operations, from opcode 0x80000000 on.",
    );
}

fn features(spec: &Spec, text: &mut String) {
    *text += "\n# Shader features\n\nThe flags of the SFI0 part. Beside what operations require, a \
              scalar in a program requires a feature of its own.\n\n\
              | Bit | Name | Meaning |\n|---|---|---|\n";
    for it in &spec.features {
        let _ = writeln!(text, "| {} | {} | {} |", it.bit, it.name, cell(&it.doc));
    }
    *text += "\n| Scalar | Requires | With native 16-bit types |\n|---|---|---|\n";
    for (scalar, features) in describe::scalar_features(spec) {
        let _ = writeln!(text, "| {scalar} | {} | {} |", features[0], features[1]);
    }
}

fn enumeration(it: &Enumeration, text: &mut String) {
    let kind = if it.flags { " Flags, any of which combine." } else { "" };
    let _ = write!(text, "\n## {}\n\n{}{kind}\n\n", it.name, it.doc);
    *text += "| Value | Name | Meaning |\n|---|---|---|\n";
    for value in &it.values {
        let meaning = cell(&describe::value(value));
        let _ = writeln!(text, "| {} | {} | {meaning} |", value.value, value.name);
    }
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// The anchor that GitHub and rustdoc give a heading.
fn anchor(heading: &str) -> String {
    heading.to_lowercase()
}
