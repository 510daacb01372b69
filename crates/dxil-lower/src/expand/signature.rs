//! Elements of signatures with several components and rows: an operation reads or writes one component of one row. Booleans
//! have 32 bits there.

use alloc::vec::Vec;

use dxil_ir::build::Error;
use dxil_ir::{CastOp, IntPredicate, NonNegativeFlags, Type, TypeId, Value};

use super::call::{ADD, Call, Expanded, value};
use crate::{aggregates, fold};

/// The intrinsics that read and write elements.
pub(super) const INTRINSICS: [&str; 2] = ["llvm.dx.load.input", "llvm.dx.store.output"];

/// The maximum number of rows: that of a signature.
const MAX_ROWS: u64 = 32;

/// The maximum number of components of a row.
const MAX_COLUMNS: usize = 4;

/// The components of an element, from that which a call names.
#[derive(Clone, Copy)]
struct Place {
    row: Value,
    column: Value,
}

/// `llvm.dx.load.input` of a vector, an array or a boolean.
pub(super) fn load(it: &Call<'_, '_>) -> Expanded {
    let &[_, _, row, column, _] = it.arguments else { return Err("an argument is missing".into()) };
    match has_parts(it, it.ty) {
        true => value(load_part(it, it.ty, Place { row, column })?),
        false => Ok(None),
    }
}

/// `llvm.dx.store.output` of a vector, an array or a boolean.
pub(super) fn store(it: &Call<'_, '_>) -> Expanded {
    let &[_, _, row, column, _, stored] = it.arguments else {
        return Err("an argument is missing".into());
    };
    if !has_parts(it, it.type_of(stored)?) {
        return Ok(None);
    }
    store_part(it, stored, Place { row, column })?;
    Ok(Some(dxil_ir::edit::Rewrite::Erase))
}

/// The element and the length of an array.
fn array(it: &Call<'_, '_>, ty: TypeId) -> Option<(TypeId, u64)> {
    it.b.with_module(|module| match module.types[ty] {
        Type::Array { element, length } => Some((element, length)),
        _ => None,
    })
}

/// The number of rows of a type: of arrays of arrays, as clang has for arrays of matrices, those of the inner ones.
fn rows(it: &Call<'_, '_>, mut ty: TypeId) -> u64 {
    let mut rows = 1_u64;
    while let Some((element, length)) = array(it, ty) {
        rows = rows.saturating_mul(length);
        ty = element;
    }
    rows
}

/// Whether a type is a boolean, a vector or an array of rows, of no more rows and components than a signature has. Calls with
/// other types stay, which `dxil-op-lower` refuses.
fn has_parts(it: &Call<'_, '_>, ty: TypeId) -> bool {
    let row = it.b.with_module(|module| module.types.innermost(ty));
    let (columns, scalar) = (it.length(row), it.scalar(row));
    let is_number = it.b.with_module(|it| {
        it.types.is_integer_or_vector(scalar) || it.types.is_float_or_vector(scalar)
    });
    is_number
        && rows(it, ty) <= MAX_ROWS
        && columns.unwrap_or(1) <= MAX_COLUMNS
        && (row != ty || columns.is_some() || it.bits(ty) == 1)
}

impl Place {
    fn below(self, it: &Call<'_, '_>, rows: u64) -> Result<Self, Error> {
        Ok(Self { row: plus(it, self.row, rows)?, ..self })
    }

    fn beside(self, it: &Call<'_, '_>, columns: u64) -> Result<Self, Error> {
        Ok(Self { column: plus(it, self.column, columns)?, ..self })
    }
}

fn plus(it: &Call<'_, '_>, number: Value, more: u64) -> Result<Value, Error> {
    let ty = it.type_of(number)?;
    let more = it.b.with_module(|module| module.constants.integer(&module.types, ty, more));
    fold::binary(it.b, ADD, number, more.into())
}

fn load_part(it: &Call<'_, '_>, ty: TypeId, place: Place) -> Result<Value, Error> {
    let mut whole = it.poison(ty);
    if let Some((element, length)) = array(it, ty) {
        for row in 0..length {
            let part = load_part(it, element, place.below(it, row * rows(it, element))?)?;
            whole = it.b.insert_value(whole, part, &[row as u32])?;
        }
        return Ok(whole);
    }
    let Some(length) = it.length(ty) else {
        let arguments = with_place(it, place, None);
        if it.bits(ty) != 1 {
            return it.intrinsic(INTRINSICS[0], ty, &arguments);
        }
        let word = it.b.ty(Type::Integer { bits: 32 });
        let loaded = it.intrinsic(INTRINSICS[0], word, &arguments)?;
        return it.icmp(IntPredicate::Ne, loaded, it.zero(word));
    };
    for lane in 0..length {
        let part = load_part(it, it.scalar(ty), place.beside(it, lane as u64)?)?;
        whole = it.b.insert_element(whole, part, it.b.i32(lane as i32))?;
    }
    Ok(whole)
}

fn store_part(it: &Call<'_, '_>, stored: Value, place: Place) -> Result<(), Error> {
    let ty = it.type_of(stored)?;
    if let Some((element, length)) = array(it, ty) {
        for row in 0..length {
            let part = aggregates::element(it.b, stored, &[row as u32], element)?;
            store_part(it, part, place.below(it, row * rows(it, element))?)?;
        }
        return Ok(());
    }
    let Some(length) = it.length(ty) else {
        let word = it.b.ty(Type::Integer { bits: 32 });
        let stored = match it.bits(ty) {
            1 => it.cast(CastOp::ZExt(NonNegativeFlags::NONE), stored, word)?,
            _ => stored,
        };
        let arguments = with_place(it, place, Some(stored));
        return it.intrinsic(INTRINSICS[1], it.ty, &arguments).map(drop);
    };
    for lane in 0..length {
        let part = fold::extract(it.b, stored, it.scalar(ty), it.b.i32(lane as i32))?;
        store_part(it, part, place.beside(it, lane as u64)?)?;
    }
    Ok(())
}

/// The arguments of the call for another place, and for another value if it stores one.
fn with_place(it: &Call<'_, '_>, place: Place, stored: Option<Value>) -> Vec<Value> {
    let mut arguments = it.arguments.to_vec();
    (arguments[2], arguments[3]) = (place.row, place.column);
    if let (Some(stored), Some(last)) = (stored, arguments.last_mut()) {
        *last = stored;
    }
    arguments
}
