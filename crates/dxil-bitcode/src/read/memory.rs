//! Reads instructions that access memory.

use dxil_ir::typing::{self, ElementAddress, Index};
use dxil_ir::{
    AtomicAlignment, AtomicOp, GepFlags, InstructionKind as Kind, Module, Ordering, Scope, TypeId,
    Value,
};

use super::function::State;
use super::instruction::Typed;
use super::record::Record;
use crate::Error;
use crate::codes::function as code;

/// Reads an instruction that accesses memory or computes an address.
pub(super) fn read(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    if state.is_modern() {
        return modern(state, record);
    }
    match record.code {
        code::INST_GEP => get_element_ptr(state, record),
        code::INST_ALLOCA => alloca(state, record),
        code::INST_LOAD | code::INST_LOADATOMIC => load(state, record),
        code::INST_STORE | code::INST_STOREATOMIC => store(state, record),
        code::INST_FENCE => fence(state, record),
        code::INST_CMPXCHG => compare_exchange(state, record),
        code::INST_ATOMICRMW => atomic_rmw(state, record),
        _ => Err(record.unknown()),
    }
}

/// Reads such an instruction of a modern module.
fn modern(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    match record.code {
        code::INST_GEP => get_element_ptr(state, record),
        code::INST_ALLOCA => alloca(state, record),
        code::INST_LOAD | code::INST_LOADATOMIC => load(state, record),
        code::INST_STORE | code::INST_STOREATOMIC => store(state, record),
        code::INST_FENCE => fence(state, record),
        code::INST_CMPXCHG => compare_exchange(state, record),
        code::MODERN_INST_ATOMICRMW => modern_atomic_rmw(state, record),
        _ => Err(record.unknown()),
    }
}

/// Reads the flags of a modern `getelementptr`. `inbounds` implies `nusw`, which is not stated then.
pub(super) fn modern_flags(record: &mut Record<'_>) -> Result<GepFlags, Error> {
    let flags = GepFlags(super::flags(record)? & GepFlags::NAMED.0);
    Ok(match flags.contains(GepFlags::INBOUNDS) {
        true => flags.difference(GepFlags::NO_UNSIGNED_SIGNED_WRAP),
        false => flags,
    })
}

fn get_element_ptr(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let flags = match state.is_modern() {
        true => modern_flags(record)?,
        false => GepFlags(record.bool("inbounds")?.into()),
    };
    let source = record.reference("type", &state.names.types)?;
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let address = ElementAddress::new(&state.module.types, source, pointer_ty);
    let mut address = address.map_err(|error| record.typing(error, &state.module.types))?;
    let mut operands = core::mem::take(&mut state.operands);
    operands.push(pointer);
    while record.left() > 0 {
        let (value, ty) = state.typed_value(record)?;
        let Module { types, constants, .. } = &*state.module;
        let index = Index { ty, constant: value.constant() };
        address.push(types, constants, index).map_err(|error| record.typing(error, types))?;
        operands.push(value);
    }
    let ty = address.finish(&mut state.module.types);
    let operands = state.add_list(operands);
    Ok((Kind::GetElementPtr { source, flags, operands }, ty))
}

fn alloca(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let allocated = record.reference("type", &state.names.types)?;
    let count_ty = record.reference("type", &state.names.types)?;
    let number = record.next("count")?;
    let count = state.numbered(record, number, count_ty)?;
    let flags = record.next("alignment")?;
    if state.is_modern() {
        record.zeros("address spaces of `alloca`")?;
    }
    if flags & !0x3f != 0x40 {
        return Err(record.value("the alignment", flags, "with bit 6 for an explicit type"));
    }
    let alignment = record.alignment_of(flags & 0x1f)?;
    let inalloca = flags & 0x20 != 0;
    let types = &mut state.module.types;
    let ty = typing::alloca(types, allocated, count_ty);
    let ty = ty.map_err(|error| record.typing(error, types))?;
    Ok((Kind::Alloca { allocated, count, alignment, inalloca }, ty))
}

fn load(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let types = &state.module.types;
    let ty = match types.pointee(pointer_ty) {
        None => {
            let ty = record.reference("type", &state.names.types)?;
            typing::access(types, pointer_ty, ty).map_err(|error| record.typing(error, types))?
        }
        Some(_) => {
            let ty =
                typing::load(types, pointer_ty).map_err(|error| record.typing(error, types))?;
            if record.reference("type", &state.names.types)? != ty {
                return Err(record.invalid("the pointer does not point to the type"));
            }
            ty
        }
    };
    let alignment = record.alignment()?;
    let volatile = record.bool("volatile")?;
    let atomic = atomic(record, record.code == code::INST_LOADATOMIC)?;
    Ok((Kind::Load { pointer, alignment, volatile, atomic }, ty))
}

fn store(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let (value, ty) = state.typed_value(record)?;
    let types = &state.module.types;
    let void = typing::store(types, ty, pointer_ty).map_err(|error| record.typing(error, types))?;
    let alignment = record.alignment()?;
    let volatile = record.bool("volatile")?;
    let atomic = atomic(record, record.code == code::INST_STOREATOMIC)?;
    Ok((Kind::Store { pointer, value, alignment, volatile, atomic }, void))
}

fn atomic(record: &mut Record<'_>, atomic: bool) -> Result<Option<(Ordering, Scope)>, Error> {
    if atomic { ordering(record).map(Some) } else { Ok(None) }
}

fn ordering(record: &mut Record<'_>) -> Result<(Ordering, Scope), Error> {
    let ordering = record.code("ordering", Ordering::from_code)?;
    Ok((ordering, record.code("scope", Scope::from_code)?))
}

fn fence(state: &State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (ordering, scope) = ordering(record)?;
    Ok((Kind::Fence { ordering, scope }, state.module.types.void()))
}

/// Reads the alignment of a modern `cmpxchg` or `atomicrmw`; others have none.
fn atomic_alignment(state: &State<'_>, record: &mut Record<'_>) -> Result<AtomicAlignment, Error> {
    let bytes = if state.is_modern() { record.alignment()? } else { 0 };
    Ok(AtomicAlignment::new(bytes).unwrap_or_default())
}

fn compare_exchange(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let (expected, ty) = state.typed_value(record)?;
    let new = state.value_of(record, ty)?;
    let volatile = record.bool("volatile")?;
    let (success, scope) = ordering(record)?;
    let failure = record.code("ordering", Ordering::from_code)?;
    let weak = record.bool("weak")?;
    let alignment = atomic_alignment(state, record)?;
    let types = &mut state.module.types;
    let ty = typing::compare_exchange(types, pointer_ty, [ty; 2]);
    let ty = ty.map_err(|error| record.typing(error, types))?;
    let (operands, orderings) = ([expected, new], [success, failure]);
    let kind =
        Kind::CompareExchange { pointer, operands, volatile, weak, orderings, scope, alignment };
    Ok((kind, ty))
}

fn atomic_rmw(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let types = &state.module.types;
    let ty = typing::load(types, pointer_ty).map_err(|error| record.typing(error, types))?;
    let value = state.value_of(record, ty)?;
    rest_of_atomic_rmw(state, record, [pointer, value], [pointer_ty, ty])
}

/// Reads an `atomicrmw` of a modern module, which states the type of its value.
fn modern_atomic_rmw(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let (value, ty) = state.typed_value(record)?;
    rest_of_atomic_rmw(state, record, [pointer, value], [pointer_ty, ty])
}

/// Reads an `atomicrmw` after its operands.
fn rest_of_atomic_rmw(
    state: &State<'_>,
    record: &mut Record<'_>,
    [pointer, value]: [Value; 2],
    [pointer_ty, ty]: [TypeId; 2],
) -> Result<Typed, Error> {
    let types = &state.module.types;
    let ty = typing::atomic_rmw(types, pointer_ty, ty);
    let ty = ty.map_err(|error| record.typing(error, types))?;
    let op = record.code("operation", AtomicOp::from_code)?;
    let volatile = record.bool("volatile")?;
    let (ordering, scope) = ordering(record)?;
    let alignment = atomic_alignment(state, record)?;
    Ok((Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope, alignment }, ty))
}
