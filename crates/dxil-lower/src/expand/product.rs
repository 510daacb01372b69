//! Products and sums of the elements of vectors.

use alloc::vec::Vec;

use dxil_ir::build::Error;
use dxil_ir::{BinaryOp, TypeId, Value};

use super::call::{ADD, Call, Expanded, FADD, FDIV, FMUL, FSUB, MUL, value};

pub(super) fn cross(it: &Call<'_, '_>) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    let element = |vector, index, name| it.element(vector, index).map(|x| it.named(x, name));
    let (x0, x1, x2) = (element(x, 0, "x0")?, element(x, 1, "x1")?, element(x, 2, "x2")?);
    let (y0, y1, y2) = (element(y, 0, "y0")?, element(y, 1, "y1")?, element(y, 2, "y2")?);
    let difference = |number, [a, b, c, d]: [Value; 4]| {
        let (first, second) = (it.binary(FMUL, a, b)?, it.binary(FMUL, c, d)?);
        let difference = it.binary(FSUB, first, second)?;
        if it.name.is_empty() {
            return Ok::<_, Error>(difference);
        }
        // The call still has the name alone.
        Ok(it.named(difference, &alloc::format!("{}{number}", it.name)))
    };
    let elements = [
        difference(1, [x1, y2, x2, y1])?,
        difference(2, [x2, y0, x0, y2])?,
        difference(3, [x0, y1, x1, y0])?,
    ];
    value(it.vector(it.ty, &elements)?)
}

pub(super) fn float_dot(it: &Call<'_, '_>) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    value(float_dot_of(it, &operands(it, x)?, &operands(it, y)?)?)
}

/// The elements of a vector, which LLVM numbers by 32 bits here.
fn operands(it: &Call<'_, '_>, vector: Value) -> Result<Vec<Value>, Error> {
    let length = it.length(it.type_of(vector)?).unwrap_or_default();
    (0..length).map(|index| it.b.extract_element(vector, it.b.i32(index as i32))).collect()
}

/// The dot product of two to four elements, by an operation of as many.
pub(super) fn float_dot_of(it: &Call<'_, '_>, x: &[Value], y: &[Value]) -> Result<Value, Error> {
    let ty = it.type_of(x[0])?;
    let name = match x.len() {
        2 => "llvm.dx.dot2",
        3 => "llvm.dx.dot3",
        4 => "llvm.dx.dot4",
        _ => return multiply_add(it, None, x, y),
    };
    let arguments: Vec<_> = x.iter().chain(y).copied().collect();
    Ok(it.named(it.intrinsic(name, ty, &arguments)?, "dot"))
}

pub(super) fn signed_dot(it: &Call<'_, '_>) -> Expanded {
    integer_dot(it, "llvm.dx.imad")
}

pub(super) fn unsigned_dot(it: &Call<'_, '_>) -> Expanded {
    integer_dot(it, "llvm.dx.umad")
}

fn integer_dot(it: &Call<'_, '_>, mad: &str) -> Expanded {
    let &[x, y] = it.arguments else { return Ok(None) };
    let Some(length) = it.length(it.type_of(x)?) else { return Ok(None) };
    let mut sum = it.binary(MUL, it.element(x, 0)?, it.element(y, 0)?)?;
    for index in 1..length {
        let (x, y) = (it.element(x, index)?, it.element(y, index)?);
        sum = it.named(it.intrinsic(mad, it.ty, &[x, y, sum])?, "dx.mad");
    }
    value(sum)
}

/// The sum of the products of elements: of integers or doubles by an operation `mad`, if it is given.
pub(super) fn multiply_add(
    it: &Call<'_, '_>,
    mad: Option<&str>,
    x: &[Value],
    y: &[Value],
) -> Result<Value, Error> {
    let ty = it.type_of(x[0])?;
    let (times, plus) = if it.is_float(ty) { (FMUL, FADD) } else { (MUL, ADD) };
    let mut sum = it.binary(times, x[0], y[0])?;
    for (&x, &y) in x.iter().zip(y).skip(1) {
        sum = match mad {
            Some(mad) => it.intrinsic(mad, ty, &[x, y, sum])?,
            None => it.binary(plus, sum, it.binary(times, x, y)?)?,
        };
    }
    Ok(sum)
}

pub(super) fn normalize(it: &Call<'_, '_>) -> Expanded {
    let x = it.arguments[0];
    let Some(length) = it.length(it.ty) else { return value(it.binary(FDIV, x, x)?) };
    let ty = it.scalar(it.ty);
    let (left, right) = (operands(it, x)?, operands(it, x)?);
    let square = float_dot_of(it, &left, &right)?;
    let inverse = it.named(it.intrinsic("llvm.dx.rsqrt", ty, &[square])?, "dx.rsqrt");
    value(it.binary(FMUL, x, splat(it, inverse, length)?)?)
}

/// A vector with a value in each element, as LLVM builds it.
pub(super) fn splat(it: &Call<'_, '_>, element: Value, length: usize) -> Result<Value, Error> {
    let i32 = it.b.ty(dxil_ir::Type::Integer { bits: 32 });
    let mask = it.b.ty(dxil_ir::Type::Vector { element: i32, length: length as u32 });
    let poison = it.poison(it.ty);
    let first = it.named(it.b.insert_element(poison, element, it.b.i64(0))?, ".splatinsert");
    Ok(it.named(it.b.shuffle_vector(first, poison, it.zero(mask))?, ".splat"))
}

pub(super) fn sum(it: &Call<'_, '_>) -> Expanded {
    sum_of(it, ADD, None, it.arguments[0])
}

pub(super) fn float_sum(it: &Call<'_, '_>) -> Expanded {
    let &[start, x] = it.arguments else { return Ok(None) };
    let bits = start.constant().map(|id| it.b.with_module(|module| module.constants[id].is_null()));
    let is_zero = bits == Some(true) || is_negative_zero(it, it.ty, start);
    sum_of(it, FADD, (!is_zero).then_some(start), x)
}

fn is_negative_zero(it: &Call<'_, '_>, ty: TypeId, x: Value) -> bool {
    x == it.float(ty, -0.0)
}

fn sum_of(it: &Call<'_, '_>, op: BinaryOp, start: Option<Value>, x: Value) -> Expanded {
    let Some(length) = it.length(it.type_of(x)?) else { return Ok(None) };
    let mut sum = it.element(x, 0)?;
    if let Some(start) = start {
        sum = it.binary(op, sum, start)?;
    }
    for index in 1..length {
        sum = it.binary(op, sum, it.element(x, index)?)?;
    }
    value(sum)
}
