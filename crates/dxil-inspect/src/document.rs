//! Documents: sections of lines, facts, tables and trees.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_container::Error;
use dxil_container::tree::{Content, Node};

use crate::item::Item;
use crate::row::Row;
use crate::style::Style;
use crate::table::Table;

/// The content of a file, for renderers.
#[derive(Clone, Debug, Default)]
pub struct Document<'a> {
    /// Its blocks, between which renderers leave space.
    pub blocks: Vec<Block<'a>>,
}

/// A title and the blocks below it.
#[derive(Clone, Debug, Default)]
pub struct Section<'a> {
    /// The title: a line.
    pub title: Row,
    /// The content.
    pub blocks: Vec<Block<'a>>,
    /// The error that ended reading the bytes of the section, if one did.
    pub error: Option<Error>,
}

/// A part of a section.
#[derive(Clone, Debug)]
pub enum Block<'a> {
    /// Lines, whose cells follow one another.
    Lines(Vec<Row>),
    /// Names with their values: rows of two cells.
    Facts(Vec<Row>),
    /// A table.
    Table(Table),
    /// Fields by name.
    Tree(Vec<Node<'a>>),
    /// A section within the section.
    Section(Section<'a>),
}

impl<'a> Section<'a> {
    /// A section without blocks.
    #[must_use]
    pub fn new(title: Row) -> Self {
        Self { title, ..Self::default() }
    }

    /// A section without blocks, of this title.
    #[must_use]
    pub fn titled(title: &str) -> Self {
        Self::new(Row::line(title, Style::Title))
    }

    /// Adds a line below the others.
    pub fn line(&mut self, row: Row) {
        match self.blocks.last_mut() {
            Some(Block::Lines(rows)) => rows.push(row),
            _ => self.blocks.push(Block::Lines([row].into())),
        }
    }

    /// Adds a table, unless it is empty.
    pub fn table(&mut self, table: Table) {
        if !table.is_empty() {
            self.blocks.push(Block::Table(table));
        }
    }

    /// Adds a section within this one, unless it has no blocks.
    pub fn section(&mut self, section: Section<'a>) {
        if !section.blocks.is_empty() {
            self.blocks.push(Block::Section(section));
        }
    }

    /// Moves all ranges by this many bytes: from an inner file to the one that holds it.
    pub(crate) fn shift(&mut self, offset: usize) {
        self.title.shift(offset);
        for block in &mut self.blocks {
            match block {
                Block::Lines(rows) | Block::Facts(rows) => {
                    rows.iter_mut().for_each(|row| row.shift(offset));
                }
                Block::Table(table) => table.rows_mut().for_each(|row| row.shift(offset)),
                Block::Tree(nodes) => nodes.iter_mut().for_each(|node| shift_node(node, offset)),
                Block::Section(section) => section.shift(offset),
            }
        }
    }
}

impl<'a> Block<'a> {
    /// Calls the function with each row, in their order. Fields of trees have no rows.
    pub fn for_each_row<'b>(&'b self, each: &mut impl FnMut(&'b Row)) {
        match self {
            Self::Lines(rows) | Self::Facts(rows) => rows.iter().for_each(each),
            Self::Table(table) => table.rows().iter().for_each(each),
            Self::Tree(_) => {}
            Self::Section(section) => {
                each(&section.title);
                section.blocks.iter().for_each(|block| block.for_each_row(each));
            }
        }
    }

    /// Calls the function with each field of each tree, in their order.
    pub fn for_each_field<'b>(&'b self, each: &mut impl FnMut(&'b Node<'a>)) {
        match self {
            Self::Tree(nodes) => nodes.iter().for_each(|node| node.for_each_leaf(each)),
            Self::Section(section) => {
                section.blocks.iter().for_each(|block| block.for_each_field(each));
            }
            Self::Lines(_) | Self::Facts(_) | Self::Table(_) => {}
        }
    }
}

/// Moves the ranges of a field and of those in it.
fn shift_node(node: &mut Node<'_>, offset: usize) {
    node.range = shifted(&node.range, offset);
    if let Content::Group(children) | Content::List(children) = &mut node.content {
        children.iter_mut().for_each(|child| shift_node(child, offset));
    }
}

/// The range this many bytes further.
pub(crate) const fn shifted(range: &Range<usize>, offset: usize) -> Range<usize> {
    range.start.saturating_add(offset)..range.end.saturating_add(offset)
}

impl<'a> Document<'a> {
    /// Calls the function with each row, in their order.
    pub fn for_each_row<'d>(&'d self, each: &mut impl FnMut(&'d Row)) {
        self.blocks.iter().for_each(|block| block.for_each_row(each));
    }

    /// The rows by the items that they describe.
    #[must_use]
    pub fn by_item(&self) -> BTreeMap<Item, &Row> {
        let mut rows = BTreeMap::new();
        self.for_each_row(&mut |row| rows.extend(row.item.map(|item| (item, row))));
        rows
    }

    /// Calls the function with each field of each tree, in their order.
    pub fn for_each_field<'d>(&'d self, each: &mut impl FnMut(&'d Node<'a>)) {
        self.blocks.iter().for_each(|block| block.for_each_field(each));
    }
}
