//! The size of the corpus.

use super::golden;
use super::source::Source;
use std::collections::BTreeSet;
use std::fmt;

/// The content of the golden files.
#[derive(Debug, Default)]
pub(crate) struct Size {
    /// Function names.
    pub(crate) names: BTreeSet<String>,
    files: usize,
    variants: usize,
    opcodes: BTreeSet<String>,
}

impl Size {
    /// Counts a file and its golden text.
    pub(crate) fn count(&mut self, source: &Source, golden: &str) {
        self.files += 1;
        self.variants += source.variants.len();
        self.names.extend(golden::function_names(golden).map(str::to_owned));
        self.opcodes.extend(golden::opcodes(golden).map(str::to_owned));
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { files, variants, .. } = self;
        let (names, opcodes) = (self.names.len(), self.opcodes.len());
        write!(f, "{files} files, {variants} variants, {names} names, {opcodes} opcodes")
    }
}
