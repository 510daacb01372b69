//! Instructions on memory.

use dxil_ir::{AtomicOp, InstructionKind as Kind, Ordering, Scope, StructBody, Type, TypeId};

use super::function::State;
use super::instruction::Typed;
use super::record::Record;
use crate::Error;
use crate::codes::function as code;

/// Reads an instruction that accesses memory, or gives an address.
pub(super) fn read(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    match record.code {
        code::INST_GEP => get_element_ptr(state, record),
        code::INST_ALLOCA => alloca(state, record),
        code::INST_LOAD | code::INST_LOADATOMIC => load(state, record),
        code::INST_STORE | code::INST_STOREATOMIC => store(state, record),
        code::INST_FENCE => {
            let ordering = record.code("ordering", Ordering::from_code)?;
            let scope = record.code("scope", Scope::from_code)?;
            Ok((Kind::Fence { ordering, scope }, state.module.types.void()))
        }
        code::INST_CMPXCHG => compare_exchange(state, record),
        code::INST_ATOMICRMW => atomic_rmw(state, record),
        _ => Err(record.unknown()),
    }
}

fn get_element_ptr(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let inbounds = record.bool("inbounds")?;
    let source = record.reference("type", &state.names.types)?;
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let mut operands = core::mem::take(&mut state.operands);
    operands.push(pointer);
    let (mut element, mut length) = (source, state.module.types.vector_length(pointer_ty));
    while record.left() > 0 {
        let (index, index_ty) = state.typed_value(record)?;
        if operands.len() > 1 {
            element = match state.module.indexed_type(element, index) {
                Some(element) => element,
                None => return Err(record.invalid("an index is not that of an element")),
            };
        }
        length = length.or(state.module.types.vector_length(index_ty));
        operands.push(index);
    }
    let types = &mut state.module.types;
    let ty = match types.pointee(types.scalar(pointer_ty)) {
        Some(pointee) if pointee == source => types.element_address(element, pointer_ty, length),
        _ => None,
    };
    let ty = ty.ok_or_else(|| record.invalid("the pointer does not point to the type"))?;
    let operands = state.add_list(operands);
    Ok((Kind::GetElementPtr { source, inbounds, operands }, ty))
}

fn alloca(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let allocated = record.reference("type", &state.names.types)?;
    let count_ty = record.reference("type", &state.names.types)?;
    let number = record.next("count")?;
    let count = state.numbered(record, number, count_ty)?;
    let flags = record.next("alignment")?;
    if flags & !0x3f != 0x40 {
        return Err(record.value("the alignment", flags, "with bit 6 for an explicit type"));
    }
    let alignment = record.alignment_of(flags & 0x1f)?;
    let inalloca = flags & 0x20 != 0;
    let ty = state.module.types.pointer(allocated);
    Ok((Kind::Alloca { allocated, count, alignment, inalloca }, ty))
}

/// Checks that a pointer of this type points to what is loaded or stored.
fn check_pointee(
    state: &State<'_>,
    record: &Record<'_>,
    pointer: TypeId,
    ty: TypeId,
) -> Result<(), Error> {
    match state.module.types.pointee(pointer) == Some(ty) {
        true => Ok(()),
        false => Err(record.invalid("the pointer does not point to the type")),
    }
}

fn load(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let ty = record.reference("type", &state.names.types)?;
    check_pointee(state, record, pointer_ty, ty)?;
    let alignment = record.alignment()?;
    let volatile = record.bool("volatile")?;
    let atomic = atomic(record, record.code == code::INST_LOADATOMIC)?;
    Ok((Kind::Load { pointer, alignment, volatile, atomic }, ty))
}

fn store(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let (value, ty) = state.typed_value(record)?;
    check_pointee(state, record, pointer_ty, ty)?;
    let alignment = record.alignment()?;
    let volatile = record.bool("volatile")?;
    let atomic = atomic(record, record.code == code::INST_STOREATOMIC)?;
    let kind = Kind::Store { pointer, value, alignment, volatile, atomic };
    Ok((kind, state.module.types.void()))
}

fn atomic(record: &mut Record<'_>, atomic: bool) -> Result<Option<(Ordering, Scope)>, Error> {
    if !atomic {
        return Ok(None);
    }
    let ordering = record.code("ordering", Ordering::from_code)?;
    Ok(Some((ordering, record.code("scope", Scope::from_code)?)))
}

fn compare_exchange(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let (expected, ty) = state.typed_value(record)?;
    check_pointee(state, record, pointer_ty, ty)?;
    let new = state.value_of(record, ty)?;
    let volatile = record.bool("volatile")?;
    let success = record.code("ordering", Ordering::from_code)?;
    let scope = record.code("scope", Scope::from_code)?;
    let failure = record.code("ordering", Ordering::from_code)?;
    let weak = record.bool("weak")?;
    let types = &mut state.module.types;
    let elements = [ty, types.integer(1)].into();
    let ty = types.intern(Type::Struct(StructBody { elements, packed: false }));
    let (operands, orderings) = ([expected, new], [success, failure]);
    Ok((Kind::CompareExchange { pointer, operands, volatile, weak, orderings, scope }, ty))
}

fn atomic_rmw(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (pointer, pointer_ty) = state.typed_value(record)?;
    let Some(ty) = state.module.types.pointee(pointer_ty) else {
        return Err(record.invalid("the first operand is not a pointer"));
    };
    let value = state.value_of(record, ty)?;
    let op = record.code("operation", AtomicOp::from_code)?;
    let volatile = record.bool("volatile")?;
    let ordering = record.code("ordering", Ordering::from_code)?;
    let scope = record.code("scope", Scope::from_code)?;
    Ok((Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope }, ty))
}
