//! `llvm.memset`: a store to each element of an array.

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::{CastOp, GepFlags, InstructionKind, NonNegativeFlags, Type, TypeId, Value};

use super::{Call, MAX_VALUES};
use crate::Diagnostic;
use crate::fold;

pub(super) fn expand(it: &Call<'_, '_>) -> Result<(), Diagnostic> {
    let &[memory, byte, length, volatile] = it.arguments else {
        return Err("it has no memory".into());
    };
    let (length, b) = (it.length(length, volatile)?, it.b);
    let Some(InstructionKind::Alloca { allocated, .. }) = b.instruction(memory).map(|it| it.kind)
    else {
        return Err("the memory is no variable of the function".into());
    };
    let array = b.with_module(|module| match module.types[allocated] {
        Type::Array { element, length } => Some((element, length)),
        _ => None,
    });
    let (element, count) = array.ok_or("the memory is no array")?;
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
