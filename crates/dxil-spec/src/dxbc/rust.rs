//! The generated half of the crate `dxbc-code`: files of macro calls, which its hand-written modules include.

use std::fmt::Write;

use super::{Argument, BitField, Op, OpClass, ShaderModel, Spec};

/// The first lines of every file.
const BANNER: &str = "// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.\n\n";

/// The files: name and content. The spec has passed the checks.
#[must_use]
pub fn generate(spec: &Spec) -> Vec<(&'static str, String)> {
    let files = [
        ("opcodes.rs", opcodes(spec)),
        ("enumerations.rs", enumerations(spec)),
        ("controls.rs", controls(spec)),
        ("extended.rs", extended(spec)),
        ("parameter_kinds.rs", kinds(spec)),
    ];
    files.into_iter().map(|(name, content)| (name, BANNER.to_owned() + &content)).collect()
}

/// A row for each opcode.
fn opcodes(spec: &Spec) -> String {
    let ops = spec.ops.iter().filter(|op| op.class != OpClass::Reserved);
    let rows = ops.map(|op| row(spec, op));
    format!("opcodes! {{\n{}}}\n", rows.collect::<String>())
}

fn row(spec: &Spec, op: &Op) -> String {
    let controls = op.controls.iter().map(|&id| spec[id].name.as_str());
    let extended = op.extended.iter().map(|&id| spec[id].name.as_str());
    let stages = op.stages.as_ref().map_or_else(
        || "all".to_owned(),
        |stages| join(stages.iter().map(|&id| spec[id].name.as_str())),
    );
    let arguments = op.arguments.iter().map(|it| format!("        {};\n", argument(spec, it)));
    format!(
        "    /// `{}`: {}\n    {} = {} {:?} {:?} {} [{stages}] [{}] [{}] {} {{\n{}    }}\n",
        op.mnemonic,
        lowercase_first(&op.doc),
        op.name,
        op.opcode.unwrap_or_default(),
        op.mnemonic,
        op.class,
        model(op.since),
        join(controls),
        join(extended),
        op.long_length,
        arguments.collect::<String>(),
    )
}

/// An argument: its name, kind, type, enumeration, types of operands and first shader model.
fn argument(spec: &Spec, argument: &Argument) -> String {
    let values = argument.values.map_or_else(String::new, |id| format!(" in {}", spec[id].name));
    let since = argument.since.map_or_else(String::new, |since| format!(" since {}", model(since)));
    let operands = match &argument.operands[..] {
        [] => String::new(),
        names => format!(" of [{}]", join(names.iter().map(|name| name.value.as_str()))),
    };
    format!("{}: {:?} {:?}{values}{operands}{since}", argument.name, argument.kind, argument.ty)
}

/// A row for each kind of arguments.
fn kinds(spec: &Spec) -> String {
    let rows = spec.kinds.iter().map(|it| {
        let names = join(it.operands.iter().map(|name| name.value.as_str()));
        format!("    {:?} [{names}];\n", it.kind)
    });
    format!("parameter_kinds! {{\n{}}}\n", rows.collect::<String>())
}

fn model(model: ShaderModel) -> String {
    format!("SM{}_{}", model.major, model.minor)
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// The sentence as a part of another.
fn lowercase_first(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

fn enumerations(spec: &Spec) -> String {
    let mut text = String::new();
    for it in &spec.enumerations {
        let kind = if it.flags { "flags" } else { "enumeration" };
        let _ = write!(text, "{kind}! {{\n    /// {}\n    {} {{\n", it.doc, it.name);
        for value in &it.values {
            let (name, number) = (&value.name, value.value);
            let _ = writeln!(
                text,
                "        /// {}\n        {name} = {number} {:?},",
                value.doc, value.text
            );
        }
        text += "    }\n}\n";
    }
    text
}

fn controls(spec: &Spec) -> String {
    let rows = spec
        .controls
        .iter()
        .map(|it| format!("    /// {}\n    {} {};\n", it.doc, it.name, bits(spec, it)));
    format!("controls! {{\n{}}}\n", rows.collect::<String>())
}

/// The bits of a field: the lowest one, their number, the sign, and the enumeration.
fn bits(spec: &Spec, field: &BitField) -> String {
    let sign = if field.signed { " signed -" } else { "" };
    let values = field.values.map_or_else(String::new, |id| format!(" in {}", spec[id].name));
    format!("= {:?} {} {}{sign}{values}", field.label, field.low, field.width)
}

fn extended(spec: &Spec) -> String {
    let mut text = "extended! {\n".to_owned();
    for token in &spec.extended {
        let _ = writeln!(text, "    /// {}\n    {} = {} {{", token.doc, token.name, token.number);
        for field in &token.fields {
            let _ = writeln!(
                text,
                "        /// {}\n        {} {};",
                field.doc,
                field.name,
                bits(spec, field)
            );
        }
        text += "    }\n";
    }
    text + "}\n"
}
