//! Rules about shader features and requirements.

use super::rule::{Report, repeated};
use crate::model::{Operation, Requirement, Spec, StageId};

/// The maximum number of features: the bits of a set.
const MAX_FEATURES: usize = 64;

/// Checks that the index of each feature in the file is its bit in SFI0, so that a set of features has
/// the encoding of that part.
pub(super) fn bits_out_of_order(spec: &Spec, report: &mut Report<'_>) {
    for (index, feature) in spec.features.iter().enumerate() {
        if usize::try_from(feature.bit) != Ok(index) || index >= MAX_FEATURES {
            report.at(
                feature.span,
                format!(
                    "`{}` has bit {}, but is feature {index} of the file, from 0 on",
                    feature.name, feature.bit
                ),
                "define the features by their bits, from 0 to at most 63, without gaps",
            );
            return;
        }
    }
}

pub(super) fn impossible_requirement(spec: &Spec, report: &mut Report<'_>) {
    for op in &spec.ops {
        for requirement in &op.requirements {
            let feature = &spec[requirement.feature].name;
            for condition in impossible_conditions(spec, op, requirement) {
                report.at(
                    requirement.span,
                    format!("`{}` requires `{feature}` {condition}", op.name),
                    "name stages and overloads of the operation, or leave them out",
                );
            }
        }
        repeated(
            &op.requirements,
            |it| it.feature,
            |it, _| {
                report.at(
                    it.span,
                    format!("`{}` requires `{}` twice", op.name, spec[it.feature].name),
                    "merge the two requirements",
                );
            },
        );
    }
}

/// The conditions of a requirement that no call can meet.
fn impossible_conditions(spec: &Spec, op: &Operation, requirement: &Requirement) -> Vec<String> {
    let mut impossible = Vec::new();
    let list = &requirement.stages;
    if list.removed || (!list.all && list.stages.is_empty()) {
        impossible.push("in no stage".to_owned());
    }
    let allowed = |stage: StageId| op.stages.iter().any(|entry| entry.value.allows(stage));
    let stages = list.stages.iter().filter(|&&stage| !allowed(stage));
    impossible.extend(
        stages.map(|&stage| format!("in the stage `{}`, which may not call it", spec[stage].name)),
    );
    let first = || op.overloads.iter().filter_map(|entry| entry.value.first()).flatten();
    let overloads = requirement.overloads.iter().filter(|&&ty| first().all(|it| it.value != ty));
    impossible.extend(
        overloads.map(|&ty| format!("for `{}`, which is no overload of it", spec[ty].name)),
    );
    impossible
}
