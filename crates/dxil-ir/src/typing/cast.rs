//! Conversions.

use super::{Expected, Found, Operand, TypingError};
use crate::{CastOp, Type, TypeId, Types};

/// The type of a conversion, which is `to`.
///
/// # Errors
///
/// The operation does not convert between these types.
#[inline]
pub fn cast(types: &Types, op: CastOp, from: TypeId, to: TypeId) -> Result<TypeId, TypingError> {
    if is_cast(types, op, from, to) {
        return Ok(to);
    }
    let found = Found::Conversion { from, to };
    Err(TypingError::new(Operand::Conversion, found, Expected::Cast(op)))
}

/// Whether `op` converts values of one type into those of another.
fn is_cast(types: &Types, op: CastOp, from: TypeId, to: TypeId) -> bool {
    let bits = |ty| scalar_bits(types, ty).unwrap_or_default();
    let integers = [from, to].map(|ty| types.is_integer_or_vector(ty));
    let floats = [from, to].map(|ty| types.is_float_or_vector(ty));
    let [from_space, to_space] = [from, to].map(|ty| address_space(types, ty));
    let same_length = types.vector_length(from) == types.vector_length(to);
    match op {
        CastOp::Trunc(_) => integers == [true; 2] && same_length && bits(from) > bits(to),
        CastOp::ZExt(_) | CastOp::SExt => {
            integers == [true; 2] && same_length && bits(from) < bits(to)
        }
        CastOp::FpTrunc(_) => floats == [true; 2] && same_length && bits(from) > bits(to),
        CastOp::FpExt(_) => floats == [true; 2] && same_length && bits(from) < bits(to),
        CastOp::FpToUi | CastOp::FpToSi => floats[0] && integers[1] && same_length,
        CastOp::UiToFp(_) | CastOp::SiToFp(_) => integers[0] && floats[1] && same_length,
        CastOp::PtrToInt => from_space.is_some() && integers[1] && same_length,
        CastOp::IntToPtr => integers[0] && to_space.is_some() && same_length,
        CastOp::BitCast => match (from_space, to_space) {
            (None, None) => {
                let size = total_bits(types, from);
                size.is_some() && size == total_bits(types, to)
            }
            (from, to) => from == to && same_length,
        },
        CastOp::AddrSpaceCast => {
            from_space.is_some() && to_space.is_some() && from_space != to_space && same_length
        }
    }
}

/// The bits of a number, or of an element of a vector of numbers.
fn scalar_bits(types: &Types, ty: TypeId) -> Option<u32> {
    types.number_bits(types.scalar(ty))
}

/// The bits of a number or vector of numbers.
fn total_bits(types: &Types, ty: TypeId) -> Option<u64> {
    let elements = u64::from(types.vector_length(ty).unwrap_or(1));
    Some(elements * u64::from(scalar_bits(types, ty)?))
}

/// The address space of a pointer or vector of pointers.
fn address_space(types: &Types, ty: TypeId) -> Option<u32> {
    match types[types.scalar(ty)] {
        Type::Pointer { address_space, .. } => Some(address_space),
        _ => None,
    }
}
