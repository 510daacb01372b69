//! Names that become identifiers of the generated code.

use heck::{ToSnakeCase, ToUpperCamelCase};

use super::rule::{Report, repeated};
use crate::model::{Feature, Spec};
use crate::tablegen::Span;

/// A name of the spec, its identifier in the generated code, and its place in the source.
struct Name<'a> {
    name: &'a str,
    identifier: String,
    span: Span,
}

impl<'a> Name<'a> {
    fn camel(name: &'a str, span: Span) -> Self {
        Self { name, identifier: name.to_upper_camel_case(), span }
    }
}

/// Checks that every name becomes an identifier, raw if it is a keyword, and that no two names of a
/// kind become the same one. Operations have a rule of their own for the latter.
pub(super) fn no_identifier(spec: &Spec, report: &mut Report<'_>) {
    let kinds: [(&str, Vec<Name<'_>>); 6] = [
        ("class", spec.classes.iter().map(|it| Name::camel(&it.name, it.span)).collect()),
        ("stage", spec.stages.iter().map(|it| Name::camel(&it.title, it.span)).collect()),
        ("attribute", spec.attributes.iter().map(|it| Name::camel(&it.name, it.span)).collect()),
        ("shader feature", spec.features.iter().map(feature).collect()),
        ("type", spec.types.iter().map(|it| Name::camel(&it.name, it.span)).collect()),
        (
            "enumeration",
            spec.enumerations.iter().map(|it| Name::camel(&it.name, it.span)).collect(),
        ),
    ];
    for (kind, names) in &kinds {
        check_identifiers(kind, names, report);
        check_distinct(kind, names, report);
    }
    for it in &spec.enumerations {
        let values: Vec<_> =
            it.values.iter().map(|value| Name::camel(&value.name, value.span)).collect();
        check_identifiers("value", &values, report);
        check_distinct("value", &values, report);
    }
    for op in &spec.ops {
        check_identifiers("operation", &[Name::camel(&op.name, op.span)], report);
        let named = op.arguments.iter().filter(|argument| !argument.name.is_empty());
        let arguments: Vec<_> = named
            .map(|argument| Name {
                name: &argument.name,
                identifier: argument.name.to_snake_case(),
                span: argument.span,
            })
            .collect();
        check_identifiers("argument", &arguments, report);
    }
}

/// The identifier of a feature: its name without underscores.
fn feature(feature: &Feature) -> Name<'_> {
    Name { name: &feature.name, identifier: feature.name.replace('_', ""), span: feature.span }
}

fn check_identifiers(kind: &str, names: &[Name<'_>], report: &mut Report<'_>) {
    for name in names {
        // The name of an argument is also used as an identifier unchanged.
        let is_usable_unchanged = kind != "argument" || is_identifier(name.name);
        if !is_usable_unchanged || !is_identifier(&name.identifier) {
            report.at(
                name.span,
                format!("the name of the {kind} `{}` is no identifier", name.name),
                "use letters, digits and underscores, a letter first, and no keyword such as `self`",
            );
        }
    }
}

/// Whether a text is an identifier of Rust, raw if it is a keyword.
pub(crate) fn is_identifier(text: &str) -> bool {
    let raw = format!("r#{text}");
    [text, &raw].iter().any(|text| syn::parse_str::<proc_macro2::Ident>(text).is_ok())
}

fn check_distinct(kind: &str, names: &[Name<'_>], report: &mut Report<'_>) {
    repeated(
        names,
        |name| name.identifier.as_str(),
        |name, first| {
            // The evaluator refuses the same name, and enumerations have a rule for it.
            if name.name != first.name {
                report
                    .at(
                        name.span,
                        format!(
                            "the {kind}s `{}` and `{}` are both `{}` in code",
                            first.name, name.name, name.identifier,
                        ),
                        "choose names that differ in more than case, spaces and underscores",
                    )
                    .notes
                    .push((first.span, "the first one with that identifier".to_owned()));
            }
        },
    );
}

/// Checks that the HLSL names of an operation are identifiers, unique and sorted.
pub(super) fn hlsl_names(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for name in op.hlsl.iter().filter(|name| !is_hlsl_name(&name.value)) {
            report.at(
                name.span,
                format!("`{}` of `{}` is no HLSL name", name.value, op.name),
                "write it as a shader does: `sin`, `SV_ViewID`, `RayQuery::Proceed`",
            );
        }
        for pair in op.hlsl.windows(2).filter(|pair| pair[0].value >= pair[1].value) {
            report.at(
                pair[1].span,
                format!("`{}` does not come after `{}`", pair[1].value, pair[0].value),
                "sort the names, capitals first, and list each once",
            );
        }
    }
}

/// Whether a name is an identifier, or several joined with `::`.
fn is_hlsl_name(name: &str) -> bool {
    name.split("::").all(|part| {
        let mut chars = part.chars();
        chars.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
            && chars.all(|char| char.is_ascii_alphanumeric() || char == '_')
    })
}
