//! `llvm.memcpy` and `llvm.memmove`: a load and a store of each value that the destination holds, or else the source.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{GepFlags, InstructionKind, Module, Type, TypeId, Value};

use super::{Call, MAX_VALUES};
use crate::Diagnostic;
use crate::extent::Extents;
use crate::{fold, pointee};

pub(super) fn copy(it: &Call<'_, '_>) -> Result<(), Diagnostic> {
    let parts = parts(it)?;
    parts.iter().try_for_each(|part| part.store(it, part.load(it)?)).map_err(Diagnostic::from)
}

/// Loads all values before it stores the first: the memory may overlap.
pub(super) fn move_all(it: &Call<'_, '_>) -> Result<(), Diagnostic> {
    let parts = parts(it)?;
    let loaded: Vec<_> = parts.iter().map(|part| part.load(it)).collect::<Result<_, _>>()?;
    let mut pairs = parts.iter().zip(loaded);
    pairs.try_for_each(|(part, value)| part.store(it, value)).map_err(Diagnostic::from)
}

/// A value that is copied.
struct Part {
    ty: TypeId,
    from: Value,
    to: Value,
    offset: u32,
}

impl Part {
    fn access(&self, it: &Call<'_, '_>) -> Access {
        Access::aligned(it.extents.alignment(self.ty))
    }

    fn load(&self, it: &Call<'_, '_>) -> Result<Value, Error> {
        let Access { alignment, volatile, atomic } = self.access(it);
        let pointer = at(it.b, self.from, self.offset)?;
        it.b.add(InstructionKind::Load { pointer, alignment, volatile, atomic }, self.ty)
    }

    fn store(&self, it: &Call<'_, '_>, value: Value) -> Result<(), Error> {
        it.b.store(value, at(it.b, self.to, self.offset)?, self.access(it)).map(drop)
    }
}

/// The values that are copied.
fn parts(it: &Call<'_, '_>) -> Result<Vec<Part>, Diagnostic> {
    let &[to, from, length, volatile] = it.arguments else { return Err("it has no memory".into()) };
    let length = it.length(length, volatile)?;
    if length == 0 {
        return Ok(Vec::new());
    }
    let memory = pointee::of(it.b, to, it.extents);
    let memory = memory.or_else(|| pointee::of(it.b, from, it.extents));
    let memory = memory.ok_or("the type of the memory is not known")?;
    let values = it.b.with_module(|module| values(module, memory, length, it.extents))?;
    Ok(values.into_iter().map(|(ty, offset)| Part { ty, from, to, offset }).collect())
}

/// The address of a byte.
fn at(b: &FunctionBuilder<'_>, pointer: Value, offset: u32) -> Result<Value, Error> {
    if offset == 0 && pointer.constant().is_some() {
        return Ok(pointer);
    }
    let byte = b.ty(Type::Integer { bits: 8 });
    fold::address(b, byte, GepFlags::INBOUNDS, pointer, &[b.i32(offset as i32)])
}

/// The scalars and vectors in memory of a type that begin before `length`, with their offsets.
fn values(
    module: &Module,
    memory: TypeId,
    length: u64,
    extents: &Extents,
) -> Result<Vec<(TypeId, u32)>, Diagnostic> {
    let types = &module.types;
    if extents.size(memory).is_none_or(|size| size < length) {
        return Err("it copies more bytes than the memory has".into());
    }
    let mut values = Vec::new();
    // The types that are still to come, the next one last: the offset of each, and how many of it follow each other.
    let mut open = Vec::from([(memory, 0_u64, 1_u64)]);
    let mut steps = 0_usize;
    while let Some((ty, offset, count)) = open.pop() {
        if offset >= length {
            break;
        }
        steps += 1;
        if steps > 4 * MAX_VALUES || values.len() == MAX_VALUES {
            return Err("it copies too many values".into());
        }
        if count > 1 {
            let next = offset.saturating_add(extents.size(ty).unwrap_or(0));
            open.push((ty, next, count - 1));
        }
        if let Type::Array { element, length } = types[ty] {
            open.extend((length > 0).then_some((element, offset, length)));
        } else if let Some(body) = types.struct_body(ty) {
            let elements = body.elements.iter().zip(extents.offsets(ty)).rev();
            open.extend(elements.map(|(&it, &within)| (it, offset.saturating_add(within), 1)));
        } else {
            let offset = u32::try_from(offset).map_err(|_| "it copies too much memory")?;
            values.push((ty, offset));
        }
    }
    Ok(values)
}
