//! Facts that hold in some versions and not in others.

use std::collections::BTreeMap;

use super::{Severity, Subject};
use crate::model::{Spec, Version};

/// For each fact, in which of the versions it holds.
pub(super) type Facts = BTreeMap<String, Vec<bool>>;

/// The versions that both specs know.
pub(super) fn common(old: &Spec, new: &Spec) -> Vec<Version> {
    old.versions().filter(|&version| new.versions().any(|it| it == version)).collect()
}

/// Reports each fact that does not hold in the same versions as before: breaking where it
/// ceased to hold anywhere, additive otherwise.
pub(super) fn compare(versions: &[Version], old: &Facts, new: &Facts, changes: &mut Subject<'_>) {
    let never = vec![false; versions.len()];
    let facts: std::collections::BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    for fact in facts {
        let (was, is) = (old.get(fact).unwrap_or(&never), new.get(fact).unwrap_or(&never));
        if was == is {
            continue;
        }
        let lost = was.iter().zip(is).any(|(was, is)| *was && !is);
        let severity = if lost { Severity::Breaking } else { Severity::Additive };
        changes.push(severity, fact, ranges(versions, was), ranges(versions, is));
    }
}

/// The versions as ranges: `1.0 to 1.5`, `1.6 on`.
fn ranges(versions: &[Version], holds: &[bool]) -> Option<String> {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for at in (0..versions.len()).filter(|&at| holds[at]) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == at => *last = at,
            _ => ranges.push((at, at)),
        }
    }
    let text = |&(first, last): &(usize, usize)| {
        let first_version = versions[first];
        if last + 1 == versions.len() {
            format!("{first_version} on")
        } else if first == last {
            first_version.to_string()
        } else {
            format!("{first_version} to {}", versions[last])
        }
    };
    let parts: Vec<String> = ranges.iter().map(text).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
