//! Typed buffers and textures: operations on whole elements of the resource.

use alloc::vec::Vec;

use dxil_ir::{CastOp, Type, TypeId, Value};
use dxil_ops::OpCode;

use super::access::Access;
use crate::{Diagnostic, fold, intrinsic};

/// The number of components that a store to a texture takes.
const TEXEL: usize = 4;

pub(super) fn load_buffer(it: &Access<'_, '_>, wanted: TypeId) -> Result<Value, Diagnostic> {
    part(it, buffer_element(it)?, wanted)
}

/// The element of a typed buffer.
fn buffer_element(it: &Access<'_, '_>) -> Result<Value, Diagnostic> {
    let result = it.with_status(it.contained()?);
    let arguments = [it.place.handle, it.element()?];
    let loaded = it.call("llvm.dx.resource.load.typedbuffer", result, &arguments)?;
    it.extract_value(loaded, 0)
}

pub(super) fn store_buffer(it: &Access<'_, '_>, value: Value) -> Result<(), Diagnostic> {
    let data = stored(it, value, buffer_element)?;
    let void = it.b.with_module(|module| module.types.void());
    let arguments = [it.place.handle, it.element()?, data];
    it.call("llvm.dx.resource.store.typedbuffer", void, &arguments).map(|_| ())
}

/// The element to store. What is less than an element is put into the one that is there, which `load` loads.
fn stored(
    it: &Access<'_, '_>,
    value: Value,
    load: impl FnOnce(&Access<'_, '_>) -> Result<Value, Diagnostic>,
) -> Result<Value, Diagnostic> {
    let (ty, contained) = (it.b.type_of(value)?, it.contained()?);
    if ty == contained {
        return Ok(value);
    }
    let has = check(it, ty)?;
    let elements = it.elements(value)?.into_iter();
    let elements: Vec<_> = elements.map(|value| cast(it, value, has)).collect::<Result<_, _>>()?;
    if it.shape(contained).1.is_none_or(|length| length as usize == elements.len()) {
        return it.vector(contained, &elements);
    }
    let mut data = load(it)?;
    let offset = component(it, ty)?;
    for (index, element) in (0..).zip(elements) {
        let index = it.add(offset, it.b.i32(index))?;
        data = it.b.insert_element(data, element, index)?;
    }
    Ok(data)
}

pub(super) fn load_texture(it: &Access<'_, '_>, wanted: TypeId) -> Result<Value, Diagnostic> {
    part(it, texel(it)?, wanted)
}

/// `load.level` of level 0, without offsets.
fn texel(it: &Access<'_, '_>) -> Result<Value, Diagnostic> {
    let coordinates = it.element()?;
    let ty = it.b.type_of(coordinates)?;
    let offset = it.vector_type(it.b.ty(Type::Integer { bits: 32 }), it.shape(ty).1);
    let offset = it.b.null(offset)?;
    let arguments = [it.place.handle, coordinates, it.b.i32(0), offset];
    it.call("llvm.dx.resource.load.level", it.contained()?, &arguments)
}

/// `TextureStore`, for which LLVM has no intrinsic.
pub(super) fn store_texture(it: &Access<'_, '_>, value: Value) -> Result<(), Diagnostic> {
    let elements = it.elements(stored(it, value, texel)?)?;
    // DXC repeats the first element, too.
    let first = *elements.first().ok_or("a store of nothing")?;
    let overload = it.b.overload_of(first).ok_or("the type of a store is no overload")?;
    let mut arguments = Vec::from([it.place.handle]);
    arguments.extend(it.coordinates()?);
    arguments.extend((0..TEXEL).map(|index| elements.get(index).copied().unwrap_or(first)));
    arguments.push(it.b.i8((1 << TEXEL) - 1));
    let void = it.b.with_module(|module| module.types.void());
    intrinsic::call_operation(it.b, OpCode::TextureStore, overload, void, &arguments)?;
    Ok(())
}

/// The part of an element that an access loads.
fn part(it: &Access<'_, '_>, whole: Value, wanted: TypeId) -> Result<Value, Diagnostic> {
    let contained = it.contained()?;
    let offset = component(it, wanted)?;
    if wanted == contained {
        return Ok(whole);
    }
    let has = check(it, wanted)?;
    let (scalar, length) = it.shape(wanted);
    let elements: Result<Vec<_>, Diagnostic> = match it.shape(contained).1 {
        None => Ok([whole].into()),
        Some(_) => (0..length.unwrap_or(1))
            .map(|index| {
                let index = it.add(offset, it.b.i32(index as i32))?;
                fold::extract(it.b, whole, has, index).map_err(Diagnostic::from)
            })
            .collect(),
    };
    let elements = elements?.into_iter().map(|value| cast(it, value, scalar));
    it.vector(wanted, &elements.collect::<Result<Vec<_>, _>>()?)
}

/// A component as another type of the same size, which clang's optimizations load in place of a cast of the value.
fn cast(it: &Access<'_, '_>, value: Value, ty: TypeId) -> Result<Value, Diagnostic> {
    fold::cast(it.b, CastOp::BitCast, value, ty).map_err(Diagnostic::from)
}

/// The number of the component of an element at which an access begins.
fn component(it: &Access<'_, '_>, ty: TypeId) -> Result<Value, Diagnostic> {
    let size = it.size(it.shape(ty).0)?;
    Ok(it.offset(&it.place.steps, size)?.unwrap_or_else(|| it.b.i32(0)))
}

/// The type of the components of the resource. Checks that a type has components of the same size, and not more.
fn check(it: &Access<'_, '_>, ty: TypeId) -> Result<TypeId, Diagnostic> {
    let contained = it.contained()?;
    let (has, most) = it.shape(contained);
    let (scalar, length) = it.shape(ty);
    let fits = scalar == has || it.size(scalar)? == it.size(has)?;
    if fits && length.unwrap_or(1) <= most.unwrap_or(1) {
        return Ok(has);
    }
    let [ty, contained] =
        [ty, contained].map(|ty| it.b.with_module(|m| alloc::format!("{}", m.types.display(ty))));
    Err(alloc::format!("an access of {ty} in a resource of {contained}").into())
}
