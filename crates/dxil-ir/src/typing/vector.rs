//! Elements of vectors.

use super::error::expect;
use super::{Expected, Found, Operand, TypeTable, TypingError};
use crate::{Constant, ConstantId, ConstantKind, Constants, Type, TypeId, Types};

/// The type of an element of a vector.
///
/// # Errors
///
/// The operands are not a vector and an integer.
#[inline]
pub fn extract_element(
    types: &Types,
    vector: TypeId,
    index: TypeId,
) -> Result<TypeId, TypingError> {
    let (element, _) = elements(types, Operand::Vector, vector)?;
    integer(types, index)?;
    Ok(element)
}

/// The type of a vector with another element.
///
/// # Errors
///
/// The operands are not a vector, an element of it, and an integer.
#[inline]
pub fn insert_element(
    types: &Types,
    vector: TypeId,
    element: TypeId,
    index: TypeId,
) -> Result<TypeId, TypingError> {
    let (expected, _) = elements(types, Operand::Vector, vector)?;
    expect(Operand::Element, element, expected)?;
    integer(types, index)?;
    Ok(vector)
}

/// The type of a vector of elements of two others. The mask is the constant of the third operand,
/// `None` if that is not constant.
///
/// # Errors
///
/// The operands are not two vectors of the same type; the mask is no constant vector of `i32`, or
/// one of its numbers is not below the number of elements of both vectors.
#[inline]
pub fn shuffle_vector(
    table: &mut impl TypeTable,
    constants: &Constants,
    [left, right]: [TypeId; 2],
    mask_type: TypeId,
    mask: Option<ConstantId>,
) -> Result<TypeId, TypingError> {
    let types = table.types();
    let (element, length) = elements(types, Operand::Left, left)?;
    expect(Operand::Right, right, left)?;
    let (number, result_length) = elements(types, Operand::Mask, mask_type)?;
    if types[number] != (Type::Integer { bits: 32 }) {
        return Err(TypingError::of_type(Operand::Mask, mask_type, Expected::I32Vector));
    }
    let Some(mask) = mask.and_then(|id| constants.get(id)) else {
        return Err(TypingError::new(Operand::Mask, Found::Variable, Expected::Constant));
    };
    check_mask(constants, mask, u64::from(length).saturating_mul(2))?;
    Ok(table.intern(Type::Vector { element, length: result_length }))
}

/// Checks that the numbers of a mask are below a limit.
fn check_mask(constants: &Constants, mask: &Constant, limit: u64) -> Result<(), TypingError> {
    let largest = match &mask.kind {
        ConstantKind::Null | ConstantKind::Undef | ConstantKind::Poison => None,
        ConstantKind::Data(bytes) => {
            let words = bytes.chunks_exact(4).filter_map(|word| word.first_chunk::<4>());
            words.map(|word| u64::from(u32::from_le_bytes(*word))).max()
        }
        ConstantKind::Aggregate(elements) => largest(constants, elements)?,
        _ => {
            let operand = Operand::Mask;
            return Err(TypingError::new(operand, Found::Expression, Expected::PlainConstant));
        }
    };
    match largest {
        Some(number) if number >= limit => {
            let (found, expected) = (Found::Number(number), Expected::LessThan(limit));
            Err(TypingError::new(Operand::MaskElement, found, expected))
        }
        _ => Ok(()),
    }
}

/// The largest of constant integers, among which may be `undef`.
fn largest(constants: &Constants, elements: &[ConstantId]) -> Result<Option<u64>, TypingError> {
    let mut largest = None;
    for &element in elements {
        match constants[element].kind {
            ConstantKind::Integer(number) => largest = largest.max(Some(number)),
            ConstantKind::Undef | ConstantKind::Poison => {}
            _ => {
                let operand = Operand::MaskElement;
                return Err(TypingError::new(operand, Found::Expression, Expected::Number));
            }
        }
    }
    Ok(largest)
}

/// The type of a vector's elements, and their number.
#[inline]
fn elements(types: &Types, operand: Operand, ty: TypeId) -> Result<(TypeId, u32), TypingError> {
    match types[ty] {
        Type::Vector { element, length } => Ok((element, length)),
        _ => Err(TypingError::of_type(operand, ty, Expected::Vector)),
    }
}

#[inline]
fn integer(types: &Types, index: TypeId) -> Result<(), TypingError> {
    match types[index] {
        Type::Integer { .. } => Ok(()),
        _ => Err(TypingError::of_type(Operand::Index, index, Expected::Integer)),
    }
}
