//! Exponentials, logarithms and angles, by those that DXIL has operations for.

use core::f64::consts;

use dxil_ir::{BinaryOp, CastOp, FastMathFlags, FloatPredicate, Value};

use super::call::{Call, Expanded, FMUL, value};
use super::product::splat;

pub(super) fn exp(it: &Call<'_, '_>) -> Expanded {
    let scaled = it.binary(FMUL, it.float(it.ty, consts::LOG2_E), it.arguments[0])?;
    value(it.named(it.intrinsic("llvm.exp2", it.ty, &[scaled])?, "dx.exp2"))
}

pub(super) fn log(it: &Call<'_, '_>) -> Expanded {
    logarithm(it, consts::LN_2)
}

pub(super) fn log10(it: &Call<'_, '_>) -> Expanded {
    // LLVM divides logarithms that are rounded already: one unit below the nearest `float`.
    logarithm(it, 0.301_029_980_182_647_7)
}

fn logarithm(it: &Call<'_, '_>, factor: f64) -> Expanded {
    let binary = it.named(it.intrinsic("llvm.log2", it.ty, it.arguments)?, "elt.log2");
    value(it.binary(FMUL, it.float(it.ty, factor), binary)?)
}

pub(super) fn pow(it: &Call<'_, '_>) -> Expanded {
    let &[base, exponent] = it.arguments else { return Ok(None) };
    power(it, base, exponent)
}

pub(super) fn powi(it: &Call<'_, '_>) -> Expanded {
    let &[base, exponent] = it.arguments else { return Ok(None) };
    let exponent = match it.b.integer_value(exponent) {
        Some(number) => it.float(it.ty, (number as i32).into()),
        None => {
            let op = CastOp::SiToFp(FastMathFlags::NONE);
            let exponent = it.cast(op, exponent, it.scalar(it.ty))?;
            it.length(it.ty).map_or(Ok(exponent), |length| splat(it, exponent, length))?
        }
    };
    power(it, base, exponent)
}

/// `llvm.ldexp`, as which LLVM's optimizations write a product with a power of two.
pub(super) fn ldexp(it: &Call<'_, '_>) -> Expanded {
    let &[x, exponent] = it.arguments else { return Ok(None) };
    let exponent = it.cast(CastOp::SiToFp(FastMathFlags::NONE), exponent, it.ty)?;
    let power = it.intrinsic("llvm.exp2", it.ty, &[exponent])?;
    value(it.flagged(it.binary(FMUL, x, power)?))
}

fn power(it: &Call<'_, '_>, base: Value, exponent: Value) -> Expanded {
    let log = it.named(it.intrinsic("llvm.log2", it.ty, &[base])?, "elt.log2");
    let product = it.binary(FMUL, log, exponent)?;
    value(it.named(it.intrinsic("llvm.exp2", it.ty, &[product])?, "elt.exp2"))
}

/// The angle of a point: that of its quadrant.
pub(super) fn atan2(it: &Call<'_, '_>) -> Expanded {
    let (&[y, x], flags) = (it.arguments, it.flags) else { return Ok(None) };
    let b = it.b;
    let ratio = it.binary(BinaryOp::FDiv(flags), y, x)?;
    let atan = it.flagged(it.intrinsic("llvm.atan", it.ty, &[ratio])?);
    let atan = it.named(atan, "Elt.Atan");
    let pi = it.float(it.ty, consts::PI);
    let above = it.binary(BinaryOp::FAdd(flags), atan, pi)?;
    let below = it.binary(BinaryOp::FSub(flags), atan, pi)?;
    let zero = it.zero(it.ty);
    let compare = |predicate, value| b.fcmp(predicate, flags, value, zero);
    let is_left = compare(FloatPredicate::Olt, x)?;
    let is_middle = compare(FloatPredicate::Oeq, x)?;
    let is_up = compare(FloatPredicate::Oge, y)?;
    let is_down = compare(FloatPredicate::Olt, y)?;
    let quadrants = [
        (is_left, is_up, above),
        (is_left, is_down, below),
        (is_middle, is_down, it.float(it.ty, -consts::FRAC_PI_2)),
        (is_middle, is_up, it.float(it.ty, consts::FRAC_PI_2)),
    ];
    let mut angle = atan;
    for (horizontal, vertical, other) in quadrants {
        let is_there = it.binary(BinaryOp::And, horizontal, vertical)?;
        angle = it.flagged(b.select(is_there, other, angle)?);
    }
    value(angle)
}
