//! Elements of the vectors that calls take: the scalars of which a vector was made, where that can be seen.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Expression, InstructionKind, Value};

/// The number of `insertelement` that are looked through: more than a vector of four elements is made of.
const LOOKED_THROUGH: usize = 8;

/// The elements of a vector; a scalar alone. `number` makes the indices of those that are taken out.
pub(super) fn of(
    b: &FunctionBuilder<'_>,
    value: Value,
    number: impl Fn(u32) -> Value,
) -> Result<alloc::vec::Vec<Value>, Error> {
    let ty = b.type_of(value)?;
    match b.with_module(|module| module.types.vector_length(ty)) {
        Some(length) => (0..length).map(|index| element(b, value, index, &number)).collect(),
        None => Ok(alloc::vec![value]),
    }
}

/// An element of a vector.
fn element(
    b: &FunctionBuilder<'_>,
    vector: Value,
    index: u32,
    number: impl Fn(u32) -> Value,
) -> Result<Value, Error> {
    let mut inner = vector;
    for _ in 0..LOOKED_THROUGH {
        if let Some(constant) = inner.constant() {
            return Ok(folded(b, constant, index));
        }
        let Some(InstructionKind::InsertElement { vector, element, index: at }) =
            b.instruction(inner).map(|it| it.kind)
        else {
            break;
        };
        match b.integer_value(at) {
            Some(at) if at == u64::from(index) => return Ok(element),
            Some(_) => inner = vector,
            None => break,
        }
    }
    b.extract_element(inner, number(index))
}

/// The element of a constant vector.
fn folded(b: &FunctionBuilder<'_>, vector: dxil_ir::ConstantId, index: u32) -> Value {
    b.with_module(|module| {
        let scalar = module.types.scalar(module.constants[vector].ty);
        if module.constants[vector].is_undefined() {
            return module.constants.undef(scalar).into();
        }
        let integer = module.types.integer(32);
        let index = module.constants.integer(&module.types, integer, index.into());
        module.fold(Expression::ExtractElement { operands: [vector, index] }, scalar).into()
    })
}
