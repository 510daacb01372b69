//! The places of lanes that are taken out of whole values.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::mem;

use dxil_ir::{BlockId, Body, InstructionId, InstructionKind, Value};

/// Instructions that go to where LLVM puts them: after the definition of the value that they take apart, where they
/// can be used in all blocks that the value can be used in.
#[derive(Default)]
pub(super) struct Places {
    /// The first block.
    entry: Option<BlockId>,
    /// The number of the instruction that is split.
    turn: u32,
    /// The block of that instruction, and the instruction before it.
    before: (Option<BlockId>, Option<InstructionId>),
    current: Option<InstructionId>,
    /// The instructions that go after another one, or to the start of the function, each with its turn.
    moved: BTreeMap<Option<InstructionId>, Vec<(u32, InstructionId)>>,
    /// The values in the places of instructions.
    replaced: BTreeMap<InstructionId, Value>,
}

impl Places {
    pub(super) fn new(body: &Body) -> Self {
        Self { entry: body.order.first().copied(), ..Self::default() }
    }

    /// Goes on to the next instruction of a block, or to a phi that has been split. What it takes apart goes before what
    /// others have taken apart.
    pub(super) fn next_turn(&mut self, place: Option<(BlockId, InstructionId)>) {
        self.turn = self.turn.saturating_add(1);
        let block = place.map(|(block, _)| block);
        self.before = (block, self.current.filter(|_| self.before.0 == block));
        self.current = place.map(|(_, id)| id);
    }

    /// Has an instruction go after the definition of a value. Where the instruction that is split follows that, it stays
    /// between the parts of this.
    pub(super) fn put(&mut self, taken: Value, of: Value) {
        let after = match of {
            Value::Instruction(id) => Some(id),
            Value::Argument(_) => None,
            _ => return,
        };
        let follows = match self.before {
            (Some(block), None) => after.is_none() && Some(block) == self.entry,
            (_, before) => before.is_some() && before == after,
        };
        if let Some(taken) = taken.instruction().filter(|_| !follows) {
            self.moved.entry(after).or_default().push((self.turn, taken));
        }
    }

    /// States that a value is in the place of an instruction.
    pub(super) fn replace(&mut self, id: InstructionId, by: Value) {
        self.replaced.insert(id, by);
    }

    /// Moves the instructions. Those stay whose value is not defined any more.
    pub(super) fn apply(self, body: &mut Body) {
        let mut order = self.into_order();
        let is_after = |after: &InstructionId| order.contains_key(&Some(*after));
        let afters = body.instructions().filter(|(id, it)| is_after(id) && !it.is_terminator());
        let afters = afters.map(|(id, _)| Some(id)).chain([None]);
        let moved: BTreeSet<_> =
            afters.filter_map(|after| order.get(&after)).flatten().copied().collect();
        let mut new = order.remove(&None).unwrap_or_default();
        for block in body.order.clone() {
            let mut after_phis = Vec::new();
            for id in mem::take(&mut body.blocks[block].instructions) {
                let is_phi = matches!(body.instructions[id].kind, InstructionKind::Phi { .. });
                if !is_phi {
                    new.append(&mut after_phis);
                }
                if !moved.contains(&id) {
                    new.push(id);
                }
                let mut placed = order.remove(&Some(id)).unwrap_or_default();
                placed.retain(|it| moved.contains(it));
                if is_phi { &mut after_phis } else { &mut new }.append(&mut placed);
            }
            body.blocks[block].instructions = mem::take(&mut new);
        }
    }

    /// The instructions that go to each place, in order.
    fn into_order(self) -> BTreeMap<Option<InstructionId>, Vec<InstructionId>> {
        let mut order: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (after, moved) in self.moved {
            let replaced = after.and_then(|id| self.replaced.get(&id));
            let after = replaced.map_or(after, |value| value.instruction());
            order.entry(after).or_default().extend(moved);
        }
        let order = order.into_iter().map(|(after, mut moved)| {
            moved.sort_by_key(|&(turn, _)| Reverse(turn));
            (after, moved.into_iter().map(|(_, id)| id).collect())
        });
        order.collect()
    }
}
