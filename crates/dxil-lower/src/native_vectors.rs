//! Vectors of targets that have them.
//!
//! Such a target addresses a vector in memory as what it is, and a lane of it by an index; it casts no address of a
//! vector to that of a type of another size. Memory that is accessed in another way becomes arrays, as for targets
//! without vectors, and so do vectors of bytes, which no target has.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, FunctionId, Instruction, InstructionId,
    InstructionKind as Kind, Module, Type, TypeId, Value,
};
use dxil_ops::{Target, Version};

use crate::memory_type;

/// Whether the target has vectors.
pub(crate) fn has_vectors(target: Target) -> bool {
    target.version >= Version::V1_9
}

/// Whether all memory of vectors is accessed as such a target does it.
pub(crate) fn is_memory_native(module: &Module) -> bool {
    let mut accesses = Accesses::new(module);
    module.functions.iter().all(|(function, it)| {
        let Some(body) = &it.body else { return true };
        !body.instructions().any(|(_, it)| accesses.is_misfit(function, body, it))
    })
}

/// The instructions that take memory with vectors for something else, and the loads and stores of vectors where
/// something else lies.
pub(crate) fn misfits(
    module: &Module,
    function: FunctionId,
    body: &Body,
) -> BTreeSet<InstructionId> {
    let mut accesses = Accesses::new(module);
    let misfits = body.instructions().filter(|(_, it)| accesses.is_misfit(function, body, it));
    misfits.map(|(id, _)| id).collect()
}

/// Whether a type is a vector of bytes.
pub(crate) fn is_byte_vector(module: &Module, ty: TypeId) -> bool {
    let Type::Vector { element, .. } = module.types[ty] else { return false };
    matches!(module.types[element], Type::Integer { bits: 8 })
}

/// The accesses of memory of a module.
struct Accesses<'m> {
    module: &'m Module,
    /// Whether types have vectors, of those that were looked at.
    vectors: BTreeMap<TypeId, bool>,
    /// Whether addresses that are constants take vectors for something else, of those that were looked at.
    addresses: BTreeMap<ConstantId, bool>,
}

impl<'m> Accesses<'m> {
    const fn new(module: &'m Module) -> Self {
        Self { module, vectors: BTreeMap::new(), addresses: BTreeMap::new() }
    }

    fn is_misfit(&mut self, function: FunctionId, body: &Body, it: &Instruction) -> bool {
        let mut constants = Vec::new();
        it.for_each_operand(body, |value| constants.extend(value.constant()));
        if constants.into_iter().any(|id| self.is_misfit_address(id)) {
            return true;
        }
        let (pointer, accessed) = match it.kind {
            Kind::Load { pointer, .. } => (pointer, Some(it.ty)),
            Kind::Store { pointer, value, .. } => (pointer, self.module.type_of(body, value)),
            Kind::GetElementPtr { source, operands, .. } => match body.list(operands).first() {
                Some(&pointer) => (pointer, Some(source)),
                None => return false,
            },
            _ => return false,
        };
        let is_value = !matches!(it.kind, Kind::GetElementPtr { .. });
        let Some(accessed) = accessed else { return false };
        if is_value && is_byte_vector(self.module, accessed) {
            return true;
        }
        let Some(held) =
            held(self.module, function, body, pointer).filter(|held| *held != accessed)
        else {
            return false;
        };
        self.has_vector(held) || is_value && self.module.types.vector_length(accessed).is_some()
    }

    /// Whether an address that is a constant takes a vector for something else.
    fn is_misfit_address(&mut self, id: ConstantId) -> bool {
        let (mut path, mut next, mut found) = (Vec::new(), Some(id), false);
        while let Some(id) = next.take() {
            if let Some(known) = self.addresses.get(&id) {
                found = *known;
                break;
            }
            let kind = &self.module.constants[id].kind;
            let ConstantKind::Expression(Expression::GetElementPtr { source, operands, .. }) = kind
            else {
                break;
            };
            path.push(id);
            let Some(&base) = operands.first() else { break };
            let held = held_by_constant(self.module, base).filter(|held| held != source);
            found = held.is_some_and(|held| self.has_vector(held));
            next = Some(base).filter(|_| !found);
        }
        self.addresses.extend(path.into_iter().map(|id| (id, found)));
        found
    }

    /// Whether a type is a vector, or has one as an element or a field.
    fn has_vector(&mut self, ty: TypeId) -> bool {
        if let Some(known) = self.vectors.get(&ty) {
            return *known;
        }
        let types = &self.module.types;
        let (mut open, mut seen, mut found) = (Vec::from([ty]), BTreeSet::new(), false);
        while let Some(ty) = open.pop() {
            let inner = types.innermost(ty);
            if types.vector_length(inner).is_some() {
                found = true;
                break;
            }
            if let Some(body) = types.struct_body(inner).filter(|_| seen.insert(inner)) {
                open.extend(&body.elements);
            }
        }
        self.vectors.insert(ty, found);
        found
    }
}

/// The type of what lies at an address; [`None`] if nothing says it.
pub(crate) fn held(
    module: &Module,
    function: FunctionId,
    body: &Body,
    pointer: Value,
) -> Option<TypeId> {
    if let Some(id) = pointer.constant() {
        return held_by_constant(module, id);
    }
    match pointer.instruction().map(|id| body.instructions[id].kind) {
        Some(Kind::GetElementPtr { source, operands, .. }) => {
            indexed(module, source, body.list(operands).iter().skip(2).copied())
        }
        _ => memory_type::of(module, function, body, pointer),
    }
}

/// The same for an address that is a constant.
fn held_by_constant(module: &Module, id: ConstantId) -> Option<TypeId> {
    match &module.constants[id].kind {
        ConstantKind::Variable(id) => Some(module.variables[*id].ty),
        ConstantKind::Expression(Expression::GetElementPtr { source, operands, .. }) => {
            indexed(module, *source, operands.iter().skip(2).map(|&id| id.into()))
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
