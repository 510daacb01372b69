//! Changes as text, Markdown or JSON.

use std::fmt::Write as _;

use super::{Change, Severity};

/// The output format of changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A line for each fact, and a line with their number.
    Text,
    /// A table, for a comment on a pull request.
    Markdown,
    /// An object, for programs.
    #[cfg(feature = "json")]
    Json,
}

/// Writes the changes.
#[must_use]
pub fn render(changes: &[Change], format: Format) -> String {
    match format {
        Format::Text => text(changes),
        Format::Markdown => markdown(changes),
        #[cfg(feature = "json")]
        Format::Json => json(changes),
    }
}

/// The old and the new value: `1 -> 2`.
fn from_to(change: &Change) -> String {
    match (&change.old, &change.new) {
        (Some(old), Some(new)) => format!("{old} -> {new}"),
        (Some(old), None) => format!("{old} -> gone"),
        (None, Some(new)) => format!("new: {new}"),
        (None, None) => String::new(),
    }
}

fn text(changes: &[Change]) -> String {
    let mut text = String::new();
    for change in changes {
        let Change { severity, subject, fact, .. } = change;
        let _ = writeln!(text, "{severity:<9}  {subject}: {fact}: {}", from_to(change));
    }
    text + &summary(changes) + "\n"
}

/// Prints the breaking changes open, the others folded.
fn markdown(changes: &[Change]) -> String {
    let mut text = summary(changes) + "\n";
    for severity in [Severity::Breaking, Severity::Additive, Severity::Editorial] {
        let changes: Vec<_> = changes.iter().filter(|it| it.severity == severity).collect();
        if changes.is_empty() {
            continue;
        }
        let table = table(&changes);
        let _ = if severity == Severity::Breaking {
            write!(text, "\n**Breaking**\n\n{table}")
        } else {
            write!(text, "\n<details><summary>{severity}</summary>\n\n{table}\n</details>\n")
        };
    }
    text
}

fn table(changes: &[&Change]) -> String {
    let mut text = "| Operation | Fact | Before | Now |\n|---|---|---|---|\n".to_owned();
    for change in changes {
        let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
        let value = |text: &Option<String>| text.as_deref().map(cell).unwrap_or_default();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            cell(&change.subject),
            cell(&change.fact),
            value(&change.old),
            value(&change.new),
        );
    }
    text
}

fn summary(changes: &[Change]) -> String {
    if changes.is_empty() {
        return "No fact changed.".to_owned();
    }
    let count = |severity| changes.iter().filter(|change| change.severity == severity).count();
    let (breaking, additive) = (count(Severity::Breaking), count(Severity::Additive));
    let editorial = count(Severity::Editorial);
    format!("{breaking} breaking, {additive} additive, {editorial} editorial.")
}

#[cfg(feature = "json")]
fn json(changes: &[Change]) -> String {
    /// The output of `--format json`, which docs/json-schema.md describes.
    #[derive(serde::Serialize)]
    struct Document<'c> {
        schema: u32,
        changes: Vec<Entry<'c>>,
    }

    #[derive(serde::Serialize)]
    struct Entry<'c> {
        severity: String,
        subject: &'c str,
        fact: &'c str,
        old: Option<&'c str>,
        new: Option<&'c str>,
    }

    let entries = changes.iter().map(|change| Entry {
        severity: change.severity.to_string(),
        subject: &change.subject,
        fact: &change.fact,
        old: change.old.as_deref(),
        new: change.new.as_deref(),
    });
    let document = Document { schema: 1, changes: entries.collect() };
    let mut text = serde_json::to_string_pretty(&document).expect("plain data serializes");
    text.push('\n');
    text
}
