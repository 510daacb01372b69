//! `phi` and terminators.

use super::error::expect;
use super::{Expected, Operand, TypingError, is_value};
use crate::{Type, TypeId, Types};

/// The type of a `phi`, which is `ty`.
///
/// # Errors
///
/// There are no values of this type.
#[inline]
pub fn phi(types: &Types, ty: TypeId) -> Result<TypeId, TypingError> {
    if is_value(types, ty) {
        return Ok(ty);
    }
    Err(TypingError::of_type(Operand::Type, ty, Expected::ValueType))
}

/// Checks the type of an incoming value of a `phi`.
///
/// # Errors
///
/// It is not that of the `phi`.
#[inline]
pub fn incoming(phi: TypeId, value: TypeId) -> Result<(), TypingError> {
    expect(Operand::Incoming, value, phi)
}

/// The type of a `ret`: `void`. The value is `None` for `ret void`.
///
/// # Errors
///
/// The value is not of the type that the function returns.
#[inline]
pub fn ret(types: &Types, result: TypeId, value: Option<TypeId>) -> Result<TypeId, TypingError> {
    let void = types.void();
    match value {
        None => expect(Operand::Value, void, result)?,
        Some(value) if is_value(types, value) => expect(Operand::Value, value, result)?,
        Some(value) => {
            return Err(TypingError::of_type(Operand::Value, value, Expected::Value));
        }
    }
    Ok(void)
}

/// The type of a conditional `br`: `void`.
///
/// # Errors
///
/// The condition is no `i1`.
#[inline]
pub fn conditional_branch(types: &Types, condition: TypeId) -> Result<TypeId, TypingError> {
    match types[condition] {
        Type::Integer { bits: 1 } => Ok(types.void()),
        _ => Err(TypingError::of_type(Operand::Condition, condition, Expected::Bit)),
    }
}

/// The type of a `switch`: `void`.
///
/// # Errors
///
/// The value is no integer, or a case is of another type.
#[inline]
pub fn switch(
    types: &Types,
    value: TypeId,
    cases: impl IntoIterator<Item = TypeId>,
) -> Result<TypeId, TypingError> {
    if !matches!(types[value], Type::Integer { .. }) {
        return Err(TypingError::of_type(Operand::Value, value, Expected::Integer));
    }
    cases.into_iter().try_for_each(|case| expect(Operand::Case, case, value))?;
    Ok(types.void())
}
