//! `early-cse`: what a block that comes before on every path has computed or loaded already is not computed again.
//!
//! As LLVM's pass, but for its simplification of single instructions, what branches tell about their conditions, and stores
//! that others overwrite. Instructions with different flags stay apart, and those with metadata that differs in more than promises.

mod expression;
mod memory;
mod metadata;
mod replaced;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::{ControlFlow, Dominators};
use dxil_ir::{
    AttributeKind, BlockId, Body, Instruction, InstructionId, InstructionKind as Kind, Module,
    Type, Value,
};

use crate::{Report, effects, functions, intrinsic};
use expression::Key;
use memory::{Memory, State};
use replaced::Replaced;

/// Takes all memory for one.
pub(crate) fn run(module: &mut Module, _: &mut Report) {
    unite_all(module, false);
}

/// Tells memory of different variables apart.
pub(crate) fn run_with_memory(module: &mut Module, _: &mut Report) {
    unite_all(module, true);
}

fn unite_all(module: &mut Module, by_object: bool) {
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        let replaced = unite(module, &mut body, by_object);
        replaced.apply(module, &mut body);
        module.functions[function].body = Some(body);
    }
}

/// What the walk over the tree of dominators does next.
enum Step {
    /// Looks at a block, with the state of memory before it.
    Enter(BlockId, State),
    /// Forgets what has been learned since the log was this long.
    Leave(usize),
}

fn unite(module: &Module, body: &mut Body, by_object: bool) -> Replaced {
    let flow = ControlFlow::new(body);
    let dominators = Dominators::new(&flow);
    let mut children: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for &block in flow.reverse_post_order().iter().rev() {
        if let Some(parent) = dominators.immediate_dominator(block) {
            children.entry(parent).or_default().push(block);
        }
    }
    let mut known = Known {
        module,
        replaced: Replaced::new(body),
        body,
        values: BTreeMap::new(),
        memory: Memory::new(by_object),
        log: Vec::new(),
    };
    let first = flow.reverse_post_order().first();
    let mut open: Vec<_> = first.map(|&it| Step::Enter(it, State::default())).into_iter().collect();
    while let Some(step) = open.pop() {
        match step {
            Step::Enter(block, before) => {
                open.push(Step::Leave(known.log.len()));
                let joins = flow.predecessors(block).len() != 1;
                let before = if joins { before.changed() } else { before };
                let after = known.look(block, before);
                let next = children.remove(&block).unwrap_or_default().into_iter();
                open.extend(next.map(|child| Step::Enter(child, after)));
            }
            Step::Leave(length) => known.forget(length),
        }
    }
    known.replaced
}

/// A change to undo.
enum Change {
    Value(Key),
    Memory(memory::Change),
}

/// What is known in a block.
struct Known<'m> {
    module: &'m Module,
    body: &'m mut Body,
    replaced: Replaced,
    values: BTreeMap<Key, Vec<InstructionId>>,
    memory: Memory,
    log: Vec<Change>,
}

impl Known<'_> {
    fn forget(&mut self, length: usize) {
        for change in self.log.drain(length..).rev() {
            match change {
                Change::Value(key) => {
                    self.values.get_mut(&key).map(Vec::pop);
                }
                Change::Memory(change) => self.memory.undo(change),
            }
        }
    }

    /// Looks at the instructions of a block. Returns the state of memory after it.
    fn look(&mut self, block: BlockId, mut state: State) -> State {
        for id in self.body.blocks[block].instructions.clone() {
            self.body.map_operands(id, |value| self.replaced.resolve(value));
            let it = self.body.instructions[id].clone();
            if !self.replaced.is_used(id) && self.may_go(&it) {
                self.replaced.remove(self.body, id);
                continue;
            }
            if let Some(key) = self.key(block, &it, state) {
                match self.find(&key, id, &it) {
                    Some(same) => {
                        metadata::combine(self.module, self.body, same, id);
                        self.replaced.replace(self.body, id, same.into());
                    }
                    None => self.remember(key, id),
                }
                continue;
            }
            state = self.access(id, &it, state);
        }
        state
    }

    /// Whether nobody notices that an instruction is missing whose result nothing uses.
    fn may_go(&self, it: &Instruction) -> bool {
        let module = self.module;
        let returns = match it.kind {
            Kind::Call { .. } => {
                let has = |kind| effects::has(module, it, kind);
                let name = intrinsic::called(module, it).unwrap_or_default();
                !name.starts_with("llvm.dbg.")
                    && has(AttributeKind::NoUnwind)
                    && has(AttributeKind::WillReturn)
            }
            _ => !it.is_terminator(),
        };
        returns && effects::of(module, it).is_read_only()
    }

    /// The key of what an instruction computes; [`None`] if each computes another value.
    fn key(&self, block: BlockId, it: &Instruction, state: State) -> Option<Key> {
        let (body, module) = (&*self.body, self.module);
        let Kind::Call { bundles, .. } = it.kind else {
            return expression::is_pure(it).then(|| Key::new(body, it, None, None));
        };
        let effects = effects::of(module, it);
        let is_void = matches!(module.types[it.ty], Type::Void);
        if is_void || !effects.is_read_only() || !body.list(bundles).is_empty() {
            return None;
        }
        let reads = effects != dxil_ir::MemoryEffects::NONE;
        let block = effects::has(module, it, AttributeKind::Convergent).then_some(block);
        Some(Key::new(body, it, block, reads.then_some(state.changes)))
    }

    fn find(&self, key: &Key, id: InstructionId, it: &Instruction) -> Option<InstructionId> {
        let same = |other: &InstructionId| {
            expression::is_same(&self.body.instructions[*other], it)
                && metadata::may_combine(self.module, self.body, *other, id)
        };
        self.values.get(key)?.iter().copied().rev().find(same)
    }

    fn remember(&mut self, key: Key, id: InstructionId) {
        self.values.entry(key.clone()).or_default().push(id);
        self.log.push(Change::Value(key));
    }

    /// Follows what an instruction does to memory. Returns the state of that then.
    fn access(&mut self, id: InstructionId, it: &Instruction, state: State) -> State {
        let (module, body) = (self.module, &*self.body);
        match it.kind {
            Kind::Load { pointer, volatile: false, atomic: None, .. } => {
                let here = self.memory.content(module, body, pointer, state);
                let is_known = |here: &memory::Content| match (here.is_loaded, here.value) {
                    (true, Value::Instruction(other)) => {
                        metadata::may_combine(module, body, other, id)
                    }
                    _ => true,
                };
                let here = here.filter(is_known);
                match here.filter(|here| module.type_of(body, here.value) == Some(it.ty)) {
                    Some(here) => {
                        if let (true, Value::Instruction(other)) = (here.is_loaded, here.value) {
                            metadata::combine(module, self.body, other, id);
                        }
                        self.replaced.replace(self.body, id, here.value);
                    }
                    None => self.log.push(Change::Memory(self.memory.load(pointer, id, state))),
                }
                state
            }
            Kind::Store { pointer, value, volatile: false, atomic: None, .. } => {
                let here = self.memory.content(module, body, pointer, state);
                if here.is_some_and(|here| here.is_loaded && here.value == value) {
                    self.replaced.remove(body, id);
                    return state;
                }
                let (state, changes) = self.memory.store(module, body, pointer, value, state);
                self.log.extend(changes.into_iter().map(Change::Memory));
                state
            }
            _ if effects::of(module, it).is_read_only() => state,
            _ => state.changed(),
        }
    }
}
