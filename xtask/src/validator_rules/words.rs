//! The words by which messages of the validator are told apart.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::error::Error;

/// The words of each rule's message, in their order.
pub(crate) struct Words(Vec<(String, Vec<String>)>);

impl Words {
    /// Reads a table of rules and words, ` * ` between words that values of the program separate.
    pub(crate) fn read(path: &Path) -> Result<Self, Error> {
        let text = fs::read_to_string(path).map_err(Error::io(path))?;
        let rows = text.lines().skip(1).filter_map(|line| line.split_once('\t'));
        let words = |words: &str| words.split(" * ").map(str::to_owned).collect();
        Ok(Self(rows.map(|(rule, it)| (rule.to_owned(), words(it))).collect()))
    }

    /// The names of the rules that a verdict tells, with commas between; `valid`, or `other` if it tells none.
    pub(crate) fn names(&self, verdict: &str) -> String {
        if verdict == "valid" {
            return verdict.to_owned();
        }
        let names: BTreeSet<_> = verdict.lines().filter_map(|line| self.name(line)).collect();
        if names.is_empty() {
            return "other".to_owned();
        }
        names.into_iter().collect::<Vec<_>>().join(",")
    }

    /// The rule of a line: the one that has the most of its words.
    fn name(&self, line: &str) -> Option<&str> {
        let (_, message) = line.split_once("error: ")?;
        let matching = self.0.iter().filter(|(_, words)| has(message, words));
        let length = |words: &[String]| words.iter().map(String::len).sum::<usize>();
        matching.max_by_key(|(_, words)| length(words)).map(|(rule, _)| rule.as_str())
    }
}

/// Whether a message has these words in their order.
fn has(message: &str, words: &[String]) -> bool {
    let mut rest = Some(message);
    for word in words {
        rest = rest.and_then(|rest| rest.split_once(word.as_str())).map(|(_, rest)| rest);
    }
    rest.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"));
        Words::read(&path.with_file_name("tests/fixtures/rules/words.tsv")).expect("the words")
    }

    /// Messages that are like those of another rule.
    #[test]
    fn rules_are_told_apart() {
        let words = words();
        for (message, rule) in [
            ("error: SV_Depth must be float.", "META.SEMANTICCOMPTYPE"),
            ("error: rows for system value semantic SV_Depth must be 1.", "META.SYSTEMVALUEROWS"),
            ("Function: main: error: Loop must have break.", "FLOW.DEADLOOP"),
            (
                "error: opcode 'CreateHandle' should only be used in 'Shader model 6.5 and below'.",
                "SM.OPCODEININVALIDFUNCTION",
            ),
            ("error: Shader model requires Dxil Version 1.0.", "SM.DXILVERSION"),
            ("note: Loop must have break.\n", "other"),
            ("valid", "valid"),
        ] {
            assert_eq!(words.names(message), rule, "{message}");
        }
    }
}
