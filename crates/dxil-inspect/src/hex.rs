//! The bytes of a file next to its fields.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use dxil_container::read::Part;
use dxil_container::tree::{self, Content, Describe, Node};
use dxil_container::{Container, Error, Value};

use crate::parts;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::tree::{path, value};

/// The maximum size of a field whose bytes are in its line.
const MAX_INLINE: usize = 8;
/// The number of bytes in a line of a longer field.
const BYTES_PER_LINE: usize = 16;

/// The fields of a container or of some of its parts, with their bytes.
#[derive(Clone, Debug)]
pub struct Hex<'a> {
    bytes: &'a [u8],
    fields: Vec<Field<'a>>,
}

/// A field and its bytes.
#[derive(Clone, PartialEq, Debug)]
pub struct Field<'a> {
    /// The bytes of the file.
    pub range: Range<usize>,
    /// The path: `PSV0.resources[2].upper_bound`.
    pub path: String,
    /// The value.
    pub value: Value<'a>,
}

impl<'a> Hex<'a> {
    /// The header of a container, the headers of its parts, and the bytes between them.
    #[must_use]
    pub fn new(container: &Container<'a>, parts: &[(String, Part<'a>)]) -> Self {
        let mut hex = Self { bytes: container.bytes(), fields: Vec::new() };
        container.describe().into_iter().for_each(|node| hex.collect("header", node));
        for gap in container.gaps() {
            let value = Value::Bytes(container.bytes().get(gap.clone()).unwrap_or_default().into());
            hex.fields.push(Field { range: gap, path: "gap".to_string(), value });
        }
        for (name, part) in parts {
            let header = tree::fields(&part.header()).into_iter();
            header.for_each(|node| hex.collect(&format!("{name}.part_header"), node));
        }
        hex
    }

    /// No fields of a container.
    #[must_use]
    pub fn empty(container: &Container<'a>) -> Self {
        Self { bytes: container.bytes(), fields: Vec::new() }
    }

    /// Adds the fields of a part of this name.
    ///
    /// # Errors
    ///
    /// The part cannot be read. Its bytes are one field then.
    pub fn add_part(&mut self, name: &str, part: &Part<'a>) -> Result<(), Error> {
        let (fields, result) = match parts::describe(part) {
            Ok(fields) => (fields, Ok(())),
            Err(error) => (Vec::from([Node::bytes("bytes", &part.data())]), Err(error)),
        };
        fields.into_iter().for_each(|node| self.collect(name, node));
        result
    }

    /// Adds a field for each value beneath a node.
    fn collect(&mut self, parent: &str, node: Node<'a>) {
        let path = path(parent, node.label);
        match node.content {
            Content::Value(value) => self.fields.push(Field { range: node.range, path, value }),
            Content::Group(children) | Content::List(children) => {
                children.into_iter().for_each(|child| self.collect(&path, child));
            }
        }
    }

    /// Sorts the fields by their offsets.
    pub fn sort(&mut self) {
        self.fields.sort_by_key(|field| field.range.start);
    }

    /// The fields.
    #[must_use]
    pub fn fields(&self) -> &[Field<'a>] {
        &self.fields
    }

    /// The lines: for each field its offset, its bytes, its path and its value; the bytes of a field of
    /// more than 8 follow in lines of their own.
    pub fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let digits = format!("{:x}", self.bytes.len()).len().max(4);
        let width = self.fields.iter().map(|field| field.path.len()).max().unwrap_or(0);
        self.fields.iter().flat_map(move |field| {
            let bytes = self.bytes.get(field.range.clone()).unwrap_or_default();
            let short = if bytes.len() <= MAX_INLINE { bytes } else { &[] };
            let row = first_row(field, short, digits, width);
            let more = if short.len() == bytes.len() { &[] } else { bytes };
            let offsets = (field.range.start..).step_by(BYTES_PER_LINE);
            let rows = more.chunks(BYTES_PER_LINE).zip(offsets);
            [row].into_iter().chain(rows.map(move |(row, offset)| bytes_row(row, offset, digits)))
        })
    }
}

/// The row with the path and the value of a field.
fn first_row(field: &Field<'_>, bytes: &[u8], digits: usize, width: usize) -> Row {
    let Field { range, path, value } = field;
    let hex_width = 3 * MAX_INLINE - 1;
    let blanks = width - path.len();
    Row::new([
        Cell::new(format!("{:0digits$x}", range.start), Style::Offset),
        Cell::plain(format!("  {:hex_width$}  ", hex(bytes))),
        Cell::new(path, Style::Name),
        Cell::plain(format!("{:blanks$}  {}", "", self::value(value))),
    ])
    .at(range.clone())
}

/// A row with bytes and their characters.
fn bytes_row(bytes: &[u8], offset: usize, digits: usize) -> Row {
    let text: String = bytes.iter().map(|byte| character(*byte)).collect();
    let hex_width = 3 * BYTES_PER_LINE - 1;
    Row::new([
        Cell::new(format!("{offset:0digits$x}"), Style::Offset),
        Cell::plain(format!("  {:hex_width$}  ", hex(bytes))),
        Cell::new(text, Style::Comment),
    ])
    .at(offset..offset.saturating_add(bytes.len()))
}

/// Bytes in hexadecimal, with blanks between them.
fn hex(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from_digit(number.into(), 16).unwrap_or_default();
    let mut hex = String::with_capacity(3 * bytes.len());
    for byte in bytes {
        if !hex.is_empty() {
            hex.push(' ');
        }
        hex.extend([digit(byte >> 4), digit(byte & 15)]);
    }
    hex
}

/// The character of a byte, or a dot.
fn character(byte: u8) -> char {
    if byte.is_ascii_graphic() || byte == b' ' { byte.into() } else { '.' }
}
