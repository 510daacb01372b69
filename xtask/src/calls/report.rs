//! What a run found: errors, changed files and the size of the corpus.

use super::error::Error;
use super::golden;
use super::source::Source;
use std::collections::BTreeSet;
use std::fmt;

/// The outcome of a run.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// Variants without a listing; their file's golden text stays as it is.
    pub(crate) errors: Vec<Error>,
    /// Files that were written, or that differ when checking.
    pub(crate) changes: Vec<String>,
    /// Distinct function names in the corpus.
    pub(crate) names: usize,
    files: usize,
    variants: usize,
    opcodes: BTreeSet<String>,
}

impl Report {
    pub(crate) fn count(&mut self, source: &Source, golden: &str) {
        self.files += 1;
        self.variants += source.variants.len();
        self.opcodes.extend(golden::opcodes(golden).map(str::to_owned));
    }

    /// Whether every variant compiled and, when checking, no file differs.
    pub(crate) fn is_clean(&self, check: bool) -> bool {
        self.errors.is_empty() && (!check || self.changes.is_empty())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for change in &self.changes {
            write!(f, "{change}")?;
        }
        let Self { files, variants, names, opcodes, .. } = self;
        let opcodes = opcodes.len();
        writeln!(f, "{files} files, {variants} variants, {names} names, {opcodes} opcodes")
    }
}
