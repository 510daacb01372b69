//! Constant buffers: loads of rows of 16 bytes.

use alloc::vec;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::{BinaryOp, ExactFlags, StructBody, Type, TypeId, Value};

use super::access::Access;
use crate::Diagnostic;
use crate::derived_name::derived;
use crate::fold;

/// The size of a row in bytes.
const ROW: u32 = 16;

/// The rows of a scalar type.
struct Rows {
    intrinsic: &'static str,
    ty: TypeId,
    scalar: TypeId,
    /// The size of a scalar in bytes, and the number of scalars in a row.
    size: u32,
    length: u32,
}

impl Rows {
    fn of(it: &Access<'_, '_>, scalar: TypeId) -> Result<Self, Diagnostic> {
        let size = it.size(scalar)?;
        let intrinsic = match size {
            2 => "llvm.dx.resource.load.cbufferrow.8",
            4 => "llvm.dx.resource.load.cbufferrow.4",
            8 => "llvm.dx.resource.load.cbufferrow.2",
            _ => return Err(alloc::format!("a load of {size} bytes from a constant buffer").into()),
        };
        let length = ROW / size;
        let elements = vec![scalar; length as usize].into();
        let ty = it.b.ty(Type::Struct(StructBody { elements, packed: false }));
        Ok(Self { intrinsic, ty, scalar, size, length })
    }
}

/// Loads scalars and vectors. All lie in one row, or begin at one; only an index into a vector leads to the middle of a row
/// that is not known.
pub(super) fn load(it: &Access<'_, '_>, ty: TypeId) -> Result<Value, Diagnostic> {
    let (scalar, length) = it.shape(ty);
    let rows = Rows::of(it, scalar)?;
    let length = length.unwrap_or(1);
    let mut strides = it.place.steps.iter().flat_map(|it| &it.variables);
    let elements = match strides.all(|(_, stride)| stride % ROW == 0) {
        true => in_known_columns(it, &rows, length)?,
        false => in_any_column(it, &rows, length)?,
    };
    it.vector(ty, &elements)
}

/// The number of bytes from the start of the buffer to the member.
fn member(it: &Access<'_, '_>) -> Result<i64, Diagnostic> {
    let Some(offset) = it.place.element else { return Ok(0) };
    let offset = it.b.integer_value(offset);
    let offset = offset.ok_or("CBuffer getpointer index must be constant")?;
    Ok((offset as i32).into())
}

/// Elements whose places in their rows are known.
fn in_known_columns(
    it: &Access<'_, '_>,
    rows: &Rows,
    length: u32,
) -> Result<Vec<Value>, Diagnostic> {
    let member = member(it)?;
    let [last, others @ ..] = it.place.steps.as_slice() else {
        let row = it.b.i32(member.div_euclid(ROW.into()) as i32);
        return consecutive(it, rows, row, member.rem_euclid(ROW.into()) as u32, length);
    };
    let constants = it.place.steps.iter().map(|step| step.constant.rem_euclid(ROW.into()));
    let within: i64 = member.rem_euclid(ROW.into()) + constants.sum::<i64>();
    let number = |rows: i64| it.b.i32(rows as i32);
    let row = sum(it, it.offset(others, ROW)?, number(member.div_euclid(ROW.into())))?;
    let row = match it.offset(core::slice::from_ref(last), ROW)? {
        Some(own) if it.b.integer_value(row) == Some(0) => own,
        Some(own) => it.add(row, own)?,
        None => row,
    };
    let row = it.add(row, number(within.div_euclid(ROW.into())))?;
    consecutive(it, rows, row, within.rem_euclid(ROW.into()) as u32, length)
}

/// The sum of numbers, of which the first may be missing.
fn sum(it: &Access<'_, '_>, number: Option<Value>, more: Value) -> Result<Value, Diagnostic> {
    number.map_or(Ok(more), |number| it.add(number, more))
}

/// Elements from some bytes within a row on.
fn consecutive(
    it: &Access<'_, '_>,
    rows: &Rows,
    mut row: Value,
    bytes: u32,
    length: u32,
) -> Result<Vec<Value>, Diagnostic> {
    let first = bytes / rows.size;
    let mut loaded = load_row(it, rows, row)?;
    let mut elements = Vec::new();
    for index in first..first + length {
        let column = index % rows.length;
        if column == 0 && index > first {
            row = it.add(row, it.b.i32(1))?;
            loaded = load_row(it, rows, row)?;
        }
        elements.push(extract(it, loaded, column)?);
    }
    Ok(elements)
}

/// Elements whose places in their rows are computed.
fn in_any_column(it: &Access<'_, '_>, rows: &Rows, length: u32) -> Result<Vec<Value>, Diagnostic> {
    let member = it.b.i32(member(it)? as i32);
    let first = sum(it, it.offset(&it.place.steps, 1)?, member)?;
    let whole = it.vector_type(rows.scalar, Some(rows.length));
    let shift = |value, bits| {
        let op = BinaryOp::LShr(ExactFlags::NONE);
        fold::binary(it.b, op, value, it.b.i32(bits)).map_err(Diagnostic::from)
    };
    let mut elements = Vec::new();
    for index in 0..length {
        let bytes = it.add(first, it.b.i32((index * rows.size) as i32))?;
        let row = load_row(it, rows, shift(bytes, 4)?)?;
        let columns: Result<Vec<_>, _> =
            (0..rows.length).map(|column| extract(it, row, column)).collect();
        let row = it.vector(whole, &columns?)?;
        let mask = it.b.i32(ROW as i32 - 1);
        let within = fold::binary(it.b, BinaryOp::And, bytes, mask)?;
        let column = shift(within, rows.size.trailing_zeros() as i32)?;
        elements.push(it.b.extract_element(row, column)?);
    }
    Ok(elements)
}

fn load_row(it: &Access<'_, '_>, rows: &Rows, row: Value) -> Result<Value, Diagnostic> {
    let row = it.call(rows.intrinsic, rows.ty, &[it.place.handle, row])?;
    name(it, row, ".load");
    Ok(row)
}

fn extract(it: &Access<'_, '_>, row: Value, column: u32) -> Result<Value, Diagnostic> {
    let element = it.extract_value(row, column)?;
    name(it, element, ".extract");
    Ok(element)
}

/// Names a value after the one that is loaded.
fn name(it: &Access<'_, '_>, value: Value, suffix: &str) {
    if it.name.is_empty() {
        return;
    }
    // It is an instruction.
    let _ = it.b.set_name(value, derived(it.name.as_bstr(), suffix));
}
