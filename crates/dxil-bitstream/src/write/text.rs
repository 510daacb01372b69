//! Writes the bytes of texts as operands, as many at once as fit into a word.

use super::Bits;
use super::record::field;
use crate::{Error, ErrorKind, Operand, char6, width};

/// Writes the bytes as operands of a record without an abbreviation.
pub(super) fn operands(bits: &mut Bits, text: &[u8]) {
    let mut rest = text;
    while let Some((quad, after)) = rest.split_first_chunk() {
        match four(*quad) {
            Some(chunks) => bits.push(chunks, 8 * width::OPERAND),
            None => quad.iter().for_each(|&byte| bits.vbr(byte.into(), width::OPERAND)),
        }
        rest = after;
    }
    rest.iter().for_each(|&byte| bits.vbr(byte.into(), width::OPERAND));
}

/// Four bytes as VBRs with chunks of 6 bits, if each takes two of them, as all printable characters do.
fn four(bytes: [u8; 4]) -> Option<u64> {
    let word = u32::from_le_bytes(bytes);
    if (word >> 5 | word >> 6 | word >> 7) & 0x0101_0101 != 0x0101_0101 {
        return None;
    }
    // A byte in each 12 bits, then its highest three bits in the second chunk.
    let word = u64::from(word);
    let spread =
        word & 0xff | (word & 0xff00) << 4 | (word & 0xff_0000) << 8 | (word & 0xff00_0000) << 12;
    Some(
        spread & 0o0037_0037_0037_0037
            | 0o0040_0040_0040_0040
            | (spread & 0o0340_0340_0340_0340) << 1,
    )
}

/// Writes the bytes as elements of an array.
pub(super) fn elements(bits: &mut Bits, element: Operand, text: &[u8]) -> Result<(), Error> {
    match element {
        Operand::Fixed(8) => {
            let mut rest = text;
            while let Some((word, after)) = rest.split_first_chunk() {
                bits.push(u64::from_le_bytes(*word), u64::BITS);
                rest = after;
            }
            rest.iter().for_each(|&byte| bits.push(byte.into(), 8));
            Ok(())
        }
        Operand::Fixed(width @ 1..=7) => packed(bits, text, width, |value| match value >> width {
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
