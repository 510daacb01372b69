//! Records.

use alloc::vec::Vec;
use core::ops::Range;

use super::Cursor;
use crate::abbreviation::Tail;
use crate::{Abbreviation, Error, ErrorKind, Operand, char6, width};

/// A record: a code, and operands whose meaning depends on it.
///
/// Whoever reads brings one, so that its memory serves for all records that are read.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Record<'a> {
    /// What kind of record it is, in its kind of block.
    pub code: u32,
    /// The id of the abbreviation that it is coded with, if any.
    pub abbreviation: Option<u32>,
    /// The operands, the elements of an array among them.
    pub operands: Vec<u64>,
    /// Which operand is the first element of an array, if the abbreviation has one.
    pub array: Option<usize>,
    /// The bytes of a blob, if the abbreviation has one.
    pub blob: Option<&'a [u8]>,
    /// Where it lies in the stream, in bits, its abbreviation id included.
    pub bits: Range<u64>,
}

impl<'a> Record<'a> {
    /// Reads what follows the abbreviation id, without an abbreviation.
    pub(super) fn read_unabbreviated(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Error> {
        let start = *cursor;
        self.code = code(start, cursor.vbr6()?)?;
        let count = cursor.vbr6()?;
        cursor.vbr6_run(make_space(cursor, &mut self.operands, 0, count, width::OPERAND)?)?;
        (self.abbreviation, self.array, self.blob) = (None, None, None);
        Ok(())
    }

    /// Reads what follows the abbreviation id.
    pub(super) fn read_abbreviated(
        &mut self,
        cursor: &mut Cursor<'a>,
        id: u32,
        abbreviation: &Abbreviation,
    ) -> Result<(), Error> {
        let start = *cursor;
        let (first, scalars) = abbreviation.scalars();
        self.code = code(start, scalar(cursor, first)?)?;
        self.operands.resize(scalars.len(), 0);
        for (value, operand) in self.operands.iter_mut().zip(scalars) {
            *value = scalar(cursor, *operand)?;
        }
        (self.abbreviation, self.array, self.blob) = (Some(id), None, None);
        match abbreviation.tail() {
            Tail::None => {}
            Tail::Array(element) => {
                array(cursor, element, &mut self.operands, scalars.len())?;
                self.array = Some(scalars.len());
            }
            Tail::Blob => self.blob = Some(cursor.blob()?),
        }
        Ok(())
    }
}

/// Reads a count and so many elements, which follow so many other operands.
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
        _ => {
            let space = make_space(cursor, operands, start, count, 6)?;
            cursor.fixed_run(6, space)?;
            space.iter_mut().for_each(|operand| *operand = char6::decode(*operand).into());
            Ok(())
        }
    }
}

/// Makes space for so many operands behind the first ones, if so many of this width can be left.
fn make_space<'b>(
    cursor: &Cursor<'_>,
    operands: &'b mut Vec<u64>,
    start: usize,
    count: u64,
    width: u32,
) -> Result<&'b mut [u64], Error> {
    cursor.check_left(count.saturating_mul(width.into()))?;
    operands.resize(start.saturating_add(count as usize), 0);
    Ok(operands.get_mut(start..).unwrap_or_default())
}

/// Reads an operand that is neither array nor blob. In both places, since it takes less than a call.
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

/// The code of a record that begins here.
#[inline]
fn code(start: Cursor<'_>, value: u64) -> Result<u32, Error> {
    u32::try_from(value).map_err(|_| {
        start.error(ErrorKind::Value { what: "a code", value, allowed: "at most 0xffffffff" })
    })
}
