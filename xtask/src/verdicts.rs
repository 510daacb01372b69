//! `verdicts.tsv`: the verdict of DXC's validator on each container of a folder.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::tool::Outcome;

/// The file's first line.
const HEAD: &str = "container\tverdict\n";

/// Verdicts by container.
#[derive(Debug, Default)]
pub(crate) struct Verdicts(BTreeMap<String, String>);

impl Verdicts {
    /// Reads the verdicts of these containers; others are no longer in the corpus.
    pub(crate) fn parse(text: &str, keep: impl Fn(&str) -> bool) -> Self {
        let lines = text.lines().skip(1).filter_map(|line| line.split_once('\t'));
        let kept = lines.filter(|(container, _)| keep(container));
        Self(kept.map(|(container, verdict)| (container.to_owned(), verdict.to_owned())).collect())
    }

    /// Adds the validator's verdict on a container.
    pub(crate) fn insert(&mut self, container: String, outcome: &Outcome) {
        self.0.insert(container, verdict(outcome));
    }

    pub(crate) fn render(&self) -> String {
        let mut text = HEAD.to_owned();
        for (container, verdict) in &self.0 {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{container}\t{verdict}");
        }
        text
    }
}

/// The verdict, in a line.
pub(crate) fn verdict(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Done(_) => "valid".to_owned(),
        _ => outcome.message().replace('\n', "\\n"),
    }
}
