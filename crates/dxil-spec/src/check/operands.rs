//! Rules about results, arguments and overload types.

use std::collections::HashMap;

use super::rule::{Report, repeated};
use crate::model::{Argument, Operation, Scalar, Shape, Spec, Validation};

/// The overload dimensions that a signature uses, in the order of their first use.
fn mentioned(spec: &Spec, op: &Operation) -> Vec<usize> {
    let mut mentioned = Vec::new();
    for dimension in op.signature().filter_map(|ty| spec[ty].shape.dimension()) {
        if !mentioned.contains(&dimension) {
            mentioned.push(dimension);
        }
    }
    mentioned
}

pub(super) fn overload_without_type(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.dimensions() > 0) {
        if mentioned(spec, op).is_empty() {
            report
                .at(
                    op.span,
                    format!("`{}` has overloads, but no operand has the overload's type", op.name),
                    "give the result or an argument `OverloadTy`, or delete the overloads",
                )
                .notes
                .push((op.overloads[0].span, "the overloads".to_owned()));
        }
    }
}

pub(super) fn type_without_overload(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        let Some(greatest) = mentioned(spec, op).into_iter().max() else { continue };
        if !op.overloads.iter().any(|entry| entry.since <= op.since) {
            report.at(
                op.span,
                format!(
                    "`{}` has an operand of the overload's type, but no overloads for DXIL {}",
                    op.name, op.since,
                ),
                "list them: `let overloads = [Overloads<DXIL1_0, [FloatTy]>];`",
            );
        }
        for entry in op.overloads.iter().filter(|entry| entry.value.len() <= greatest) {
            report
                .at(
                    op.span,
                    format!("`{}` has an operand of overload {greatest}", op.name),
                    "list the types of each dimension with `OverloadDimensions`",
                )
                .notes
                .push((entry.span, "which is not listed here".to_owned()));
        }
    }
}

pub(super) fn dimension_unused(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        let mentioned = mentioned(spec, op);
        if mentioned.is_empty() {
            continue;
        }
        for entry in &op.overloads {
            for unused in (0..entry.value.len()).filter(|it| !mentioned.contains(it)) {
                report.at(
                    entry.span,
                    format!("no operand of `{}` has the type of overload {unused}", op.name),
                    "delete the dimension, or give an operand its type",
                );
            }
        }
    }
}

pub(super) fn dimensions_out_of_order(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        let mentioned = mentioned(spec, op);
        if !mentioned.is_sorted() {
            let order: Vec<String> = mentioned.iter().map(usize::to_string).collect();
            report.at(
                op.span,
                format!("`{}` uses its overloads in the order {}", op.name, order.join(", ")),
                "number the dimensions as the result and then the arguments mention them",
            );
        }
    }
}

pub(super) fn not_an_overload(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for ty in op.overloads.iter().flat_map(|entry| entry.value.iter().flatten()) {
            let ty_name = &spec[ty.value].name;
            if !spec[ty.value].shape.is_overload() {
                report.at(
                    ty.span,
                    format!("`{}` cannot be overloaded for `{ty_name}`", op.name),
                    "an overload is a scalar, a vector, `UserDefinedTy` or `ObjectTy`",
                );
            }
        }
        for dimension in op.overloads.iter().flat_map(|entry| &entry.value) {
            repeated(
                dimension,
                |ty| ty.value,
                |ty, _| {
                    report.at(
                        ty.span,
                        format!("`{}` is overloaded twice for `{}`", op.name, spec[ty.value].name),
                        "name each type once",
                    );
                },
            );
        }
    }
}

pub(super) fn not_an_operand(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for ty in op.signature().filter(|&ty| !spec[ty].shape.is_operand()) {
            report.at(
                op.span,
                format!("`{}` has an operand of type `{}`", op.name, spec[ty].name),
                "that type stands in overload lists only: the operand is an `OverloadTy`",
            );
        }
        for argument in &op.arguments {
            if spec[argument.ty].shape == Shape::Plain("void".to_owned()) {
                report.at(
                    argument.span,
                    format!("an argument of `{}` is void", op.name),
                    "only a result can be void",
                );
            }
        }
    }
}

pub(super) fn argument_names(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for argument in op.arguments.iter().filter(|argument| argument.name.is_empty()) {
            report.at(
                argument.span,
                format!("an argument of `{}` has no name", op.name),
                "name it: `Arg<\"value\", OverloadTy>`",
            );
        }
        let named = op.arguments.iter().filter(|argument| !argument.name.is_empty());
        let key = |argument: &&Argument| heck::AsSnakeCase(&argument.name).to_string();
        repeated(named, key, |argument, _| {
            report.at(
                argument.span,
                format!("`{}` has two arguments `{}`", op.name, argument.name),
                "name each argument differently",
            );
        });
    }
}

pub(super) fn impossible_values(spec: &Spec, report: &mut Report<'_>) {
    impossible_enumerations(spec, report);
    for op in &spec.ops {
        for argument in &op.arguments {
            impossible_argument(spec, op, argument, report);
        }
    }
}

fn impossible_enumerations(spec: &Spec, report: &mut Report<'_>) {
    for enumeration in &spec.enumerations {
        repeated(
            &enumeration.values,
            |value| value.value,
            |value, first| {
                report.at(
                    value.span,
                    format!("{} is both `{}` and `{}`", value.value, first.name, value.name),
                    "give each value of an enumeration a number of its own",
                );
            },
        );
        repeated(
            &enumeration.values,
            |value| value.name.as_str(),
            |value, _| {
                report.at(
                    value.span,
                    format!("`{}` has two values `{}`", enumeration.name, value.name),
                    "name each value differently",
                );
            },
        );
        for value in enumeration.values.iter().filter(|it| i32::try_from(it.value).is_err()) {
            report.at(
                value.span,
                format!("{} does not fit an i32, the type of operands", value.value),
                "give it a smaller number",
            );
        }
        if enumeration.values.is_empty() {
            report.at(
                enumeration.span,
                format!("`{}` has no values", enumeration.name),
                "list its values",
            );
        }
    }
}

fn impossible_argument(spec: &Spec, op: &Operation, argument: &Argument, report: &mut Report<'_>) {
    let name = format!("`{}` of `{}`", argument.name, op.name);
    let mut error = |message: String, help: &str| {
        report.at(argument.span, message, help);
    };
    let int = matches!(
        spec[argument.ty].shape,
        Shape::Scalar(Scalar::I1 | Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64)
    );
    if !int && (argument.range.is_some() || argument.enumeration.is_some()) {
        error(format!("{name} is no integer"), "only integers have a range or an enumeration");
    }
    if argument.undef && !argument.constant {
        let help = "any value is allowed, also `undef`: leave out `AllowsUndef`";
        error(format!("{name} need not be constant"), help);
    }
    if argument.validation != Validation::Demanded && !argument.constant {
        let help = "the spec allows any value, and so does the validator: leave out `Validated`";
        error(format!("{name} need not be constant"), help);
    }
    let Some((min, max)) = argument.range else {
        if argument.validation == Validation::OneMore {
            error(
                format!("{name} has no range"),
                "give `Max`: the validator accepts one number above it",
            );
        }
        return;
    };
    if min > max {
        error(format!("no value lies between {min} and {max}"), "put the least value first");
    } else if ![min, max].iter().all(|&end| i16::try_from(end).is_ok()) {
        let help =
            "give `Min` and `Max`, both from -32768 to 32767: the tables have 16 bits for each";
        error(format!("the range of {name} is open at an end or exceeds 16 bits"), help);
    }
}

/// The maximum number of dimensions in names and calls.
const MAX_DIMENSIONS: usize = 4;

pub(super) fn too_many_dimensions(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| op.dimensions() > MAX_DIMENSIONS) {
        report.at(
            op.span,
            format!("`{}` has {} overload dimensions", op.name, op.dimensions()),
            "`dxil_ops` has room for four: extend it first",
        );
    }
}

/// Checks that the overloads of a class have one form, because the class alone tells how to read the
/// overloads in the name of a function.
pub(super) fn mixed_forms(spec: &Spec, report: &mut Report<'_>) {
    let form = |shape: &Shape| match shape {
        Shape::Scalar(_) | Shape::Vector(_) => Some("numbers"),
        Shape::UserDefined => Some("structs"),
        Shape::Object => Some("objects"),
        _ => None,
    };
    let mut forms = HashMap::new();
    for op in &spec.ops {
        for entry in &op.overloads {
            for (dimension, types) in entry.value.iter().enumerate() {
                for ty in types {
                    let Some(form) = form(&spec[ty.value].shape) else { continue };
                    let first = *forms.entry((op.class, dimension)).or_insert(form);
                    if first != form {
                        report.at(
                            ty.span,
                            format!(
                                "overload {dimension} of the class `{}` is of {first} and of {form}",
                                spec[op.class].name,
                            ),
                            "give one of the operations a class of its own",
                        );
                    }
                }
            }
        }
    }
}
