//! Moves of modified values to temporary registers before loops.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::Instruction;

use super::temporaries::written;

/// A move of a value with a modifier.
pub(super) struct Modified {
    pub(super) is_negated: bool,
    /// The temporary register and its components.
    pub(super) register: u32,
    pub(super) components: u8,
}

/// The moves before the loops that have not ended.
#[derive(Default)]
pub(super) struct BeforeLoops {
    /// Each with whether the loop changes what it wrote.
    moves: Vec<(Modified, bool)>,
    /// The place of the first move before each loop.
    loops: Vec<usize>,
    /// The places of moves to a component of a register that no instruction has written since.
    unchanged: BTreeMap<(u32, u8), Vec<usize>>,
}

impl BeforeLoops {
    pub(super) fn begin(&mut self, modified: Vec<Modified>) {
        self.loops.push(self.moves.len());
        for modified in modified {
            for key in keys(modified.register, modified.components) {
                self.unchanged.entry(key).or_default().push(self.moves.len());
            }
            self.moves.push((modified, false));
        }
    }

    /// The number of moves that begin variables which an instruction changes.
    pub(super) fn change(&mut self, instruction: &Instruction) -> u32 {
        if self.unchanged.is_empty() {
            return 0;
        }
        let keys =
            written(instruction).flat_map(|(register, components)| keys(register, components));
        let moves = keys.filter_map(|key| self.unchanged.remove(&key)).flatten();
        moves.map(|place| u32::from(!core::mem::replace(&mut self.moves[place].1, true))).sum()
    }

    /// The number of negated values that the loop that ends has not changed.
    pub(super) fn end(&mut self) -> u32 {
        let first = self.loops.pop().unwrap_or_default();
        let mut negated = 0;
        for (modified, is_changed) in self.moves.drain(first..) {
            for key in keys(modified.register, modified.components) {
                if let Some(places) = self.unchanged.get_mut(&key) {
                    places.truncate(places.partition_point(|place| *place < first));
                }
            }
            negated += u32::from(modified.is_negated && !is_changed);
        }
        negated
    }
}

/// Each component of a register.
fn keys(register: u32, components: u8) -> impl Iterator<Item = (u32, u8)> {
    (0..4).filter(move |component| components >> component & 1 != 0).map(move |it| (register, it))
}
