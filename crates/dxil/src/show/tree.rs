//! Fields by name, lists of records as tables: how parts look that have no form of their own.

use dxil_container::Value;
use dxil_container::tree::{Content, Node};

use crate::page::Page;
use crate::table::{Align, Cell, Table};
use crate::text::{FAINT, NAME, plain, styled};

/// The widest table that is printed; wider ones become lists.
const WIDTH: usize = 110;

/// Appends nodes, each line behind this indent.
pub(crate) fn print(out: &mut Page, nodes: &[Node<'_>], indent: &str) {
    let leaves = nodes.iter().filter(|node| one_line(node).is_some());
    let width = leaves.map(|node| node.label.to_string().len()).max().unwrap_or(0);
    for node in nodes {
        if out.is_full() {
            return;
        }
        let label = node.label.to_string();
        if let Some(line) = one_line(node) {
            let blanks = width - label.len();
            *out += &format!("{indent}{NAME}{label}{NAME:#}{:blanks$}  {line}\n", "");
            continue;
        }
        *out += &format!("{indent}{NAME}{label}{NAME:#}\n");
        let indent = format!("{indent}  ");
        match as_table(node.children()) {
            Some(table) if table.width() <= WIDTH => table.print(out, &indent),
            _ => print(out, node.children(), &indent),
        }
    }
}

/// Appends names and what stands for each, in two columns.
pub(super) fn print_pairs(out: &mut Page, pairs: &[(&str, String)], indent: &str) {
    let width = pairs.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, text) in pairs {
        let blanks = width - name.len();
        *out += &format!("{indent}{NAME}{name}{NAME:#}{:blanks$}  {text}\n", "");
    }
}

/// What stands behind the label of a value, or of a list that is empty or of few short values.
fn one_line(node: &Node<'_>) -> Option<String> {
    match &node.content {
        Content::Value(value) => Some(self::value(value)),
        Content::Group(children) | Content::List(children) if children.is_empty() => {
            Some(styled(FAINT, "none"))
        }
        Content::Group(_) => None,
        Content::List(children) => {
            let values = children.iter().map(|child| match (&child.content, child.children()) {
                (Content::Value(value), _) => Some(self::value(value)),
                (Content::Group(_), [only]) => one_line(only),
                _ => None,
            });
            let line = values.collect::<Option<Vec<_>>>()?.join(", ");
            (line.len() <= WIDTH).then_some(line)
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
        let index = Cell::new(element.label.to_string(), FAINT);
        table.row([index].into_iter().chain(values.into_iter().map(Cell::from)).collect());
    }
    Some(table)
}

/// The title and alignment of a field's column, if it is a value.
fn column(field: &Node<'_>) -> Option<(&'static str, Align)> {
    let Content::Value(value) = &field.content else { return None };
    let dxil_container::tree::Label::Name(name) = field.label else { return None };
    let align = match value {
        Value::Number(_) | Value::Signed(_) | Value::Float(_) => Align::Right,
        _ => Align::Left,
    };
    Some((name, align))
}

/// A value for a person: many bytes are counted, not shown.
pub(crate) fn value(value: &Value<'_>) -> String {
    /// Bytes that still are shown.
    const SHOWN: usize = 20;
    match value {
        Value::Bytes(bytes) if bytes.len() > SHOWN => format!("{} bytes", bytes.len()),
        Value::BytesAt { size, bytes, .. } if bytes.len() > SHOWN => format!("{size} bytes"),
        Value::Text(text) | Value::TextAt { text, .. } => format!("\"{}\"", plain(text)),
        Value::Named { number, name: None } => format!("{number} (unknown)"),
        _ => value.to_string(),
    }
}
