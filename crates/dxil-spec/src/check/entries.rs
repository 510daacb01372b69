//! Rules about versioned properties.

use std::collections::HashSet;

use super::rule::{Report, repeated};
use crate::model::{Entry, Operation, Spec, Version};
use crate::tablegen::Span;

/// The versions of an operation's entries, a list for each versioned property.
fn versioned(op: &Operation) -> [(&'static str, Vec<(Version, Span)>); 3] {
    fn list<T>(entries: &[Entry<T>]) -> Vec<(Version, Span)> {
        entries.iter().map(|entry| (entry.since, entry.span)).collect()
    }
    [
        ("overloads", list(&op.overloads)),
        ("stages", list(&op.stages)),
        ("attributes", list(&op.attributes)),
    ]
}

pub(super) fn stages_missing(spec: &Spec, report: &mut Report<'_>) {
    for op in spec.ops.iter().filter(|op| !op.reserved) {
        if !op.stages.iter().any(|entry| entry.since <= op.since) {
            report.at(
                op.span,
                format!("`{}` has no stages for DXIL {}, where it begins", op.name, op.since),
                "list them: `let stages = [Stages<DXIL1_0, [all_stages]>];`",
            );
        }
        for entry in &op.stages {
            let list = &entry.value;
            if !list.all && !list.removed && list.stages.is_empty() {
                report.at(
                    entry.span,
                    format!("`{}` has an empty list of stages", op.name),
                    "name the stages, `all_stages`, or `removed`",
                );
            }
        }
    }
}

pub(super) fn versions_unsorted(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for (what, entries) in versioned(op) {
            for pair in entries.windows(2) {
                let ((before, _), (after, span)) = (pair[0], pair[1]);
                if after < before {
                    report.at(
                        span,
                        format!("the {what} of `{}` for DXIL {after} follow {before}", op.name),
                        "sort the entries by version",
                    );
                }
            }
        }
    }
}

pub(super) fn version_twice(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for (what, entries) in versioned(op) {
            repeated(
                entries,
                |(version, _)| *version,
                |(version, span), (_, first)| {
                    report
                        .at(
                            *span,
                            format!(
                                "`{}` has two entries for its {what} of DXIL {version}",
                                op.name
                            ),
                            "merge them: an entry lists everything that holds from its version on",
                        )
                        .notes
                        .push((*first, "the first entry".to_owned()));
                },
            );
        }
    }
}

pub(super) fn before_the_operation(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for (what, entries) in versioned(op) {
            for (version, span) in entries.into_iter().filter(|(version, _)| *version < op.since) {
                report.at(
                    span,
                    format!(
                        "the {what} of `{}` begin with DXIL {version}, the operation with {}",
                        op.name, op.since,
                    ),
                    "raise the entry's version, or lower the operation's",
                );
            }
        }
    }
}

pub(super) fn removed_beside_a_stage(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for entry in &op.stages {
            let list = &entry.value;
            let named = !list.stages.is_empty();
            if list.removed && (list.all || named) {
                report.at(
                    entry.span,
                    format!("`{}` is both removed and valid in stages", op.name),
                    "`removed` stands alone",
                );
            } else if list.all && named {
                report.at(
                    entry.span,
                    format!("`{}` lists `all_stages` and single stages", op.name),
                    "`all_stages` stands alone",
                );
            }
        }
    }
}

/// Reports a stage, an attribute or an overload that occurs twice in one entry.
pub(super) fn listed_twice(spec: &Spec, report: &mut Report<'_>) {
    fn twice<T: Copy + Eq + std::hash::Hash>(list: &[T]) -> Option<T> {
        let mut seen = HashSet::new();
        list.iter().copied().find(|it| !seen.insert(*it))
    }
    for op in &spec.ops {
        let required = op.requirements.iter().map(|it| (it.span, &it.stages));
        let stages = op.stages.iter().map(|entry| (entry.span, &entry.value)).chain(required);
        let stages = stages
            .map(|(span, list)| (span, twice(&list.stages).map(|stage| spec[stage].name.as_str())));
        let attributes = op.attributes.iter().map(|entry| {
            (entry.span, twice(&entry.value).map(|attribute| spec[attribute].name.as_str()))
        });
        let overloads = op
            .requirements
            .iter()
            .map(|it| (it.span, twice(&it.overloads).map(|ty| spec[ty].name.as_str())));
        for (span, name) in stages.chain(attributes).chain(overloads) {
            let Some(name) = name else { continue };
            report.at(
                span,
                format!("an entry of `{}` lists `{name}` twice", op.name),
                "name each stage, attribute and overload once",
            );
        }
    }
}

pub(super) fn attributes_contradict(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for entry in &op.attributes {
            let has = |name| entry.value.iter().any(|&id| spec[id].name == name);
            for other in ["ReadOnly", "ArgMemOnly"] {
                if has("ReadNone") && has(other) {
                    report.at(
                        entry.span,
                        format!("`{}` is both ReadNone and {other}", op.name),
                        "keep the one that is true",
                    );
                }
            }
        }
    }
}

pub(super) fn unknown_version(spec: &Spec, report: &mut Report<'_>) {
    let unknown = |it: &Version| !spec.versions().any(|version| version == *it);
    for value in spec.enumerations.iter().flat_map(|it| &it.values) {
        if let Some(since) = value.since.filter(unknown) {
            report.at(
                value.span,
                format!("`{}` is of DXIL {since}, which is not defined", value.name),
                "define the version, or name one that is",
            );
        }
    }
    for op in &spec.ops {
        let translated = op.since_translated.unwrap_or(op.since);
        let validated = op.since_validated.unwrap_or(op.since);
        for version in [op.since, translated, validated] {
            if unknown(&version) {
                report.at(
                    op.span,
                    format!("`{}` is of DXIL {version}, which is not defined", op.name),
                    "define the version, or name one that is",
                );
            }
        }
        for argument in &op.arguments {
            if let Some(until) = argument.until.filter(unknown) {
                report.at(
                    argument.span,
                    format!("`{}` names DXIL {until}, which is not defined", argument.name),
                    "define the version, or name one that is",
                );
            }
        }
        if translated > op.since {
            report.at(
                op.span,
                format!(
                    "`{}` is of DXIL {}, but linkers translate it only to {translated}",
                    op.name, op.since,
                ),
                "translation lowers the version",
            );
        }
        if validated > op.since {
            report.at(
                op.span,
                format!(
                    "`{}` is of DXIL {}, but the validator accepts it only from {validated} on",
                    op.name, op.since,
                ),
                "an operation begins where the validator accepts it, or later",
            );
        }
    }
}

/// Checks that versions have no gaps, because the tables have a column for each minor version.
pub(super) fn version_gap(spec: &Spec, report: &mut Report<'_>) {
    for (minor, version) in spec.versions.iter().enumerate() {
        if version.value != (Version { major: 1, minor: u8::try_from(minor).unwrap_or(u8::MAX) }) {
            report.at(
                version.span,
                format!("DXIL {} is defined, but not 1.{minor} before it", version.value),
                "define the versions of DXIL 1 without gaps, from 1.0 on",
            );
            return;
        }
    }
}
