//! A struct for each operation.

use std::fmt::Write as _;

use super::names;
use crate::emit::describe;
use crate::model::{Operation, Spec};

pub(super) fn ops(spec: &Spec) -> String {
    let mut text = String::new();
    for op in spec.ops.iter().filter(|op| !op.reserved) {
        // Writing to a string cannot fail.
        let _ = operation(spec, op, &mut text);
    }
    text
}

fn operation(spec: &Spec, op: &Operation, text: &mut String) -> std::fmt::Result {
    writeln!(text, "operation! {{\n    /// {}", op.doc.value)?;
    let (name, operands) = (names::op(op), op.arguments.len() + 1);
    if op.arguments.is_empty() {
        return writeln!(text, "    {name}[{operands}] {{}}\n}}");
    }
    writeln!(text, "    {name}[{operands}] {{")?;
    for argument in &op.arguments {
        let mut doc = format!("`{}`", describe::type_name(spec, op, argument.ty));
        for rule in describe::rules(spec, argument) {
            doc += ", ";
            doc += &rule;
        }
        writeln!(text, "        /// {doc}\n        {},", names::argument(argument))?;
    }
    writeln!(text, "    }}\n}}")
}
