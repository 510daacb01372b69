//! Reads blocks and records, with their places for errors.

#![deny(clippy::indexing_slicing)]

use alloc::vec::Vec;

use dxil_bitstream::read::{Block, Entry};
use dxil_ir::Types;
use dxil_ir::typing::TypingError;

use crate::error::Place;
use crate::{Error, ErrorKind};

/// A number of operands that few records exceed.
const USUAL_OPERANDS: usize = 96;

/// A number of characters that few strings exceed.
const USUAL_CHARACTERS: usize = 64;

/// Memory for the operands of records, which a block shares with those inside it.
pub(super) type Memory = Vec<u64>;

/// A block or record.
pub(super) enum Item<'i, 'b, 'a> {
    /// A block, with memory for its records.
    Block(Block<'a>, &'i mut Memory),
    Record(&'i mut Record<'b>),
}

/// A record, whose operands are read one after another.
#[derive(Clone)]
pub(super) struct Record<'b> {
    pub(super) code: u32,
    pub(super) start: Start,
    rest: &'b [u64],
    /// The bytes of a blob, if it has one.
    pub(super) blob: Option<&'b [u8]>,
}

/// The place of a record.
#[derive(Clone, Copy)]
pub(super) struct Start {
    bit: u64,
    /// The id of its block.
    block: u32,
}

/// Calls `each` with the blocks and records of a block.
pub(super) fn read_block<'a>(
    block: &Block<'a>,
    memory: &mut Memory,
    mut each: impl FnMut(Item<'_, '_, 'a>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut operands = core::mem::take(memory);
    operands.clear();
    operands.reserve(USUAL_OPERANDS);
    let mut record = dxil_bitstream::read::Record { operands, ..Default::default() };
    let (mut reader, id) = (block.reader(), block.id());
    while let Some(entry) = reader.next_entry(&mut record).map_err(bitstream)? {
        match entry {
            Entry::Abbreviation(_) => {}
            Entry::Block(inner) => each(Item::Block(inner, &mut record.operands))?,
            Entry::Record(record) => {
                let start = Start { bit: record.bits.start, block: id };
                let mut item = Record::new(record.code, start, &record.operands);
                item.blob = record.blob;
                // Literals of abbreviations take no bits, so that a small file could claim many
                // operands.
                if item.left() as u64 > record.bits.end.saturating_sub(record.bits.start) {
                    return Err(item.invalid("it has more operands than bits"));
                }
                each(Item::Record(&mut item))?;
            }
        }
    }
    *memory = record.operands;
    Ok(())
}

/// Like [`read_block`], for blocks without inner blocks.
pub(super) fn read_records(
    block: &Block<'_>,
    memory: &mut Memory,
    mut each: impl FnMut(&mut Record<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    read_block(block, memory, |item| match item {
        Item::Record(record) => each(record),
        Item::Block(inner, _) => Err(unknown_block(&inner)),
    })
}

/// The number of records in a block if each has this number of bits, for which memory is reserved.
pub(super) fn usual_count(block: &Block<'_>, bits: u64) -> usize {
    let all = block.bits();
    all.end.saturating_sub(all.start).checked_div(bits).unwrap_or(0) as usize
}

pub(super) fn bitstream(error: dxil_bitstream::Error) -> Error {
    Error::bitstream(error)
}

#[cold]
pub(super) fn unknown_block(block: &Block<'_>) -> Error {
    let kind = ErrorKind::UnknownBlock { id: block.id() };
    Error::new(kind, block_place(block))
}

pub(super) fn block_place(block: &Block<'_>) -> Place {
    Place { bit: block.bits().start, block: Some(block.id()), code: None }
}

impl<'b> Record<'b> {
    pub(super) const fn new(code: u32, start: Start, operands: &'b [u64]) -> Self {
        Self { code, start, rest: operands, blob: None }
    }

    /// The place of the record, for errors.
    pub(super) const fn place(&self) -> Place {
        let Start { bit, block } = self.start;
        Place { bit, block: Some(block), code: Some(self.code) }
    }

    #[cold]
    pub(super) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.place())
    }

    #[cold]
    pub(super) fn invalid(&self, what: &'static str) -> Error {
        self.error(ErrorKind::Invalid { what })
    }

    #[cold]
    pub(super) fn typing(&self, error: TypingError, types: &Types) -> Error {
        self.error(ErrorKind::Typing(error.describe(types)))
    }

    #[cold]
    pub(super) fn unsupported(&self, what: &'static str) -> Error {
        self.error(ErrorKind::Unsupported { what })
    }

    #[cold]
    pub(super) fn unknown(&self) -> Error {
        self.error(ErrorKind::UnknownRecord)
    }

    #[cold]
    pub(super) fn value(&self, what: &'static str, value: u64, allowed: &'static str) -> Error {
        self.error(ErrorKind::Value { what, value, allowed })
    }

    /// Reads the next operand.
    #[inline]
    pub(super) fn next(&mut self, what: &'static str) -> Result<u64, Error> {
        self.optional().ok_or_else(|| self.error(ErrorKind::Operands { missing: what }))
    }

    /// Reads the next operand, if there is one.
    #[inline]
    pub(super) fn optional(&mut self) -> Option<u64> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// The operands left, which stay.
    pub(super) fn operands(&self) -> &'b [u64] {
        self.rest
    }

    /// The number of operands left.
    pub(super) fn left(&self) -> usize {
        self.rest.len()
    }

    /// Calls `read`, or returns the default value if no operand is left.
    pub(super) fn if_left<T: Default>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.left() == 0 { Ok(T::default()) } else { read(self) }
    }

    /// Reads all operands that are left.
    pub(super) fn rest(&mut self) -> &'b [u64] {
        core::mem::take(&mut self.rest)
    }

    /// Reads an operand of at most 32 bits.
    #[inline]
    pub(super) fn u32(&mut self, what: &'static str) -> Result<u32, Error> {
        let value = self.next(what)?;
        value.try_into().map_err(|_| self.value(what, value, "of 32 bits"))
    }

    /// Reads the operands that are left, of features that modules do not hold: all are 0.
    pub(super) fn zeros(&mut self, what: &'static str) -> Result<(), Error> {
        match self.rest().iter().any(|&operand| operand != 0) {
            true => Err(self.unsupported(what)),
            false => Ok(()),
        }
    }

    /// Reads an operand that is 0 or 1.
    pub(super) fn bool(&mut self, what: &'static str) -> Result<bool, Error> {
        match self.next(what)? {
            0 => Ok(false),
            1 => Ok(true),
            value => Err(self.value(what, value, "0 or 1")),
        }
    }

    /// Reads an operand, and converts it with `from_code`.
    #[inline]
    pub(super) fn code<T>(
        &mut self,
        what: &'static str,
        from_code: impl Fn(u64) -> Option<T>,
    ) -> Result<T, Error> {
        let value = self.next(what)?;
        from_code(value).ok_or_else(|| self.value(what, value, "a known one"))
    }

    /// Reads an alignment in bytes. The operand is 0, or the binary logarithm plus one.
    pub(super) fn alignment(&mut self) -> Result<u32, Error> {
        let value = self.next("alignment")?;
        self.alignment_of(value)
    }

    /// Decodes an alignment.
    pub(super) fn alignment_of(&self, value: u64) -> Result<u32, Error> {
        match value {
            0 => Ok(0),
            1..=30 => Ok(1 << (value as u32).saturating_sub(1)),
            _ => Err(self.value("the alignment", value, "0 to 30")),
        }
    }

    /// Reads an operand that is an index into `all`.
    #[inline]
    pub(super) fn reference<T: Copy>(&mut self, what: &'static str, all: &[T]) -> Result<T, Error> {
        let number = self.next(what)?;
        self.find(what, number, all)
    }

    /// The item of `all` with this index.
    #[inline]
    pub(super) fn find<T: Copy>(
        &self,
        what: &'static str,
        number: u64,
        all: &[T],
    ) -> Result<T, Error> {
        let found = usize::try_from(number).ok().and_then(|number| all.get(number));
        found
            .copied()
            .ok_or_else(|| self.error(ErrorKind::Reference { what, number, count: all.len() }))
    }

    /// Reads the operands that are left as characters.
    pub(super) fn string<T: for<'s> From<&'s [u8]>>(&mut self) -> Result<T, Error> {
        let mut short = [0; USUAL_CHARACTERS];
        match short.get_mut(..self.left()) {
            Some(text) => {
                text.iter_mut().zip(self.characters()?).for_each(|(to, from)| *to = from);
                Ok(T::from(text))
            }
            None => {
                let long: Vec<u8> = self.characters()?.collect();
                Ok(T::from(&long))
            }
        }
    }

    /// The operands that are left, which are characters.
    pub(super) fn characters(&mut self) -> Result<impl Iterator<Item = u8>, Error> {
        let operands = self.rest();
        // One check for all characters is faster.
        let all = operands.iter().fold(0, |all, operand| all | operand);
        if all > u8::MAX.into() {
            operands.iter().try_for_each(|&operand| self.byte(operand).map(drop))?;
        }
        Ok(operands.iter().map(|&operand| operand as u8))
    }

    /// Checks a character of a string.
    pub(super) fn byte(&self, operand: u64) -> Result<u8, Error> {
        let error = || self.value("a character", operand, "of 8 bits");
        u8::try_from(operand).map_err(|_| error())
    }

    /// Fails if operands are left.
    pub(super) fn end(&self) -> Result<(), Error> {
        match self.rest.len() {
            0 => Ok(()),
            count => Err(self.error(ErrorKind::Leftover { count })),
        }
    }
}
