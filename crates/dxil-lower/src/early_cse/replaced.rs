//! Instructions that go, and the values in their places.

use alloc::collections::{BTreeMap, BTreeSet};

use dxil_ir::{Body, InstructionId, Module, Value};

pub(super) struct Replaced {
    values: BTreeMap<InstructionId, Value>,
    gone: BTreeSet<InstructionId>,
    /// The number of uses of each instruction.
    uses: BTreeMap<InstructionId, usize>,
}

impl Replaced {
    pub(super) fn new(body: &Body) -> Self {
        let mut uses = BTreeMap::new();
        for (_, it) in body.instructions() {
            it.for_each_operand(body, |value| {
                if let Some(id) = used(value) {
                    *uses.entry(id).or_insert(0) += 1;
                }
            });
        }
        Self { values: BTreeMap::new(), gone: BTreeSet::new(), uses }
    }

    pub(super) fn is_used(&self, id: InstructionId) -> bool {
        self.uses.get(&id).is_some_and(|count| *count > 0)
    }

    /// The value in the place of another one, which may be itself.
    pub(super) fn resolve(&self, value: Value) -> Value {
        value.instruction().and_then(|id| self.values.get(&id)).copied().unwrap_or(value)
    }

    /// Has an instruction go that nothing uses.
    pub(super) fn remove(&mut self, body: &Body, id: InstructionId) {
        body.instructions[id].for_each_operand(body, |value| {
            if let Some(count) = used(value).and_then(|id| self.uses.get_mut(&id)) {
                *count = count.saturating_sub(1);
            }
        });
        self.gone.insert(id);
    }

    /// Has a value that stays take the place of an instruction.
    pub(super) fn replace(&mut self, body: &Body, id: InstructionId, by: Value) {
        self.remove(body, id);
        let count = self.uses.remove(&id).unwrap_or(0);
        if let Some(by) = used(by) {
            *self.uses.entry(by).or_insert(0) += count;
        }
        self.values.insert(id, by);
    }

    /// Changes the body.
    pub(super) fn apply(self, module: &mut Module, body: &mut Body) {
        if self.gone.is_empty() {
            return;
        }
        body.map_values(|value| {
            let Value::MetadataOfInstruction(id) = value else { return self.resolve(value) };
            match self.values.get(&id) {
                Some(Value::Instruction(id)) => Value::MetadataOfInstruction(*id),
                Some(Value::Argument(index)) => Value::MetadataOfArgument(*index),
                Some(Value::Constant(id)) => Value::Metadata(module.metadata.constant(*id)),
                _ => value,
            }
        });
        for block in body.blocks.values_mut() {
            block.instructions.retain(|id| !self.gone.contains(id));
        }
        body.names.retain(|id| !self.gone.contains(&id));
        body.attachments.retain(|id, _| !self.gone.contains(id));
        body.use_lists.clear();
        module.use_lists.clear();
    }
}

fn used(value: Value) -> Option<InstructionId> {
    match value {
        Value::Instruction(id) | Value::MetadataOfInstruction(id) => Some(id),
        _ => None,
    }
}
