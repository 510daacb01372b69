//! Loads and stores of buffers, and their counters and sizes.

use alloc::vec::Vec;

use dxil_ir::{ConstantKind, Type, Value, typing};
use dxil_ops::{OpCode, Overload, Scalar, Version};

use super::custom::Call;
use super::element;
use super::rule::call;
use crate::{Diagnostic, resource};

/// The maximum number of elements of a store.
const ELEMENTS: usize = 4;

/// `BufferLoad` of a typed buffer.
pub(super) fn load_typed(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle, index] = it.arguments else { return Err("an argument is missing".into()) };
    let (overload, _) = loaded(it)?;
    let arguments = [handle, index, it.undef_i32()?];
    call(it.b, it.target, OpCode::BufferLoad, &[overload], &arguments)
}

/// `RawBufferLoad`, or `BufferLoad` before DXIL 1.2.
pub(super) fn load_raw(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle, index, offset] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let (overload, count) = loaded(it)?;
    let offset = element_offset(it, offset)?;
    if it.target.version < Version::V1_2 {
        let arguments = [handle, index, offset];
        return call(it.b, it.target, OpCode::BufferLoad, &[overload], &arguments);
    }
    let arguments = [handle, index, offset, mask(it, count), alignment(it, overload)];
    call(it.b, it.target, OpCode::RawBufferLoad, &[overload], &arguments)
}

/// `BufferStore` to a typed buffer, which takes four elements.
pub(super) fn store_typed(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle, index, data] = it.arguments else { return Err("an argument is missing".into()) };
    let (overload, elements) = stored(it, data)?;
    let mut arguments = Vec::from([handle, index, it.undef_i32()?]);
    // DXC repeats the first element, too.
    let first = *elements.first().ok_or("a store of nothing")?;
    arguments.extend((0..ELEMENTS).map(|index| elements.get(index).copied().unwrap_or(first)));
    arguments.push(mask(it, ELEMENTS));
    call(it.b, it.target, OpCode::BufferStore, &[overload], &arguments)
}

/// `RawBufferStore`, or `BufferStore` before DXIL 1.2.
pub(super) fn store_raw(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle, index, offset, data] = it.arguments else {
        return Err("an argument is missing".into());
    };
    let offset = element_offset(it, offset)?;
    let (overload, elements) = stored(it, data)?;
    let ty = it.b.type_of(*elements.first().ok_or("a store of nothing")?);
    let undef = ty.and_then(|ty| it.b.undef(ty))?;
    let mut arguments = Vec::from([handle, index, offset]);
    arguments.extend((0..ELEMENTS).map(|index| elements.get(index).copied().unwrap_or(undef)));
    arguments.push(mask(it, elements.len()));
    if it.target.version < Version::V1_2 {
        return call(it.b, it.target, OpCode::BufferStore, &[overload], &arguments);
    }
    arguments.push(alignment(it, overload));
    call(it.b, it.target, OpCode::RawBufferStore, &[overload], &arguments)
}

/// `CBufferLoadLegacy`: a row of a constant buffer.
pub(super) fn load_row(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (overload, _) = loaded(it)?;
    let row = call(it.b, it.target, OpCode::CBufferLoadLegacy, &[overload], it.arguments)?;
    let ty = it.b.type_of(row)?;
    let same = it.b.with_module(|module| {
        let elements = |ty| module.types.struct_body(ty).map(|body| &body.elements);
        elements(ty) == elements(it.ty)
    });
    if same { Ok(row) } else { Err("Type mismatch between intrinsic and DXIL op".into()) }
}

/// `GetDimensions` of a buffer, whose first component is its size.
pub(super) fn get_size(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle] = it.arguments else { return Err("an argument is missing".into()) };
    let arguments = [handle, it.undef_i32()?];
    let dimensions = call(it.b, it.target, OpCode::GetDimensions, &[], &arguments)?;
    Ok(it.b.extract_value(dimensions, &[0])?)
}

/// `BufferUpdateCounter`.
pub(super) fn update_counter(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    call(it.b, it.target, OpCode::BufferUpdateCounter, &[], it.arguments)
}

/// The overload of a load, and the number of elements that it gives.
pub(super) fn loaded(it: &Call<'_, '_>) -> Result<(Overload<'static>, usize), Diagnostic> {
    let (overload, count) = it.b.with_module(|module| {
        let types = &module.types;
        let data = match &types[it.ty] {
            Type::Struct(body) => body.elements[0],
            _ => it.ty,
        };
        let overload = typing::overload(types, types.scalar(data));
        (overload, types.vector_length(data).unwrap_or(1))
    });
    Ok((overload.ok_or("the type of a load is no overload")?, count as usize))
}

/// The overload of a store, and its elements.
fn stored(it: &Call<'_, '_>, data: Value) -> Result<(Overload<'static>, Vec<Value>), Diagnostic> {
    let ty = it.b.type_of(data)?;
    let count = it.b.with_module(|module| module.types.vector_length(ty));
    if count.is_some_and(|count| count as usize > ELEMENTS) {
        return Err("Buffer store data must have at most 4 elements".into());
    }
    let elements = element::of(it.b, data, |index| it.b.i32(index as i32))?;
    let overload = elements.first().and_then(|&it_| it.b.overload_of(it_));
    Ok((overload.ok_or("the type of a store is no overload")?, elements))
}

/// The offset into an element of a structured buffer; `undef` for other raw buffers, which have none.
fn element_offset(it: &Call<'_, '_>, offset: Value) -> Result<Value, Diagnostic> {
    let (structured, poison) = it.b.with_module(|module| {
        let structured = it.handle.is_some_and(|ty| resource::is_structured(&module.types, ty));
        let constant = offset.constant().and_then(|id| module.constants.get(id));
        (structured, constant.is_some_and(|it| it.kind == ConstantKind::Poison))
    });
    match (structured, poison) {
        (true, true) => Err("Element index of structured buffer may not be poison".into()),
        (false, false) => Err("Element index of raw buffer must be poison".into()),
        (true, false) => Ok(offset),
        (false, true) => it.undef_i32(),
    }
}

/// The mask of the first elements.
fn mask(it: &Call<'_, '_>, count: usize) -> Value {
    it.b.i8((1 << count.min(ELEMENTS)) - 1)
}

/// The alignment of a scalar: its size.
fn alignment(it: &Call<'_, '_>, overload: Overload<'_>) -> Value {
    it.b.i32(match overload.scalar() {
        Some(Scalar::I8) => 1,
        Some(Scalar::I16 | Scalar::F16) => 2,
        Some(Scalar::I64 | Scalar::F64) => 8,
        _ => 4,
    })
}
