//! `llvm.memset`: a store to each element of an array, or of zero to each part of other memory.

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::{CastOp, GepFlags, InstructionKind, NonNegativeFlags, Type, TypeId, Value};

use super::{Call, MAX_VALUES};
use crate::{Diagnostic, fold, parts, pointee};

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
    let is_zero = b.integer_value(byte) == Some(0);
    let Some((allocated, element, count)) = array else {
        return clear(it, memory, is_zero, length);
    };
    let size = it.extents.size(element).and_then(|it| it.checked_mul(count));
    let is_whole = size == Some(length);
    if is_zero && (!is_whole || b.with_module(|module| module.types.is_aggregate(element))) {
        return clear_parts(it, allocated, memory, length, is_whole);
    }
    if !is_whole {
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

/// Stores zero to each part of memory, or to the first ones. LLVM fills nothing but whole arrays of a function.
fn clear(it: &Call<'_, '_>, memory: Value, is_zero: bool, length: u64) -> Result<(), Diagnostic> {
    if is_zero && pointee::is_in_byte_buffer(it.b, memory) {
        return clear_bytes(it, memory, length);
    }
    let ty = pointee::of(it.b, memory, it.extents).ok_or("the type of the memory is not known")?;
    if !is_zero {
        return Err("only arrays of the function can be filled with another byte than zero".into());
    }
    clear_parts(it, ty, memory, length, false)
}

/// Stores zero to the parts of memory of a type that lie in its first bytes. Nothing but parts are read of memory that is the
/// function's own: bytes between them, which `is_own` allows, need no value.
fn clear_parts(
    it: &Call<'_, '_>,
    ty: TypeId,
    memory: Value,
    length: u64,
    is_own: bool,
) -> Result<(), Diagnostic> {
    let size = it.extents.size(ty).unwrap_or(0);
    if length > size {
        return Err("it fills more than the memory".into());
    }
    let parts = it.b.with_module(|module| parts::at_most(module, ty, MAX_VALUES));
    let parts = parts.ok_or("it fills too many elements")?;
    if is_own {
        return Ok(parts::clear(it.b, ty, &parts, memory)?);
    }
    if !it.b.with_module(|module| parts::fill(module, &parts, size, it.extents)) {
        return Err("it fills bytes between the elements of the memory".into());
    }
    let first = it.b.with_module(|module| parts::first(module, &parts, length, it.extents));
    let first = first.ok_or("it fills a part of an element")?;
    Ok(parts::clear(it.b, ty, first, memory)?)
}

/// Stores zero to the words of a buffer of bytes, and to half a word at the end.
fn clear_bytes(it: &Call<'_, '_>, memory: Value, length: u64) -> Result<(), Diagnostic> {
    const WORD: u64 = 4;
    if length % 2 != 0 {
        return Err("it fills an odd number of bytes".into());
    }
    if length / WORD > MAX_VALUES as u64 {
        return Err("it fills too many elements".into());
    }
    let byte = it.b.ty(Type::Integer { bits: 8 });
    for offset in (0..length).step_by(WORD as usize) {
        let bytes = WORD.min(length - offset) as u32;
        let zero = it.b.null(it.b.ty(Type::Integer { bits: 8 * bytes }))?;
        let address = match offset {
            0 => memory,
            _ => {
                let offset = it.b.i32(offset as i32);
                fold::address(it.b, byte, GepFlags::INBOUNDS, memory, &[offset])?
            }
        };
        it.b.store(zero, address, Access::aligned(bytes))?;
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
