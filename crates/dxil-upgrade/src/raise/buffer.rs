//! Loads and stores of buffers, and their counters.

use dxil_ir::build::Error;
use dxil_ir::{StructBody, Type, TypeId, Value};

use super::call;
use super::custom::{Call, Kind};
use super::element;
use super::result::Given;

/// The number of elements of a store.
const ELEMENTS: usize = 4;

/// `BufferLoad`: of a typed buffer, or of another one before DXIL 1.2.
pub(super) fn load(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let &[handle, index, offset] = it.arguments else { return Ok(None) };
    if !it.taken.is_simple() {
        return Ok(None);
    }
    let (kind, contained) = it.kind(handle)?;
    let Some(component) = it.component() else { return Ok(None) };
    match kind {
        Kind::Typed => {
            let Some(data) = it.data(contained) else { return Ok(None) };
            checked(it, "llvm.dx.resource.load.typedbuffer", data, &[handle, index])
        }
        Kind::Raw | Kind::Structured => {
            let data = element::vector_type(it.b, component, it.taken.length());
            load_at(it, data, [handle, index, offset], kind)
        }
        _ => Ok(None),
    }
}

/// `RawBufferLoad`.
pub(super) fn load_raw(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let &[handle, index, offset, mask, _] = it.arguments else { return Ok(None) };
    let (kind, _) = it.kind(handle)?;
    let length = match it.b.integer_value(mask) {
        Some(mask @ (1 | 3 | 7 | 15)) => mask.count_ones(),
        _ => return Ok(None),
    };
    let Some(component) = it.component() else { return Ok(None) };
    if !it.taken.is_simple() || it.taken.length() > length {
        return Ok(None);
    }
    let data = element::vector_type(it.b, component, length);
    load_at(it, data, [handle, index, offset], kind)
}

fn load_at(
    it: &Call<'_, '_>,
    data: TypeId,
    [handle, index, offset]: [Value; 3],
    kind: Kind,
) -> Result<Option<Given>, Error> {
    let Some(offset) = element_offset(it, offset, kind) else { return Ok(None) };
    checked(it, "llvm.dx.resource.load.rawbuffer", data, &[handle, index, offset])
}

/// A load that gives data and a bit.
fn checked(
    it: &Call<'_, '_>,
    name: &str,
    data: TypeId,
    arguments: &[Value],
) -> Result<Option<Given>, Error> {
    let bit = it.b.ty(Type::Integer { bits: 1 });
    let elements = [data, bit].into();
    let result = it.b.ty(Type::Struct(StructBody { elements, packed: false }));
    let Some(loaded) = call::intrinsic(it.b, name, result, arguments) else { return Ok(None) };
    let data = it.b.extract_value(loaded, &[0])?;
    let check = match it.taken.has_status() {
        true => Some(it.b.extract_value(loaded, &[1])?),
        false => None,
    };
    Ok(Some(Given { data, check }))
}

/// The offset into an element of a structured buffer; poison for other raw buffers, which have none.
fn element_offset(it: &Call<'_, '_>, offset: Value, kind: Kind) -> Option<Value> {
    match kind {
        Kind::Structured => Some(offset),
        Kind::Raw if element::is_undef(it.b, offset) => {
            let ty = it.b.ty(Type::Integer { bits: 32 });
            Some(it.b.with_module(|module| module.constants.poison(ty)).into())
        }
        _ => None,
    }
}

/// `BufferStore`: to a typed buffer, or to another one before DXIL 1.2.
pub(super) fn store(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[handle, index, offset, ref values @ .., mask] = it.arguments else { return Ok(None) };
    let (kind, contained) = it.kind(handle)?;
    if kind != Kind::Typed {
        return store_at(it, [handle, index, offset], values, mask);
    }
    let full = it.b.integer_value(mask) == Some(0xf) && values.len() == ELEMENTS;
    let length = contained.and_then(|ty| it.b.with_module(|it| it.types.vector_length(ty)));
    let (first, rest) = values.split_at(length.unwrap_or(1).min(values.len() as u32) as usize);
    // What a buffer has no component for repeats the first, or is undefined.
    let repeats = |it_: &Value| *it_ == first[0] || element::is_undef(it.b, *it_);
    if !full || first.is_empty() {
        return Ok(None);
    }
    let data = if rest.iter().all(repeats) { first } else { values };
    let arguments = [handle, index, element::vector(it.b, data)?];
    Ok(call::intrinsic(it.b, "llvm.dx.resource.store.typedbuffer", it.ty, &arguments))
}

/// `RawBufferStore`.
pub(super) fn store_raw(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[handle, index, offset, ref values @ .., mask, _] = it.arguments else { return Ok(None) };
    store_at(it, [handle, index, offset], values, mask)
}

fn store_at(
    it: &Call<'_, '_>,
    [handle, index, offset]: [Value; 3],
    values: &[Value],
    mask: Value,
) -> Result<Option<Value>, Error> {
    let length = match it.b.integer_value(mask) {
        Some(mask @ (1 | 3 | 7 | 15)) => mask.count_ones() as usize,
        _ => return Ok(None),
    };
    let (kind, _) = it.kind(handle)?;
    let (Some(offset), Some(values)) = (element_offset(it, offset, kind), values.get(..length))
    else {
        return Ok(None);
    };
    let arguments = [handle, index, offset, element::vector(it.b, values)?];
    Ok(call::intrinsic(it.b, "llvm.dx.resource.store.rawbuffer", it.ty, &arguments))
}

/// `CBufferLoadLegacy`: a row of a constant buffer, of two, four or eight numbers.
pub(super) fn load_row(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[handle, _] = it.arguments else { return Ok(None) };
    let length = it.b.with_module(|module| {
        module.types.struct_body(it.ty).map_or(0, |body| body.elements.len())
    });
    let name = match length {
        2 => "llvm.dx.resource.load.cbufferrow.2",
        4 => "llvm.dx.resource.load.cbufferrow.4",
        8 => "llvm.dx.resource.load.cbufferrow.8",
        _ => return Ok(None),
    };
    let is_typed = it.b.type_of(handle)?;
    let is_typed = it.b.with_module(|module| matches!(module.types[is_typed], Type::Target(_)));
    Ok(is_typed.then(|| call::intrinsic(it.b, name, it.ty, it.arguments)).flatten())
}

/// `BufferUpdateCounter`.
pub(super) fn update_counter(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[handle, _] = it.arguments else { return Ok(None) };
    let (kind, _) = it.kind(handle)?;
    let name = "llvm.dx.resource.updatecounter";
    Ok((kind == Kind::Structured)
        .then(|| call::intrinsic(it.b, name, it.ty, it.arguments))
        .flatten())
}
