//! Expressions that locate variables.

use alloc::vec::Vec;

use dxil_ir::metadata::operation::{BIT_PIECE, DEREF, FRAGMENT, PLUS, PLUS_CONSTANT};

/// The expression in the operations of LLVM 3.7, whose addition takes a constant; [`None`] if it has others.
pub(super) fn convert(mut elements: &[u64]) -> Option<Vec<u64>> {
    let mut converted = Vec::with_capacity(elements.len());
    loop {
        elements = match elements {
            [] => return Some(converted),
            [FRAGMENT | BIT_PIECE, offset, size] => {
                converted.extend([BIT_PIECE, *offset, *size]);
                return Some(converted);
            }
            [DEREF, rest @ ..] => {
                converted.push(DEREF);
                rest
            }
            [PLUS_CONSTANT, offset, rest @ ..] => {
                converted.extend([PLUS, *offset]);
                rest
            }
            _ => return None,
        }
    }
}
