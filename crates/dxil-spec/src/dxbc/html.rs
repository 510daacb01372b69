//! The reference of all opcodes as a self-contained HTML page: a list that can be searched.

use super::markdown::{argument, class};
use super::{Op, OpClass, Spec};
use crate::emit::html::{List, escape};

/// The whole reference.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    let ops = spec.ops.iter().filter(|op| op.class != OpClass::Reserved);
    List {
        title: "DXBC opcodes",
        description: "Every opcode of shader models 4.0 to 5.1: its arguments, controls and stages.",
        hint: "Mnemonic, description, argument, stage, or an opcode such as 54",
        rows: ops.map(|op| row(spec, op)).collect(),
    }
    .page()
}

/// An opcode in the list.
fn row(spec: &Spec, op: &Op) -> String {
    let name = escape(if op.mnemonic.is_empty() { &op.name } else { &op.mnemonic });
    let stages = match &op.stages {
        None => "all stages".to_owned(),
        Some(ids) => names(ids.iter().map(|&id| &*spec[id].name)),
    };
    let mut facts = String::new();
    let mut fact = |text: String| facts += &format!("<p>{text}</p>\n");
    for it in &op.arguments {
        fact(format!("<code>{}</code>: {}", escape(&it.name), escape(&argument(spec, it))));
    }
    if !op.controls.is_empty() {
        let controls = op.controls.iter().map(|&id| &*spec[id].label);
        fact(format!("Controls: {}", escape(&names(controls))));
    }
    if !op.extended.is_empty() {
        let tokens = op.extended.iter().map(|&id| &*spec[id].name);
        fact(format!("Extended by: {}", escape(&names(tokens))));
    }
    format!(
        "<li id=\"{name}\"><h2><a href=\"#{name}\">{name}</a></h2>\n<p>{}</p>\n{facts}\
         <p class=\"since\">{}, opcode {}, since shader model {}, {}</p></li>\n",
        escape(&op.doc),
        class(op.class),
        op.opcode.unwrap_or_default(),
        op.since,
        escape(&stages),
    )
}

fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
