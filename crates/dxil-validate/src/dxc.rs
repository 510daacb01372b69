//! The rules of DXC's validator, as `dxil-rules.spec` states them.
//!
//! Each check of this crate names the rule that DXC's validator reports for the same. `generated/rules.rs` has a name
//! for each list of checks that the record of a rule states (`CheckedBy`): a check can name no other rule, and a name
//! that no check uses is a warning.

use core::fmt;

use dxil_ops::{OpCode, Version};

use crate::validate::Severity;

/// The fields of the record of a rule.
struct Row {
    rule: Rule,
    name: &'static str,
    since: Version,
    severity: Severity,
    is_reported: bool,
    demand: &'static str,
    hint: &'static str,
    checked_by: &'static [&'static str],
    operations: &'static [OpCode],
}

macro_rules! dxc_rules {
    ($(
        #[doc = $doc:literal]
        $rule:ident = $number:literal $name:literal $since:ident $severity:ident $reported:literal
            $demand:literal $hint:literal [$($check:literal),*] [$($op:ident),*];
    )*) => {
        /// A rule of DXC's validator.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[repr(u16)]
        pub enum Rule {
            $(#[doc = $doc] $rule = $number,)*
        }

        static ROWS: &[Row] = &[$(Row {
            rule: Rule::$rule,
            name: $name,
            since: Version::$since,
            severity: Severity::$severity,
            is_reported: $reported,
            demand: $demand,
            hint: $hint,
            checked_by: &[$($check),*],
            operations: &[$(OpCode::$op),*],
        }),*];
    };
}

/// The names by which the checks of a list tell rules, and the numbers of the checks.
macro_rules! named {
    ($list:ident $($name:ident = $rule:ident $number:literal;)*) => {
        pub(crate) mod $list {
            use super::{Named, Rule, lists};

            $(pub(crate) const $name: Named<lists::$list> =
                Named { rule: lists::$list::ALL[$number - 1], dxc: Some(Rule::$rule) };)*
        }
    };
}

/// The lists of checks.
#[allow(non_camel_case_types, reason = "the names are those of the modules")]
mod lists {
    pub(super) type of_module = crate::module::Rule;
    pub(super) type of_calls = crate::check::Rule;
    pub(super) type of_file = crate::verify::Rule;
    pub(super) type of_parts = crate::parts::Rule;
}

include!("../generated/rules.rs");

impl Rule {
    /// All rules, by number.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        ROWS.iter().map(|row| row.rule)
    }

    /// The rule with this name, such as `INSTR.OPCONST`, in capitals or not.
    #[must_use]
    pub fn with_name(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name.eq_ignore_ascii_case(name)).map(|row| row.rule)
    }

    fn row(self) -> &'static Row {
        // Numbers have no gaps.
        &ROWS[self as usize]
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// The name in the validator's documents, such as `INSTR.OPCONST`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The demand on a valid shader, in a sentence.
    #[must_use]
    pub fn demand(self) -> &'static str {
        self.row().demand
    }

    /// The remedy, in a sentence.
    #[must_use]
    pub fn hint(self) -> &'static str {
        self.row().hint
    }

    /// The first version of the validator that has the rule.
    #[must_use]
    pub fn since(self) -> Version {
        self.row().since
    }

    /// The weight of a violation.
    #[must_use]
    pub fn severity(self) -> Severity {
        self.row().severity
    }

    /// Whether the validator reports the rule; some it lists only.
    #[must_use]
    pub fn is_reported(self) -> bool {
        self.row().is_reported
    }

    /// The numbers of the checks that find violations, such as `M20`; none if there are no such checks yet.
    #[must_use]
    pub fn checked_by(self) -> &'static [&'static str] {
        self.row().checked_by
    }

    /// The operations that the rule is about, where they are few.
    #[must_use]
    pub fn operations(self) -> &'static [OpCode] {
        self.row().operations
    }
}

/// The name.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A check of a list, and the rule that DXC's validator reports for the same; `None` if it reports none by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Named<R> {
    pub(crate) rule: R,
    pub(crate) dxc: Option<Rule>,
}

impl<R> Named<R> {
    /// The same rule of DXC, found by another check of the list.
    pub(crate) fn by(self, rule: R) -> Self {
        Self { rule, ..self }
    }
}

impl<R> From<R> for Named<R> {
    fn from(rule: R) -> Self {
        Self { rule, dxc: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::validate;

    #[test]
    fn rules_are_found_by_number_and_name() {
        for (number, row) in (0..).zip(ROWS) {
            assert_eq!(row.rule.number(), number, "{}", row.name);
            assert_eq!(Rule::with_name(row.name), Some(row.rule));
        }
        assert_eq!(Rule::with_name("instr.opconst"), Some(Rule::InstrOpConst));
        assert_eq!(Rule::with_name("INSTR.SOMETHING"), None);
    }

    /// The checks that records state are there, and their numbers are their places in the lists.
    #[test]
    fn checks_are_known() {
        for row in ROWS {
            for check in row.checked_by {
                assert!(validate::Rule::with_id(check).is_some(), "{}: {check}", row.name);
            }
        }
        for rule in validate::Rule::all() {
            let list = validate::Rule::all().filter(|it| it.id()[..1] == rule.id()[..1]);
            let place = list.take_while(|it| *it != rule).count() + 1;
            assert_eq!(rule.id()[1..].parse(), Ok(place), "{rule}");
        }
    }
}
