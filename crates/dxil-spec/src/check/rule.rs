//! Numbered rules of specs: what those of all subjects share.
//!
//! Every rule is a function over the whole model that reports all violations; rules do not depend
//! on each other.

use std::collections::HashMap;
use std::hash::Hash;

use crate::tablegen::{Diagnostic, Span};

/// A rule that a spec `S` must keep: its number and name, and the function that finds violations.
pub struct Rule<S> {
    /// The number, as in `D07`.
    pub number: u8,
    /// The name, in a few words.
    pub name: &'static str,
    pub(crate) check: fn(&S, &mut Report<'_>),
}

/// Defines the table of the rules of a subject, by number, and the function that checks a spec against them.
macro_rules! rules {
    ($letter:literal $spec:ty: $($number:literal $name:literal $check:path;)*) => {
        /// All rules, by number.
        pub const RULES: &[$crate::check::rule::Rule<$spec>] =
            &[$($crate::check::rule::Rule { number: $number, name: $name, check: $check }),*];

        /// Checks a spec against all rules. Returns no diagnostics if it keeps them.
        #[must_use]
        pub fn check(spec: &$spec) -> Vec<$crate::tablegen::Diagnostic> {
            let mut found = Vec::new();
            for rule in RULES {
                let number = rule.number;
                let mut report =
                    $crate::check::rule::Report { letter: $letter, rule: number, found: &mut found };
                (rule.check)(spec, &mut report);
            }
            found
        }
    };
}
pub(crate) use rules;

/// The collector of a rule's violations.
pub(crate) struct Report<'a> {
    /// The letter before the numbers of rules.
    pub(crate) letter: char,
    pub(crate) rule: u8,
    pub(crate) found: &'a mut Vec<Diagnostic>,
}

impl Report<'_> {
    /// Reports a violation: the place, the error and the remedy.
    pub(crate) fn at(
        &mut self,
        span: Span,
        message: impl AsRef<str>,
        help: &str,
    ) -> &mut Diagnostic {
        let message = format!("{}{:02}: {}", self.letter, self.rule, message.as_ref());
        self.found.push(Diagnostic::new(span, message).with_help(help));
        let last = self.found.len() - 1;
        &mut self.found[last]
    }
}

/// Calls `report` for each item whose key an earlier item has, with that earlier one.
pub(crate) fn repeated<T, K: Eq + Hash>(
    items: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
    mut report: impl FnMut(&T, &T),
) {
    let mut first: HashMap<K, T> = HashMap::new();
    for item in items {
        match first.get(&key(&item)) {
            Some(earlier) => report(&item, earlier),
            None => {
                first.insert(key(&item), item);
            }
        }
    }
}
