//! The types that pointers point to: LLVM's analysis of pointee types.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Body, Id as _, InstructionKind as Kind, Module, TypeId, Types, Value};

/// The types that the pointers in a body point to, as types of the modern module; [`None`] where nothing says it.
pub(super) struct Pointees {
    pub(super) arguments: Vec<Option<TypeId>>,
    pub(super) instructions: Vec<Option<TypeId>>,
}

/// The types that the pointers in a body point to: what an instruction says of its result, or else what the
/// first of its users takes it for.
pub(super) fn of(module: &Module, body: &Body) -> Pointees {
    let arguments = vec![None; body.arguments.len()];
    let instructions = vec![None; body.instructions.len()];
    let mut pointees = Pointees { arguments, instructions };
    for (id, instruction) in body.instructions() {
        pointees.instructions[id.index()] = match instruction.kind {
            Kind::Alloca { allocated, .. } => Some(allocated),
            Kind::GetElementPtr { source, operands, .. } => {
                address_of(module, source, body.list(operands).iter().skip(2).copied())
            }
            _ => None,
        };
    }
    for (_, instruction) in body.instructions() {
        match instruction.kind {
            Kind::Load { pointer, .. } => pointees.suggest(pointer, instruction.ty),
            Kind::Store { pointer, value, .. } | Kind::AtomicRmw { pointer, value, .. } => {
                if let Some(ty) = module.type_of(body, value) {
                    pointees.suggest(pointer, ty);
                }
            }
            Kind::CompareExchange { pointer, operands: [value, _], .. } => {
                if let Some(ty) = module.type_of(body, value) {
                    pointees.suggest(pointer, ty);
                }
            }
            Kind::GetElementPtr { source, operands, .. } => {
                if let Some(&pointer) = body.list(operands).first() {
                    pointees.suggest(pointer, source);
                }
            }
            _ => {}
        }
    }
    // A choice of pointers to the same points to that.
    for (id, instruction) in body.instructions() {
        if pointees.instructions[id.index()].is_some() {
            continue;
        }
        let known = match instruction.kind {
            Kind::Phi { incoming, .. } => {
                body.list(incoming).iter().find_map(|it| pointees.get(it.value))
            }
            Kind::Select { operands, .. } => operands.iter().find_map(|&it| pointees.get(it)),
            _ => None,
        };
        pointees.instructions[id.index()] = known;
    }
    pointees
}

impl Pointees {
    fn get(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Argument(index) => *self.arguments.get(index as usize)?,
            Value::Instruction(id) => *self.instructions.get(id.index())?,
            _ => None,
        }
    }

    fn suggest(&mut self, pointer: Value, ty: TypeId) {
        let place = match pointer {
            Value::Argument(index) => self.arguments.get_mut(index as usize),
            Value::Instruction(id) => self.instructions.get_mut(id.index()),
            _ => None,
        };
        if let Some(place @ None) = place {
            *place = Some(ty);
        }
    }
}

/// The type of what indices after the first lead to.
fn address_of(
    module: &Module,
    source: TypeId,
    indices: impl Iterator<Item = Value>,
) -> Option<TypeId> {
    let mut ty = source;
    for index in indices {
        let number = index.constant().and_then(|id| module.constants.integer_value(id));
        ty = element(&module.types, ty, number)?;
    }
    Some(ty)
}

/// The element of a type; of an array, whatever the index.
pub(super) fn element(types: &Types, ty: TypeId, index: Option<u64>) -> Option<TypeId> {
    types.element(ty, index.unwrap_or(0))
}
