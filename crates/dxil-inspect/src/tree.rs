//! Trees of fields as lines: lists of records as tables.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter;

use dxil_container::Value;
use dxil_container::tree::{Content, Label, Node};

use crate::lines::Canvas;
use crate::row::{Cell, Row, Span};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::escaped;

/// The maximum width of a table; wider ones become lists.
const MAX_WIDTH: usize = 110;

/// Adds the lines of nodes after this many blanks.
pub(crate) fn lines(canvas: &mut dyn Canvas, nodes: &[Node<'_>], indent: usize) {
    let leaves = nodes.iter().filter(|node| one_line(node).is_some());
    let width = leaves.map(|node| node.label.to_string().len()).max().unwrap_or(0);
    for node in nodes {
        if canvas.is_full() {
            return;
        }
        let label = node.label.to_string();
        if let Some(line) = one_line(node) {
            let blanks = Span::blanks(width - label.len() + 2);
            let name = Span { text: &label, style: Style::Name };
            let line = iter::once(name).chain(blanks).chain([line.span()]);
            canvas.line(&mut Span::blanks(indent).chain(line));
            continue;
        }
        let name = Span { text: &label, style: Style::Name };
        canvas.line(&mut Span::blanks(indent).chain([name]));
        match as_table(node.children()) {
            Some(table) if table.width() <= MAX_WIDTH => {
                crate::lines::table(canvas, &table, indent + 2);
            }
            _ => lines(canvas, node.children(), indent + 2),
        }
    }
}

/// The text of a value, or of a list of values that fit one line.
pub(crate) fn one_line(node: &Node<'_>) -> Option<Cell> {
    match &node.content {
        Content::Value(value) => Some(Cell::plain(self::value(value))),
        Content::Group(children) | Content::List(children) if children.is_empty() => {
            Some(Cell::new("none", Style::Comment))
        }
        Content::Group(_) => None,
        Content::List(children) => {
            let values = children.iter().map(|child| match (&child.content, child.children()) {
                (Content::Value(value), _) => Some(self::value(value)),
                (Content::Group(_), [only]) => one_line(only).map(|cell| cell.text),
                _ => None,
            });
            let line = values.collect::<Option<Vec<_>>>()?.join(", ");
            (line.len() <= MAX_WIDTH).then(|| Cell::plain(line))
        }
    }
}

/// A list of records: a row for each, a column for each field.
fn as_table(elements: &[Node<'_>]) -> Option<Table> {
    let [first, ..] = elements else { return None };
    let columns: Option<Vec<_>> = first.children().iter().map(column).collect();
    let mut table = Table::new(&[&[("", Align::Right)], &columns?[..]].concat());
    for element in elements {
        let fields = element.children();
        let same = fields.len() == first.children().len()
            && fields.iter().zip(first.children()).all(|(a, b)| a.label == b.label);
        if !same || !matches!(element.content, Content::Group(_)) {
            return None;
        }
        let values = fields.iter().map(one_line).collect::<Option<Vec<_>>>()?;
        let index = Cell::new(element.label.to_string(), Style::Offset);
        let cells: Vec<_> = [index].into_iter().chain(values).collect();
        table.row(Row::new(cells).at(element.range.clone()));
    }
    Some(table)
}

/// The title and alignment of a field's column, if it is a value.
fn column(field: &Node<'_>) -> Option<(&'static str, Align)> {
    let Content::Value(value) = &field.content else { return None };
    let Label::Name(name) = field.label else { return None };
    let align = match value {
        Value::Number(_) | Value::Signed(_) | Value::Float(_) => Align::Right,
        _ => Align::Left,
    };
    Some((name, align))
}

/// The text of a value for a person: many bytes are counted, not shown.
pub(crate) fn value(value: &Value<'_>) -> String {
    /// The maximum number of bytes to show.
    const SHOWN: usize = 20;
    match value {
        Value::Bytes(bytes) if bytes.len() > SHOWN => format!("{} bytes", bytes.len()),
        Value::BytesAt { size, bytes, .. } if bytes.len() > SHOWN => format!("{size} bytes"),
        Value::Text(text) | Value::TextAt { text, .. } => format!("\"{}\"", escaped(text)),
        Value::Named { number, name: None } => format!("{number} (unknown)"),
        _ => value.to_string(),
    }
}

/// The path of a field: `PSV0.resources[2].upper_bound`.
pub(crate) fn path(parent: &str, label: Label) -> String {
    match label {
        Label::Name(name) => format!("{parent}.{name}"),
        Label::Index(index) => format!("{parent}[{index}]"),
    }
}
