//! Writes the bytes of texts as operands, as many at once as fit into a word.

use super::Bits;
use super::record::field;
use crate::{Error, Operand, char6, width};

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
        Operand::Fixed(8) => packed::<8>(bits, element, text, Some),
        Operand::Fixed(7) => packed::<7>(bits, element, text, seven),
        Operand::Char6 => packed::<6>(bits, element, text, six),
        _ => text.iter().try_for_each(|&byte| field(bits, element, byte.into())),
    }
}

/// Writes the bytes as elements of this many bits, eight at once: `pack` makes one word of their codes, if all have one.
#[inline(always)]
fn packed<const WIDTH: u32>(
    bits: &mut Bits,
    element: Operand,
    text: &[u8],
    pack: impl Fn(u64) -> Option<u64>,
) -> Result<(), Error> {
    let mut rest = text;
    while let Some((eight, after)) = rest.split_first_chunk() {
        let Some(codes) = pack(u64::from_le_bytes(*eight)) else { break };
        bits.push(codes, 8 * WIDTH);
        rest = after;
    }
    if rest.len() < 8 {
        // The last bytes are the first of eight.
        let word = rest.iter().rev().fold(FILL, |word, &byte| word << 8 | u64::from(byte));
        if let Some(codes) = pack(word) {
            let width = rest.len() as u32 * WIDTH;
            bits.push(codes & !(u64::MAX << width), width);
            return Ok(());
        }
    }
    rest.iter().try_for_each(|&byte| field(bits, element, byte.into()))
}

/// Eight characters that all encodings have.
const FILL: u64 = u64::from_le_bytes([b'a'; 8]);

/// The bytes in seven bits each, if none takes more.
fn seven(word: u64) -> Option<u64> {
    if word & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    // Neighbours move together, then pairs, then fours.
    let pairs = word & 0x007f_007f_007f_007f | (word & 0x7f00_7f00_7f00_7f00) >> 1;
    let fours = pairs & 0x3fff_0000_3fff | (pairs & 0x3fff_0000_3fff_0000) >> 2;
    Some(fours & 0xfff_ffff | fours >> 32 << 28)
}

/// The codes of eight characters of the alphabet in six bits each.
fn six(characters: u64) -> Option<u64> {
    let (mut word, mut all) = (0, 0);
    for (index, byte) in characters.to_le_bytes().into_iter().enumerate() {
        let code = u64::from(char6::code(byte));
        all |= code;
        word |= code << (6 * index);
    }
    (all < 64).then_some(word)
}
