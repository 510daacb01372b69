//! Compares two specs of DXBC opcodes by meaning, for reviewers of a change.

use std::collections::BTreeMap;

use super::{BitField, Op, OpClass, Spec};
use crate::diff::facts::{Facts, changes};
use crate::diff::{Change, Severity};

/// All changed facts, breaking ones first, each in the order of its subjects' names.
#[must_use]
pub fn diff(old: &Spec, new: &Spec) -> Vec<Change> {
    changes(&subjects(old), &subjects(new))
}

/// The facts of each opcode, enumeration and extended token.
fn subjects(spec: &Spec) -> BTreeMap<String, Facts> {
    let mut subjects = BTreeMap::new();
    for op in spec.ops.iter().filter(|op| op.class != OpClass::Reserved) {
        subjects.insert(op.name.clone(), facts(spec, op));
    }
    for it in &spec.enumerations {
        let mut facts = Facts::from([editorial("description", &it.doc)]);
        for value in &it.values {
            facts.extend([
                breaking(format!("value {}", value.name), &value.value),
                editorial(&format!("text of {}", value.name), &value.text),
                editorial(&format!("description of {}", value.name), &value.doc),
            ]);
        }
        subjects.insert(format!("enumeration {}", it.name), facts);
    }
    for token in &spec.extended {
        let mut facts = Facts::from([breaking("number".to_owned(), &token.number)]);
        facts.extend(
            token.fields.iter().map(|it| breaking(format!("field {}", it.label), &bits(spec, it))),
        );
        subjects.insert(format!("extended token {}", token.name), facts);
    }
    subjects
}

fn facts(spec: &Spec, op: &Op) -> Facts {
    let mut facts = Facts::from([
        breaking("opcode".to_owned(), &op.opcode.unwrap_or_default()),
        breaking("class".to_owned(), &format!("{:?}", op.class).to_lowercase()),
        breaking("since".to_owned(), &op.since),
        breaking("mnemonic".to_owned(), &op.mnemonic),
        editorial("description", &op.doc),
    ]);
    for stage in op.stages.iter().flatten() {
        facts.extend([breaking(format!("stage {}", spec[*stage].name), &"allowed")]);
    }
    if op.stages.is_none() {
        facts.extend(
            spec.stages.iter().map(|it| breaking(format!("stage {}", it.name), &"allowed")),
        );
    }
    for &id in &op.controls {
        facts.extend([breaking(format!("control {}", spec[id].label), &bits(spec, &spec[id]))]);
    }
    for &id in &op.extended {
        facts.extend([breaking(format!("extended token {}", spec[id].name), &"allowed")]);
    }
    for (index, it) in op.arguments.iter().enumerate() {
        let since = it.since.map_or_else(String::new, |since| format!(" since {since}"));
        let ty = format!("{:?} {:?}{since}", it.kind, it.ty).to_lowercase();
        facts.extend([
            breaking(format!("argument {index}"), &ty),
            editorial(&format!("name of argument {index}"), &it.name),
        ]);
        let kind = spec.kinds.iter().find(|kind| kind.kind == it.kind);
        let of_kind = kind.map(|kind| &kind.operands[..]).unwrap_or_default();
        let operands = if it.operands.is_empty() { of_kind } else { &it.operands };
        facts.extend(operands.iter().map(|operand| {
            breaking(format!("argument {index}, operand {}", operand.value), &"allowed")
        }));
    }
    facts
}

/// The bits of a field, and the enumeration of its values.
fn bits(spec: &Spec, field: &BitField) -> String {
    let sign = if field.signed { ", signed" } else { "" };
    let values = field.values.map_or_else(String::new, |id| format!(", {}", spec[id].name));
    format!("bits {} to {}{sign}{values}", field.low, field.low + field.width - 1)
}

fn breaking(fact: String, value: &dyn ToString) -> (String, (String, Severity)) {
    (fact, (value.to_string(), Severity::Breaking))
}

fn editorial(fact: &str, value: &str) -> (String, (String, Severity)) {
    (fact.to_owned(), (value.to_owned(), Severity::Editorial))
}
