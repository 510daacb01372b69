//! The types that pointers point to: LLVM's analysis of pointee types.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Body, Id as _, InstructionKind as Kind, Module, Type, TypeId, Types, Value};

/// The types that the pointers in a body point to, as types of the modern module; [`None`] where nothing says it.
pub(crate) struct Pointees {
    pub(super) arguments: Vec<Option<TypeId>>,
    pub(super) instructions: Vec<Option<TypeId>>,
}

/// The types that the pointers in a body point to: what an instruction says of its result, or else what its users take it
/// for. If these disagree, it is the struct that the first of them computes an address in, or else bytes.
pub(crate) fn of(module: &Module, body: &Body) -> Pointees {
    let arguments = Vec::new();
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
    let mut users = Users {
        arguments: vec![Uses::default(); body.arguments.len()],
        instructions: vec![Uses::default(); body.instructions.len()],
    };
    for (_, instruction) in body.instructions() {
        match instruction.kind {
            Kind::Load { pointer, .. } => users.suggest(pointer, instruction.ty),
            Kind::Store { pointer, value, .. } | Kind::AtomicRmw { pointer, value, .. } => {
                if let Some(ty) = module.type_of(body, value) {
                    users.suggest(pointer, ty);
                }
            }
            Kind::CompareExchange { pointer, operands: [value, _], .. } => {
                if let Some(ty) = module.type_of(body, value) {
                    users.suggest(pointer, ty);
                }
            }
            Kind::GetElementPtr { source, operands, .. } => {
                if let Some(&pointer) = body.list(operands).first() {
                    users.suggest_base(&module.types, pointer, source);
                }
            }
            _ => {}
        }
    }
    pointees.arguments = users.arguments.iter().map(Uses::pointee).collect();
    for (pointee, uses) in pointees.instructions.iter_mut().zip(&users.instructions) {
        *pointee = pointee.or_else(|| uses.pointee());
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
    pub(crate) fn get(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Argument(index) => *self.arguments.get(index as usize)?,
            Value::Instruction(id) => *self.instructions.get(id.index())?,
            _ => None,
        }
    }
}

/// The types that the users of pointers take them to point to.
struct Users {
    arguments: Vec<Uses>,
    instructions: Vec<Uses>,
}

/// The type that the users of one pointer take it to point to.
#[derive(Clone, Copy, Default)]
struct Uses {
    first: Option<TypeId>,
    /// Whether another one takes it for another type.
    disagree: bool,
    /// The first struct, array or vector that an address is computed in.
    base: Option<TypeId>,
}

impl Uses {
    const fn pointee(&self) -> Option<TypeId> {
        match self.base {
            Some(base) => Some(base),
            None if self.disagree => None,
            None => self.first,
        }
    }
}

impl Users {
    fn of(&mut self, pointer: Value) -> Option<&mut Uses> {
        match pointer {
            Value::Argument(index) => self.arguments.get_mut(index as usize),
            Value::Instruction(id) => self.instructions.get_mut(id.index()),
            _ => None,
        }
    }

    fn suggest(&mut self, pointer: Value, ty: TypeId) {
        let Some(uses) = self.of(pointer) else { return };
        let first = *uses.first.get_or_insert(ty);
        uses.disagree |= first != ty;
    }

    /// An address is computed in what the pointer points to.
    fn suggest_base(&mut self, types: &Types, pointer: Value, source: TypeId) {
        self.suggest(pointer, source);
        let Some(uses) = self.of(pointer) else { return };
        if let Type::Array { .. } | Type::Vector { .. } | Type::Struct(_) | Type::Named(_) =
            types[source]
        {
            uses.base.get_or_insert(source);
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

/// How often the first element of a type is taken until it is of another one; [`None`] if it never is.
pub(super) fn depth_of_first(types: &Types, mut ty: TypeId, wanted: TypeId) -> Option<usize> {
    let mut depth = 0;
    while ty != wanted {
        ty = element(types, ty, Some(0))?;
        depth += 1;
    }
    Some(depth)
}

/// The element of a type; of an array, whatever the index.
pub(super) fn element(types: &Types, ty: TypeId, index: Option<u64>) -> Option<TypeId> {
    types.element(ty, index.unwrap_or(0))
}
