//! Options and reports of chores.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::error::Error;

/// The options of the command line.
#[derive(Debug, Default)]
pub(crate) struct Options {
    /// Compare with the files instead of writing them.
    pub(crate) check: bool,
    /// Only these sources, without extension; all of them if empty.
    pub(crate) names: Vec<String>,
    /// Check only a sample of the entries of a file.
    pub(crate) sample: Sample,
    /// The cases that are made at random.
    pub(crate) seed: u64,
    /// The folder to write the cases to that are judged otherwise.
    pub(crate) keep: Option<PathBuf>,
}

/// The number of entries of a file to check, evenly spread; `None` for all.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sample(pub(crate) Option<usize>);

impl Sample {
    /// Whether the sample of `total` entries has this one.
    pub(crate) fn has(self, index: usize, total: usize) -> bool {
        self.0.is_none_or(|count| {
            let before = |index: usize| index * count.min(total) / total;
            before(index) < before(index + 1)
        })
    }

    /// The entries of the sample, with their indices.
    pub(crate) fn of<T>(self, all: &[T]) -> Vec<(usize, &T)> {
        all.iter().enumerate().filter(|(index, _)| self.has(*index, all.len())).collect()
    }
}

/// The outcome of a run.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// Errors; the files concerned are unchanged.
    pub(crate) errors: Vec<Error>,
    /// Skipped fixtures, whose tools are missing; their files are unchanged.
    pub(crate) skipped: Vec<String>,
    /// Files that were written, or that differ in a check.
    pub(crate) changes: Vec<String>,
    /// A summary of the work, in a line.
    pub(crate) summary: String,
}

impl Report {
    /// Prints the report. The exit code is 1 if there is an error or, in a check, a difference; in
    /// CI, also if something was skipped.
    pub(crate) fn conclude(&self, check: bool) -> ExitCode {
        print!("{}", self.changes.concat());
        let verb = if check { "differ" } else { "changed" };
        println!("{}; {} files {verb}", self.summary, self.changes.len());
        for what in &self.skipped {
            eprintln!("skipped: {what}");
        }
        for error in &self.errors {
            eprintln!("error: {error}");
        }
        let is_complete = self.skipped.is_empty() || env::var_os("CI").is_none();
        let is_clean = self.errors.is_empty() && (!check || self.changes.is_empty());
        if is_clean && is_complete { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

#[cfg(test)]
mod tests {
    use super::Sample;

    #[test]
    fn a_sample_is_spread_evenly() {
        let chosen = |count, total| -> Vec<usize> {
            (0..total).filter(|&index| Sample(count).has(index, total)).collect()
        };
        assert_eq!(chosen(Some(3), 12), [3, 7, 11]);
        assert_eq!(chosen(Some(9), 2), [0, 1]);
        assert_eq!(chosen(Some(5), 70_001).len(), 5);
        assert_eq!(chosen(None, 3), [0, 1, 2]);
    }
}
