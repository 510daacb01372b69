//! Writes definitions of abbreviations.

use super::Bits;
use crate::abbreviation::Encoding;
use crate::{Abbreviation, Operand, width};

/// Writes a definition after its abbreviation id.
pub(super) fn definition(bits: &mut Bits, abbreviation: &Abbreviation) {
    let operands = abbreviation.operands();
    bits.vbr(operands.len() as u64, width::DEFINITION);
    operands.iter().for_each(|operand| self::operand(bits, *operand));
}

fn operand(bits: &mut Bits, operand: Operand) {
    match operand.encoding() {
        Encoding::Literal(value) => {
            bits.push(1, 1);
            bits.vbr(value, width::LITERAL);
        }
        Encoding::Other(encoding, width) => {
            bits.push(encoding << 1, 1 + width::ENCODING);
            if let Some(width) = width {
                bits.vbr(width.into(), width::DEFINITION);
            }
        }
    }
}
