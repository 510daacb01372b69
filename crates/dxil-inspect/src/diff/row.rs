//! Differences as rows.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::tree::{Content, Node};

use super::{Change, Kind};
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::tree::value;

impl Change<'_> {
    /// A line for a person.
    #[must_use]
    pub fn row(&self) -> Row {
        let path = Cell::new(&*self.path, Style::Name);
        let with_mark = |mark, style, text: String| {
            let mark = Cell::new(mark, style);
            Row::new([mark, Cell::blanks(1), path.clone(), Cell::plain(text)])
        };
        match &self.kind {
            Kind::Added(content) => {
                with_mark("+", Style::Added, format!(": {}", shortened(content)))
            }
            Kind::Removed(content) => {
                with_mark("-", Style::Removed, format!(": {}", shortened(content)))
            }
            Kind::Changed(old, new) => Row::new([
                Cell::blanks(2),
                path,
                Cell::plain(": "),
                Cell::new(value(old), Style::Removed),
                Cell::blanks(1),
                Cell::new("->", Style::Rule),
                Cell::blanks(1),
                Cell::new(value(new), Style::Added),
            ]),
            Kind::Moved(from, to) => {
                with_mark("~", Style::Moved, format!(": moved from place {from} to {to}"))
            }
            Kind::Bytes(difference) => {
                Row::new([Cell::blanks(2), path, Cell::plain(format!(": {difference}"))])
            }
        }
    }
}

/// The content in one line, shortened if it is long.
fn shortened(content: &Content<'_>) -> String {
    /// The maximum number of characters.
    const WIDTH: usize = 100;
    let text = in_one_line(content);
    match text.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// The content in one line.
fn in_one_line(content: &Content<'_>) -> String {
    let join = |parts: Vec<String>| parts.join(", ");
    match content {
        Content::Value(value) => self::value(value),
        Content::List(nodes) => {
            format!("[{}]", join(nodes.iter().map(|node| in_one_line(&node.content)).collect()))
        }
        Content::Group(nodes) => {
            let field = |node: &Node<'_>| format!("{}: {}", node.label, in_one_line(&node.content));
            format!("{{{}}}", join(nodes.iter().map(field).collect()))
        }
    }
}
