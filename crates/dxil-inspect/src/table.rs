//! Tables.

use alloc::vec;
use alloc::vec::Vec;

use crate::budget::Budget;
use crate::row::{Row, Span};
use crate::text;

/// A table: a title and an alignment for each column, and rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Row>,
    compact: bool,
}

/// The title of a column and the alignment of its cells.
pub type Column = (&'static str, Align);

/// The alignment of the cells of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// To the left: text.
    Left,
    /// To the right: numbers.
    Right,
}

impl Table {
    /// A table without rows.
    #[must_use]
    pub fn new(columns: &[Column]) -> Self {
        Self { columns: columns.to_vec(), rows: Vec::new(), compact: false }
    }

    /// The same table, whose columns without text in any row are left out.
    #[must_use]
    pub fn compact(self) -> Self {
        Self { compact: true, ..self }
    }

    /// Adds a row below the others.
    pub fn row(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// Adds a row below the others, unless that exceeds the budget.
    pub fn row_within(&mut self, row: Row, budget: &mut Budget) {
        if budget.spend(row.size()) {
            self.rows.push(row);
        }
    }

    /// The rows.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(crate) fn rows_mut(&mut self) -> impl Iterator<Item = &mut Row> {
        self.rows.iter_mut()
    }

    /// Whether it has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The columns that are shown, by their index.
    pub fn columns(&self) -> impl Iterator<Item = (usize, Column)> + '_ {
        let widths = self.widths().into_iter();
        let columns = self.columns.iter().copied().zip(widths).enumerate();
        columns.filter(|(_, (_, width))| *width > 0).map(|(index, (column, _))| (index, column))
    }

    /// The titles of all columns.
    pub(crate) fn titles(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.columns.iter().map(|(title, _)| *title)
    }

    /// The width of each column: 0 for one that is left out.
    pub(crate) fn widths(&self) -> Vec<usize> {
        let mut widths = vec![0; self.columns.len()];
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(&row.cells) {
                *width = text::width(cell.text.trim_end()).max(*width);
            }
        }
        for (width, (title, _)) in widths.iter_mut().zip(&self.columns) {
            if *width > 0 || !self.compact {
                *width = text::width(title).max(*width);
            }
        }
        widths
    }

    /// The width of the table.
    #[must_use]
    pub fn width(&self) -> usize {
        self.widths().iter().filter(|width| **width > 0).map(|width| width + 2).sum()
    }

    /// The pieces of a line: blanks align those of a row, and nothing follows the last one.
    pub(crate) fn line<'t>(
        &self,
        cells: impl Iterator<Item = Span<'t>>,
        widths: &[usize],
    ) -> impl Iterator<Item = Span<'t>> {
        // Blanks are added only before more text.
        let mut blanks = 0;
        cells.zip(self.columns.iter().zip(widths)).filter(|(_, (_, width))| **width > 0).flat_map(
            move |(cell, ((_, align), width))| {
                let text = cell.text.trim_end();
                let free = width.saturating_sub(text::width(text));
                let before = if *align == Align::Right { free } else { 0 };
                let span = (!text.is_empty()).then_some(Span { text, ..cell });
                let written = if span.is_some() { blanks + before } else { 0 };
                blanks = if span.is_some() { free - before + 2 } else { blanks + width + 2 };
                Span::blanks(written).chain(span)
            },
        )
    }

    /// A line below the title of each column.
    pub(crate) fn rules(&self, widths: &[usize]) -> impl Iterator<Item = Span<'static>> {
        let shown = widths.iter().copied().filter(|width| *width > 0).enumerate();
        shown.flat_map(|(index, width)| {
            Span::blanks(if index > 0 { 2 } else { 0 }).chain(Span::rule(width))
        })
    }
}
