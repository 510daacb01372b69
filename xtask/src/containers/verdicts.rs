//! `verdicts.tsv`: what the validator says of each container that DXC made.

use std::collections::BTreeMap;
use std::fmt::Write;

/// The file's first line.
const HEAD: &str = "container\tverdict\n";

/// Verdicts by container.
#[derive(Debug, Default)]
pub(super) struct Verdicts(BTreeMap<String, String>);

impl Verdicts {
    /// Reads the verdicts of these containers; others are gone from the corpus.
    pub(super) fn parse(text: &str, keep: impl Fn(&str) -> bool) -> Self {
        let lines = text.lines().skip(1).filter_map(|line| line.split_once('\t'));
        let kept = lines.filter(|(container, _)| keep(container));
        Self(kept.map(|(container, verdict)| (container.to_owned(), verdict.to_owned())).collect())
    }

    /// Notes what the validator says; nothing if it has no objection.
    pub(super) fn insert(&mut self, container: String, success: bool, message: &str) {
        let verdict = if success { "valid".to_owned() } else { message.replace('\n', "\\n") };
        self.0.insert(container, verdict);
    }

    pub(super) fn render(&self) -> String {
        let mut text = HEAD.to_owned();
        for (container, verdict) in &self.0 {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{container}\t{verdict}");
        }
        text
    }
}
