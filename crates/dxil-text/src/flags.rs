//! Prints operations with flags.

use dxil_ir::{BinaryOp, ExactFlags, FastMathFlags, OverflowFlags};

use crate::out::Out;

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
        out.str(" fast");
    } else if flags != FastMathFlags::NONE {
        for (flag, text) in [
            (FastMathFlags::NO_NANS, " nnan"),
            (FastMathFlags::NO_INFS, " ninf"),
            (FastMathFlags::NO_SIGNED_ZEROS, " nsz"),
            (FastMathFlags::ALLOW_RECIPROCAL, " arcp"),
        ] {
            if flags.contains(flag) {
                out.str(text);
            }
        }
    }
}

fn integer(out: &mut Out, op: BinaryOp) {
    let overflow = op.overflow_flags().unwrap_or_default();
    let exact = op.exact_flags().unwrap_or_default();
    for (promised, text) in [
        (overflow.contains(OverflowFlags::NO_UNSIGNED_WRAP), " nuw"),
        (overflow.contains(OverflowFlags::NO_SIGNED_WRAP), " nsw"),
        (exact.contains(ExactFlags::EXACT), " exact"),
    ] {
        if promised {
            out.str(text);
        }
    }
}
