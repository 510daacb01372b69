//! What a chore is asked, and what it answers.

use std::process::ExitCode;

use crate::error::Error;

/// What the command line asks for.
#[derive(Debug, Default)]
pub(crate) struct Options {
    /// Compare with the files instead of writing them.
    pub(crate) check: bool,
    /// Only these HLSL files, without extension; all of them if empty.
    pub(crate) names: Vec<String>,
}

/// The outcome of a run.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// What could not be made; its files stay as they are.
    pub(crate) errors: Vec<Error>,
    /// Files that were written, or that differ when checking.
    pub(crate) changes: Vec<String>,
    /// The size of the corpus, in a line.
    pub(crate) summary: String,
}

impl Report {
    /// Prints the report. The exit code is 1 if something could not be made or, when checking, a
    /// file differs.
    pub(crate) fn conclude(&self, check: bool) -> ExitCode {
        print!("{}{}", self.changes.concat(), self.summary);
        for error in &self.errors {
            eprintln!("error: {error}");
        }
        let is_clean = self.errors.is_empty() && (!check || self.changes.is_empty());
        if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
