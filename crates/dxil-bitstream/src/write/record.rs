//! Writes records.

use alloc::vec::Vec;

use super::{Bits, text};
use crate::abbreviation::split_first;
use crate::{Error, ErrorKind, Operand, id, width};

/// Writes a record without an abbreviation, after the abbreviation id.
pub(super) fn unabbreviated(bits: &mut Bits, code: u32, operands: &[u64]) -> Result<(), Error> {
    bits.vbr(code.into(), width::OPERAND);
    bits.count(operands.len())?;
    operands.iter().for_each(|operand| bits.vbr(*operand, width::OPERAND));
    Ok(())
}

/// Writes a record without an abbreviation, whose last operands are the bytes of a text, with its abbreviation id of this
/// width. Returns false for a code or a number of operands that is larger than usual, and then writes nothing.
#[inline(always)]
pub(super) fn usual(bits: &mut Bits, width: u32, code: u32, operands: &[u64], text: &[u8]) -> bool {
    let (code, count) = (u64::from(code), operands.len() as u64 + text.len() as u64);
    // At most four chunks: they are one field with the id.
    let (head, head_width) = match code | count {
        ..CHUNK => (code | count << width::OPERAND, 2 * width::OPERAND),
        CHUNK..TWO_CHUNKS => {
            let ((code, code_width), (count, count_width)) = (chunks(code), chunks(count));
            (code | count << code_width, code_width + count_width)
        }
        _ => return false,
    };
    if width < 2 {
        return false;
    }
    bits.push(u64::from(id::UNABBREVIATED) | head << width, width + head_width);
    operands.iter().for_each(|operand| bits.vbr(*operand, width::OPERAND));
    text::operands(bits, text);
    true
}

/// One more than the largest number that a chunk holds.
const CHUNK: u64 = 1 << (width::OPERAND - 1);
/// One more than the largest number that two chunks hold.
const TWO_CHUNKS: u64 = CHUNK * CHUNK;

/// The one or two chunks of a number, and their width.
#[inline(always)]
const fn chunks(value: u64) -> (u64, u32) {
    match value / CHUNK {
        0 => (value, width::OPERAND),
        last => (value & (CHUNK - 1) | CHUNK | last << width::OPERAND, 2 * width::OPERAND),
    }
}

/// Writes a record with an abbreviation, after the abbreviation id.
pub(super) fn abbreviated(
    bits: &mut Bits,
    abbreviation: &[Operand],
    code: u32,
    operands: &[u64],
    blob: Option<&[u8]>,
) -> Result<(), Error> {
    let (first, others) = split_first(abbreviation);
    let (scalars, element, has_blob) = match others {
        [scalars @ .., Operand::Array, element] => (scalars, Some(*element), false),
        [scalars @ .., Operand::Blob] => (scalars, None, true),
        scalars => (scalars, None, false),
    };
    let (given, wanted) = (operands.len(), scalars.len());
    if given < wanted || given > wanted && element.is_none() {
        return Err(bits.error(ErrorKind::OperandCount { given, wanted }));
    }
    let (fields, elements) = operands.split_at(wanted);
    field(bits, first, code.into())?;
    for (operand, value) in scalars.iter().zip(fields) {
        field(bits, *operand, *value)?;
    }
    if blob.is_some() != has_blob {
        return Err(bits.error(ErrorKind::Blob));
    }
    if let Some(element) = element {
        bits.count(elements.len())?;
        self::elements(bits, element, elements)?;
    }
    blob.map_or(Ok(()), |blob| bits.blob(blob))
}

/// Writes a record with an abbreviation whose last operands are the bytes of a text.
pub(super) fn abbreviated_text(
    bits: &mut Bits,
    abbreviation: &[Operand],
    code: u32,
    operands: &[u64],
    text: &[u8],
) -> Result<(), Error> {
    let (first, others) = split_first(abbreviation);
    match others {
        [scalars @ .., Operand::Array, element] if scalars.len() == operands.len() => {
            field(bits, first, code.into())?;
            for (operand, value) in scalars.iter().zip(operands) {
                field(bits, *operand, *value)?;
            }
            bits.count(text.len())?;
            text::elements(bits, *element, text)
        }
        // Some bytes are fields, or some operands are elements.
        _ => abbreviated(bits, abbreviation, code, &joined(operands, text), None),
    }
}

/// Operands, and the bytes of a text as operands after them.
pub(super) fn joined(operands: &[u64], text: &[u8]) -> Vec<u64> {
    operands.iter().copied().chain(text.iter().map(|&byte| byte.into())).collect()
}

/// Writes the elements of an array.
fn elements(bits: &mut Bits, element: Operand, values: &[u64]) -> Result<(), Error> {
    // One loop for each encoding: strings have many elements.
    match element {
        Operand::Fixed(width) => values.iter().try_for_each(|value| bits.fixed(*value, width)),
        Operand::Char6 => values.iter().try_for_each(|value| bits.char6(*value)),
        _ => values.iter().try_for_each(|value| field(bits, element, *value)),
    }
}

/// Writes an operand that is neither array nor blob.
#[inline(always)]
pub(super) fn field(bits: &mut Bits, operand: Operand, value: u64) -> Result<(), Error> {
    match operand {
        Operand::Literal(literal) if value != literal => {
            Err(bits.error(ErrorKind::Literal { value, literal }))
        }
        Operand::Literal(_) => Ok(()),
        Operand::Fixed(width) => bits.fixed(value, width),
        Operand::Vbr(0) => bits.fixed(value, 0),
        Operand::Vbr(width) => {
            bits.vbr(value, width);
            Ok(())
        }
        Operand::Char6 => bits.char6(value),
        Operand::Array | Operand::Blob => unreachable!("an abbreviation has them last"),
    }
}
