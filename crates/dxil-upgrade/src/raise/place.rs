//! Places in the variables that stand for resources of libraries.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    BinaryOp, Body, ConstantId, ConstantKind, Expression, InstructionId, InstructionKind, Module,
    OverflowFlags, Type, TypeId, Value,
};

use crate::resource::{Resources, variable};

/// Attached to an address whose index differs between threads.
const NON_UNIFORM: &str = "dx.nonuniform";

/// A place in an array of resources, or in one of several dimensions.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// The index in each dimension.
    indices: Vec<Value>,
    /// The length of each dimension but the first.
    lengths: Vec<u64>,
    pub(super) non_uniform: bool,
}

impl Place {
    /// The index of the resource among all.
    pub(super) fn index(&self, b: &FunctionBuilder<'_>) -> Result<Value, Error> {
        let Some((&first, rest)) = self.indices.split_first() else { return Ok(b.i32(0)) };
        let mut index = first;
        for (&next, &length) in rest.iter().zip(&self.lengths) {
            let scaled = match b.integer_value(index) {
                Some(number) => b.i32((number as u32).wrapping_mul(length as u32) as i32),
                None => b.binary(
                    BinaryOp::Mul(OverflowFlags::NONE),
                    index,
                    b.i32(length as u32 as i32),
                )?,
            };
            index = match (b.integer_value(scaled), b.integer_value(next)) {
                (Some(one), Some(other)) => b.i32((one as u32).wrapping_add(other as u32) as i32),
                (Some(0), None) => next,
                _ => b.binary(BinaryOp::Add(OverflowFlags::NONE), scaled, next)?,
            };
        }
        Ok(index)
    }
}

/// The resource that a value is loaded from, and the place in its variable.
pub(super) fn find(
    module: &Module,
    body: &Body,
    loaded: Value,
    resources: &Resources,
) -> Option<(usize, Place)> {
    let InstructionKind::Load { pointer, .. } = body.instructions[loaded.instruction()?].kind
    else {
        return None;
    };
    if let Some(address) = pointer.constant() {
        let resource = resources.of_variable(variable(module, address))?;
        let place = match &module.constants[address].kind {
            ConstantKind::Expression(Expression::GetElementPtr { source, operands, .. }) => {
                let operands: Vec<_> = operands.iter().map(|&it| it.into()).collect();
                place(module, body, *source, &operands)?
            }
            ConstantKind::Variable(_) => Place::default(),
            _ => return None,
        };
        return Some((resource, place));
    }
    let address = pointer.instruction()?;
    let InstructionKind::GetElementPtr { source, operands, .. } = body.instructions[address].kind
    else {
        return None;
    };
    let operands = body.list(operands);
    let base: ConstantId = operands.first()?.constant()?;
    let resource = resources.of_variable(base)?;
    let mut place = place(module, body, source, operands)?;
    place.non_uniform = is_non_uniform(module, body, address);
    Some((resource, place))
}

/// The place of an element of this type.
fn place(module: &Module, body: &Body, mut source: TypeId, operands: &[Value]) -> Option<Place> {
    let (_, indices) = operands.split_first()?;
    let (&first, indices) = indices.split_first()?;
    if module.constants.integer_value(first.constant()?) != Some(0) {
        return None;
    }
    let mut place = Place::default();
    for (dimension, &index) in indices.iter().enumerate() {
        let Type::Array { element, length } = module.types[source] else { return None };
        let ty = module.type_of(body, index)?;
        if module.types[ty] != (Type::Integer { bits: 32 }) {
            return None;
        }
        place.indices.push(index);
        if dimension > 0 {
            place.lengths.push(length);
        }
        source = element;
    }
    // An array itself is no resource.
    (!matches!(module.types[source], Type::Array { .. })).then_some(place)
}

fn is_non_uniform(module: &Module, body: &Body, address: InstructionId) -> bool {
    let attached = body.attachments.get(&address).into_iter().flatten();
    let mut kinds = attached.filter_map(|&(kind, _)| module.metadata_kinds.get(kind));
    kinds.any(|kind| kind == NON_UNIFORM)
}
