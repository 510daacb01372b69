//! Tables with aligned columns.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use crate::page::Page;
use crate::text::{FAINT, TITLE, styled};

/// A table: a title and an alignment for each column, and rows.
pub(crate) struct Table {
    columns: Vec<(&'static str, Align)>,
    rows: Vec<Vec<Cell>>,
    /// Whether columns without text are left out.
    compact: bool,
}

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// Text in a table, in one style.
pub(crate) struct Cell {
    text: String,
    style: Style,
}

impl Cell {
    pub(crate) fn new(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style }
    }
}

impl<T: ToString> From<T> for Cell {
    fn from(text: T) -> Self {
        Self::new(text.to_string(), Style::new())
    }
}

impl Table {
    /// A table without rows.
    pub(crate) fn new(columns: &[(&'static str, Align)]) -> Self {
        Self { columns: columns.to_vec(), rows: Vec::new(), compact: false }
    }

    /// The same, but columns without text in any row are left out.
    pub(crate) fn compact(self) -> Self {
        Self { compact: true, ..self }
    }

    /// Adds a row below the others.
    pub(crate) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    /// Whether it has no rows.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// How wide each column is: 0 for one to be left out.
    fn widths(&self) -> Vec<usize> {
        let mut widths = vec![0; self.columns.len()];
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = cell.text.trim_end().width().max(*width);
            }
        }
        for (width, (title, _)) in widths.iter_mut().zip(&self.columns) {
            if *width > 0 || !self.compact {
                *width = title.width().max(*width);
            }
        }
        widths
    }

    /// How wide the table is.
    pub(crate) fn width(&self) -> usize {
        self.widths().iter().filter(|width| **width > 0).map(|width| width + 2).sum()
    }

    /// Appends titles, a line below them, and rows, each line behind this indent.
    pub(crate) fn print(&self, out: &mut Page, indent: &str) {
        let widths = self.widths();
        let titles = self.columns.iter().map(|(title, _)| Cell::new(*title, TITLE)).collect();
        let lines = widths.iter().map(|width| Cell::new("-".repeat(*width), FAINT)).collect();
        for row in [&titles, &lines].into_iter().chain(&self.rows) {
            if out.is_full() {
                return;
            }
            self.print_row(out, indent, row, &widths);
        }
    }

    /// Appends a line. Nothing follows the last cell.
    fn print_row(&self, out: &mut Page, indent: &str, row: &[Cell], widths: &[usize]) {
        let mut line = String::from(indent);
        // Blanks are appended only before more text.
        let mut blanks = 0;
        for ((cell, (_, align)), width) in row.iter().zip(&self.columns).zip(widths) {
            if *width == 0 {
                continue;
            }
            let text = cell.text.trim_end();
            let free = width.saturating_sub(text.width());
            let before = if *align == Align::Right { free } else { 0 };
            if !text.is_empty() {
                line.extend(std::iter::repeat_n(' ', blanks + before));
                line += &styled(cell.style, text);
                blanks = free - before + 2;
            } else {
                blanks += width + 2;
            }
        }
        *out += &line;
        out.push('\n');
    }
}
