//! Facts that hold in some versions and not in others.

use std::collections::{BTreeMap, BTreeSet};

use super::{Severity, Subject};
use crate::model::{Spec, Version};

/// The versions in which an operation has an overload, stage or attribute.
pub(super) struct Facts {
    /// The singular and the plural: `stage`, `stages`.
    noun: (&'static str, &'static str),
    /// All versions of the spec, ascending.
    versions: Vec<Version>,
    /// The versions of each name.
    holds: BTreeMap<String, BTreeSet<Version>>,
}

impl Facts {
    /// Collects the names of each version of a spec.
    pub(super) fn collect(
        noun: (&'static str, &'static str),
        spec: &Spec,
        of: impl Fn(Version) -> Vec<String>,
    ) -> Self {
        let mut holds: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for version in spec.versions() {
            for name in of(version) {
                holds.entry(name).or_default().insert(version);
            }
        }
        Self { noun, versions: spec.versions().collect(), holds }
    }

    fn in_versions(&self, name: &str) -> BTreeSet<Version> {
        self.holds.get(name).cloned().unwrap_or_default()
    }

    /// The versions as ranges: `1.0 to 1.5`, `1.6 on`. `None`: in no version.
    fn ranges(&self, name: &str) -> Option<String> {
        let holds = self.in_versions(name);
        let runs = self.versions.chunk_by(|a, b| holds.contains(a) == holds.contains(b));
        let runs = runs.filter(|run| holds.contains(&run[0]));
        let text = |run: &[Version]| {
            let (first, last) = (run[0], run[run.len() - 1]);
            if Some(&last) == self.versions.last() {
                format!("{first} on")
            } else if first == last {
                first.to_string()
            } else {
                format!("{first} to {last}")
            }
        };
        let parts: Vec<String> = runs.map(text).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

/// Reports names whose versions changed, with one line for names that changed alike. Removing a
/// name from a version is breaking. Versions that one spec lacks are ignored, and so are those
/// before the version that `first` returns for a name.
pub(super) fn compare(
    old: &Facts,
    new: &Facts,
    first: impl Fn(&str) -> Version,
    changes: &mut Subject<'_>,
) {
    let common = |version: &&Version| new.versions.contains(version);
    let common: Vec<Version> = old.versions.iter().filter(common).copied().collect();
    let names: BTreeSet<&String> = old.holds.keys().chain(new.holds.keys()).collect();
    let mut alike: BTreeMap<_, Vec<&str>> = BTreeMap::new();
    for name in names {
        let (was, is) = (old.in_versions(name), new.in_versions(name));
        let compared = || common.iter().filter(|version| **version >= first(name));
        if compared().all(|version| was.contains(version) == is.contains(version)) {
            continue;
        }
        let lost = compared().any(|version| was.contains(version) && !is.contains(version));
        let severity = if lost { Severity::Breaking } else { Severity::Additive };
        alike.entry((severity, old.ranges(name), new.ranges(name))).or_default().push(name);
    }
    for ((severity, old_ranges, new_ranges), names) in alike {
        let noun = if names.len() == 1 { old.noun.0 } else { old.noun.1 };
        let fact = format!("{noun} {}", names.join(", "));
        changes.push(severity, fact, old_ranges, new_ranges);
    }
}
