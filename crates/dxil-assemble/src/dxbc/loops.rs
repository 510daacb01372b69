//! Moves of values with modifiers before loops and in them: what FXC counts them as depends on what the loop changes.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Instruction, Opcode, Operand};

use super::modified::Modified;
use super::moves::Counts;
use super::temporaries::{Component, changed, each, read};

/// The loops that have not ended.
#[derive(Default)]
pub(super) struct Loops {
    open: Vec<Loop>,
    /// The moves that depend on them.
    watched: Vec<Watched>,
    /// The places of the watched moves of components that no instruction has changed since.
    unchanged: BTreeMap<Component, Vec<usize>>,
    /// The number of the last instruction in loops that has written a component.
    written: BTreeMap<Component, usize>,
    /// The number of instructions in loops.
    count: usize,
}

struct Loop {
    /// The place of the first watched move.
    first: usize,
    /// The number of instructions in loops before it.
    start: usize,
    /// Whether FXC has removed all of its body but a `break`.
    is_removed: bool,
}

struct Watched {
    is_negated: bool,
    /// Whether it is a move if the loop changes the components, or if not.
    is_move_if_changed: bool,
    is_changed: bool,
    components: Vec<Component>,
}

impl Loops {
    /// Begins a loop, with the moves before it whose values no operation has taken: those that begin its variables are
    /// moves. Components that were moved right before it count as changed by it: FXC may have removed the change after it
    /// counted, as of a counter that nothing reads.
    pub(super) fn begin(&mut self, moves: Vec<Modified>, moved: &[Component]) {
        self.written.extend(moved.iter().map(|it| (*it, self.count + 1)));
        self.open.push(Loop { first: self.watched.len(), start: self.count, is_removed: true });
        for modified in moves {
            let components = each(modified.register, modified.components).collect();
            self.watch(Watched {
                is_negated: modified.is_negated,
                is_move_if_changed: true,
                is_changed: false,
                components,
            });
        }
    }

    /// Watches the source of a move in a loop, unless the loop has changed it before, or memory might have.
    pub(super) fn watch_source(&mut self, source: &Operand, is_negated: bool) -> bool {
        let Some(start) = self.open.last().map(|it| it.start) else { return false };
        let components: Vec<_> =
            read(source).into_iter().flat_map(|(register, mask)| each(register, mask)).collect();
        let is_kept = !matches!(source.ty, OperandType::IndexableTemp | OperandType::Output)
            && components.iter().all(|it| self.written.get(it).is_none_or(|last| *last <= start));
        if is_kept {
            self.watch(Watched {
                is_negated,
                is_move_if_changed: false,
                is_changed: false,
                components,
            });
        }
        is_kept
    }

    fn watch(&mut self, watched: Watched) {
        for component in &watched.components {
            self.unchanged.entry(*component).or_default().push(self.watched.len());
        }
        self.watched.push(watched);
    }

    /// What counts when it comes to an instruction: at the end of a loop what was watched.
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        let Some(innermost) = self.open.last_mut() else { return Counts::default() };
        self.count += 1;
        match instruction.opcode {
            Opcode::EndLoop => return self.end(),
            Opcode::Loop | Opcode::Break => {}
            _ => innermost.is_removed = false,
        }
        for component in changed(instruction) {
            self.written.insert(component, self.count);
            for place in self.unchanged.remove(&component).into_iter().flatten() {
                self.watched[place].is_changed = true;
            }
        }
        Counts::default()
    }

    fn end(&mut self) -> Counts {
        let mut counts = Counts::default();
        let Some(Loop { first, is_removed, .. }) = self.open.pop() else { return counts };
        if let Some(outer) = self.open.last_mut() {
            outer.is_removed &= is_removed;
        }
        for watched in self.watched.drain(first..) {
            for component in &watched.components {
                if let Some(places) = self.unchanged.get_mut(component) {
                    places.truncate(places.partition_point(|place| *place < first));
                }
            }
            let is_changed = watched.is_changed || is_removed;
            if is_changed == watched.is_move_if_changed {
                counts.moves += 1;
            } else {
                counts.floats += u32::from(watched.is_negated);
            }
        }
        counts
    }
}
