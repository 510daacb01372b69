//! Prints operations with flags.

use dxil_ir::{BinaryOp, CastOp, Dialect, FastMathFlags, GepFlags, OverflowFlags, UnaryOp};

use super::out::Out;
use crate::operation_flags::{self, ADDRESS, DISJOINT, EXACT, FAST, NON_NEGATIVE, OVERFLOW};

/// Prints an operation on two numbers and its flags.
#[inline]
pub(crate) fn binary(out: &mut Out, op: BinaryOp, dialect: Dialect) {
    out.keyword(op.keyword());
    if let Some(flags) = op.fast_math_flags() {
        fast_math(out, flags, dialect);
    } else if op.flag_bits() != 0 {
        integer(out, op);
    }
}

/// Prints an operation on one value and its flags.
pub(crate) fn unary(out: &mut Out, op: UnaryOp, dialect: Dialect) {
    out.str(op.keyword());
    if let UnaryOp::FNeg(flags) = op {
        fast_math(out, flags, dialect);
    }
}

/// Prints a conversion and its flags.
#[inline]
pub(crate) fn cast(out: &mut Out, op: CastOp, dialect: Dialect) {
    out.str(op.keyword());
    match op {
        CastOp::Trunc(flags) => overflow(out, flags),
        CastOp::ZExt(flags) | CastOp::UiToFp(flags) => {
            fast_math(out, flags.fast_math(), dialect);
            one(out, flags.contains(NON_NEGATIVE.0), NON_NEGATIVE.1);
        }
        CastOp::SiToFp(flags) | CastOp::FpTrunc(flags) | CastOp::FpExt(flags) => {
            fast_math(out, flags, dialect);
        }
        _ => {}
    }
}

/// Prints fast-math flags.
#[inline]
pub(crate) fn fast_math(out: &mut Out, flags: FastMathFlags, dialect: Dialect) {
    if flags != FastMathFlags::NONE {
        some_fast_math(out, flags, dialect);
    }
}

fn some_fast_math(out: &mut Out, flags: FastMathFlags, dialect: Dialect) {
    let is_fast = match dialect {
        Dialect::Dxil => flags.contains(FastMathFlags::UNSAFE_ALGEBRA),
        Dialect::Modern => flags.contains(FastMathFlags::MODERN_FAST),
    };
    if is_fast {
        return keyword(out, FAST);
    }
    for &(flag, text) in operation_flags::fast_math(dialect) {
        one(out, flags.contains(flag), text);
    }
}

/// Prints the flags of a `getelementptr`, each after a space.
pub(crate) fn address(out: &mut Out, flags: GepFlags) {
    let implied = match flags.contains(GepFlags::INBOUNDS) {
        true => GepFlags::NO_UNSIGNED_SIGNED_WRAP,
        false => GepFlags::NONE,
    };
    for &(flag, text) in ADDRESS {
        one(out, flags.difference(implied).contains(flag), text);
    }
}

fn integer(out: &mut Out, op: BinaryOp) {
    overflow(out, op.overflow_flags().unwrap_or_default());
    one(out, op.exact_flags().unwrap_or_default().contains(EXACT.0), EXACT.1);
    let is_disjoint = matches!(op, BinaryOp::Or(flags) if flags.contains(DISJOINT.0));
    one(out, is_disjoint, DISJOINT.1);
}

fn overflow(out: &mut Out, flags: OverflowFlags) {
    for &(flag, text) in OVERFLOW {
        one(out, flags.contains(flag), text);
    }
}

/// Prints a keyword if a condition holds.
fn one(out: &mut Out, condition: bool, text: &'static str) {
    if condition {
        keyword(out, text);
    }
}

fn keyword(out: &mut Out, keyword: &'static str) {
    out.byte(b' ');
    out.str(keyword);
}
