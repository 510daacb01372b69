//! Compares two specs of the validator's rules by meaning, for reviewers of a change.

use std::collections::BTreeMap;

use super::{Spec, ValidationRule};
use crate::diff::facts::{Facts, changes};
use crate::diff::{Change, Severity};

/// All changed facts, breaking ones first, each in the order of the rules' names.
#[must_use]
pub fn diff(old: &Spec, new: &Spec) -> Vec<Change> {
    changes(&subjects(old), &subjects(new))
}

fn subjects(spec: &Spec) -> BTreeMap<String, Facts> {
    spec.rules.iter().map(|rule| (rule.name.clone(), facts(rule))).collect()
}

fn facts(rule: &ValidationRule) -> Facts {
    let entry = |fact: &str, value: String, severity| (fact.to_owned(), (value, severity));
    let mut facts = Facts::from([
        entry("number", rule.number.unwrap_or_default().to_string(), Severity::Breaking),
        entry("since", rule.since.value.to_string(), Severity::Breaking),
        entry("severity", rule.severity.name().to_owned(), Severity::Breaking),
        entry("reported", rule.reported.to_string(), Severity::Additive),
        entry("demand", rule.demand.value.clone(), Severity::Editorial),
        entry("hint", rule.hint.value.clone(), Severity::Editorial),
    ]);
    let lists = [
        ("checked by", rule.checked_by.iter().collect::<Vec<_>>(), Severity::Additive),
        ("fact", rule.facts.iter().map(|fact| &fact.name).collect(), Severity::Editorial),
        ("operation", rule.operations.iter().collect(), Severity::Editorial),
    ];
    for (kind, list, severity) in lists {
        facts.extend(
            list.into_iter().map(|item| {
                entry(&format!("{kind} {}", item.value), "listed".to_owned(), severity)
            }),
        );
    }
    facts
}
