//! The reference of all opcodes in Markdown.

use std::fmt::Write;

use super::{Argument, ArgumentKind, BitField, Enumeration, Op, OpClass, Spec};
use crate::tablegen::Spanned;

/// Prints the whole reference: a table of all opcodes, the facts of each, the controls, the extended tokens and the
/// enumerations.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    let mut text = "# DXBC opcodes\n\n| Opcode | Mnemonic | Class | Since | Description |\n|---|---|---|---|---|\n".to_owned();
    for op in &spec.ops {
        let opcode = op.opcode.unwrap_or_default();
        let _ = match op.class {
            OpClass::Reserved => writeln!(text, "| {opcode} | | reserved | | |"),
            _ => writeln!(
                text,
                "| {opcode} | [`{}`](#{}) | {} | {} | {} |",
                op.mnemonic,
                op.mnemonic.to_lowercase(),
                class(op.class),
                op.since,
                op.doc
            ),
        };
    }
    for op in spec.ops.iter().filter(|op| op.class != OpClass::Reserved) {
        text.push('\n');
        text += &opcode(spec, op);
    }
    text += "\n# Operands\n\n| Kind of argument | Types of operands |\n|---|---|\n";
    for it in spec.kinds.iter().filter(|it| !it.operands.is_empty()) {
        let kind = format!("{:?}", it.kind).to_lowercase();
        let _ = writeln!(text, "| {kind} | {} |", types(&it.operands));
    }
    text += "\n# Extended opcode tokens\n";
    for token in &spec.extended {
        let _ = writeln!(text, "\n## {}\n\nNumber {}. {}\n", token.name, token.number, token.doc);
        token.fields.iter().for_each(|it| field(spec, it, &mut text));
    }
    text += "\n# Enumerations\n";
    spec.enumerations.iter().for_each(|it| enumeration(it, &mut text));
    text
}

/// One opcode with its facts.
#[must_use]
pub fn opcode(spec: &Spec, op: &Op) -> String {
    let mut text =
        format!("## {}\n\n", if op.mnemonic.is_empty() { &op.name } else { &op.mnemonic });
    let number = op.opcode.unwrap_or_default();
    if op.class == OpClass::Reserved {
        let _ = writeln!(text, "Opcode {number}, reserved.");
        return text;
    }
    let _ = writeln!(text, "{}\n\n- Opcode: {number}, {}", op.doc, class(op.class));
    let _ = writeln!(text, "- Since: shader model {}", op.since);
    if let Some(stages) = &op.stages {
        let names: Vec<_> = stages.iter().map(|&id| spec[id].name.as_str()).collect();
        let _ = writeln!(text, "- Stages: {}", names.join(", "));
    }
    for &id in &op.controls {
        field(spec, &spec[id], &mut text);
    }
    if !op.extended.is_empty() {
        let names: Vec<_> = op.extended.iter().map(|&id| spec[id].name.as_str()).collect();
        let _ = writeln!(text, "- Extended by: {}", names.join(", "));
    }
    for it in &op.arguments {
        let _ = writeln!(text, "- `{}`: {}", it.name, argument(spec, it));
    }
    text
}

pub(super) fn class(class: OpClass) -> &'static str {
    match class {
        OpClass::Instruction => "instruction",
        OpClass::Declaration => "declaration",
        OpClass::Phase => "phase",
        OpClass::Data => "data",
        OpClass::Reserved => "reserved",
    }
}

/// An argument in words: `destination, float`.
pub(super) fn argument(spec: &Spec, argument: &Argument) -> String {
    let kind = match argument.kind {
        ArgumentKind::Tokens => "tokens up to the end".to_owned(),
        kind => format!("{kind:?}").to_lowercase(),
    };
    let ty = match argument.values {
        Some(id) => spec[id].name.clone(),
        None => format!("{:?}", argument.ty).to_lowercase(),
    };
    let since =
        argument.since.map_or_else(String::new, |since| format!(", since shader model {since}"));
    let operands = match &argument.operands[..] {
        [] => String::new(),
        names => format!(": {}", types(names)),
    };
    format!("{kind}{operands}, {ty}{since}")
}

/// The names of types of operands.
fn types(names: &[Spanned<String>]) -> String {
    names.iter().map(|name| name.value.as_str()).collect::<Vec<_>>().join(", ")
}

/// A line for bits of a token.
fn field(spec: &Spec, field: &BitField, text: &mut String) {
    let bits = match field.width {
        1 => format!("bit {}", field.low),
        width => format!("bits {} to {}", field.low, field.low + width - 1),
    };
    let values = field.values.map_or_else(String::new, |id| format!(" ({})", spec[id].name));
    let _ = writeln!(text, "- {bits}: `{}`{values}. {}", field.label, field.doc);
}

fn enumeration(it: &Enumeration, text: &mut String) {
    let head = if it.flags { "Bit" } else { "Value" };
    let _ = write!(
        text,
        "\n## {}\n\n{}\n\n| {head} | Name | FXC | Meaning |\n|---|---|---|---|\n",
        it.name, it.doc
    );
    for value in &it.values {
        let shown = if value.text.is_empty() {
            String::new()
        } else {
            format!("`{}`", value.text.replace('|', "\\|"))
        };
        let _ = writeln!(text, "| {} | {} | {shown} | {} |", value.value, value.name, value.doc);
    }
}
