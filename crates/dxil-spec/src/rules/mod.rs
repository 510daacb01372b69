//! Rules of DXC's validator: the model of `dxil-rules.spec`, its own numbered rules and its outputs.
//!
//! [`build`] makes a [`Spec`] of evaluated records, [`check()`] applies the numbered rules, [`markdown`], [`html`] and
//! [`json`] document the rules, [`diff()`] compares two specs, and [`rust`] writes the table of the crate
//! `dxil-validate`. The file includes `dxil-ops.spec`: a rule refers to the operations that it is about, and to the
//! fields that state its facts.

mod build;
mod check;
mod diff;
#[cfg(feature = "json")]
pub mod html;
#[cfg(feature = "json")]
pub mod json;
pub mod markdown;
pub mod rust;

use std::path::{Path, PathBuf};

use crate::model::Version;
use crate::tablegen::{self, Span, Spanned};

pub use build::build;
pub use check::{RULES, check};
pub use diff::diff;

/// Everything a spec defines.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// The versions of the validator.
    pub versions: Vec<Version>,
    /// The categories, in the order of the file.
    pub categories: Vec<Category>,
    /// The rules, by number.
    pub rules: Vec<ValidationRule>,
}

/// A category of [`Spec::categories`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CategoryId(pub usize);

impl std::ops::Index<CategoryId> for Spec {
    type Output = Category;

    fn index(&self, id: CategoryId) -> &Category {
        &self.categories[id.0]
    }
}

/// A category of rules.
#[derive(Clone, Debug)]
pub struct Category {
    /// The name before the full stop in names of rules, such as `INSTR`.
    pub prefix: String,
    /// The title, such as `Instruction`.
    pub title: String,
    /// The place of the definition.
    pub span: Span,
}

/// The weight of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// The validator refuses the file.
    Error,
    /// The validator accepts the file.
    Warning,
}

impl Severity {
    /// The name, as records and reports have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// A rule of the validator.
#[derive(Clone, Debug)]
pub struct ValidationRule {
    /// The record's name, such as `InstrOpConst`.
    pub record: String,
    /// The place of the record's name.
    pub span: Span,
    /// The number; `None` if it does not fit 16 bits.
    pub number: Option<u16>,
    /// The name, such as `INSTR.OPCONST`.
    pub name: String,
    /// The category.
    pub category: Option<CategoryId>,
    /// The first version of the validator that has the rule.
    pub since: Spanned<Version>,
    /// The weight of a violation.
    pub severity: Severity,
    /// Whether the validator reports it; some are listed only.
    pub reported: bool,
    /// The demand, in a sentence.
    pub demand: Spanned<String>,
    /// The remedy, in a sentence.
    pub hint: Spanned<String>,
    /// The numbers of the rules of `dxil-validate` that find violations.
    pub checked_by: Vec<Spanned<String>>,
    /// The fields of `dxil-ops.spec` that state the facts.
    pub facts: Vec<Fact>,
    /// The names of the operations that the rule is about.
    pub operations: Vec<Spanned<String>>,
}

/// A field of records of operations.
#[derive(Clone, Debug)]
pub struct Fact {
    /// The class and the field, such as `DXILOp.stages`.
    pub name: Spanned<String>,
    /// Whether records of the class have the field.
    pub is_stated: bool,
}

/// Reads a spec and checks it.
///
/// # Errors
///
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| build_checked(&records));
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// Whether the records describe rules of the validator.
pub(crate) fn are_described_by(records: &tablegen::Records) -> bool {
    records.classes.iter().any(|class| class.name == "ValidationRule")
}

/// Builds the model of a file's records and checks it.
///
/// # Errors
///
/// Returns the errors of building, or else the violations of rules.
pub fn build_checked(records: &tablegen::Records) -> Result<Spec, Vec<tablegen::Diagnostic>> {
    let spec = build(records)?;
    let found = check(&spec);
    if found.is_empty() { Ok(spec) } else { Err(found) }
}
