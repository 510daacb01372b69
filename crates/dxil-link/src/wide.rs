//! Values of 64 bits in raw and structured buffers: two halves before shader model 6.3.

use alloc::vec::Vec;

use dxil_ir::analysis::calls_of;
use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{
    BinaryOp, CastOp, DisjointFlags, ExactFlags, FunctionId, InstructionId, Module,
    NonNegativeFlags, OverflowFlags, Type, TypeId, Value,
};
use dxil_ops::ops::{MakeDouble, RawBufferLoad, RawBufferStore, SplitDouble};
use dxil_ops::{Overload, Target, Version};

use crate::address::Address;
use crate::{Diagnostic, uses};

/// The shader model that loads and stores values of 64 bits.
const FIRST: Version = Version::V1_3;

/// The values of 64 bits that an operation on halves loads or stores, and the bytes of these.
const VALUES: usize = 2;
const BYTES: usize = 16;

/// The place of the status in the result of a load.
const STATUS: u32 = 4;

/// Replaces loads and stores of 64-bit values by those of their halves, as older shader models have them.
pub(crate) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    if target.version >= FIRST {
        return Ok(());
    }
    // Operations on raw buffers are lowered further in a step of its own.
    let target = Target { version: target.version.max(Version::V1_2), ..target };
    let mut editor = FunctionEditor::new(module, function)?;
    for (id, load) in calls_of::<RawBufferLoad<Value>>(editor.module(), editor.body()) {
        let element = editor.module().types.element(editor.body().instructions[id].ty, 0);
        if let Some(ty) = element.filter(|&ty| is_wide(editor.module(), ty)) {
            lower_load(&mut editor, id, &load, ty, target)?;
        }
    }
    for (id, store) in calls_of::<RawBufferStore<Value>>(editor.module(), editor.body()) {
        let ty = editor.module().type_of(editor.body(), store.value0);
        if let Some(ty) = ty.filter(|&ty| is_wide(editor.module(), ty)) {
            lower_store(&mut editor, id, &store, ty, target)?;
        }
    }
    Ok(())
}

fn is_double(module: &Module, ty: TypeId) -> bool {
    module.types[ty] == Type::Double
}

fn is_wide(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Double | Type::Integer { bits: 64 })
}

fn lower_load(
    editor: &mut FunctionEditor<'_>,
    id: InstructionId,
    load: &RawBufferLoad<Value>,
    ty: TypeId,
    target: Target,
) -> Result<(), Diagnostic> {
    let &RawBufferLoad { srv, index, element_offset, alignment, .. } = load;
    let users = uses::extracted(editor, id)
        .ok_or_else(|| Diagnostic::new("a load of 64-bit values is used as a whole"))?;
    let values = users.iter().filter(|(_, place)| *place != STATUS);
    let count = values.map(|(_, place)| *place as usize + 1).max().unwrap_or(1);
    let address = Address { index, element_offset };
    let is_raw = address.is_raw(editor.module());
    let is_double = is_double(editor.module(), ty);
    let (loaded, loads) = editor.build_before(id, target, |b| {
        let (mut loaded, mut loads) = (Vec::new(), Vec::new());
        for first in (0..count).step_by(VALUES) {
            let Address { index, element_offset } =
                address.after(b, is_raw, first / VALUES * BYTES)?;
            let here = VALUES.min(count - first);
            let mask = b.i8(mask_of_halves(here));
            let half = b.op(
                RawBufferLoad { srv, index, element_offset, mask, alignment },
                &[Overload::I32],
            )?;
            for value in 0..here as u32 {
                let low = b.extract_value(half, &[2 * value])?;
                let high = b.extract_value(half, &[2 * value + 1])?;
                loaded.push(joined(b, (!is_double).then_some(ty), low, high)?);
            }
            loads.push(half);
        }
        Ok((loaded, loads))
    })?;
    for (user, place) in users {
        let value = match (loaded.get(place as usize), loads.last()) {
            (Some(&value), _) => value,
            (None, Some(&last)) => {
                editor.build_before(id, target, |b| b.extract_value(last, &[STATUS]))?
            }
            (None, None) => continue,
        };
        editor.replace(user, value)?;
    }
    Ok(editor.erase(id)?)
}

fn lower_store(
    editor: &mut FunctionEditor<'_>,
    id: InstructionId,
    store: &RawBufferStore<Value>,
    ty: TypeId,
    target: Target,
) -> Result<(), Diagnostic> {
    let &RawBufferStore { uav, index, element_offset, alignment, .. } = store;
    let values = [store.value0, store.value1, store.value2, store.value3];
    let mask = uses::integer(editor.module(), store.mask).unwrap_or(0);
    let count = (mask.trailing_ones() as usize).min(values.len());
    let address = Address { index, element_offset };
    let is_raw = address.is_raw(editor.module());
    let is_double = is_double(editor.module(), ty);
    editor.build_before(id, target, |b| {
        for (number, values) in values[..count].chunks(VALUES).enumerate() {
            let Address { index, element_offset } = address.after(b, is_raw, number * BYTES)?;
            let mut halves = [b.undef(b.type_of(b.i32(0))?)?; 2 * VALUES];
            for (halves, &value) in halves.chunks_mut(2).zip(values) {
                halves.copy_from_slice(&split(b, is_double, value)?);
            }
            let [value0, value1, value2, value3] = halves;
            let mask = b.i8(mask_of_halves(values.len()));
            let store = RawBufferStore {
                uav,
                index,
                element_offset,
                value0,
                value1,
                value2,
                value3,
                mask,
                alignment,
            };
            b.op(store, &[Overload::I32])?;
        }
        Ok(())
    })?;
    Ok(editor.erase(id)?)
}

/// The mask of the halves of this number of values.
fn mask_of_halves(values: usize) -> i8 {
    (1 << (2 * values)) - 1
}

/// A value of two halves: an integer of a type, or a double.
fn joined(
    b: &FunctionBuilder<'_>,
    integer: Option<TypeId>,
    low: Value,
    high: Value,
) -> Result<Value, build::Error> {
    let Some(ty) = integer else {
        return b.op(MakeDouble { lo: low, hi: high }, &[Overload::F64]);
    };
    let low = b.cast(CastOp::ZExt(NonNegativeFlags::NONE), low, ty)?;
    let high = b.cast(CastOp::ZExt(NonNegativeFlags::NONE), high, ty)?;
    let high = b.binary(BinaryOp::Shl(OverflowFlags::NONE), high, b.i64(32))?;
    b.binary(BinaryOp::Or(DisjointFlags::NONE), low, high)
}

/// The two halves of a value.
fn split(
    b: &FunctionBuilder<'_>,
    is_double: bool,
    value: Value,
) -> Result<[Value; 2], build::Error> {
    if is_double {
        let halves = b.op(SplitDouble { value }, &[Overload::F64])?;
        return Ok([b.extract_value(halves, &[0])?, b.extract_value(halves, &[1])?]);
    }
    let half = b.type_of(b.i32(0))?;
    let high = b.binary(BinaryOp::LShr(ExactFlags::NONE), value, b.i64(32))?;
    Ok([
        b.cast(CastOp::Trunc(OverflowFlags::NONE), value, half)?,
        b.cast(CastOp::Trunc(OverflowFlags::NONE), high, half)?,
    ])
}
