//! The overloads of a call, from the types of its values.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{TypeId, Value, typing};
use dxil_ops::{OpCode, Overload, Shape, Type};

/// The overloads of an operation with these arguments that gives a value of this type; [`None`] if the type of a
/// value is no overload.
pub(super) fn of_call(
    b: &FunctionBuilder<'_>,
    op: OpCode,
    result: TypeId,
    arguments: &[Value],
) -> Option<Vec<Overload<'static>>> {
    let result = b.with_module(|module| typing::overload(&module.types, result));
    of_values(op, result, |index| b.overload_of(*arguments.get(index)?))
}

/// The overloads of an operation, from what the types of its result and its arguments are as overloads.
pub(super) fn of_values(
    op: OpCode,
    result: Option<Overload<'static>>,
    argument: impl Fn(usize) -> Option<Overload<'static>>,
) -> Option<Vec<Overload<'static>>> {
    let signature = op.signature();
    let dimensions = op.overloads(op.since()).len();
    let of_dimension = |dimension| {
        let mut arguments = signature.arguments().iter();
        match arguments.position(|it| is_overload(it.ty(), dimension)) {
            Some(index) => argument(index),
            None if is_overload(signature.result(), dimension) => result,
            None => None,
        }
    };
    (0..dimensions).map(of_dimension).collect()
}

/// Whether a type is the overload of a dimension.
fn is_overload(ty: Type, dimension: usize) -> bool {
    matches!(ty.shape(), Shape::Overload(number) if usize::from(number) == dimension)
}
