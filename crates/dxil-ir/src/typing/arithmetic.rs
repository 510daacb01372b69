//! Operations on numbers, comparisons and `select`.

use super::error::expect;
use super::{Expected, Operand, TypeTable, TypingError, is_value};
use crate::{BinaryOp, Type, TypeId, Types, UnaryOp};

/// The type of an operation on two numbers, or on two vectors of numbers.
///
/// # Errors
///
/// The operands are not of the same type, or not of one that the operation works on.
#[inline]
pub fn binary(types: &Types, op: BinaryOp, operands: [TypeId; 2]) -> Result<TypeId, TypingError> {
    let (allowed, expected) = match op.is_float() {
        true => (types.is_float_or_vector(operands[0]), Expected::FloatOrVector),
        false => (types.is_integer_or_vector(operands[0]), Expected::IntegerOrVector),
    };
    same(operands, allowed, expected)
}

/// The type of an operation on one value.
///
/// # Errors
///
/// The operand is not of a type that the operation works on.
pub fn unary(types: &Types, op: UnaryOp, operand: TypeId) -> Result<TypeId, TypingError> {
    let (allowed, expected) = match op {
        UnaryOp::FNeg(_) => (types.is_float_or_vector(operand), Expected::FloatOrVector),
        UnaryOp::Freeze => (is_value(types, operand), Expected::Value),
    };
    match allowed {
        true => Ok(operand),
        false => Err(TypingError::of_type(Operand::Value, operand, expected)),
    }
}

/// The type of a comparison of integers, pointers or vectors of them.
///
/// # Errors
///
/// The operands are not of the same type, or not of such a type.
#[inline]
pub fn icmp(table: &mut impl TypeTable, operands: [TypeId; 2]) -> Result<TypeId, TypingError> {
    let types = table.types();
    let scalar = &types[types.scalar(operands[0])];
    let allowed = matches!(scalar, Type::Integer { .. } | Type::Pointer { .. });
    let ty = same(operands, allowed, Expected::Comparable)?;
    Ok(truth(table, ty))
}

/// The type of a comparison of floating-point numbers or vectors of them.
///
/// # Errors
///
/// The operands are not of the same type, or not of such a type.
#[inline]
pub fn fcmp(table: &mut impl TypeTable, operands: [TypeId; 2]) -> Result<TypeId, TypingError> {
    let allowed = table.types().is_float_or_vector(operands[0]);
    let ty = same(operands, allowed, Expected::FloatOrVector)?;
    Ok(truth(table, ty))
}

/// The type of a `select` between two values.
///
/// # Errors
///
/// The values are not of the same type; the condition is neither an `i1` nor, for vectors, a vector
/// of as many `i1`.
#[inline]
pub fn select(
    types: &Types,
    condition: TypeId,
    [yes, no]: [TypeId; 2],
) -> Result<TypeId, TypingError> {
    if !is_value(types, yes) {
        return Err(TypingError::of_type(Operand::IfTrue, yes, Expected::Value));
    }
    expect(Operand::IfFalse, no, yes)?;
    let expected = match (types.vector_length(condition), types.vector_length(yes)) {
        (Some(_), Some(length)) => Expected::Bits(length),
        _ => Expected::Bit,
    };
    let is_bit = types[types.scalar(condition)] == Type::Integer { bits: 1 };
    let length = types.vector_length(condition);
    if is_bit && (length.is_none() || length == types.vector_length(yes)) {
        return Ok(yes);
    }
    Err(TypingError::of_type(Operand::Condition, condition, expected))
}

/// The type of two operands, which must be the same and `allowed`.
#[inline]
fn same(
    [left, right]: [TypeId; 2],
    allowed: bool,
    expected: Expected,
) -> Result<TypeId, TypingError> {
    if !allowed {
        return Err(TypingError::of_type(Operand::Left, left, expected));
    }
    expect(Operand::Right, right, left)?;
    Ok(left)
}

/// The type of the result of a comparison of values of this type.
#[inline]
fn truth(table: &mut impl TypeTable, ty: TypeId) -> TypeId {
    let bit = table.intern(Type::Integer { bits: 1 });
    match table.types()[ty] {
        Type::Vector { length, .. } => table.intern(Type::Vector { element: bit, length }),
        _ => bit,
    }
}

/// Whether instructions of modern LLVM with a result of this type may have fast-math flags: floating-point numbers, vectors
/// and arrays of them, and structs without a name whose elements are all of one such type.
#[must_use]
pub fn has_fast_math(types: &Types, ty: TypeId) -> bool {
    let mut ty = ty;
    if let Type::Struct(body) = &types[ty] {
        match body.elements.split_first() {
            Some((first, others)) if others.iter().all(|other| other == first) => ty = *first,
            _ => return false,
        }
    } else {
        while let Type::Array { element, .. } = types[ty] {
            ty = element;
        }
    }
    types.is_float_or_vector(ty)
}
