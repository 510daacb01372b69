//! The numbered rules that a spec of DXBC opcodes must keep. `docs/spec-language.md` explains each.

use std::collections::HashSet;
use std::hash::Hash;

use heck::ToSnakeCase;

use super::{ArgumentKind, BitField, EnumerationId, Op, OpClass, Spec};
use crate::check::names::is_identifier;
use crate::check::rule::{Report, repeated, rules};
use crate::tablegen::Span;

/// The maximum length of a description in characters.
const MAX_DESCRIPTION: usize = 100;
/// The bits of controls in an opcode token.
const CONTROL_BITS: std::ops::Range<i64> = 11..24;
/// The bits of fields in an extended token.
const FIELD_BITS: std::ops::Range<i64> = 6..31;

rules! {
    'X' Spec:
    1 "missing or duplicate opcode" opcodes;
    2 "gap in the opcodes" opcode_gap;
    3 "missing or duplicate mnemonic" mnemonics;
    4 "description missing, too long, or not one line" descriptions;
    5 "reserved number with content" reserved_with_content;
    6 "name that is no identifier, or used twice" names;
    7 "bits out of range" bits_out_of_range;
    8 "bits that overlap" bits_overlap;
    9 "value that does not fit, or is used twice" values;
    10 "argument without name, or named twice" argument_names;
    11 "tokens before the end" tokens_before_the_end;
    12 "argument before the opcode" argument_before_the_opcode;
    13 "listed twice" listed_twice;
    14 "type of operands missing or unknown" operand_types;
}

fn opcodes(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.opcode.is_none()) {
        let help = "give it the next free opcode";
        report.at(op.span, format!("`{}` has no opcode that fits 11 bits", op.name), help);
    }
    repeated(
        spec.ops.iter().filter(|op| op.opcode.is_some()),
        |op| op.opcode,
        |op, first| {
            let message = format!("`{}` has the opcode of `{}`", op.name, first.name);
            let error = report.at(op.span, message, "give each record an opcode of its own");
            error.notes.push((first.span, "the first record with it".to_owned()));
        },
    );
}

fn opcode_gap(spec: &Spec, report: &mut Report<'_>) {
    let mut expected = 0;
    for op in &spec.ops {
        let Some(opcode) = op.opcode else { continue };
        if opcode > expected {
            report.at(
                op.span,
                format!("opcode {expected} has no record, but `{}` comes after it", op.name),
                "add the opcode, or a `ReservedOp`",
            );
        }
        expected = opcode + 1;
    }
}

fn mnemonics(spec: &Spec, report: &mut Report<'_>) {
    let ops = || spec.ops.iter().filter(|op| op.class != OpClass::Reserved);
    for op in ops().filter(|op| op.mnemonic.is_empty()) {
        report.at(op.span, format!("`{}` has no mnemonic", op.name), "write what FXC prints");
    }
    repeated(
        ops().filter(|op| !op.mnemonic.is_empty()),
        |op| op.mnemonic.as_str(),
        |op, first| {
            let message = format!("`{}` has the mnemonic of `{}`", op.name, first.name);
            let error = report.at(op.span, message, "give each opcode a mnemonic of its own");
            error.notes.push((first.span, "the first opcode with it".to_owned()));
        },
    );
}

/// Every description of the spec, with the definition that it describes.
fn all_descriptions(spec: &Spec) -> impl Iterator<Item = (&str, Span, &str)> {
    let ops = spec.ops.iter().filter(|op| op.class != OpClass::Reserved);
    let ops = ops.map(|op| (op.name.as_str(), op.span, op.doc.as_str()));
    let enumerations = spec.enumerations.iter().flat_map(|it| {
        let values = it.values.iter().map(|it| (it.name.as_str(), it.span, it.doc.as_str()));
        [(it.name.as_str(), it.span, it.doc.as_str())].into_iter().chain(values)
    });
    let fields = spec.extended.iter().flat_map(|it| &it.fields).chain(&spec.controls);
    let fields = fields.map(|it| (it.name.as_str(), it.span, it.doc.as_str()));
    let tokens = spec.extended.iter().map(|it| (it.name.as_str(), it.span, it.doc.as_str()));
    ops.chain(enumerations).chain(fields).chain(tokens)
}

fn descriptions(spec: &Spec, report: &mut Report<'_>) {
    for (name, span, doc) in all_descriptions(spec) {
        if doc.is_empty() {
            let help = "describe it in one sentence";
            report.at(span, format!("`{name}` has no description"), help);
        } else if doc.trim() != doc || doc.contains(char::is_control) {
            let help = "write it without spaces around it, line breaks and tabs";
            report.at(span, format!("the description of `{name}` is not one trimmed line"), help);
        } else if doc.chars().count() > MAX_DESCRIPTION {
            let length = doc.chars().count();
            let message = format!("the description of `{name}` has {length} characters");
            report.at(span, message, &format!("shorten it to {MAX_DESCRIPTION}"));
        }
    }
}

fn reserved_with_content(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.class == OpClass::Reserved) {
        let Op { mnemonic, doc, arguments, controls, extended, .. } = op;
        let is_empty = mnemonic.is_empty() && doc.is_empty() && arguments.is_empty();
        if !is_empty || !controls.is_empty() || !extended.is_empty() {
            let message = format!("`{}` is reserved, but has content", op.name);
            report.at(op.span, message, "make it a `DXBCOp`, or remove the content");
        }
    }
}

fn names(spec: &Spec, report: &mut Report<'_>) {
    let check = |kind: &str, names: Vec<(&str, Span)>, report: &mut Report<'_>| {
        for (name, span) in names.iter().filter(|(name, _)| !is_identifier(name)) {
            let help = "use letters, digits and underscores, a letter first";
            report.at(*span, format!("the name of the {kind} `{name}` is no identifier"), help);
        }
        repeated(
            names,
            |(name, _)| *name,
            |(name, span), (_, first)| {
                let error =
                    report.at(*span, format!("two {kind}s are named `{name}`"), "rename one");
                error.notes.push((*first, "the first of that name".to_owned()));
            },
        );
    };
    check("opcode", spec.ops.iter().map(|it| (&*it.name, it.span)).collect(), report);
    check("control", spec.controls.iter().map(|it| (&*it.name, it.span)).collect(), report);
    for token in &spec.extended {
        check("field", token.fields.iter().map(|it| (&*it.name, it.span)).collect(), report);
    }
    for it in &spec.enumerations {
        check("value", it.values.iter().map(|it| (&*it.name, it.span)).collect(), report);
    }
}

/// The controls of each opcode and the fields of each extended token: the name of their owner and the bits that
/// they may take.
fn bit_fields(spec: &Spec) -> Vec<(&str, std::ops::Range<i64>, Vec<&BitField>)> {
    let ops = spec.ops.iter().map(|op| {
        let controls = op.controls.iter().map(|&id| &spec[id]).collect();
        (op.name.as_str(), CONTROL_BITS, controls)
    });
    let tokens =
        spec.extended.iter().map(|it| (it.name.as_str(), FIELD_BITS, it.fields.iter().collect()));
    ops.chain(tokens).collect()
}

fn bits_out_of_range(spec: &Spec, report: &mut Report<'_>) {
    let controls = spec.controls.iter().map(|it| (it, CONTROL_BITS));
    let fields = spec.extended.iter().flat_map(|it| &it.fields).map(|it| (it, FIELD_BITS));
    for (field, bits) in controls.chain(fields) {
        if field.low < bits.start || field.width < 1 || field.low + field.width > bits.end {
            report.at(
                field.span,
                format!("`{}` has {} bits from bit {} on", field.name, field.width, field.low),
                &format!("choose bits from {} to {}", bits.start, bits.end - 1),
            );
        }
    }
    for token in spec.extended.iter().filter(|it| !(0..64).contains(&it.number)) {
        let message =
            format!("the number {} of `{}` does not fit 6 bits", token.number, token.name);
        report.at(token.span, message, "choose one from 0 to 63");
    }
}

fn bits_overlap(spec: &Spec, report: &mut Report<'_>) {
    for (owner, _, fields) in bit_fields(spec) {
        let mut taken = 0;
        for field in fields {
            if taken & field.mask() != 0 {
                let message = format!("the bits of `{}` overlap others of `{owner}`", field.name);
                report.at(field.span, message, "give it bits of its own");
            }
            taken |= field.mask();
        }
    }
}

fn values(spec: &Spec, report: &mut Report<'_>) {
    for enumeration in &spec.enumerations {
        if enumeration.values.is_empty() {
            let message = format!("`{}` has no values", enumeration.name);
            report.at(enumeration.span, message, "list its values");
        }
        repeated(
            &enumeration.values,
            |value| value.value,
            |value, first| {
                let message =
                    format!("{} is both `{}` and `{}`", value.value, first.name, value.name);
                report.at(value.span, message, "give each value a number of its own");
            },
        );
    }
    let fields = spec.extended.iter().flat_map(|it| &it.fields).chain(&spec.controls);
    for (field, id) in fields.filter_map(|field| Some((field, field.values?))) {
        for name in too_large(spec, id, field.width) {
            let message =
                format!("`{name}` does not fit the {} bits of `{}`", field.width, field.name);
            report.at(field.span, message, "widen the field, or change the number");
        }
    }
}

/// The values of an enumeration that do not fit a number of bits.
fn too_large(spec: &Spec, id: EnumerationId, width: i64) -> Vec<&str> {
    let limit = if spec[id].flags { width } else { 1 << width.clamp(0, 32) };
    let values = spec[id].values.iter().filter(|it| !(0..limit).contains(&it.value));
    values.map(|it| it.name.as_str()).collect()
}

fn argument_names(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for argument in op.arguments.iter().filter(|it| !is_identifier(&it.name)) {
            let message = format!("an argument of `{}` has no name that code can have", op.name);
            report.at(argument.span, message, "name it: `Src<\"src\", Float>`");
        }
        repeated(
            &op.arguments,
            |argument| argument.name.to_snake_case(),
            |argument, _| {
                let message = format!("`{}` has two arguments `{}`", op.name, argument.name);
                report.at(argument.span, message, "name each argument differently");
            },
        );
    }
}

fn tokens_before_the_end(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        let Some((_, before)) = op.arguments.split_last() else { continue };
        for argument in before.iter().filter(|it| it.kind == ArgumentKind::Tokens) {
            report.at(
                argument.span,
                format!("`{}` of `{}` takes all tokens, but is not last", argument.name, op.name),
                "put it last",
            );
        }
    }
}

fn argument_before_the_opcode(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for argument in &op.arguments {
            if let Some(since) = argument.since.filter(|since| *since < op.since) {
                let (name, op) = (&argument.name, (&op.name, op.since));
                report.at(
                    argument.span,
                    format!("`{name}` begins with shader model {since}, `{}` with {}", op.0, op.1),
                    "an argument begins with its opcode, or later",
                );
            }
        }
    }
}

fn listed_twice(spec: &Spec, report: &mut Report<'_>) {
    fn twice<T: Copy + Eq + Hash>(list: &[T]) -> Option<T> {
        let mut seen = HashSet::new();
        list.iter().copied().find(|it| !seen.insert(*it))
    }
    for op in &spec.ops {
        let stage = op.stages.as_ref().and_then(|list| twice(list)).map(|id| &spec[id].name);
        let control = twice(&op.controls).map(|id| &spec[id].name);
        let token = twice(&op.extended).map(|id| &spec[id].name);
        for name in [stage, control, token].into_iter().flatten() {
            let message = format!("`{}` lists `{name}` twice", op.name);
            report.at(op.span, message, "name each stage, control and extended token once");
        }
    }
}

fn operand_types(spec: &Spec, report: &mut Report<'_>) {
    let types = spec.enumerations.iter().find(|it| it.name == "OperandType");
    let is_known = |name: &str| types.is_some_and(|it| it.values.iter().any(|it| it.name == name));
    let arguments = || spec.ops.iter().flat_map(|op| op.arguments.iter().map(move |it| (op, it)));
    let listed = arguments().flat_map(|(_, it)| &it.operands);
    for name in spec.kinds.iter().flat_map(|it| &it.operands).chain(listed) {
        if !is_known(&name.value) {
            let message = format!("`{}` is no type of operands", name.value);
            report.at(name.span, message, "name a value of `OperandType`");
        }
    }
    for (op, argument) in arguments() {
        let is_token = matches!(argument.kind, ArgumentKind::Token | ArgumentKind::Tokens);
        let kind = spec.kinds.iter().find(|it| it.kind == argument.kind);
        let has_types =
            !argument.operands.is_empty() || kind.is_some_and(|it| !it.operands.is_empty());
        if has_types == is_token {
            let (name, op) = (&argument.name, &op.name);
            let (message, help) = match is_token {
                true => (format!("`{name}` of `{op}` is a token"), "leave out `Operands`"),
                false => (format!("`{name}` of `{op}` has no operands"), "list them in `Operands`"),
            };
            report.at(argument.span, message, help);
        }
    }
}
