//! Memory.

use super::error::expect;
use super::{Expected, Operand, TypeTable, TypingError, is_sized};
use crate::{StructBody, Type, TypeId, Types};

/// The type of an `alloca`: a pointer to the allocated type.
///
/// # Errors
///
/// Memory cannot hold the type, or the number of elements is no integer.
#[inline]
pub fn alloca(
    table: &mut impl TypeTable,
    allocated: TypeId,
    count: TypeId,
) -> Result<TypeId, TypingError> {
    let types = table.types();
    if !is_sized(types, allocated) {
        return Err(TypingError::of_type(Operand::Type, allocated, Expected::Sized));
    }
    if !matches!(types[count], Type::Integer { .. }) {
        return Err(TypingError::of_type(Operand::Count, count, Expected::Integer));
    }
    Ok(table.pointer_in(allocated, 0))
}

/// The type of an access of a value of a type, which it is.
///
/// # Errors
///
/// It is no pointer, or one to another type, or memory cannot hold the type.
#[inline]
pub fn access(types: &Types, pointer: TypeId, ty: TypeId) -> Result<TypeId, TypingError> {
    match types[pointer] {
        Type::Pointer { pointee: None, .. } if is_sized(types, ty) => Ok(ty),
        Type::Pointer { pointee: None, .. } => {
            Err(TypingError::of_type(Operand::Value, ty, Expected::Sized))
        }
        _ => {
            expect(Operand::Value, ty, load(types, pointer)?)?;
            Ok(ty)
        }
    }
}

/// The type of a `load`: the one that the pointer points to.
///
/// # Errors
///
/// It is no pointer to a type that memory can hold. An opaque pointer does not state one: see
/// [`access`].
#[inline]
pub fn load(types: &Types, pointer: TypeId) -> Result<TypeId, TypingError> {
    let Some(pointee) = types.pointee(pointer) else {
        return Err(TypingError::of_type(Operand::Pointer, pointer, Expected::Pointer));
    };
    if !is_sized(types, pointee) {
        return Err(TypingError::of_type(Operand::Pointee, pointee, Expected::Sized));
    }
    Ok(pointee)
}

/// The type of a `store`: `void`.
///
/// # Errors
///
/// The pointer does not point to the type of the value, or not to a type that memory can hold.
#[inline]
pub fn store(types: &Types, value: TypeId, pointer: TypeId) -> Result<TypeId, TypingError> {
    access(types, pointer, value)?;
    Ok(types.void())
}

/// Checks that an atomic `load` or `store` can access a value of this type.
///
/// # Errors
///
/// It is neither a pointer nor an integer whose width is a power of two from 8 bits.
#[inline]
pub fn atomic_access(types: &Types, ty: TypeId) -> Result<(), TypingError> {
    match types[ty] {
        Type::Pointer { .. } => Ok(()),
        _ => atomic_integer(types, ty),
    }
}

/// The type of a `cmpxchg`: a struct of the old value and an `i1`.
///
/// # Errors
///
/// The pointer does not point to an integer whose width is a power of two from 8 bits, or not to the
/// type of both values.
#[inline]
pub fn compare_exchange(
    table: &mut impl TypeTable,
    pointer: TypeId,
    [compared, new]: [TypeId; 2],
) -> Result<TypeId, TypingError> {
    let types = table.types();
    let ty = types.pointee(pointer).unwrap_or(compared);
    access(types, pointer, ty)?;
    atomic_integer(types, ty)?;
    expect(Operand::ComparedValue, compared, ty)?;
    expect(Operand::NewValue, new, ty)?;
    let elements = [ty, table.intern(Type::Integer { bits: 1 })].into();
    Ok(table.intern(Type::Struct(StructBody { elements, packed: false })))
}

/// The type of an `atomicrmw`: that of the value.
///
/// # Errors
///
/// The pointer does not point to an integer whose width is a power of two from 8 bits, or not to the
/// type of the value.
#[inline]
pub fn atomic_rmw(types: &Types, pointer: TypeId, value: TypeId) -> Result<TypeId, TypingError> {
    let ty = types.pointee(pointer).unwrap_or(value);
    access(types, pointer, ty)?;
    atomic_integer(types, ty)?;
    expect(Operand::Value, value, ty)?;
    Ok(ty)
}

#[inline]
fn atomic_integer(types: &Types, ty: TypeId) -> Result<(), TypingError> {
    match types[ty] {
        Type::Integer { bits } if bits >= 8 && bits.is_power_of_two() => Ok(()),
        _ => Err(TypingError::of_type(Operand::Pointee, ty, Expected::AtomicInteger)),
    }
}
