//! Vectors that intrinsics take and give, where operations have scalars.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{ConstantKind, Type, TypeId, Value};

/// The vector of these elements; a single one itself.
pub(super) fn vector(b: &FunctionBuilder<'_>, elements: &[Value]) -> Result<Value, Error> {
    let ty = b.type_of(elements[0])?;
    let ty = vector_type(b, ty, elements.len() as u32);
    match elements {
        [one] => Ok(*one),
        _ if elements.iter().all(|it| it.constant().is_some()) => b.aggregate(ty, elements),
        _ => {
            let mut vector = Value::from(b.with_module(|module| module.constants.poison(ty)));
            for (index, &element) in (0..).zip(elements) {
                vector = b.insert_element(vector, element, b.i64(index))?;
            }
            Ok(vector)
        }
    }
}

/// The type of a vector of this length; a single element's is its own.
pub(super) fn vector_type(b: &FunctionBuilder<'_>, element: TypeId, length: u32) -> TypeId {
    match length {
        0 | 1 => element,
        length => b.ty(Type::Vector { element, length }),
    }
}

/// The offsets of a texture, which are zero where the operation leaves them out.
pub(super) fn offsets(b: &FunctionBuilder<'_>, offsets: &[Value]) -> Result<Value, Error> {
    let offsets: Vec<_> =
        offsets.iter().map(|&it| if is_undef(b, it) { b.i32(0) } else { it }).collect();
    vector(b, &offsets)
}

/// Whether an operation leaves out an argument.
pub(super) fn is_undef(b: &FunctionBuilder<'_>, value: Value) -> bool {
    b.with_module(|module| {
        let constant = value.constant().and_then(|id| module.constants.get(id));
        constant.is_some_and(|it| it.kind == ConstantKind::Undef)
    })
}
