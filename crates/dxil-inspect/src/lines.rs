//! Sections as lines of text: plain, or on a canvas that shows styles.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter;

use crate::budget::Budget;
use crate::document::{Block, Document};
use crate::row::{Cell, Row, Span};
use crate::style::Style;
use crate::table::Table;
use crate::tree;

/// An output for lines of text in styles, such as a terminal.
pub trait Canvas {
    /// Adds a line of these pieces of text, which follow one another.
    fn line(&mut self, spans: &mut dyn Iterator<Item = Span<'_>>);

    /// Whether it takes no more lines.
    fn is_full(&self) -> bool {
        false
    }
}

/// The text without its styles.
impl Canvas for String {
    fn line(&mut self, spans: &mut dyn Iterator<Item = Span<'_>>) {
        spans.for_each(|span| self.push_str(span.text));
        self.push('\n');
    }
}

/// A canvas that collects the lines, within a budget.
pub(crate) struct Collected<'b> {
    pub(crate) rows: Vec<Row>,
    pub(crate) budget: &'b mut Budget,
}

impl Canvas for Collected<'_> {
    fn line(&mut self, spans: &mut dyn Iterator<Item = Span<'_>>) {
        let row = Row::new(spans.map(Span::to_cell).collect::<Vec<_>>());
        if self.budget.spend(row.size()) {
            self.rows.push(row);
        }
    }

    fn is_full(&self) -> bool {
        self.budget.is_exceeded()
    }
}

impl Block<'_> {
    /// Adds the lines of the block.
    pub fn render(&self, canvas: &mut dyn Canvas) {
        block(canvas, self, 0);
    }
}

impl Document<'_> {
    /// Adds the lines of the blocks, with an empty line between two.
    pub fn render(&self, canvas: &mut dyn Canvas) {
        for (index, block) in self.blocks.iter().enumerate() {
            if index > 0 {
                canvas.line(&mut iter::empty());
            }
            block.render(canvas);
        }
    }

    /// The text without styles.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.render(&mut text);
        text
    }
}

impl Table {
    /// Adds the titles, a line below them, and the rows.
    pub fn render(&self, canvas: &mut dyn Canvas) {
        table(canvas, self, 0);
    }
}

/// Adds a block after this many blanks.
fn block(canvas: &mut dyn Canvas, block: &Block<'_>, indent: usize) {
    match block {
        Block::Lines(rows) => rows.iter().for_each(|row| line(canvas, row.spans(), indent)),
        Block::Facts(rows) => facts(canvas, rows, indent),
        Block::Table(table) => self::table(canvas, table, indent),
        Block::Tree(nodes) => tree::lines(canvas, nodes, indent),
        Block::Section(section) => {
            line(canvas, section.title.spans(), indent);
            section.blocks.iter().for_each(|inner| self::block(canvas, inner, indent + 2));
        }
    }
}

fn line<'t>(canvas: &mut dyn Canvas, spans: impl Iterator<Item = Span<'t>>, indent: usize) {
    if !canvas.is_full() {
        canvas.line(&mut Span::blanks(indent).chain(spans));
    }
}

/// Adds names and values in two columns.
fn facts(canvas: &mut dyn Canvas, rows: &[Row], indent: usize) {
    let names = rows.iter().filter_map(|row| row.cells.first());
    let width = names.map(|name| name.text.len()).max().unwrap_or(0);
    for row in rows {
        let [name, value @ ..] = row.cells.as_slice() else { continue };
        let blanks = Span::blanks(width - name.text.len() + 2);
        let value = value.iter().map(Cell::span);
        line(canvas, iter::once(name.span()).chain(blanks).chain(value), indent);
    }
}

/// Adds the titles, a line below them, and the rows, each after this many blanks.
pub(crate) fn table(canvas: &mut dyn Canvas, table: &Table, indent: usize) {
    let widths = table.widths();
    let titles = table.titles().map(|text| Span { text, style: Style::Title });
    line(canvas, table.line(titles, &widths), indent);
    line(canvas, table.rules(&widths), indent);
    for row in table.rows() {
        line(canvas, table.line(row.spans(), &widths), indent);
    }
}
