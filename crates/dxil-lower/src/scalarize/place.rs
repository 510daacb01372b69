//! The places of lanes that are taken out of whole values.

use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::Range;
use core::{iter, mem};

use dxil_ir::{BlockId, Body, IdMap, InstructionId, InstructionKind, Value};

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
    /// The instructions that go elsewhere.
    moved: Vec<Moved>,
    /// The values in the places of instructions.
    replaced: IdMap<InstructionId, Value>,
}

/// An instruction that goes after another one, or to the start of the function.
struct Moved {
    after: Option<InstructionId>,
    turn: u32,
    id: InstructionId,
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
        if let Some(id) = taken.instruction().filter(|_| !follows) {
            self.moved.push(Moved { after, turn: self.turn, id });
        }
    }

    /// States that a value is in the place of an instruction.
    pub(super) fn replace(&mut self, id: InstructionId, by: Value) {
        self.replaced.insert(id, by);
    }

    /// A value, or what is in its place.
    pub(super) fn replaced(&self, value: Value) -> Value {
        let replaced = value.instruction().and_then(|id| self.replaced.get(id));
        replaced.copied().unwrap_or(value)
    }

    /// Moves the instructions. Those stay whose value is not defined any more.
    pub(super) fn apply(mut self, body: &mut Body) {
        if self.moved.is_empty() {
            return;
        }
        let order = self.order();
        let is_after = |id: InstructionId| order.get(id).is_some();
        let afters = body.instructions().filter(|(id, it)| is_after(*id) && !it.is_terminator());
        let at_start = self.moved.iter().take_while(|it| it.after.is_none()).count();
        let mut moves = IdMap::new();
        let ranges =
            afters.filter_map(|(id, _)| order.get(id).cloned()).chain(iter::once(0..at_start));
        for range in ranges {
            for it in &self.moved[range] {
                moves.insert(it.id, ());
            }
        }
        let placed = |range: Range<usize>| {
            let placed = self.moved[range].iter().map(|it| it.id);
            placed.filter(|id| moves.contains(*id))
        };
        let mut new: Vec<_> = placed(0..at_start).collect();
        for block in body.order.clone() {
            let mut after_phis = Vec::new();
            for id in mem::take(&mut body.blocks[block].instructions) {
                let is_phi = matches!(body.instructions[id].kind, InstructionKind::Phi { .. });
                if !is_phi {
                    new.append(&mut after_phis);
                }
                if !moves.contains(id) {
                    new.push(id);
                }
                if let Some(range) = order.get(id) {
                    let next = if is_phi { &mut after_phis } else { &mut new };
                    next.extend(placed(range.clone()));
                }
            }
            body.blocks[block].instructions = mem::take(&mut new);
        }
    }

    /// Sorts the instructions that move by their places, and by the order in which they go there. Returns where those
    /// after each instruction are.
    fn order(&mut self) -> IdMap<InstructionId, Range<usize>> {
        let after_value = |after: InstructionId| match self.replaced.get(after) {
            Some(value) => value.instruction(),
            None => Some(after),
        };
        // A stable sort: the first is taken apart first.
        self.moved.sort_by_key(|it| it.after);
        for it in &mut self.moved {
            it.after = it.after.and_then(after_value);
        }
        self.moved.sort_by_key(|it| (it.after, Reverse(it.turn)));
        let mut order = IdMap::new();
        for (index, it) in self.moved.iter().enumerate() {
            if let Some(after) = it.after {
                order.get_or_insert(after, index..index).end = index + 1;
            }
        }
        order
    }
}
