//! The reference as a self-contained HTML page.
//!
//! The page has the JSON reference, and scripts that search and show it. The list of operations is
//! plain HTML, so that the page is readable without scripts, too.

use std::fmt::Write as _;

use super::{describe, json};
use crate::model::{Operation, Spec};

const PAGE: &str = include_str!("html/page.html");
const STYLE: &str = include_str!("html/page.css");
/// The scripts form one module in the page: each file can use the definitions of those before it.
const SCRIPTS: [&str; 5] = [
    include_str!("html/reference.js"),
    include_str!("html/search.js"),
    include_str!("html/dom.js"),
    include_str!("html/views.js"),
    include_str!("html/page.js"),
];

/// The whole reference.
///
/// # Panics
///
/// Never: page.html has only slots that are filled here.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    fill(PAGE, |slot| match slot {
        "style" => STYLE.to_owned(),
        "rows" => spec.ops.iter().map(|op| row(spec, op)).collect(),
        "data" => data(spec),
        "script" => SCRIPTS.join("\n"),
        _ => unreachable!("page.html names a slot that nothing fills: {slot}"),
    })
}

/// A page that is a list, which can be searched.
pub(crate) struct List<'a> {
    pub(crate) title: &'a str,
    pub(crate) description: &'a str,
    /// The name of the things to search for.
    pub(crate) hint: &'a str,
    /// The items.
    pub(crate) rows: String,
}

impl List<'_> {
    /// The page.
    pub(crate) fn page(&self) -> String {
        fill(include_str!("html/list.html"), |slot| match slot {
            "style" => STYLE.to_owned(),
            "title" => escape(self.title),
            "description" => escape(self.description),
            "hint" => escape(self.hint),
            "rows" => self.rows.clone(),
            _ => unreachable!("list.html names a slot that nothing fills: {slot}"),
        })
    }
}

/// Replaces each `{{slot}}` of the template. Inserted text is not searched for slots.
fn fill(template: &str, value: impl Fn(&str) -> String) -> String {
    let mut parts = template.split("{{");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (slot, rest) = part.split_once("}}").unwrap_or((part, ""));
        page += value(slot).trim_end();
        page += rest;
    }
    page
}

/// An operation in the list. Signature and HLSL are visible only without scripts.
fn row(spec: &Spec, op: &Operation) -> String {
    let name = escape(&op.name);
    let (class, doc) =
        if op.reserved { (" class=\"reserved\"", "Reserved.") } else { ("", &*op.doc.value) };
    let mut row = format!(
        "<li id=\"{name}\"{class}><a href=\"#{name}\"><b>{name}</b> \
         <span class=\"opcode\">{}</span> ",
        describe::opcode(op),
    );
    let _ = write!(
        row,
        "<span class=\"doc\">{}</span> <span class=\"since\">{}</span>",
        escape(doc),
        op.since
    );
    if !op.reserved {
        let _ = write!(row, " <code>{}</code>", escape(&describe::prototype(spec, op)));
        let names: Vec<&str> = op.hlsl.iter().map(|name| name.value.as_str()).collect();
        let _ = write!(row, " <small>{}</small>", escape(&names.join(" ")));
    }
    row + "</a></li>\n"
}

/// The JSON reference, compact, and safe inside a script element: a `<` occurs only in strings,
/// where it is escaped.
fn data(spec: &Spec) -> String {
    json::compact(spec).replace('<', "\\u003c")
}

pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            _ => escaped.push(c),
        }
    }
    escaped
}
