//! Integers that hold several numbers: the first one has the lowest bits.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    BinaryOp, CastOp, DisjointFlags, ExactFlags, NonNegativeFlags, OverflowFlags, Type, TypeId,
    Value,
};

use crate::fold;

/// The integer that parts, each with its number of bits, lie in one after the other.
pub(crate) fn join(
    b: &FunctionBuilder<'_>,
    parts: impl IntoIterator<Item = (Value, u32)>,
    integer: TypeId,
) -> Result<Value, Error> {
    let (mut joined, mut shift) = (None, 0);
    for (part, bits) in parts {
        let part = fold::cast(b, CastOp::BitCast, part, b.ty(Type::Integer { bits }))?;
        let part = fold::cast(b, CastOp::ZExt(NonNegativeFlags::NONE), part, integer)?;
        joined = Some(match joined {
            None => part,
            Some(low) => {
                let shl = BinaryOp::Shl(OverflowFlags::NONE);
                let high = fold::binary(b, shl, part, number(b, shift, integer))?;
                fold::binary(b, BinaryOp::Or(DisjointFlags::NONE), low, high)?
            }
        });
        shift += bits;
    }
    Ok(joined.unwrap_or_else(|| number(b, 0, integer)))
}

/// The part of an integer from a bit on, with this number of bits.
pub(crate) fn part(
    b: &FunctionBuilder<'_>,
    integer: Value,
    shift: u32,
    bits: u32,
    ty: TypeId,
) -> Result<Value, Error> {
    let shifted = match shift {
        0 => integer,
        _ => {
            let amount = number(b, shift, b.type_of(integer)?);
            fold::binary(b, BinaryOp::LShr(ExactFlags::NONE), integer, amount)?
        }
    };
    let narrow = b.ty(Type::Integer { bits });
    let narrow = fold::cast(b, CastOp::Trunc(OverflowFlags::NONE), shifted, narrow)?;
    fold::cast(b, CastOp::BitCast, narrow, ty)
}

fn number(b: &FunctionBuilder<'_>, number: u32, ty: TypeId) -> Value {
    b.with_module(|module| module.constants.integer(&module.types, ty, number.into())).into()
}
