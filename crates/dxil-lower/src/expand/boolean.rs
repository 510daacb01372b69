//! Whether all or any elements are other than zero.

use dxil_ir::{BinaryOp, DisjointFlags, FloatPredicate, IntPredicate};

use super::call::{Call, Expanded, value};

pub(super) fn all(it: &Call<'_, '_>) -> Expanded {
    reduce(it, BinaryOp::And)
}

pub(super) fn any(it: &Call<'_, '_>) -> Expanded {
    reduce(it, BinaryOp::Or(DisjointFlags::NONE))
}

fn reduce(it: &Call<'_, '_>, op: BinaryOp) -> Expanded {
    let x = it.arguments[0];
    let ty = it.type_of(x)?;
    let is_set = match it.is_float(ty) {
        true => it.fcmp(FloatPredicate::Une, x, it.zero(ty))?,
        false => it.icmp(IntPredicate::Ne, x, it.zero(ty))?,
    };
    let Some(length) = it.length(ty) else { return value(is_set) };
    let mut result = it.element(is_set, 0)?;
    for index in 1..length {
        result = it.binary(op, result, it.element(is_set, index)?)?;
    }
    value(result)
}
