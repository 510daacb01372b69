//! The reference of all rules in Markdown.

use std::fmt::Write;

use super::{CategoryId, Spec, ValidationRule};

/// Prints the whole reference: a table of the rules of each category, then each rule.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    let mut text = "# Rules of DXC's validator\n".to_owned();
    for (number, category) in spec.categories.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n## {}\n\n| Number | Rule | Since | Checked by | Demand |\n|---|---|---|---|---|\n",
            category.title
        );
        let of_category = |rule: &&ValidationRule| rule.category == Some(CategoryId(number));
        for rule in spec.rules.iter().filter(of_category) {
            let _ = writeln!(
                text,
                "| {} | [`{}`](#{}) | {} | {} | {} |",
                rule.number.unwrap_or_default(),
                rule.name,
                rule.name.to_lowercase().replace('.', ""),
                rule.since.value,
                checked(rule),
                rule.demand.value,
            );
        }
    }
    for rule in &spec.rules {
        text.push('\n');
        text += &one(spec, rule);
    }
    text
}

/// The numbers of the rules that find violations.
fn checked(rule: &ValidationRule) -> String {
    let numbers: Vec<_> = rule.checked_by.iter().map(|it| it.value.as_str()).collect();
    numbers.join(", ")
}

/// One rule with its facts.
#[must_use]
pub fn one(spec: &Spec, rule: &ValidationRule) -> String {
    let number = rule.number.unwrap_or_default();
    let mut text = format!("### {}\n\n{}\n\n", rule.name, rule.demand.value);
    let _ = writeln!(text, "- To do: {}", rule.hint.value);
    let category = rule.category.map_or("", |id| &spec[id].title);
    let _ = writeln!(
        text,
        "- Number {number}, {}, since validator {}, {}",
        category.to_lowercase(),
        rule.since.value,
        rule.severity.name(),
    );
    if !rule.reported {
        text += "- Never reported: the validator lists the rule only\n";
    }
    if !rule.checked_by.is_empty() {
        let _ = writeln!(text, "- Checked by: {}", checked(rule));
    }
    let facts: Vec<_> = rule.facts.iter().map(|fact| format!("`{}`", fact.name.value)).collect();
    if !facts.is_empty() {
        let _ = writeln!(text, "- Stated by: {}", facts.join(", "));
    }
    let operations: Vec<_> = rule
        .operations
        .iter()
        .map(|it| format!("[{0}](operations.md#{1})", it.value, it.value.to_lowercase()))
        .collect();
    if !operations.is_empty() {
        let _ = writeln!(text, "- Operations: {}", operations.join(", "));
    }
    text
}
