//! Vectors of targets that have them.
//!
//! Such a target addresses a vector in memory as what it is, and a lane of it by an index; it casts no address of a vector to
//! that of another type. Memory that is accessed in another way becomes arrays, as for targets without vectors.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::{
    Body, ConstantKind, Expression, Instruction, InstructionId, InstructionKind as Kind, Module,
    TypeId, Value,
};
use dxil_ops::{Target, Version};

/// Whether the target has vectors.
pub(crate) fn has_vectors(target: Target) -> bool {
    target.version >= Version::V1_9
}

/// Whether all memory of vectors is accessed as such a target does it.
pub(crate) fn is_memory_native(module: &Module) -> bool {
    let mut bodies = module.functions.values().filter_map(|it| it.body.as_ref());
    bodies.all(|body| !body.instructions().any(|(_, it)| is_misfit(module, body, it)))
}

/// The loads, stores and addresses that take memory with vectors for something else, and the loads and stores of vectors where
/// something else lies.
pub(crate) fn misfits(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let misfits = body.instructions().filter(|(_, it)| is_misfit(module, body, it));
    misfits.map(|(id, _)| id).collect()
}

fn is_misfit(module: &Module, body: &Body, it: &Instruction) -> bool {
    let (pointer, accessed) = match it.kind {
        Kind::Load { pointer, .. } => (pointer, Some(it.ty)),
        Kind::Store { pointer, value, .. } => (pointer, module.type_of(body, value)),
        Kind::GetElementPtr { source, operands, .. } => match body.list(operands).first() {
            Some(&pointer) => (pointer, Some(source)),
            None => return false,
        },
        _ => return false,
    };
    let (Some(accessed), Some(held)) = (accessed, held(module, body, pointer)) else {
        return false;
    };
    let is_value = !matches!(it.kind, Kind::GetElementPtr { .. });
    accessed != held
        && (has_vector(module, held) || is_value && module.types.vector_length(accessed).is_some())
}

/// The type of what lies at an address; [`None`] if nothing says it.
fn held(module: &Module, body: &Body, pointer: Value) -> Option<TypeId> {
    if let Some(id) = pointer.constant() {
        return match &module.constants[id].kind {
            ConstantKind::Variable(id) => Some(module.variables[*id].ty),
            ConstantKind::Expression(Expression::GetElementPtr { source, operands, .. }) => {
                indexed(module, *source, operands.iter().skip(2).map(|&id| id.into()))
            }
            _ => None,
        };
    }
    match body.instructions[pointer.instruction()?].kind {
        Kind::Alloca { allocated, .. } => Some(allocated),
        Kind::GetElementPtr { source, operands, .. } => {
            indexed(module, source, body.list(operands).iter().skip(2).copied())
        }
        _ => None,
    }
}

/// The type that indices lead to.
fn indexed(
    module: &Module,
    source: TypeId,
    mut indices: impl Iterator<Item = Value>,
) -> Option<TypeId> {
    indices.try_fold(source, |ty, index| {
        let number = index.constant().and_then(|id| module.constants.integer_value(id));
        module.types.element(ty, number.unwrap_or(0))
    })
}

/// Whether a type is a vector, or has one as an element or a field.
fn has_vector(module: &Module, ty: TypeId) -> bool {
    let (mut open, mut seen) = (Vec::from([ty]), BTreeSet::new());
    while let Some(ty) = open.pop() {
        let inner = module.types.innermost(ty);
        if module.types.vector_length(inner).is_some() {
            return true;
        }
        if let Some(body) = module.types.struct_body(inner).filter(|_| seen.insert(inner)) {
            open.extend(&body.elements);
        }
    }
    false
}
