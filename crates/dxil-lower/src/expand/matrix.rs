//! Matrices, which are vectors of their columns.

use alloc::vec::Vec;

use dxil_ir::build::Error;
use dxil_ir::{Type, TypeId, Value};

use super::call::{Call, Expanded, value};
use super::product::{float_dot_of, multiply_add};

/// The numbers of rows and columns at the end of the arguments.
fn sizes<const N: usize>(it: &Call<'_, '_>) -> Option<[usize; N]> {
    let first = it.arguments.len().checked_sub(N)?;
    let numbers = it.arguments[first..]
        .iter()
        .map(|&number| it.b.integer_value(number).and_then(|number| usize::try_from(number).ok()));
    numbers.collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Whether a vector is a matrix of this size.
fn has_size(it: &Call<'_, '_>, ty: TypeId, rows: usize, columns: usize) -> bool {
    rows > 0 && rows.checked_mul(columns).is_some_and(|size| it.length(ty) == Some(size))
}

const MISFIT: &str = "the numbers of rows and columns do not fit the lengths of the vectors";

pub(super) fn multiply(it: &Call<'_, '_>) -> Expanded {
    let (Some([rows, inner, columns]), &[left, right, ..]) = (sizes(it), it.arguments) else {
        return Err(MISFIT.into());
    };
    if !has_size(it, it.type_of(left)?, rows, inner)
        || !has_size(it, it.type_of(right)?, inner, columns)
        || !has_size(it, it.ty, rows, columns)
    {
        return Err(MISFIT.into());
    }
    let (left, right) = (it.elements(left)?, it.elements(right)?);
    let mut result = it.poison(it.ty);
    for column in 0..columns {
        for row in 0..rows {
            let left: Vec<_> = (0..inner).map(|index| left[index * rows + row]).collect();
            let right = &right[column * inner..][..inner];
            let element = dot(it, &left, right)?;
            let index = it.b.i64((column * rows + row) as i64);
            result = it.b.insert_element(result, element, index)?;
        }
    }
    value(result)
}

/// The dot product of a row and a column.
fn dot(it: &Call<'_, '_>, left: &[Value], right: &[Value]) -> Result<Value, Error> {
    let ty = it.type_of(left[0])?;
    let element = it.b.with_module(|module| module.types[ty].clone());
    match element {
        Type::Half | Type::Float => float_dot_of(it, left, right),
        Type::Double => multiply_add(it, Some("llvm.fmuladd"), left, right),
        _ => multiply_add(it, Some("llvm.dx.imad"), left, right),
    }
}

pub(super) fn transpose(it: &Call<'_, '_>) -> Expanded {
    let (Some([rows, columns]), &[matrix, ..]) = (sizes(it), it.arguments) else {
        return Err(MISFIT.into());
    };
    if !has_size(it, it.ty, rows, columns) {
        return Err(MISFIT.into());
    }
    let order = (0..rows).flat_map(|row| (0..columns).map(move |column| column * rows + row));
    let numbers: Vec<_> = order.map(|number| it.b.i32(number as i32)).collect();
    let i32 = it.b.ty(Type::Integer { bits: 32 });
    let mask = it.b.ty(Type::Vector { element: i32, length: numbers.len() as u32 });
    let mask = it.b.aggregate(mask, &numbers)?;
    value(it.b.shuffle_vector(matrix, it.poison(it.ty), mask)?)
}
