//! Documents as HTML.

use alloc::format;
use alloc::string::{String, ToString};

use dxil_container::tree::Node;

use crate::document::{Block, Document, Section};
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::tree::one_line;

/// The appearance of the classes, which are the names of [styles](Style).
const STYLE_SHEET: &str = "\
body{font:14px/1.4 monospace}section{margin:0 0 1em 2ch}h2{font-size:1em;margin:1em 0 0}
table{border-collapse:collapse}th,td{text-align:left;padding:0 1ch;white-space:pre;vertical-align:top}
.right{text-align:right}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 2ch;margin:0}
dd,p,ul{margin:0}p,dd{white-space:pre-wrap}.references a{font-size:.8em;margin-left:1ch}
:target{background:#ff8}.title,.keyword{font-weight:bold}.name{color:#06c}.offset,.comment,.rule{color:#777}
.type{color:#850}.number{color:#808}.literal,.added,.good{color:#080}.removed,.error{color:#c00}
.moved,.warning{color:#a60}
";

impl Document<'_> {
    /// A page with the blocks of the document, whose title is this text.
    ///
    /// A row that describes an [item](crate::Item) has the item's name as its anchor, and links to the items
    /// that belong to it. Rows and fields have their range of bytes as the attribute `data-bytes`. Pieces
    /// of text have their style as their class.
    #[must_use]
    pub fn to_html(&self, title: &str) -> String {
        let title = escaped(title);
        let mut out = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <style>\n{STYLE_SHEET}</style>\n"
        );
        self.blocks.iter().for_each(|each| block(&mut out, each));
        out += "</html>\n";
        out
    }
}

impl Block<'_> {
    /// The block as an element of a page.
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut out = String::new();
        block(&mut out, self);
        out
    }
}

fn block(out: &mut String, block: &Block<'_>) {
    match block {
        Block::Lines(rows) => rows.iter().for_each(|row| line(out, row, "p")),
        Block::Facts(rows) => facts(out, rows),
        Block::Table(table) => self::table(out, table),
        Block::Tree(nodes) => tree(out, nodes),
        Block::Section(section) => self::section(out, section),
    }
}

fn section(out: &mut String, section: &Section<'_>) {
    *out += "<section>\n";
    line(out, &section.title, "h2");
    section.blocks.iter().for_each(|each| block(out, each));
    *out += "</section>\n";
}

/// An element with the cells of a row.
fn line(out: &mut String, row: &Row, element: &str) {
    open(out, element, row);
    row.cells.iter().for_each(|each| cell(out, each));
    references(out, row, "span");
    *out += &format!("</{element}>\n");
}

fn facts(out: &mut String, rows: &[Row]) {
    *out += "<dl>\n";
    for row in rows {
        let [name, value @ ..] = row.cells.as_slice() else { continue };
        open(out, "dt", row);
        cell(out, name);
        *out += "</dt><dd>";
        value.iter().for_each(|each| cell(out, each));
        *out += "</dd>\n";
    }
    *out += "</dl>\n";
}

fn table(out: &mut String, table: &Table) {
    let class = |align| if align == Align::Right { " class=\"right\"" } else { "" };
    *out += "<table>\n<tr>";
    for (_, (title, align)) in table.columns() {
        *out += &format!("<th{}>{}</th>", class(align), escaped(title));
    }
    *out += "</tr>\n";
    for row in table.rows() {
        open(out, "tr", row);
        for (index, (_, align)) in table.columns() {
            *out += &format!("<td{}>", class(align));
            if let Some(of_column) = row.cells.get(index) {
                cell(out, of_column);
            }
            *out += "</td>";
        }
        references(out, row, "td");
        *out += "</tr>\n";
    }
    *out += "</table>\n";
}

/// A list of fields, in which groups are lists again.
fn tree(out: &mut String, nodes: &[Node<'_>]) {
    *out += "<ul>\n";
    for node in nodes {
        let row = Row::default().at(node.range.clone());
        open(out, "li", &row);
        cell(out, &Cell::new(node.label.to_string(), Style::Name));
        if let Some(value) = one_line(node) {
            *out += " ";
            cell(out, &value);
        } else {
            *out += "\n";
            tree(out, node.children());
        }
        *out += "</li>\n";
    }
    *out += "</ul>\n";
}

/// The start of an element for a row.
fn open(out: &mut String, element: &str, row: &Row) {
    *out += &format!("<{element}");
    if let Some(item) = row.item {
        *out += &format!(" id=\"{item}\"");
    }
    if let Some(range) = &row.range {
        *out += &format!(" data-bytes=\"{}-{}\"", range.start, range.end);
    }
    *out += ">";
}

/// Links to the items to which a row refers.
fn references(out: &mut String, row: &Row, element: &str) {
    if row.references.is_empty() {
        return;
    }
    *out += &format!("<{element} class=\"references\">");
    for item in &row.references {
        *out += &format!("<a href=\"#{item}\">{item}</a>");
    }
    *out += &format!("</{element}>");
}

fn cell(out: &mut String, cell: &Cell) {
    let text = escaped(&cell.text);
    match cell.style {
        Style::Plain => *out += &text,
        style => *out += &format!("<span class=\"{}\">{text}</span>", style.name()),
    }
}

/// Text in which the characters of markup are escaped.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            _ => escaped.push(c),
        }
    }
    escaped
}
