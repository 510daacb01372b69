//! Arithmetic on numbers and vectors of numbers, element by element.

use dxil_ir::build::Error;
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    AtomicAlignment, AtomicOp, BinaryOp, CastOp, FloatPredicate, InstructionKind, IntPredicate,
    NonNegativeFlags, Ordering, Scope, StructBody, Type, TypeId, Value,
};

use super::call::{ASHR, Call, Expanded, FADD, FMUL, FSUB, LSHR, MUL, SHL, SUB, value};

/// The call does nothing that DXIL can say.
pub(super) fn nothing(_: &Call<'_, '_>) -> Expanded {
    Ok(Some(Rewrite::Erase))
}

/// `llvm.invariant.start`, whose result only `llvm.invariant.end` takes.
pub(super) fn no_invariant(it: &Call<'_, '_>) -> Expanded {
    value(it.poison(it.ty))
}

pub(super) fn abs(it: &Call<'_, '_>) -> Expanded {
    let x = it.arguments[0];
    let negated = it.binary(SUB, it.zero(it.ty), x)?;
    value(it.named(it.intrinsic("llvm.smax", it.ty, &[x, negated])?, "dx.max"))
}

pub(super) fn float_clamp(it: &Call<'_, '_>) -> Expanded {
    clamp(it, "llvm.maxnum", "llvm.minnum")
}

pub(super) fn signed_clamp(it: &Call<'_, '_>) -> Expanded {
    clamp(it, "llvm.smax", "llvm.smin")
}

pub(super) fn unsigned_clamp(it: &Call<'_, '_>) -> Expanded {
    clamp(it, "llvm.umax", "llvm.umin")
}

fn clamp(it: &Call<'_, '_>, max: &str, min: &str) -> Expanded {
    let &[x, low, high] = it.arguments else { return Ok(None) };
    let raised = it.named(it.intrinsic(max, it.ty, &[x, low])?, "dx.max");
    value(it.named(it.intrinsic(min, it.ty, &[raised, high])?, "dx.min"))
}

pub(super) fn degrees(it: &Call<'_, '_>) -> Expanded {
    value(it.binary(
        FMUL,
        it.arguments[0],
        it.float(it.ty, 180.0 * core::f64::consts::FRAC_1_PI),
    )?)
}

pub(super) fn radians(it: &Call<'_, '_>) -> Expanded {
    value(it.binary(FMUL, it.arguments[0], it.float(it.ty, core::f64::consts::PI / 180.0))?)
}

pub(super) fn lerp(it: &Call<'_, '_>) -> Expanded {
    let &[x, y, s] = it.arguments else { return Ok(None) };
    let part = it.binary(FMUL, s, it.binary(FSUB, y, x)?)?;
    value(it.named(it.binary(FADD, x, part)?, "dx.lerp"))
}

pub(super) fn sign(it: &Call<'_, '_>) -> Expanded {
    let x = it.arguments[0];
    let ty = it.type_of(x)?;
    let zero = it.zero(ty);
    let less = |x, y| match it.is_float(ty) {
        true => it.fcmp(FloatPredicate::Olt, x, y),
        false => it.icmp(IntPredicate::Slt, x, y),
    };
    difference(it, less(zero, x)?, less(x, zero)?)
}

pub(super) fn signed_compare(it: &Call<'_, '_>) -> Expanded {
    compare(it, IntPredicate::Slt)
}

pub(super) fn unsigned_compare(it: &Call<'_, '_>) -> Expanded {
    compare(it, IntPredicate::Ult)
}

/// One if the first operand is greater, minus one if it is less, or zero.
fn compare(it: &Call<'_, '_>, less: IntPredicate) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    difference(it, it.icmp(less, y, x)?, it.icmp(less, x, y)?)
}

/// One flag minus the other.
fn difference(it: &Call<'_, '_>, positive: Value, negative: Value) -> Expanded {
    let widen = |flag| it.cast(CastOp::ZExt(NonNegativeFlags::NONE), flag, it.ty);
    let (positive, negative) = (widen(positive)?, widen(negative)?);
    value(it.binary(SUB, positive, negative)?)
}

pub(super) fn step(it: &Call<'_, '_>) -> Expanded {
    let &[edge, x] = it.arguments else { return Ok(None) };
    let is_below = it.fcmp(FloatPredicate::Olt, x, edge)?;
    value(it.b.select(is_below, it.zero(it.ty), it.float(it.ty, 1.0))?)
}

/// The number of bits to shift by, and how many more are left.
fn amounts(it: &Call<'_, '_>, amount: Value) -> Result<(Value, Value), Error> {
    let mask = it.integer(it.ty, u64::from(it.bits(it.ty)) - 1);
    let shift = it.binary(BinaryOp::And, amount, mask)?;
    let inverted = it.binary(BinaryOp::Xor, amount, it.integer(it.ty, u64::MAX))?;
    Ok((shift, it.binary(BinaryOp::And, inverted, mask)?))
}

const OR: BinaryOp = BinaryOp::Or(dxil_ir::DisjointFlags::NONE);

pub(super) fn funnel_left(it: &Call<'_, '_>) -> Expanded {
    let &[high, low, amount] = it.arguments else { return Ok(None) };
    let (shift, rest) = amounts(it, amount)?;
    let high = it.binary(SHL, high, shift)?;
    let low = it.binary(LSHR, it.binary(LSHR, low, it.integer(it.ty, 1))?, rest)?;
    value(it.binary(OR, high, low)?)
}

pub(super) fn funnel_right(it: &Call<'_, '_>) -> Expanded {
    let &[high, low, amount] = it.arguments else { return Ok(None) };
    let (shift, rest) = amounts(it, amount)?;
    let high = it.binary(SHL, it.binary(SHL, high, it.integer(it.ty, 1))?, rest)?;
    let low = it.binary(LSHR, low, shift)?;
    value(it.binary(OR, high, low)?)
}

pub(super) fn saturating_subtract(it: &Call<'_, '_>) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    let is_less = it.named(it.icmp(IntPredicate::Ult, x, y)?, "usub.cmp");
    let difference = it.named(it.binary(SUB, x, y)?, "usub.sub");
    value(it.named(it.b.select(is_less, it.zero(it.ty), difference)?, "usub.sat"))
}

/// The intrinsics that give a product and whether it overflows.
pub(super) const OF_PAIRS: [&str; 2] = ["llvm.smul.with.overflow", "llvm.umul.with.overflow"];

pub(super) fn unsigned_multiply(it: &Call<'_, '_>) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    let ty = it.type_of(x)?;
    let (product, overflows) = match it.bits(ty) {
        32 => {
            let (high, low) = words(it, "llvm.dx.umul")?;
            (low, it.icmp(IntPredicate::Ne, high, it.zero(ty))?)
        }
        16 => {
            let product = it.binary(MUL, x, y)?;
            let (wide, double) = wide_product(it, CastOp::ZExt(NonNegativeFlags::NONE))?;
            let high = it.binary(LSHR, wide, it.integer(double, 16))?;
            (product, it.icmp(IntPredicate::Ne, high, it.zero(double))?)
        }
        _ => return Ok(None),
    };
    pair(it, product, overflows)
}

pub(super) fn signed_multiply(it: &Call<'_, '_>) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    let ty = it.type_of(x)?;
    let (product, overflows) = match it.bits(ty) {
        32 => {
            let (high, low) = words(it, "llvm.dx.imul")?;
            let sign = it.binary(ASHR, low, it.integer(ty, 31))?;
            (low, it.icmp(IntPredicate::Ne, high, sign)?)
        }
        16 => {
            let product = it.binary(MUL, x, y)?;
            let (wide, double) = wide_product(it, CastOp::SExt)?;
            let extended = it.cast(CastOp::SExt, product, double)?;
            (product, it.icmp(IntPredicate::Ne, wide, extended)?)
        }
        _ => return Ok(None),
    };
    pair(it, product, overflows)
}

/// The high and the low word of a product, by the operation that gives both.
fn words(it: &Call<'_, '_>, name: &str) -> Result<(Value, Value), Error> {
    let ty = it.type_of(it.arguments[0])?;
    let both = it.b.ty(Type::Struct(StructBody { elements: [ty, ty].into(), packed: false }));
    let words = crate::intrinsic::call(it.b, name, both, it.arguments)?;
    Ok((it.b.extract_value(words, &[0])?, it.b.extract_value(words, &[1])?))
}

/// The product of 16-bit integers in 32 bits, and its type.
fn wide_product(it: &Call<'_, '_>, extend: CastOp) -> Result<(Value, TypeId), Error> {
    let wide = it.like(it.type_of(it.arguments[0])?, Type::Integer { bits: 32 });
    let x = it.cast(extend, it.arguments[0], wide)?;
    let y = it.cast(extend, it.arguments[1], wide)?;
    Ok((it.binary(MUL, x, y)?, wide))
}

/// The struct of a product and whether it overflows, or of another value and a bit.
pub(super) fn pair(it: &Call<'_, '_>, first: Value, bit: Value) -> Expanded {
    let result = it.b.insert_value(it.poison(it.ty), first, &[0])?;
    value(it.b.insert_value(result, bit, &[1])?)
}

pub(super) fn interlocked_add(it: &Call<'_, '_>) -> Expanded {
    interlocked(it, AtomicOp::Add)
}

pub(super) fn interlocked_or(it: &Call<'_, '_>) -> Expanded {
    interlocked(it, AtomicOp::Or)
}

fn interlocked(it: &Call<'_, '_>, op: AtomicOp) -> Expanded {
    let &[pointer, operand] = it.arguments else { return Ok(None) };
    let (ordering, scope) = (Ordering::Monotonic, Scope::CrossThread);
    // That of the value.
    let alignment = AtomicAlignment::new(it.bits(it.ty) / 8).unwrap_or_default();
    let kind = InstructionKind::AtomicRmw {
        op,
        pointer,
        value: operand,
        volatile: false,
        ordering,
        scope,
        alignment,
    };
    value(it.b.add(kind, it.ty)?)
}
