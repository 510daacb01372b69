//! Writes the bytes of texts as operands, as many at once as fit into a word.

use super::Bits;
use super::record::field;
use crate::{Error, ErrorKind, Operand, char6, width};

/// Writes the bytes as operands of a record without an abbreviation.
pub(super) fn operands(bits: &mut Bits, text: &[u8]) {
    const CHUNK: u32 = width::OPERAND;
    const MORE: u64 = 1 << (CHUNK - 1);
    // A byte takes at most two chunks.
    for bytes in text.chunks((u64::BITS / (2 * CHUNK)) as usize) {
        let (mut word, mut taken) = (0, 0);
        for &byte in bytes {
            let value = u64::from(byte);
            let (chunks, width) = match value {
                MORE.. => (value & (MORE - 1) | MORE | value >> (CHUNK - 1) << CHUNK, 2 * CHUNK),
                _ => (value, CHUNK),
            };
            word |= chunks << taken;
            taken += width;
        }
        bits.push(word, taken);
    }
}

/// Writes the bytes as elements of an array.
pub(super) fn elements(bits: &mut Bits, element: Operand, text: &[u8]) -> Result<(), Error> {
    match element {
        Operand::Fixed(width @ 1..=8) => packed(bits, text, width, |value| match value >> width {
            0 => Ok(value),
            _ => Err(ErrorKind::Field { value, width }),
        }),
        Operand::Char6 => packed(bits, text, 6, |character| {
            char6::encode(character).ok_or(ErrorKind::Char6(character))
        }),
        _ => text.iter().try_for_each(|&byte| field(bits, element, byte.into())),
    }
}

/// Writes the codes of the bytes in fields of this width.
#[inline(always)]
fn packed(
    bits: &mut Bits,
    text: &[u8],
    width: u32,
    code: impl Fn(u64) -> Result<u64, ErrorKind>,
) -> Result<(), Error> {
    for bytes in text.chunks((u64::BITS / width) as usize) {
        let (mut word, mut taken) = (0, 0);
        for &byte in bytes {
            word |= code(byte.into()).map_err(|kind| bits.error(kind))? << taken;
            taken += width;
        }
        bits.push(word, taken);
    }
    Ok(())
}
