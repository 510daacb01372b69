//! Compares two specs by meaning, for reviewers of a change.
//!
//! Facts are compared by version, not by their spelling: an entry that repeats the one before it is
//! not a change.

mod definitions;
pub(crate) mod facts;
mod operations;
mod pairs;
mod render;
mod signature;
mod versions;

use std::cmp::Reverse;
use std::fmt;

use crate::model::Spec;

pub use render::{Format, render};

/// One changed fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The effect of the change on users of the spec.
    pub severity: Severity,
    /// The operation or definition that changed.
    pub subject: String,
    /// The fact that changed: `opcode`, `overload f16`, `stage pixel`.
    pub fact: String,
    /// The old value; `None` if the fact is new.
    pub old: Option<String>,
    /// The new value; `None` if the fact is gone.
    pub new: Option<String>,
}

/// The effect of a change on users of the spec.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Changes words only.
    Editorial,
    /// Adds something: valid programs stay valid.
    Additive,
    /// Makes valid programs invalid, or changes an encoding or a name.
    Breaking,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Editorial => "editorial",
            Self::Additive => "additive",
            Self::Breaking => "breaking",
        })
    }
}

/// All changed facts, breaking ones first: those of operations by their new opcode, then the
/// operations that are new and those that are gone, then those of definitions.
#[must_use]
pub fn diff(old: &Spec, new: &Spec) -> Vec<Change> {
    let mut changes = Changes(Vec::new());
    let pairs = pairs::pair(old, new);
    for (was, is) in pairs.both {
        operations::compare((old, was), (new, is), &mut changes.about(&is.name));
    }
    for op in pairs.added {
        let now = Some(operations::summary(new, op));
        changes.about(&op.name).push(Severity::Additive, "operation", None, now);
    }
    for op in pairs.removed {
        let before = Some(operations::summary(old, op));
        changes.about(&op.name).push(Severity::Breaking, "operation", before, None);
    }
    definitions::compare(old, new, &mut changes);
    changes.0.sort_by_key(|change| Reverse(change.severity));
    changes.0
}

/// Collects changes.
struct Changes(Vec<Change>);

impl Changes {
    fn about<'a>(&'a mut self, subject: &'a str) -> Subject<'a> {
        Subject { changes: self, subject }
    }
}

/// Collects the changes of one subject.
struct Subject<'a> {
    changes: &'a mut Changes,
    subject: &'a str,
}

impl Subject<'_> {
    fn push(
        &mut self,
        severity: Severity,
        fact: impl Into<String>,
        old: Option<String>,
        new: Option<String>,
    ) {
        let subject = self.subject.to_owned();
        self.changes.0.push(Change { severity, subject, fact: fact.into(), old, new });
    }

    /// Reports a fact if it changed.
    fn compare<T: PartialEq + fmt::Display>(
        &mut self,
        severity: Severity,
        fact: &str,
        old: &T,
        new: &T,
    ) {
        if old != new {
            self.push(severity, fact, Some(old.to_string()), Some(new.to_string()));
        }
    }
}
