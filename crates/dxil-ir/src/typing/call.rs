//! Calls.

use super::error::expect;
use super::{Expected, Found, Operand, TypingError, is_value};
use crate::{Type, TypeId, Types};

/// The type of a call: the one that the function returns.
///
/// # Errors
///
/// Fails as [`callee`] and [`argument`] do, and if there are too few or too many arguments.
pub fn call(
    types: &Types,
    callee: TypeId,
    function_type: TypeId,
    arguments: impl ExactSizeIterator<Item = TypeId>,
) -> Result<TypeId, TypingError> {
    let (result, parameters, variadic) = self::callee(types, callee, function_type)?;
    let (found, expected) = (arguments.len(), parameters.len());
    if found < expected || !variadic && found > expected {
        let (found, expected) = (Found::Number(found as u64), Expected::Exactly(expected as u64));
        return Err(TypingError::new(Operand::Arguments, found, expected));
    }
    for (number, ty) in arguments.enumerate() {
        argument(types, parameters, number, ty)?;
    }
    Ok(result)
}

/// The type that a function returns, the types of its parameters, and whether it takes further
/// arguments. `callee` is the type of its address.
///
/// # Errors
///
/// `function_type` is no function type, or `callee` no pointer to it.
#[inline]
pub fn callee(
    types: &Types,
    callee: TypeId,
    function_type: TypeId,
) -> Result<(TypeId, &[TypeId], bool), TypingError> {
    let Type::Function { result, ref parameters, variadic } = types[function_type] else {
        return Err(TypingError::of_type(Operand::Callee, function_type, Expected::Function));
    };
    match types[callee] {
        Type::Pointer { pointee, .. } => {
            expect(Operand::Pointee, pointee.unwrap_or(function_type), function_type)?;
        }
        _ => return Err(TypingError::of_type(Operand::Callee, callee, Expected::Pointer)),
    }
    Ok((result, parameters, variadic))
}

/// Checks the type of an argument, of this number from 0.
///
/// # Errors
///
/// It is not the type of the parameter; or there is no parameter, and no value is of this type.
#[inline]
pub fn argument(
    types: &Types,
    parameters: &[TypeId],
    number: usize,
    ty: TypeId,
) -> Result<(), TypingError> {
    let operand = Operand::Argument(number as u32);
    match parameters.get(number) {
        Some(&parameter) => expect(operand, ty, parameter),
        None if is_value(types, ty) || ty == types.metadata() => Ok(()),
        None => Err(TypingError::of_type(operand, ty, Expected::Value)),
    }
}
