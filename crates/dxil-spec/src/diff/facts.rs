//! Changes between specs whose subjects are lists of facts, as text.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Change, Severity};

/// The facts of a subject: the value of each, and the effect of its change.
pub(crate) type Facts = BTreeMap<String, (String, Severity)>;

/// All changed facts, breaking ones first, each in the order of its subjects' names. What is new breaks nobody.
pub(crate) fn changes(old: &BTreeMap<String, Facts>, new: &BTreeMap<String, Facts>) -> Vec<Change> {
    let none = Facts::new();
    let mut changes = Vec::new();
    for subject in old.keys().chain(new.keys().filter(|name| !old.contains_key(*name))) {
        let was = old.get(subject).unwrap_or(&none);
        let is = new.get(subject).unwrap_or(&none);
        for fact in was.keys().chain(is.keys().filter(|fact| !was.contains_key(*fact))) {
            let (before, after) = (was.get(fact), is.get(fact));
            if before.map(|it| &it.0) == after.map(|it| &it.0) {
                continue;
            }
            let severity = match (before, after) {
                (None, Some((_, Severity::Breaking))) => Severity::Additive,
                (_, Some((_, severity))) | (Some((_, severity)), None) => *severity,
                (None, None) => continue,
            };
            changes.push(Change {
                severity,
                subject: subject.clone(),
                fact: fact.clone(),
                old: before.map(|it| it.0.clone()),
                new: after.map(|it| it.0.clone()),
            });
        }
    }
    changes.sort_by_key(|change| Reverse(change.severity));
    changes
}
