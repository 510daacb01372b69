//! The rules of all lists.

use core::fmt;

use crate::{check, dxbc, module, parts, verify};

/// The weight of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// DXC's validator accepts the file.
    Warning,
    /// DXC's validator refuses the file, or the DXBC program is not valid.
    Error,
}

impl Severity {
    /// `error` or `warning`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// The [name](Severity::name).
impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A rule of one of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// For every file.
    File(verify::Rule),
    /// For containers with a DXIL program.
    Parts(parts::Rule),
    /// For modules.
    Module(module::Rule),
    /// For calls of operations.
    Call(check::Rule),
    /// For DXBC programs.
    Bytecode(dxbc::Rule),
}

impl Rule {
    /// All rules, list by list.
    pub fn all() -> impl Iterator<Item = Self> {
        let file = verify::Rule::ALL.iter().map(|rule| Self::File(*rule));
        let parts = parts::Rule::ALL.iter().map(|rule| Self::Parts(*rule));
        let module = module::Rule::ALL.iter().map(|rule| Self::Module(*rule));
        let calls = check::Rule::ALL.iter().map(|rule| Self::Call(*rule));
        let bytecode = dxbc::Rule::ALL.iter().map(|rule| Self::Bytecode(*rule));
        file.chain(parts).chain(module).chain(calls).chain(bytecode)
    }

    /// The rule with this number, in letters of either case.
    #[must_use]
    pub fn with_id(id: &str) -> Option<Self> {
        Self::all().find(|rule| rule.id().eq_ignore_ascii_case(id))
    }

    /// The rule's number, such as `M01`. It never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::File(rule) => rule.id(),
            Self::Parts(rule) => rule.id(),
            Self::Module(rule) => rule.id(),
            Self::Call(rule) => rule.id(),
            Self::Bytecode(rule) => rule.id(),
        }
    }

    /// The demand of the rule, in a sentence.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::File(rule) => rule.title(),
            Self::Parts(rule) => rule.title(),
            Self::Module(rule) => rule.title(),
            Self::Call(rule) => rule.title(),
            Self::Bytecode(rule) => rule.title(),
        }
    }

    /// The weight of its findings. A wrong digest or hash, a program header that states another version than its
    /// module, and loops that DXC's validator does not look at are warnings: it accepts them.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Self::File(verify::Rule::Digest | verify::Rule::Target | verify::Rule::Hash)
            | Self::Module(module::Rule::OtherFlow) => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// The rule's number.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
