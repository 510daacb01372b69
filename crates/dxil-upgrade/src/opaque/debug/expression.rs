//! Expressions that locate variables.

use alloc::vec::Vec;

use dxil_ir::metadata::operation::{BIT_PIECE, DEREF, FRAGMENT, PLUS, PLUS_CONSTANT};

/// The expression in the operations of LLVM 23, where LLVM 3.7 adds a constant; what it does not know ends it.
pub(super) fn convert(mut elements: &[u64]) -> Vec<u64> {
    let mut converted = Vec::with_capacity(elements.len());
    loop {
        elements = match elements {
            [BIT_PIECE, offset, size, ..] => {
                converted.extend([FRAGMENT, *offset, *size]);
                return converted;
            }
            [DEREF, rest @ ..] => {
                converted.push(DEREF);
                rest
            }
            [PLUS, offset, rest @ ..] => {
                converted.extend([PLUS_CONSTANT, *offset]);
                rest
            }
            _ => return converted,
        }
    }
}
