//! Rules about shader features and requirements.

use super::{Report, repeated};
use crate::model::{Operation, Requirement, Spec, StageId};

/// Sets of features have a bit for each.
const MOST_FEATURES: usize = 64;

/// A feature's place in the file is its bit, so that a set of them is what SFI0 has.
pub(super) fn bits_out_of_order(spec: &Spec, report: &mut Report<'_>) {
    for (place, feature) in spec.features.iter().enumerate() {
        if usize::try_from(feature.bit) != Ok(place) || place >= MOST_FEATURES {
            report.at(
                feature.span,
                format!("`{}` has bit {}, but stands at place {place}", feature.name, feature.bit),
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
            for what in never(spec, op, requirement) {
                report.at(
                    requirement.span,
                    format!("`{}` requires `{feature}` {what}", op.name),
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
                    "make them one",
                );
            },
        );
    }
}

/// Reports a requirement that no call can have.
fn never(spec: &Spec, op: &Operation, requirement: &Requirement) -> Vec<String> {
    let mut never = Vec::new();
    let list = &requirement.stages;
    if list.removed || (!list.all && list.stages.is_empty()) {
        never.push("in no stage".to_owned());
    }
    let allowed = |stage: StageId| op.stages.iter().any(|entry| entry.value.allows(stage));
    let stages = list.stages.iter().filter(|&&stage| !allowed(stage));
    never.extend(
        stages.map(|&stage| format!("in the stage `{}`, which may not call it", spec[stage].name)),
    );
    let first = || op.overloads.iter().filter_map(|entry| entry.value.first()).flatten();
    let overloads = requirement.overloads.iter().filter(|&&ty| first().all(|it| it.value != ty));
    never.extend(
        overloads.map(|&ty| format!("for `{}`, which is no overload of it", spec[ty].name)),
    );
    never
}
