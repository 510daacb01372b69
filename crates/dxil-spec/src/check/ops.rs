//! Rules about the opcode, name, class, description and intrinsics of operations.

use std::collections::HashSet;

use heck::ToUpperCamelCase;

use super::rule::{Report, repeated};
use crate::model::{FIRST_EXPERIMENTAL, Operation, Selection, Spec, Version};

/// The maximum length of a description in characters: longer ones do not fit a table's row.
const MAX_DESCRIPTION: usize = 100;

pub(super) fn missing_opcode(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.opcode.is_none()) {
        report.at(
            op.opcode_span,
            format!("`{}` has no opcode that fits 32 bits", op.name),
            "give it the next free opcode",
        );
    }
}

pub(super) fn duplicate_opcode(spec: &Spec, report: &mut Report<'_>) {
    let with_opcode = spec.ops.iter().filter(|op| op.opcode.is_some());
    repeated(
        in_source_order(with_opcode),
        |op| op.opcode,
        |op, first| {
            report
                .at(
                    op.opcode_span,
                    format!("`{}` has the opcode of `{}`", op.name, first.name),
                    "give each operation an opcode of its own",
                )
                .notes
                .push((first.span, "the first operation with it".to_owned()));
        },
    );
}

/// Checks that opcodes have no gaps and that a version adds opcodes at the end: an opcode that a version
/// lacks is never below one that it has. Experimental opcodes are checked separately.
pub(super) fn opcode_gap(spec: &Spec, report: &mut Report<'_>) {
    let mut previous: Option<(u32, Version)> = None;
    for op in &spec.ops {
        let Some(opcode) = op.opcode else { continue };
        let start = if opcode < FIRST_EXPERIMENTAL { 0 } else { FIRST_EXPERIMENTAL };
        let below = previous.filter(|&(last, _)| last >= start);
        let expected = below.map_or(start, |(last, _)| last.saturating_add(1));
        if opcode > expected {
            report.at(
                op.opcode_span,
                format!("opcode {expected} has no operation, but `{}` comes after it", op.name),
                "add the operation, or a `ReservedOp` for its opcode",
            );
        }
        if let Some((last, since)) = below.filter(|&(_, since)| since > op.since) {
            report.at(
                op.opcode_span,
                format!(
                    "`{}` is of DXIL {}, but opcode {last} below it came with DXIL {since}",
                    op.name, op.since,
                ),
                "opcodes of one version follow those of the version before",
            );
        }
        previous = Some((opcode, op.since));
    }
}

/// Checks that different names do not become the same identifier. The evaluator rejects equal names.
pub(super) fn duplicate_name(spec: &Spec, report: &mut Report<'_>) {
    let identifier = |op: &&Operation| op.name.to_upper_camel_case();
    repeated(in_source_order(spec.ops.iter()), identifier, |op, first| {
        let identifier = identifier(op);
        report
            .at(
                op.span,
                format!("`{}` and `{}` are both `OpCode::{identifier}`", op.name, first.name),
                "choose names that differ in more than case and underscores",
            )
            .notes
            .push((first.span, "the first operation with that identifier".to_owned()));
    });
}

pub(super) fn class_without_operation(spec: &Spec, report: &mut Report<'_>) {
    let used: HashSet<usize> = spec.ops.iter().map(|op| op.class.0).collect();
    for (_, class) in spec.classes.iter().enumerate().filter(|(id, _)| !used.contains(id)) {
        report.at(
            class.span,
            format!("no operation is of the class `{}`", class.name),
            "delete the class, or add its operation",
        );
    }
}

pub(super) fn description_missing(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| !op.reserved && op.doc.value.trim().is_empty()) {
        report.at(
            op.span,
            format!("`{}` has no description", op.name),
            "describe the operation in one sentence: `let Doc = \"...\";`",
        );
    }
}

pub(super) fn description_too_long(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        if op.doc.value.trim() != op.doc.value || op.doc.value.contains(char::is_control) {
            report.at(
                op.doc.span,
                format!("the description of `{}` is not one trimmed line", op.name),
                "write it without spaces around it, line breaks and tabs",
            );
        }
        let length = op.doc.value.chars().count();
        if length > MAX_DESCRIPTION {
            report.at(
                op.doc.span,
                format!("the description of `{}` has {length} characters", op.name),
                &format!("shorten it to {MAX_DESCRIPTION}"),
            );
        }
    }
}

pub(super) fn description_repeated(spec: &Spec, report: &mut Report<'_>) {
    let described = spec.ops.iter().filter(|op| !op.doc.value.trim().is_empty());
    repeated(
        in_source_order(described),
        |op| op.doc.value.as_str(),
        |op, first| {
            report
                .at(
                    op.doc.span,
                    format!("`{}` has the description of `{}`", op.name, first.name),
                    "describe how the two differ",
                )
                .notes
                .push((first.doc.span, "the first operation with it".to_owned()));
        },
    );
}

pub(super) fn reserved_with_content(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.reserved) {
        let content = [
            ("description", !op.doc.value.is_empty()),
            ("HLSL names", !op.hlsl.is_empty()),
            ("result", op.result.is_some()),
            ("arguments", !op.arguments.is_empty()),
            ("overloads", !op.overloads.is_empty()),
            ("stages", !op.stages.is_empty()),
            ("attributes", !op.attributes.is_empty()),
            ("intrinsics", !op.intrinsics.is_empty()),
            ("requirements", !op.requirements.is_empty()),
        ];
        let content: Vec<&str> = content
            .into_iter()
            .filter(|(_, is_present)| *is_present)
            .map(|(name, _)| name)
            .collect();
        if !content.is_empty() {
            report.at(
                op.span,
                format!("`{}` is reserved, but has {}", op.name, content.join(", ")),
                "make it a `DXILOp`, or remove this content",
            );
        }
    }
}

pub(super) fn result_missing(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| !op.reserved && op.result.is_none()) {
        report.at(
            op.span,
            format!("`{}` has no result type", op.name),
            "set `result`; an operation without result has `VoidTy`",
        );
    }
}

pub(super) fn intrinsic_twice(spec: &Spec, report: &mut Report<'_>) {
    let mapped = in_source_order(spec.ops.iter())
        .into_iter()
        .flat_map(|op| op.intrinsics.iter().map(move |intrinsic| (op, intrinsic)));
    repeated(
        mapped,
        |(_, intrinsic)| intrinsic.name.as_str(),
        |(op, intrinsic), (first, at)| {
            report
                .at(
                    intrinsic.span,
                    format!(
                        "`{}` is lowered to `{}` and to `{}`",
                        intrinsic.name, first.name, op.name,
                    ),
                    "an intrinsic is lowered to one operation",
                )
                .notes
                .push((at.span, "the first mapping".to_owned()));
        },
    );
}

pub(super) fn selection_out_of_range(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for intrinsic in &op.intrinsics {
            let (given, wanted) = (intrinsic.arguments.len(), op.arguments.len());
            if given != 0 && given != wanted {
                report.at(
                    intrinsic.span,
                    format!(
                        "`{}` selects {given} arguments, but `{}` takes {wanted}",
                        intrinsic.name, op.name,
                    ),
                    "select one for each argument, or none where they are the same",
                );
            }
            for selection in &intrinsic.arguments {
                let (range, noun) = match selection.value {
                    // No intrinsic has more arguments than the operation has.
                    Selection::Argument(_) => (0..=wanted as i64 - 1, "argument"),
                    Selection::I8(_) => (-0x80..=0xff, "i8"),
                    Selection::I32(_) => (-0x8000_0000..=0xffff_ffff, "i32"),
                };
                let (Selection::Argument(int) | Selection::I8(int) | Selection::I32(int)) =
                    selection.value;
                if !range.contains(&int) {
                    report.at(
                        selection.span,
                        format!("{int} is no {noun} of `{}`", intrinsic.name),
                        &format!("choose one from {} to {}", range.start(), range.end()),
                    );
                }
            }
        }
    }
}

/// Operations sorted by their place in the source, so that the later one of a pair gets the error.
fn in_source_order<'a>(ops: impl Iterator<Item = &'a Operation>) -> Vec<&'a Operation> {
    let mut ops: Vec<_> = ops.collect();
    ops.sort_by_key(|op| op.span);
    ops
}
