//! Reads definitions of abbreviations.

use smallvec::SmallVec;

use super::Cursor;
use crate::{Abbreviation, Error, ErrorKind, Operand, width};

/// Reads a definition after its abbreviation id.
#[inline]
pub(super) fn definition(cursor: &mut Cursor<'_>) -> Result<Abbreviation, Error> {
    let start = *cursor;
    let count = cursor.vbr(width::DEFINITION)?;
    if count > Abbreviation::MAX_OPERANDS as u64 {
        return Err(start.error(ErrorKind::Abbreviation("has more than 256 operands")));
    }
    let mut operands = SmallVec::new();
    for _ in 0..count {
        operands.push(operand(cursor)?);
    }
    Abbreviation::checked(operands).map_err(|kind| start.error(kind))
}

fn operand(cursor: &mut Cursor<'_>) -> Result<Operand, Error> {
    if let Some(operand) = cursor.quick(quick_operand) {
        return Ok(operand);
    }
    if cursor.fixed(1)? == 1 {
        return cursor.vbr(width::LITERAL).map(Operand::Literal);
    }
    let start = *cursor;
    match cursor.fixed(width::ENCODING)? {
        1 => operand_width(cursor).map(Operand::Fixed),
        2 => operand_width(cursor).map(Operand::Vbr),
        3 => Ok(Operand::Array),
        4 => Ok(Operand::Char6),
        5 => Ok(Operand::Blob),
        value => {
            let what = "the encoding of an operand";
            Err(start.error(ErrorKind::Value { what, value, allowed: "1 to 5" }))
        }
    }
}

fn operand_width(cursor: &mut Cursor<'_>) -> Result<u32, Error> {
    let start = *cursor;
    let value = cursor.vbr(width::DEFINITION)?;
    let error = ErrorKind::Value { what: "the width of an operand", value, allowed: "at most 32" };
    u32::try_from(value).map_err(|_| start.error(error))
}

/// The operand at the start of these bits, and the width of its definition, if its literal or width has one chunk, as
/// most have.
#[inline]
fn quick_operand(loaded: u64) -> Option<(Operand, u32)> {
    if loaded & 1 == 1 {
        let literal = loaded.wrapping_shr(1) & 0xff;
        return (literal < 0x80).then_some((Operand::Literal(literal), 9));
    }
    let width = loaded.wrapping_shr(4) as u32 & 0x1f;
    match loaded.wrapping_shr(1) & 7 {
        1 if width < 0x10 => Some((Operand::Fixed(width), 9)),
        2 if width < 0x10 => Some((Operand::Vbr(width), 9)),
        3 => Some((Operand::Array, 4)),
        4 => Some((Operand::Char6, 4)),
        _ => None,
    }
}
