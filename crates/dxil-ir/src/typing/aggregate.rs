//! Elements of structs and arrays.

use super::error::expect;
use super::{Expected, Found, Operand, TypingError};
use crate::{Type, TypeId, Types};

/// The type of an element of a struct or array, or of a struct or array in it, and so on.
///
/// # Errors
///
/// There is no such element, or no index.
#[inline]
pub fn extract_value(
    types: &Types,
    aggregate: TypeId,
    indices: impl IntoIterator<Item = u32>,
) -> Result<TypeId, TypingError> {
    let mut indices = indices.into_iter();
    let Some(first) = indices.next() else {
        let (found, expected) = (Found::Number(0), Expected::AtLeast(1));
        return Err(TypingError::new(Operand::Indices, found, expected));
    };
    let first = element(types, aggregate, first)?;
    indices.try_fold(first, |ty, index| element(types, ty, index))
}

/// The type of a struct or array with another element.
///
/// # Errors
///
/// As [`extract_value`], or the new element is of another type than the one that it replaces.
#[inline]
pub fn insert_value(
    types: &Types,
    aggregate: TypeId,
    element: TypeId,
    indices: impl IntoIterator<Item = u32>,
) -> Result<TypeId, TypingError> {
    expect(Operand::Element, element, extract_value(types, aggregate, indices)?)?;
    Ok(aggregate)
}

/// The type of an element of a struct or array.
#[inline]
fn element(types: &Types, ty: TypeId, index: u32) -> Result<TypeId, TypingError> {
    let index = u64::from(index);
    let (found, length) = match types[ty] {
        Type::Array { element, length } => ((index < length).then_some(element), length),
        _ => match types.struct_body(ty) {
            Some(body) => (types.element(ty, index), body.elements.len() as u64),
            None => return Err(TypingError::of_type(Operand::Indexed, ty, Expected::Aggregate)),
        },
    };
    found.ok_or_else(|| {
        let (found, expected) = (Found::Number(index), Expected::LessThan(length));
        TypingError::new(Operand::IndexInto(ty), found, expected)
    })
}
