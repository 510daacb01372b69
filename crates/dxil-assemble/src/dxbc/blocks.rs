//! Where blocks of control flow begin and end, and the values that components of temporary registers may have in them.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::{OpClass, Opcode};

use super::temporaries::Component;

/// What an instruction does to blocks of control flow: each branch of an `if` or a `switch` is one, and each loop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    /// Begins a block.
    Begin,
    /// Ends a branch, and begins another one in its place.
    Next,
    /// Ends a block.
    End,
    /// Leaves blocks, or repeats a loop.
    Jump,
}

impl Edge {
    pub(super) const fn of(opcode: Opcode) -> Option<Self> {
        use Opcode as Op;
        match opcode {
            Op::If | Op::Switch | Op::Loop => Some(Self::Begin),
            Op::Else | Op::Case | Op::Default => Some(Self::Next),
            Op::EndIf | Op::EndSwitch | Op::EndLoop => Some(Self::End),
            Op::Break | Op::BreakC | Op::Continue | Op::ContinueC => Some(Self::Jump),
            _ => None,
        }
    }
}

/// Whether code begins that has registers of its own: a phase or a subroutine.
pub(super) fn begins_code(opcode: Opcode) -> bool {
    opcode.class() == OpClass::Phase || opcode == Opcode::Label
}

/// The blocks that have not ended. Each has a number, and later ones have greater ones; 0 is the whole program.
#[derive(Default)]
pub(super) struct Blocks {
    open: Vec<usize>,
    count: usize,
}

impl Blocks {
    /// Takes an instruction into account, before what it does within a block.
    pub(super) fn add(&mut self, opcode: Opcode) {
        let edge = Edge::of(opcode);
        if matches!(edge, Some(Edge::Next | Edge::End)) {
            self.open.pop();
        }
        if matches!(edge, Some(Edge::Begin | Edge::Next)) {
            self.count += 1;
            self.open.push(self.count);
        }
    }

    pub(super) fn innermost(&self) -> usize {
        self.open.last().copied().unwrap_or_default()
    }

    fn is_open(&self, block: usize) -> bool {
        block == 0 || self.open.binary_search(&block).is_ok()
    }
}

/// The values that components of temporary registers may have, with the numbers of the blocks that gave them. Jumps back
/// are not followed.
pub(super) struct Values<T> {
    values: BTreeMap<Component, Vec<(usize, T)>>,
}

impl<T> Default for Values<T> {
    fn default() -> Self {
        Self { values: BTreeMap::new() }
    }
}

impl<T: Copy> Values<T> {
    /// As many blocks with values of one variable are enough, and keep this linear.
    const MOST: usize = 16;

    /// Gives a component a value in the innermost block.
    pub(super) fn give(&mut self, component: Component, value: T, blocks: &Blocks) {
        let block = blocks.innermost();
        let values = self.values.entry(component).or_default();
        values.retain(|(other, _)| *other < block);
        values.push((block, value));
        if values.len() > Self::MOST {
            values.remove(0);
        }
    }

    /// The values that a component may have.
    pub(super) fn of(&self, component: Component, blocks: &Blocks) -> impl Iterator<Item = T> {
        let all = self.values.get(&component).map_or(&[][..], Vec::as_slice);
        // A block that has not ended has overwritten what others gave before it.
        let last_open = all.iter().rposition(|(block, _)| blocks.is_open(*block));
        all[last_open.unwrap_or(0)..].iter().map(|(_, value)| *value)
    }

    /// Whether the innermost block gave a component its last value.
    pub(super) fn is_of_innermost(&self, component: Component, blocks: &Blocks) -> bool {
        let last = self.values.get(&component).and_then(|values| values.last());
        last.is_some_and(|(block, _)| *block == blocks.innermost())
    }
}
