//! `llvm.memset`: a store to each element of an array, or of zero to each part of a struct.

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::{CastOp, GepFlags, InstructionKind, Module, NonNegativeFlags, Type, TypeId, Value};

use super::{Call, MAX_VALUES, pointee};
use crate::extent::Extents;
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
        return clear(it, memory, byte, length);
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
fn clear(it: &Call<'_, '_>, memory: Value, byte: Value, length: u64) -> Result<(), Diagnostic> {
    let ty = pointee::of(it.b, memory, it.extents).ok_or("the type of the memory is not known")?;
    if it.extents.size(ty) != Some(length) {
        return Err("it does not fill the whole memory".into());
    }
    if it.b.integer_value(byte) != Some(0) {
        return Err("only arrays of the function can be filled with another byte than zero".into());
    }
    let parts = it.b.with_module(|module| parts::of(module, ty));
    let parts = parts.ok_or("it fills too many elements")?;
    // Memory may be read as another type, which has bytes where this one has none.
    let sizes = it.b.with_module(|module| {
        let mut sizes = parts.iter().map(|part| written(module, part.ty, it.extents));
        sizes.try_fold(0_u64, |sum, size| sum.checked_add(size?))
    });
    if sizes != Some(length) {
        return Err("it fills bytes between the elements of the memory".into());
    }
    for part in parts {
        part.store(it.b, ty, it.b.null(part.ty)?, memory)?;
    }
    Ok(())
}

/// The number of bytes that a store of a scalar, a vector or a handle writes; [`None`] if it leaves bits of them.
fn written(module: &Module, ty: TypeId, extents: &Extents) -> Option<u64> {
    let Type::Integer { bits } = module.types[module.types.scalar(ty)] else {
        return extents.size(ty);
    };
    let bits = u64::from(bits) * u64::from(module.types.vector_length(ty).unwrap_or(1));
    (bits % 8 == 0).then_some(bits / 8)
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
