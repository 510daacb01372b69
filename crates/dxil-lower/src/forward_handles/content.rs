//! The content of the memory of a function, and the values of loads, as far as handles are concerned.

use alloc::collections::BTreeMap;

use dxil_ir::{
    BlockId, Body, Instruction, InstructionId, InstructionKind as Kind, Module, Value, VariableId,
};

use crate::intrinsic;

/// The number of times that code is looked at: an address may pass through memory once more each time.
const ROUNDS: usize = 4;

/// The maximum depth of addresses in addresses.
const MAX_DEPTH: usize = 16;

/// The content that a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// The address of a variable.
    Address(VariableId),
    /// The handle that a variable holds.
    Handle(VariableId),
}

/// The content that loads of a body give.
#[derive(Default)]
pub(super) struct Contents {
    loads: BTreeMap<InstructionId, Content>,
    /// The content stored into memory of the function, wherever it is the same.
    memory: BTreeMap<InstructionId, Option<Content>>,
}

impl Contents {
    /// The contents in a body with these blocks, in reverse post-order.
    pub(super) fn new(module: &Module, body: &Body, blocks: &[BlockId]) -> Self {
        let mut it = Self::default();
        for _ in 0..ROUNDS {
            let before = it.loads.len();
            let known = core::mem::take(&mut it.memory);
            for &block in blocks {
                it.look(module, body, block, &known);
            }
            if it.loads.len() == before {
                break;
            }
        }
        it
    }

    /// The content that a load gives, if it is known.
    pub(super) fn of(&self, load: InstructionId) -> Option<Content> {
        self.loads.get(&load).copied()
    }

    /// Looks at the loads and stores of a block.
    fn look(
        &mut self,
        module: &Module,
        body: &Body,
        block: BlockId,
        known: &BTreeMap<InstructionId, Option<Content>>,
    ) {
        let mut local: BTreeMap<InstructionId, Option<Content>> = BTreeMap::new();
        for &id in &body.blocks[block].instructions {
            let it = &body.instructions[id];
            match it.kind {
                Kind::Store { pointer, value, .. } => {
                    let Some(memory) = memory(module, body, pointer) else { continue };
                    let content = self.value(module, body, value);
                    local.insert(memory, content);
                    let joined = self.memory.entry(memory).or_insert(content);
                    if *joined != content {
                        *joined = None;
                    }
                }
                Kind::Load { pointer, .. } => {
                    let content =
                        match (self.value(module, body, pointer), memory(module, body, pointer)) {
                            (Some(Content::Address(variable)), _) => {
                                Some(Content::Handle(variable))
                            }
                            (_, Some(memory)) => {
                                let local = local.get(&memory).copied();
                                local.or_else(|| known.get(&memory).copied()).flatten()
                            }
                            _ => None,
                        };
                    if let Some(content) = content {
                        self.loads.insert(id, content);
                    }
                }
                Kind::Call { .. } if may_store(module, it) => local.clear(),
                _ => {}
            }
        }
    }

    /// The content that a value is.
    fn value(&self, module: &Module, body: &Body, value: Value) -> Option<Content> {
        let value = object(module, body, value);
        match module.addressed_variable(value) {
            Some(variable) => Some(Content::Address(variable)),
            None => self.of(value.instruction()?),
        }
    }
}

/// The memory of the function whose address a value is.
fn memory(module: &Module, body: &Body, pointer: Value) -> Option<InstructionId> {
    let id = object(module, body, pointer).instruction()?;
    matches!(body.instructions[id].kind, Kind::Alloca { .. }).then_some(id)
}

/// The object that an address is that of: a handle is the first element of the class of a resource.
fn object(module: &Module, body: &Body, mut address: Value) -> Value {
    for _ in 0..MAX_DEPTH {
        let kind = address.instruction().map(|id| body.instructions[id].kind);
        let Some(Kind::GetElementPtr { operands, .. }) = kind else { break };
        let Some((&pointer, indices)) = body.list(operands).split_first() else { break };
        let is_zero = |it: &Value| it.constant().is_some_and(|it| module.constants[it].is_null());
        if !indices.iter().all(is_zero) {
            break;
        }
        address = pointer;
    }
    address
}

/// Whether a call may store into memory: one of anything else than an intrinsic.
fn may_store(module: &Module, it: &Instruction) -> bool {
    !intrinsic::is_called(module, it)
}
