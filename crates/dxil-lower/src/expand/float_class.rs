//! Classes of floating-point numbers.

use dxil_ir::build::Error;
use dxil_ir::{BinaryOp, CastOp, DisjointFlags, IntPredicate, Type, TypeId, Value};
use dxil_ops::Version;

use super::call::{Call, Expanded, value};

/// The exponent of `half`, and its other bits without the sign.
const EXPONENT: u64 = 0x7c00;
const MANTISSA: u64 = 0x03ff;
const INFINITY: u64 = EXPONENT;
const NEGATIVE_INFINITY: u64 = 0xfc00;

/// Whether the target has no operation on `half` for the class: before 1.9.
fn is_expanded(it: &Call<'_, '_>, ty: TypeId) -> bool {
    it.is_half(ty) && it.target.version < Version::new(1, 9)
}

pub(super) fn is_infinite(it: &Call<'_, '_>) -> Expanded {
    let x = it.arguments[0];
    if !is_expanded(it, it.type_of(x)?) {
        return Ok(None);
    }
    value(half_is_infinite(it, x)?)
}

pub(super) fn is_nan(it: &Call<'_, '_>) -> Expanded {
    let x = it.arguments[0];
    if !is_expanded(it, it.type_of(x)?) {
        return Ok(None);
    }
    value(half_is_nan(it, x)?)
}

/// The bits of a value as integers, and their type.
fn bits(it: &Call<'_, '_>, x: Value, width: u32) -> Result<(Value, TypeId), Error> {
    let ty = it.like(it.type_of(x)?, Type::Integer { bits: width });
    Ok((it.cast(CastOp::BitCast, x, ty)?, ty))
}

fn half_is_infinite(it: &Call<'_, '_>, x: Value) -> Result<Value, Error> {
    let (bits, ty) = bits(it, x, 16)?;
    let positive = it.icmp(IntPredicate::Eq, bits, it.integer(ty, INFINITY))?;
    let negative = it.icmp(IntPredicate::Eq, bits, it.integer(ty, NEGATIVE_INFINITY))?;
    it.binary(BinaryOp::Or(DisjointFlags::NONE), positive, negative)
}

fn half_is_nan(it: &Call<'_, '_>, x: Value) -> Result<Value, Error> {
    let (bits, ty) = bits(it, x, 16)?;
    let exponent = it.binary(BinaryOp::And, bits, it.integer(ty, EXPONENT))?;
    let is_special = it.icmp(IntPredicate::Eq, exponent, it.integer(ty, EXPONENT))?;
    let mantissa = it.binary(BinaryOp::And, bits, it.integer(ty, MANTISSA))?;
    let is_set = it.icmp(IntPredicate::Ne, mantissa, it.zero(ty))?;
    it.binary(BinaryOp::And, is_special, is_set)
}

/// Whether the exponent of a `half` is not the highest one, and if `normal`, not zero.
fn half_is_finite(it: &Call<'_, '_>, x: Value, normal: bool) -> Result<Value, Error> {
    let (bits, ty) = bits(it, x, 16)?;
    let exponent = it.binary(BinaryOp::And, bits, it.integer(ty, EXPONENT))?;
    let not_special = || it.icmp(IntPredicate::Ne, exponent, it.integer(ty, EXPONENT));
    if !normal {
        return not_special();
    }
    let not_small = it.icmp(IntPredicate::Ne, exponent, it.zero(ty))?;
    it.binary(BinaryOp::And, not_small, not_special()?)
}

/// `llvm.is.fpclass`, for the classes that are no operation: negative zero, and those of `half` before 1.9.
pub(super) fn is_class(it: &Call<'_, '_>) -> Expanded {
    let &[x, class] = it.arguments else { return Ok(None) };
    let ty = it.type_of(x)?;
    let Some(class) = it.b.integer_value(class) else { return Ok(None) };
    if class == NEGATIVE_ZERO {
        let width = match it.b.overload_of(x).and_then(dxil_ops::Overload::scalar) {
            Some(dxil_ops::Scalar::F16) => 16,
            Some(dxil_ops::Scalar::F64) => 64,
            _ => 32,
        };
        let (bits, ty) = bits(it, x, width)?;
        let is_it = it.icmp(IntPredicate::Eq, bits, it.integer(ty, 1 << (width - 1)))?;
        return value(it.named(is_it, "is.fpclass.negzero"));
    }
    if !is_expanded(it, ty) {
        return Ok(None);
    }
    match class {
        NAN => value(half_is_nan(it, x)?),
        INFINITE => value(half_is_infinite(it, x)?),
        FINITE => value(half_is_finite(it, x, false)?),
        NORMAL => value(half_is_finite(it, x, true)?),
        _ => Ok(None),
    }
}

/// Sets of classes, as the second argument of `llvm.is.fpclass` states them.
const NAN: u64 = 0x003;
const NEGATIVE_ZERO: u64 = 0x020;
const NORMAL: u64 = 0x108;
const FINITE: u64 = 0x1f8;
const INFINITE: u64 = 0x204;
