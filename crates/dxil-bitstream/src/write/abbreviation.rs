//! Writes definitions of abbreviations.

use super::Bits;
use crate::{Abbreviation, Operand, width};

/// Writes a definition after its abbreviation id.
pub(super) fn definition(bits: &mut Bits, abbreviation: &Abbreviation) {
    let operands = abbreviation.operands();
    bits.vbr(operands.len() as u64, width::DEFINITION);
    operands.iter().for_each(|operand| self::operand(bits, *operand));
}

fn operand(bits: &mut Bits, operand: Operand) {
    // Before an encoding is a bit that is 0, and 1 before a literal.
    let (encoding, width) = match operand {
        Operand::Literal(value) => {
            bits.push(1, 1);
            return bits.vbr(value, width::LITERAL);
        }
        Operand::Fixed(width) => (1, Some(width)),
        Operand::Vbr(width) => (2, Some(width)),
        Operand::Array => (3, None),
        Operand::Char6 => (4, None),
        Operand::Blob => (5, None),
    };
    bits.push(encoding << 1, 1 + width::ENCODING);
    if let Some(width) = width {
        bits.vbr(width.into(), width::DEFINITION);
    }
}
