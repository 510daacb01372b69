//! Differences as text and as JSON.

use dxil_container::tree::{Content, Node};
use serde_json::{Value as Json, json};

use super::{Change, Kind};
use crate::text::{BAD, FAINT, GOOD, NAME, WARNING};
use crate::{json, show};

impl Change<'_> {
    /// A line for a person.
    pub(crate) fn line(&self) -> String {
        let path = format!("{NAME}{}{NAME:#}", self.path);
        match &self.kind {
            Kind::Added(content) => format!("{GOOD}+{GOOD:#} {path}: {}\n", brief(content)),
            Kind::Removed(content) => format!("{BAD}-{BAD:#} {path}: {}\n", brief(content)),
            Kind::Changed(old, new) => {
                let (old, new) = (show::value(old), show::value(new));
                let arrow = format!("{FAINT}->{FAINT:#}");
                format!("  {path}: {BAD}{old}{BAD:#} {arrow} {GOOD}{new}{GOOD:#}\n")
            }
            Kind::Moved(from, to) => {
                format!("{WARNING}~{WARNING:#} {path}: moved from place {from} to {to}\n")
            }
            Kind::Bytes(difference) => format!("  {path}: {difference}\n"),
        }
    }

    /// An object for a program.
    pub(crate) fn json(&self, builder: &mut json::Builder) -> Json {
        let mut object = json!({ "path": self.path });
        let (change, values) = match &self.kind {
            Kind::Added(content) => ("added", vec![("new", builder.content(content))]),
            Kind::Removed(content) => ("removed", vec![("old", builder.content(content))]),
            Kind::Changed(old, new) => {
                ("changed", vec![("old", json::value(old)), ("new", json::value(new))])
            }
            Kind::Moved(from, to) => ("moved", vec![("old", json!(from)), ("new", json!(to))]),
            Kind::Bytes(difference) => {
                let [old, new] = difference.sizes;
                let places = difference.places.iter().map(|[old, new]| {
                    json!({ "old": [old.start, old.end], "new": [new.start, new.end] })
                });
                let places = places.collect::<Json>();
                let sizes = [("old_size", json!(old)), ("new_size", json!(new))];
                ("bytes", sizes.into_iter().chain([("places", places)]).collect())
            }
        };
        object["change"] = change.into();
        for (key, value) in values {
            object[key] = value;
        }
        object
    }
}

/// A content in one line that is not too long.
fn brief(content: &Content<'_>) -> String {
    /// Characters that are shown.
    const WIDTH: usize = 100;
    let text = whole(content);
    match text.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// A content in one line.
fn whole(content: &Content<'_>) -> String {
    let join = |parts: Vec<String>| parts.join(", ");
    match content {
        Content::Value(value) => show::value(value),
        Content::List(nodes) => {
            format!("[{}]", join(nodes.iter().map(|node| whole(&node.content)).collect()))
        }
        Content::Group(nodes) => {
            let field = |node: &Node<'_>| format!("{}: {}", node.label, whole(&node.content));
            format!("{{{}}}", join(nodes.iter().map(field).collect()))
        }
    }
}
