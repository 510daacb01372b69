//! The reference of all rules as JSON. `docs/json-schema.md` describes it; a change of meaning raises [`SCHEMA`].

use serde::Serialize;

use super::{Spec, ValidationRule};
use crate::tablegen::Spanned;

/// The version of the schema.
pub const SCHEMA: u32 = 1;

/// Prints all rules, or the given ones, as one object.
///
/// # Panics
///
/// Never: text, numbers and lists always serialize.
#[must_use]
pub fn generate<'a>(spec: &'a Spec, rules: impl Iterator<Item = &'a ValidationRule>) -> String {
    let rules = rules.map(|rule| Rule::of(spec, rule)).collect();
    let reference = Reference { schema: SCHEMA, rules };
    let mut text = serde_json::to_string_pretty(&reference).expect("plain data serializes");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct Reference<'a> {
    schema: u32,
    rules: Vec<Rule<'a>>,
}

#[derive(Serialize)]
struct Rule<'a> {
    number: Option<u16>,
    name: &'a str,
    category: Option<&'a str>,
    since: String,
    severity: &'static str,
    reported: bool,
    demand: &'a str,
    hint: &'a str,
    checked_by: Vec<&'a str>,
    facts: Vec<&'a str>,
    operations: Vec<&'a str>,
}

impl<'a> Rule<'a> {
    fn of(spec: &'a Spec, rule: &'a ValidationRule) -> Self {
        let names = |list: &'a [Spanned<String>]| list.iter().map(|it| it.value.as_str()).collect();
        Self {
            number: rule.number,
            name: &rule.name,
            category: rule.category.map(|id| spec[id].title.as_str()),
            since: rule.since.value.to_string(),
            severity: rule.severity.name(),
            reported: rule.reported,
            demand: &rule.demand.value,
            hint: &rule.hint.value,
            checked_by: names(&rule.checked_by),
            facts: rule.facts.iter().map(|fact| fact.name.value.as_str()).collect(),
            operations: names(&rule.operations),
        }
    }
}
