//! Prints operations with flags.

use dxil_ir::{BinaryOp, FastMathFlags};

use super::out::Out;
use crate::operation_flags::{EXACT, FAST, FAST_MATH, OVERFLOW};

/// Prints an operation on two numbers and its flags.
#[inline]
pub(crate) fn binary(out: &mut Out, op: BinaryOp) {
    out.keyword(op.keyword());
    if let Some(flags) = op.fast_math_flags() {
        fast_math(out, flags);
    } else if op.flag_bits() != 0 {
        integer(out, op);
    }
}

/// Prints fast-math flags.
#[inline]
pub(crate) fn fast_math(out: &mut Out, flags: FastMathFlags) {
    if flags.contains(FastMathFlags::UNSAFE_ALGEBRA) {
        keyword(out, FAST);
    } else if flags != FastMathFlags::NONE {
        for &(_, text) in FAST_MATH.iter().filter(|&&(flag, _)| flags.contains(flag)) {
            keyword(out, text);
        }
    }
}

fn integer(out: &mut Out, op: BinaryOp) {
    let overflow = op.overflow_flags().unwrap_or_default();
    for &(_, text) in OVERFLOW.iter().filter(|&&(flag, _)| overflow.contains(flag)) {
        keyword(out, text);
    }
    let (exact, text) = EXACT;
    if op.exact_flags().unwrap_or_default().contains(exact) {
        keyword(out, text);
    }
}

fn keyword(out: &mut Out, keyword: &'static str) {
    out.byte(b' ');
    out.str(keyword);
}
