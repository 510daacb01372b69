//! Raw and structured buffers: operations on up to four elements each.

use alloc::vec::Vec;

use dxil_format::ResourceKind;
use dxil_ir::{ConstantId, Module, Type, TypeId, Value};

use super::access::Access;
use crate::Diagnostic;

/// The maximum number of elements that an operation loads or stores.
const ELEMENTS: u32 = 4;

pub(super) fn load(it: &Access<'_, '_>, ty: TypeId) -> Result<Value, Diagnostic> {
    let (scalar, length) = it.shape(ty);
    let stride = it.size(scalar)? * ELEMENTS;
    let mut offset = it.offset(&it.place.steps, 1)?;
    let Some(length) = length else { return load_part(it, ty, offset) };
    let mut parts = Vec::new();
    for first in (0..length).step_by(ELEMENTS as usize) {
        if first > 0 {
            offset = Some(advance(it, offset, stride)?);
        }
        let part = it.vector_type(scalar, Some(ELEMENTS.min(length - first)));
        parts.push(load_part(it, part, offset)?);
    }
    join(it, parts)
}

fn load_part(it: &Access<'_, '_>, ty: TypeId, offset: Option<Value>) -> Result<Value, Diagnostic> {
    let (index, offset) = place(it, offset)?;
    let result = it.with_status(ty);
    let arguments = [it.place.handle, index, offset];
    let loaded = it.call("llvm.dx.resource.load.rawbuffer", result, &arguments)?;
    it.extract_value(loaded, 0)
}

pub(super) fn store(it: &Access<'_, '_>, value: Value) -> Result<(), Diagnostic> {
    let ty = it.b.type_of(value)?;
    let (scalar, length) = it.shape(ty);
    let stride = it.size(scalar)? * ELEMENTS;
    let mut offset = it.offset(&it.place.steps, 1)?;
    let Some(length) = length.filter(|length| *length > ELEMENTS) else {
        return store_part(it, value, offset);
    };
    for first in (0..length).step_by(ELEMENTS as usize) {
        if first > 0 {
            offset = Some(advance(it, offset, stride)?);
        }
        let numbers = (first..length.min(first + ELEMENTS)).map(Some);
        let part = shuffle(it, value, None, numbers)?;
        store_part(it, part, offset)?;
    }
    Ok(())
}

fn store_part(it: &Access<'_, '_>, value: Value, offset: Option<Value>) -> Result<(), Diagnostic> {
    let (index, offset) = place(it, offset)?;
    let void = it.b.with_module(|module| module.types.void());
    let arguments = [it.place.handle, index, offset, value];
    it.call("llvm.dx.resource.store.rawbuffer", void, &arguments).map(|_| ())
}

/// The index and the offset that an operation takes. A buffer of bytes has no elements: the index has it all.
pub(super) fn place(
    it: &Access<'_, '_>,
    offset: Option<Value>,
) -> Result<(Value, Value), Diagnostic> {
    let index = it.element()?;
    if it.resource.kind() == ResourceKind::StructuredBuffer {
        return Ok((index, offset.unwrap_or_else(|| it.b.i32(0))));
    }
    let index = match offset {
        Some(offset) => it.add(index, offset)?,
        None => index,
    };
    let poison = it.b.with_module(|module| {
        let ty = module.types.integer(32);
        module.constants.poison(ty)
    });
    Ok((index, poison.into()))
}

/// The offset some bytes further.
fn advance(it: &Access<'_, '_>, offset: Option<Value>, bytes: u32) -> Result<Value, Diagnostic> {
    let bytes = it.b.i32(bytes as i32);
    offset.map_or(Ok(bytes), |offset| it.add(offset, bytes))
}

/// The vectors one after the other.
fn join(it: &Access<'_, '_>, mut parts: Vec<Value>) -> Result<Value, Diagnostic> {
    while parts.len() > 1 {
        let pairs = parts.chunks(2).map(|pair| match *pair {
            [first, second] => concatenate(it, first, second),
            _ => Ok(pair[0]),
        });
        parts = pairs.collect::<Result<_, _>>()?;
    }
    parts.pop().ok_or_else(|| "a vector without elements".into())
}

fn concatenate(it: &Access<'_, '_>, first: Value, mut second: Value) -> Result<Value, Diagnostic> {
    let length = |value| {
        let ty = it.b.type_of(value)?;
        it.shape(ty).1.ok_or_else(|| Diagnostic::from("no vector"))
    };
    let (left, right) = (length(first)?, length(second)?);
    if right < left {
        let numbers = (0..left).map(|it| (it < right).then_some(it));
        second = shuffle(it, second, None, numbers)?;
    }
    shuffle(it, first, Some(second), (0..left + right).map(Some))
}

/// Elements of one or two vectors, by their numbers; [`None`] for any value.
fn shuffle(
    it: &Access<'_, '_>,
    first: Value,
    second: Option<Value>,
    numbers: impl Iterator<Item = Option<u32>>,
) -> Result<Value, Diagnostic> {
    let mask = it.b.with_module(|module| {
        let element = module.types.integer(32);
        let numbers: Vec<ConstantId> = numbers.map(|it| number(module, element, it)).collect();
        let ty = Type::Vector { element, length: numbers.len() as u32 };
        let ty = module.types.intern(ty);
        module.constants.aggregate(&module.types, ty, &numbers)
    });
    let ty = it.b.type_of(first)?;
    let poison = it.b.with_module(|module| module.constants.poison(ty));
    let second = second.unwrap_or_else(|| poison.into());
    it.b.shuffle_vector(first, second, mask.into()).map_err(Diagnostic::from)
}

fn number(module: &mut Module, ty: TypeId, number: Option<u32>) -> ConstantId {
    match number {
        Some(number) => module.constants.integer(&module.types, ty, number.into()),
        None => module.constants.poison(ty),
    }
}
