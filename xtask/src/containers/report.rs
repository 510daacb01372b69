//! What a run found: errors, changed files and the size of the corpus.

use super::compiler::Compiler;
use super::error::Error;
use super::source::Variant;
use std::fmt;

/// The outcome of a run.
#[derive(Debug)]
pub(crate) struct Report {
    /// Variants that could not be made; their files stay as they are.
    pub(crate) errors: Vec<Error>,
    /// Files that were written, or that differ when checking.
    pub(crate) changes: Vec<String>,
    /// How many containers each compiler makes.
    containers: [usize; Compiler::ALL.len()],
}

impl Report {
    pub(super) fn new(variants: &[Variant]) -> Self {
        let count = |compiler| variants.iter().filter(|v| v.compiler == compiler).count();
        Self { errors: Vec::new(), changes: Vec::new(), containers: Compiler::ALL.map(count) }
    }

    /// Whether every variant was made and, when checking, no file differs.
    pub(crate) fn is_clean(&self, check: bool) -> bool {
        self.errors.is_empty() && (!check || self.changes.is_empty())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for change in &self.changes {
            write!(f, "{change}")?;
        }
        let [dxc110, dxc17, fxc] = self.containers;
        let all = dxc110 + dxc17 + fxc;
        writeln!(f, "{all} containers: {dxc110} of dxc110, {dxc17} of dxc17, {fxc} of fxc")
    }
}
