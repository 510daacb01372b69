//! Instructions that are constants where their operands are, as LLVM's builder makes them.

use alloc::boxed::Box;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    BinaryOp, CastOp, ConstantId, ConstantKind, Expression, GepFlags, InstructionKind as Kind,
    TypeId, Value,
};

/// The constant of an expression, if it is not an expression itself.
fn known(b: &FunctionBuilder<'_>, expression: Expression, ty: TypeId) -> Option<Value> {
    b.with_module(|module| {
        let id = module.fold(expression, ty);
        let is_known = !matches!(module.constants[id].kind, ConstantKind::Expression(_));
        is_known.then_some(id.into())
    })
}

/// An operation on two numbers.
pub(crate) fn binary(
    b: &FunctionBuilder<'_>,
    op: BinaryOp,
    left: Value,
    right: Value,
) -> Result<Value, Error> {
    let ty = b.type_of(left)?;
    if let (Some(left), Some(right)) = (left.constant(), right.constant()) {
        let expression = Expression::Binary { op, operands: [left, right] };
        if let Some(known) = known(b, expression, ty) {
            return Ok(known);
        }
    }
    b.binary(op, left, right)
}

/// A conversion; the value itself if it has the type.
pub(crate) fn cast(
    b: &FunctionBuilder<'_>,
    op: CastOp,
    value: Value,
    to: TypeId,
) -> Result<Value, Error> {
    if b.type_of(value)? == to {
        return Ok(value);
    }
    if let Some(id) = value.constant() {
        if let Some(known) = known(b, Expression::Cast { op, value: id }, to) {
            return Ok(known);
        }
    }
    b.cast(op, value, to)
}

/// The address of an element: an expression if all operands are constants, and not all indices zero.
pub(crate) fn address(
    b: &FunctionBuilder<'_>,
    source: TypeId,
    flags: GepFlags,
    pointer: Value,
    indices: &[Value],
) -> Result<Value, Error> {
    let ty = b.type_of(pointer)?;
    let operands = || core::iter::once(pointer).chain(indices.iter().copied());
    let constants: Option<Box<[ConstantId]>> = operands().map(Value::constant).collect();
    let moves = indices.iter().any(|&it| b.integer_value(it) != Some(0));
    if let (Some(operands), true) = (constants, moves) {
        let expression = Expression::GetElementPtr { source, flags, operands };
        return Ok(b.with_module(|module| module.fold(expression, ty)).into());
    }
    let operands = b.add_list(operands());
    b.add(Kind::GetElementPtr { source, flags, operands }, ty)
}

/// An element of a vector.
pub(crate) fn extract(
    b: &FunctionBuilder<'_>,
    vector: Value,
    element: TypeId,
    index: Value,
) -> Result<Value, Error> {
    if let (Some(vector), Some(index)) = (vector.constant(), index.constant()) {
        let expression = Expression::ExtractElement { operands: [vector, index] };
        if let Some(known) = known(b, expression, element) {
            return Ok(known);
        }
    }
    b.add(Kind::ExtractElement { vector, index }, element)
}
