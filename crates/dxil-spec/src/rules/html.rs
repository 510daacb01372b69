//! The reference of all rules as a self-contained HTML page: a list that can be searched.

use super::{Spec, ValidationRule};
use crate::emit::html::{List, escape};

/// The whole reference.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    List {
        title: "Rules of DXC's validator",
        description: "Every rule of DXC's validator: its demand, what to do, and which are checked.",
        hint: "Name, demand, operation, or a number such as M20",
        rows: spec.rules.iter().map(|rule| row(spec, rule)).collect(),
    }
    .page()
}

/// A rule in the list.
fn row(spec: &Spec, rule: &ValidationRule) -> String {
    let category = rule.category.map_or("", |id| &spec[id].title);
    let checked: Vec<_> = rule.checked_by.iter().map(|it| it.value.as_str()).collect();
    let state = match (rule.reported, checked.is_empty()) {
        (false, _) => "never reported".to_owned(),
        (true, true) => "not checked yet".to_owned(),
        (true, false) => format!("checked by {}", checked.join(", ")),
    };
    let operations: Vec<_> = rule.operations.iter().map(|it| it.value.as_str()).collect();
    let name = escape(&rule.name);
    format!(
        "<li id=\"{name}\"><h2><a href=\"#{name}\">{name}</a></h2>\n<p>{}</p>\n<p>{}</p>\n\
         <p class=\"since\">{}, since {}, {}, {}</p>\n<small>{}</small></li>\n",
        escape(&rule.demand.value),
        escape(&rule.hint.value),
        escape(category),
        rule.since.value,
        rule.severity.name(),
        escape(&state),
        escape(&operations.join(" ")),
    )
}
