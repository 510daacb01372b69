//! Arrays in memory, and accesses to them.

use alloc::collections::BTreeMap;
use alloc::vec;

use dxil_derive::GROUP_SHARED;
use dxil_ir::{
    Body, CastOp, ConstantKind, DataLayout, Expression, InstructionKind, Linkage, Module, Type,
    TypeId, Value, VariableId,
};

use super::{Counter, Counts};

/// The memory in which an array lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    Local,
    Static,
    Shared,
}

/// The known facts about the pointers of a module.
pub(super) struct Arrays<'m> {
    module: &'m Module,
    /// The layout, once it is needed.
    layout: Option<DataLayout<'m>>,
}

impl<'m> Arrays<'m> {
    pub(super) const fn new(module: &'m Module) -> Self {
        Self { module, layout: None }
    }

    /// Counts the bytes of global variables that are arrays.
    pub(super) fn count_variables(&mut self, counts: &mut Counts) {
        for (id, variable) in self.module.variables.iter() {
            let counter = match self.of_variable(id) {
                Some(Memory::Static) => Counter::StaticBytes,
                Some(Memory::Shared) => Counter::SharedBytes,
                _ => continue,
            };
            let size = self.size(variable.ty);
            counts.add(counter, size);
        }
    }

    /// Counts the bytes of arrays of a function, and the loads and stores of arrays.
    pub(super) fn count_body(&mut self, counts: &mut Counts, body: &Body) {
        let mut known = BTreeMap::new();
        for (_, instruction) in body.instructions() {
            let pointer = match instruction.kind {
                InstructionKind::Alloca { allocated, .. } if self.is_array(allocated) => {
                    let size = self.size(allocated);
                    counts.add(Counter::LocalBytes, size);
                    continue;
                }
                InstructionKind::Load { pointer, .. } | InstructionKind::Store { pointer, .. } => {
                    pointer
                }
                _ => continue,
            };
            match self.of_pointer(body, pointer, &mut known) {
                Some(Memory::Local) => counts.add(Counter::LocalAccess, 1),
                Some(Memory::Static) => counts.add(Counter::StaticAccess, 1),
                Some(Memory::Shared) => counts.add(Counter::SharedAccess, 1),
                None => {}
            }
        }
    }

    /// The array into which a pointer leads. `known` has pointers that were looked at before.
    fn of_pointer(
        &self,
        body: &Body,
        pointer: Value,
        known: &mut BTreeMap<Value, Option<Memory>>,
    ) -> Option<Memory> {
        let (mut open, mut path) = (vec![pointer], vec![]);
        let mut found = None;
        while let Some(value) = open.pop().filter(|_| found.is_none()) {
            if let Some(memory) = known.get(&value) {
                found = *memory;
                continue;
            }
            // A phi may lead back to itself.
            known.insert(value, None);
            path.push(value);
            match value {
                Value::Instruction(id) => match body.instructions[id].kind {
                    InstructionKind::Alloca { allocated, .. } if self.is_array(allocated) => {
                        found = Some(Memory::Local);
                    }
                    InstructionKind::GetElementPtr { operands, .. } => {
                        open.extend(body.list(operands).first());
                    }
                    InstructionKind::Cast { op, value } if keeps_memory(op) => open.push(value),
                    InstructionKind::Phi { incoming, .. } => {
                        open.extend(body.list(incoming).iter().rev().map(|it| it.value));
                    }
                    _ => {}
                },
                Value::Constant(id) => match &self.module.constants[id].kind {
                    ConstantKind::Variable(id) => found = self.of_variable(*id),
                    ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                        open.extend(operands.first().copied().map(Value::Constant));
                    }
                    ConstantKind::Expression(Expression::Cast { op, value })
                        if keeps_memory(*op) =>
                    {
                        open.push(Value::Constant(*value));
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        known.extend(path.into_iter().map(|value| (value, found)));
        found
    }

    /// The memory of a global variable, if it is an array that is written.
    fn of_variable(&self, id: VariableId) -> Option<Memory> {
        let variable = &self.module.variables[id];
        let is_static = variable.address_space == 0
            && !variable.constant
            && variable.linkage == Linkage::Internal;
        match variable.address_space {
            _ if !self.is_array(variable.ty) => None,
            GROUP_SHARED => Some(Memory::Shared),
            _ => is_static.then_some(Memory::Static),
        }
    }

    fn is_array(&self, ty: TypeId) -> bool {
        matches!(self.module.types.get(ty), Some(Type::Array { .. }))
    }

    /// Bytes of a value.
    fn size(&mut self, ty: TypeId) -> u32 {
        let layout = self.layout.get_or_insert_with(|| DataLayout::new(self.module));
        layout.size(ty).and_then(|size| size.try_into().ok()).unwrap_or(u32::MAX)
    }
}

/// Whether a pointer leads into the same memory after a cast.
const fn keeps_memory(op: CastOp) -> bool {
    matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast)
}
