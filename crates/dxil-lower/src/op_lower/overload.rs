//! The overloads of a call, from the types of its values.

use alloc::vec::Vec;

use dxil_ir::TypeId;
use dxil_ir::Value;
use dxil_ir::build::FunctionBuilder;
use dxil_ops::{OpCode, Overload, Shape, Type};

/// The overloads of an operation with these arguments that gives a value of this type; [`None`] if the type of a
/// value is no overload.
pub(super) fn of_call(
    b: &FunctionBuilder<'_>,
    op: OpCode,
    result: TypeId,
    arguments: &[Value],
) -> Option<Vec<Overload<'static>>> {
    let signature = op.signature();
    let dimensions = op.overloads(op.since()).len();
    (0..dimensions)
        .map(|dimension| {
            let named = signature.arguments().iter().zip(arguments);
            let mut found = named.filter(|(it, _)| is_overload(it.ty(), dimension));
            match found.next() {
                Some((_, &value)) => b.overload_of(value),
                None if is_overload(signature.result(), dimension) => overload_of(b, result),
                None => None,
            }
        })
        .collect()
}

/// Whether a type is the overload of a dimension.
fn is_overload(ty: Type, dimension: usize) -> bool {
    matches!(ty.shape(), Shape::Overload(number) if usize::from(number) == dimension)
}

/// The overload that the type of a result is.
fn overload_of(b: &FunctionBuilder<'_>, ty: TypeId) -> Option<Overload<'static>> {
    b.overload_of(b.undef(ty).ok()?)
}
