//! `llvm.memset`: a store to each element of an array, or of zero to each part of a struct.

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::{CastOp, GepFlags, InstructionKind, NonNegativeFlags, Type, TypeId, Value};

use super::{Call, MAX_VALUES, pointee};
use crate::{Diagnostic, fold, parts};

pub(super) fn expand(it: &Call<'_, '_>) -> Result<(), Diagnostic> {
    let &[memory, byte, length, volatile] = it.arguments else {
        return Err("it has no memory".into());
    };
    let (length, b) = (it.length(length, volatile)?, it.b);
    let allocated = match b.instruction(memory).map(|it| it.kind) {
        Some(InstructionKind::Alloca { allocated, .. }) => Some(allocated),
        _ => None,
    };
    let array = allocated.and_then(|allocated| {
        b.with_module(|module| match module.types[allocated] {
            Type::Array { element, length } => Some((allocated, element, length)),
            _ => None,
        })
    });
    let Some((allocated, element, count)) = array else {
        return clear(it, memory, byte, length, allocated.is_some());
    };
    let size = it.extents.size(element).and_then(|it| it.checked_mul(count));
    if size != Some(length) {
        return Err("it does not fill the whole array".into());
    }
    if count > MAX_VALUES as u64 {
        return Err("it fills too many elements".into());
    }
    let value = filling(b, byte, element)?;
    for index in 0..count as i32 {
        let index = [b.i32(0), b.i32(index)];
        let address = fold::address(b, allocated, GepFlags::NONE, memory, &index)?;
        b.store(value, address, Access::aligned(it.extents.alignment(element)))?;
    }
    Ok(())
}

/// Stores zero to each part of memory other than an array of the function, which LLVM does not fill.
fn clear(
    it: &Call<'_, '_>,
    memory: Value,
    byte: Value,
    length: u64,
    is_variable: bool,
) -> Result<(), Diagnostic> {
    let refused = match is_variable {
        true => "the memory is no array",
        false => "the memory is no variable of the function",
    };
    let has_length = |ty: &TypeId| it.extents.size(*ty) == Some(length);
    let ty = pointee::of(it.b, memory, it.extents).filter(has_length).ok_or(refused)?;
    if it.b.integer_value(byte) != Some(0) {
        return Err(refused.into());
    }
    let parts = it.b.with_module(|module| parts::of(module, ty)).ok_or(refused)?;
    for part in parts {
        part.store(it.b, ty, it.b.null(part.ty)?, memory)?;
    }
    Ok(())
}

/// The value of an element: as in LLVM, the number that the byte is, not one of such bytes.
fn filling(b: &FunctionBuilder<'_>, byte: Value, element: TypeId) -> Result<Value, Diagnostic> {
    if b.integer_value(byte) == Some(0) {
        return Ok(b.null(element)?);
    }
    match b.with_module(|module| module.types[element].clone()) {
        Type::Integer { bits: 8 } => Ok(byte),
        Type::Integer { .. } => {
            Ok(fold::cast(b, CastOp::ZExt(NonNegativeFlags::NONE), byte, element)?)
        }
        _ => Err("only integers can be filled with another byte than zero".into()),
    }
}
