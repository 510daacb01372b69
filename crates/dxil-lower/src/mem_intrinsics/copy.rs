//! `llvm.memcpy`: a load and a store of each value that the destination holds.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{GepFlags, InstructionKind, Module, Type, TypeId, Value};

use super::{Call, MAX_VALUES, Refusal, pointee};
use crate::extent::Extents;
use crate::fold;

pub(super) fn expand(it: &Call<'_, '_>) -> Result<(), Refusal> {
    let &[to, from, length, volatile] = it.arguments else { return Err("it has no memory".into()) };
    let length = it.length(length, volatile)?;
    if length == 0 {
        return Ok(());
    }
    let memory = pointee::of(it.b, to, it.extents);
    let memory = memory.ok_or("the type of the memory that it writes to is not known")?;
    let values = it.b.with_module(|module| values(module, memory, length, it.extents))?;
    for (ty, offset) in values {
        let access = Access::aligned(it.extents.alignment(ty));
        let source = at(it.b, from, offset)?;
        let Access { alignment, volatile, atomic } = access;
        let load = InstructionKind::Load { pointer: source, alignment, volatile, atomic };
        let value = it.b.add(load, ty)?;
        it.b.store(value, at(it.b, to, offset)?, access)?;
    }
    Ok(())
}

/// The address of a byte.
fn at(b: &FunctionBuilder<'_>, pointer: Value, offset: u32) -> Result<Value, Error> {
    if offset == 0 && pointer.constant().is_some() {
        return Ok(pointer);
    }
    let byte = b.ty(Type::Integer { bits: 8 });
    fold::address(b, byte, GepFlags::INBOUNDS, pointer, &[b.i32(offset as i32)])
}

/// The scalars and vectors in memory of a type that begin before `length`, with their offsets. As in LLVM, they follow
/// each other without padding.
fn values(
    module: &Module,
    memory: TypeId,
    length: u64,
    extents: &Extents,
) -> Result<Vec<(TypeId, u32)>, Refusal> {
    let types = &module.types;
    let (mut values, mut offset) = (Vec::new(), 0_u64);
    // The types that are still to come, the next one last, and how many of each.
    let mut open = Vec::from([(memory, 1_u64)]);
    let mut steps = 0_usize;
    while let Some((ty, count)) = open.pop() {
        if offset >= length {
            return Ok(values);
        }
        steps += 1;
        if steps > 4 * MAX_VALUES || values.len() > MAX_VALUES {
            return Err("it copies too many values".into());
        }
        if count > 1 {
            open.push((ty, count - 1));
        }
        if let Type::Array { element, length } = types[ty] {
            open.extend((length > 0).then_some((element, length)));
        } else if let Some(body) = types.struct_body(ty) {
            open.extend(body.elements.iter().rev().map(|&it| (it, 1)));
        } else {
            let size = extents.size(ty).ok_or("it copies values without a size")?;
            let start = u32::try_from(offset).map_err(|_| "it copies too much memory")?;
            values.push((ty, start));
            offset = offset.saturating_add(size);
        }
    }
    match offset < length {
        true => Err("it copies more bytes than the memory that it writes to has".into()),
        false => Ok(values),
    }
}
