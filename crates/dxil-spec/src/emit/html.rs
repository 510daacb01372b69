//! The reference as one HTML page that needs nothing beside itself.
//!
//! The page holds the JSON reference and scripts that search and show it. The list of
//! operations is written here, so that the page reads without scripts too.

use std::fmt::Write as _;

use super::{describe, json};
use crate::model::{Operation, Spec};

const PAGE: &str = include_str!("html/page.html");
const STYLE: &str = include_str!("html/page.css");
/// One module in the page: each file sees what those before it define.
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
/// Never: page.html names only slots that are filled here.
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

/// Replaces each `{{slot}}` of the template; what is put in is not searched for slots.
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

/// An operation in the list. The signature shows only where no script can show more.
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
    }
    row + "</a></li>\n"
}

/// The JSON reference, compact, and harmless inside a script element: a `<` is only ever in
/// a string, where it can be escaped.
fn data(spec: &Spec) -> String {
    json::compact(spec).replace('<', "\\u003c")
}

fn escape(text: &str) -> String {
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
