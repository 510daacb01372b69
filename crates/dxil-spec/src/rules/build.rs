//! Converts records to the model.

use super::{Category, CategoryId, Fact, Severity, Spec, ValidationRule};
use crate::definitions::Definitions;
use crate::model::Version;
use crate::tablegen::{Diagnostic, Fields, Records, Spanned, as_record};

/// Builds the model of a file's records.
///
/// # Errors
///
/// Fails if a rule refers to a category without a name, or has an unknown severity.
pub fn build(records: &Records) -> Result<Spec, Vec<Diagnostic>> {
    let mut definitions = Definitions::new(records, "");
    let categories = definitions.define("RuleCategory", &[]);
    let versions = records.instances_of("Version").filter(|&id| !records[id].anonymous);
    let mut spec = Spec {
        versions: versions.map(|id| version(Fields::of(records, id))).collect(),
        categories: categories.into_iter().map(category).collect(),
        rules: Vec::new(),
    };
    let rules = records.instances_of("ValidationRule");
    spec.rules = rules.map(|id| rule(&mut definitions, Fields::of(records, id))).collect();
    spec.rules.sort_by_key(|rule| rule.number);
    if definitions.errors.is_empty() { Ok(spec) } else { Err(definitions.errors) }
}

fn version(fields: Fields<'_>) -> Version {
    let part = |name| fields.int(name).and_then(|int| u8::try_from(int).ok()).unwrap_or(u8::MAX);
    Version { major: part("Major"), minor: part("Minor") }
}

fn category(fields: Fields<'_>) -> Category {
    let text = |name| fields.string(name).unwrap_or_default().to_owned();
    Category { prefix: text("Prefix"), title: text("Title"), span: fields.record.span }
}

fn rule(definitions: &mut Definitions<'_>, fields: Fields<'_>) -> ValidationRule {
    let text = |name| {
        let value = fields.string(name).unwrap_or_default().to_owned();
        Spanned { value, span: fields.span(name) }
    };
    let category = fields.value("Category");
    let category = category.and_then(|value| definitions.resolve(value, "category"));
    let since = fields.inner("Since").map_or(Version::FIRST, version);
    ValidationRule {
        record: fields.record.name.clone(),
        span: fields.record.span,
        number: fields.int("Number").and_then(|number| u16::try_from(number).ok()),
        name: fields.string("Name").unwrap_or_default().to_owned(),
        category: category.map(CategoryId),
        since: Spanned { value: since, span: fields.span("Since") },
        severity: severity(definitions, fields),
        reported: fields.flag("IsReported"),
        demand: text("Demand"),
        hint: text("Hint"),
        checked_by: fields.strings("CheckedBy"),
        facts: facts(definitions.records, fields),
        operations: operations(fields),
    }
}

fn severity(definitions: &mut Definitions<'_>, fields: Fields<'_>) -> Severity {
    let record = fields.inner("Severity").map_or("none", |it| &it.record.name);
    match record {
        "Error" => Severity::Error,
        "Warning" => Severity::Warning,
        _ => {
            let message = format!("unknown severity: {record}");
            let error = Diagnostic::new(fields.span("Severity"), message);
            definitions.errors.push(error.with_help("name `Error` or `Warning`"));
            Severity::Error
        }
    }
}

/// The fields that state the facts of a rule: `Class.field`.
fn facts(records: &Records, fields: Fields<'_>) -> Vec<Fact> {
    let has = |class: &str, field: &str| {
        records.instances_of(class).next().is_some_and(|id| records[id].field(field).is_some())
    };
    let fact = |name: Spanned<String>| {
        let parts = name.value.split_once('.');
        Fact { is_stated: parts.is_some_and(|(class, field)| has(class, field)), name }
    };
    fields.strings("Facts").into_iter().map(fact).collect()
}

fn operations(fields: Fields<'_>) -> Vec<Spanned<String>> {
    let list = fields.list("Operations").iter();
    let named = list.filter_map(|value| Some((as_record(value)?, value.span)));
    named.map(|(id, span)| Spanned { value: fields.records[id].name.clone(), span }).collect()
}
