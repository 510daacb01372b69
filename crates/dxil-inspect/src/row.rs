//! Rows of cells.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use crate::document::shifted;
use crate::item::Item;
use crate::style::Style;

/// Text in one style.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The text, without control characters.
    pub text: String,
    /// The style of the whole text.
    pub style: Style,
}

impl Cell {
    /// Text in a style.
    #[must_use]
    pub fn new(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style }
    }

    /// Text without a style.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new(text, Style::Plain)
    }

    /// Blanks.
    #[must_use]
    pub fn blanks(count: usize) -> Self {
        Self::plain(" ".repeat(count))
    }
}

/// The text of a value, without a style.
impl<T: ToString> From<T> for Cell {
    fn from(value: T) -> Self {
        Self::plain(value.to_string())
    }
}

impl Cell {
    /// The text and its style.
    #[must_use]
    pub fn span(&self) -> Span<'_> {
        Span { text: &self.text, style: self.style }
    }
}

/// Text in one style that another value owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'t> {
    /// The text, without control characters.
    pub text: &'t str,
    /// The style of the whole text.
    pub style: Style,
}

impl<'t> Span<'t> {
    pub(crate) fn to_cell(self) -> Cell {
        Cell::new(self.text, self.style)
    }

    /// This number of blanks, in pieces.
    pub(crate) fn blanks(count: usize) -> impl Iterator<Item = Self> {
        Self::repeated(
            "                                                                ",
            count,
            Style::Plain,
        )
    }

    /// This number of dashes, in pieces.
    pub(crate) fn rule(count: usize) -> impl Iterator<Item = Self> {
        Self::repeated(
            "----------------------------------------------------------------",
            count,
            Style::Rule,
        )
    }

    fn repeated(all: &'t str, count: usize, style: Style) -> impl Iterator<Item = Self> {
        let pieces = (0..count).step_by(all.len());
        pieces.map(move |from| Self { text: &all[..all.len().min(count - from)], style })
    }
}

/// A row of a table, or a line whose cells follow one another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The item that the row describes, if others refer to it.
    pub item: Option<Item>,
    /// The bytes of the file that it shows, if they are contiguous. A record of bitcode, such as that of an
    /// instruction, begins and ends within bytes, which it may share with the records before and after it.
    pub range: Option<Range<usize>>,
    /// The items that belong to it: records of other parts, metadata, instructions.
    pub references: Vec<Item>,
    /// The text.
    pub cells: Vec<Cell>,
}

impl Row {
    /// A row of these cells.
    #[must_use]
    pub fn new(cells: impl Into<Vec<Cell>>) -> Self {
        Self { cells: cells.into(), ..Self::default() }
    }

    /// A line of one cell.
    #[must_use]
    pub fn line(text: impl Into<String>, style: Style) -> Self {
        Self::new([Cell::new(text, style)])
    }

    /// The same row, of the bytes in this range of the file.
    #[must_use]
    pub fn at(self, range: Range<usize>) -> Self {
        Self { range: Some(range), ..self }
    }

    /// The same row, which describes this item and refers to these.
    #[must_use]
    pub fn about(self, item: Item, references: &[Item]) -> Self {
        Self { item: Some(item), references: references.to_vec(), ..self }
    }

    /// The text of the cells, one after another.
    #[must_use]
    pub fn text(&self) -> String {
        self.cells.iter().map(|cell| cell.text.as_str()).collect()
    }

    /// The text of the cells with their styles.
    pub fn spans(&self) -> impl Iterator<Item = Span<'_>> {
        self.cells.iter().map(Cell::span)
    }

    pub(crate) fn shift(&mut self, offset: usize) {
        self.range = self.range.take().map(|range| shifted(&range, offset));
    }

    /// The size of its text in bytes, without blanks at the ends of cells.
    #[must_use]
    pub fn size(&self) -> usize {
        self.cells.iter().map(|cell| cell.text.trim_end().len()).sum()
    }
}
