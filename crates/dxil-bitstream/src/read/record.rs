//! Reads records.

use alloc::vec::Vec;
use core::ops::Range;

use super::Cursor;
use crate::abbreviation::split_first;
use crate::{Error, ErrorKind, Operand, width};

/// A record: a code, and operands whose meaning depends on the code.
///
/// The caller provides it to the reader, so that all records can share its memory.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Record<'a> {
    /// The code, which says the kind of record within its kind of block.
    pub code: u32,
    /// The id of its abbreviation, if it has one.
    pub abbreviation: Option<u32>,
    /// The operands, including the elements of an array.
    pub operands: Vec<u64>,
    /// The index of the operand that is the first element of an array, if the abbreviation has one.
    pub array: Option<usize>,
    /// The bytes of a blob, if the abbreviation has one.
    pub blob: Option<&'a [u8]>,
    /// The range in the stream, in bits, including the abbreviation id.
    pub bits: Range<u64>,
}

impl<'a> Record<'a> {
    /// Reads a record without an abbreviation, after the abbreviation id.
    #[cold]
    pub(super) fn read_unabbreviated(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Error> {
        let code = code(cursor.position(), cursor.vbr6()?)?;
        let count = cursor.vbr6()?;
        self.read_operands(cursor, code, count)
    }

    /// Reads the operands of a record without an abbreviation.
    #[inline]
    pub(super) fn read_operands(
        &mut self,
        cursor: &mut Cursor<'a>,
        code: u32,
        count: u64,
    ) -> Result<(), Error> {
        self.code = code;
        let space = make_space(cursor, &mut self.operands, 0, count, width::OPERAND)?;
        cursor.vbr6_run(space)?;
        (self.abbreviation, self.array, self.blob) = (None, None, None);
        Ok(())
    }

    /// Reads a record with an abbreviation, after the abbreviation id.
    pub(super) fn read_abbreviated(
        &mut self,
        cursor: &mut Cursor<'a>,
        id: u32,
        abbreviation: &[Operand],
    ) -> Result<(), Error> {
        let start = cursor.position();
        (self.abbreviation, self.array, self.blob) = (Some(id), None, None);
        self.operands.clear();
        let (first, others) = split_first(abbreviation);
        self.code = code(start, scalar(cursor, first)?)?;
        for operand in others {
            match *operand {
                Operand::Array => {
                    let index = self.operands.len();
                    let element = abbreviation.last().copied().unwrap_or(Operand::Fixed(0));
                    self.array = Some(index);
                    return array(cursor, element, &mut self.operands, index);
                }
                Operand::Blob => self.blob = Some(cursor.blob()?),
                operand => self.operands.push(scalar(cursor, operand)?),
            }
        }
        Ok(())
    }
}

/// Reads a count and that number of elements, which follow `start` other operands.
fn array(
    cursor: &mut Cursor<'_>,
    element: Operand,
    operands: &mut Vec<u64>,
    start: usize,
) -> Result<(), Error> {
    let count = cursor.vbr6()?;
    match element {
        Operand::Vbr(6) => cursor.vbr6_run(make_space(cursor, operands, start, count, 6)?),
        Operand::Vbr(width) => {
            for operand in make_space(cursor, operands, start, count, width)? {
                *operand = cursor.vbr(width)?;
            }
            Ok(())
        }
        Operand::Fixed(width) => {
            cursor.fixed_run(width, make_space(cursor, operands, start, count, width)?)
        }
        _ => cursor.char6_run(make_space(cursor, operands, start, count, 6)?),
    }
}

/// Makes space for `count` operands after the first `start` ones, if the cursor has bits for them.
fn make_space<'b>(
    cursor: &Cursor<'_>,
    operands: &'b mut Vec<u64>,
    start: usize,
    count: u64,
    width: u32,
) -> Result<&'b mut [u64], Error> {
    cursor.check_left(count.saturating_mul(width.into()))?;
    let end = start.saturating_add(count as usize);
    match operands.len() < end {
        true => operands.resize(end, 0),
        false => operands.truncate(end),
    }
    Ok(operands.get_mut(start..).unwrap_or_default())
}

/// Reads an operand that is neither array nor blob. Inlined in both places, as it is cheaper than a
/// call.
#[inline(always)]
fn scalar(cursor: &mut Cursor<'_>, operand: Operand) -> Result<u64, Error> {
    match operand {
        Operand::Literal(value) => Ok(value),
        Operand::Fixed(width) => cursor.fixed(width),
        Operand::Vbr(0) => Ok(0),
        Operand::Vbr(6) => cursor.vbr6(),
        Operand::Vbr(width) => cursor.vbr(width),
        Operand::Char6 => cursor.char6().map(u64::from),
        Operand::Array | Operand::Blob => unreachable!("an abbreviation has them last"),
    }
}

/// Checks the code of a record that begins at `start`.
#[inline]
fn code(start: u64, value: u64) -> Result<u32, Error> {
    u32::try_from(value).map_err(|_| {
        Error::new(ErrorKind::Value { what: "a code", value, allowed: "at most 0xffffffff" }, start)
    })
}
