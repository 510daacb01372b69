//! Values with modifiers that several instructions take. FXC makes such a value once, in an operation of its own, until
//! it has counted: then it gives the modifier to each instruction that takes the value. A move that is the only one to
//! take a value counts as the operation; moves of a value that is taken elsewhere, too, count as moves.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Instruction, Opcode, Operand};

use super::blocks::Edge;
use super::key::{Key, modified_sources};
use super::moves::Counts;
use super::temporaries::{Component, changed};
use super::usage::components;

/// What an instruction takes of a register with a modifier.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Use {
    components: u8,
    kind: Kind,
}

/// What takes a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Operation,
    /// A move of different components.
    Move,
    /// A move that has a component several times, as of `-v0.xxxx`.
    Spread,
}

impl Use {
    /// What an operation takes.
    fn of_operation(source: &Operand) -> Self {
        Self { components: components(source), kind: Kind::Operation }
    }

    /// What a move takes that writes these components.
    fn of_move(source: &Operand, written: u8) -> Self {
        let components = components(source);
        let is_spread = written.count_ones() > components.count_ones();
        Self { components, kind: if is_spread { Kind::Spread } else { Kind::Move } }
    }

    /// Whether FXC takes the same value for this use and a later one.
    fn shares(self, later: Self) -> bool {
        let has = |one: Self, other: Self| other.components & !one.components == 0;
        match (self.kind, later.kind) {
            (Kind::Spread, Kind::Spread | Kind::Operation) | (Kind::Operation, Kind::Spread) => {
                true
            }
            (Kind::Operation, _) | (_, Kind::Operation) => has(self, later),
            _ => has(self, later) || has(later, self),
        }
    }
}

/// A value, which its first use describes.
struct Value {
    first: Use,
    /// The number of blocks around it.
    depth: usize,
    is_shared: bool,
    /// The moves whose count depends on whether it is shared.
    moves: u32,
}

impl Value {
    fn counts(&self, modifier: OperandModifier) -> Counts {
        match (self.is_shared, modifier) {
            (true, _) => Counts { moves: self.moves, floats: 0 },
            (false, OperandModifier::Abs) => Counts::default(),
            (false, _) => Counts { moves: 0, floats: self.moves },
        }
    }
}

/// The values among instructions, which are to be given in their order.
pub(super) struct Values {
    /// The values of blocks that have not ended.
    values: BTreeMap<Key, Vec<Value>>,
    /// What depends on components of temporary registers, and may have a value.
    dependent: BTreeMap<Component, BTreeSet<Key>>,
    /// What has a value in each of these blocks. The first is that of the whole program.
    blocks: Vec<BTreeSet<Key>>,
    /// The number of blocks around the outermost loop. FXC moves what a loop does not change before it.
    loop_depth: Option<usize>,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            values: BTreeMap::new(),
            dependent: BTreeMap::new(),
            blocks: Vec::from([BTreeSet::new()]),
            loop_depth: None,
        }
    }
}

impl Values {
    /// What counts when it comes to an instruction. Moves to outputs are taken into account by [`Self::output`].
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        match Edge::of(instruction.opcode) {
            Some(Edge::Begin) => {
                if instruction.opcode == Opcode::Loop {
                    self.loop_depth.get_or_insert(self.blocks.len() - 1);
                }
                self.begin_block();
            }
            Some(Edge::Next) => {
                counts += self.end_block();
                self.begin_block();
            }
            Some(Edge::End) => counts += self.end_block(),
            Some(Edge::Jump) | None => {
                self.operands(instruction);
                for component in changed(instruction) {
                    counts += self.change(component);
                }
            }
        }
        counts
    }

    /// Adds a move to all components of an output, and tells whether it counts later.
    pub(super) fn output(&mut self, source: &Operand, written: u8) -> bool {
        let Some(key) = Key::of(source) else { return false };
        let value = self.value(key, Use::of_move(source, written));
        value.moves += 1;
        true
    }

    /// Adds a move that is counted otherwise.
    pub(super) fn counted(&mut self, source: &Operand, written: u8) {
        if let Some(key) = Key::of(source) {
            self.value(key, Use::of_move(source, written));
        }
    }

    /// What counts at the end of a program, phase or function.
    pub(super) fn finish(&mut self) -> Counts {
        let mut counts = Counts::default();
        for (key, values) in core::mem::take(&mut self.values) {
            values.iter().for_each(|value| counts += value.counts(key.modifier));
        }
        *self = Self::default();
        counts
    }

    fn begin_block(&mut self) {
        self.blocks.push(BTreeSet::new());
    }

    fn end_block(&mut self) -> Counts {
        let mut counts = Counts::default();
        if self.blocks.len() == 1 {
            return counts;
        }
        let depth = self.blocks.len() - 1;
        for key in self.blocks.pop().into_iter().flatten() {
            counts += self.remove(key, |value| value.depth == depth);
        }
        if self.loop_depth == Some(depth - 1) {
            self.loop_depth = None;
        }
        counts
    }

    /// Adds what an instruction takes, but for a move to an output.
    fn operands(&mut self, instruction: &Instruction) {
        let is_saturated = instruction.control(Control::Saturate) == Some(1);
        let is_move = instruction.opcode == Opcode::Mov && !is_saturated;
        let dest = instruction.operand("dest");
        if is_move && dest.is_some_and(|dest| dest.ty == OperandType::Output) {
            return;
        }
        for (key, source) in modified_sources(instruction) {
            let taken = match dest {
                Some(dest) if is_move => Use::of_move(source, components(dest)),
                _ => Use::of_operation(source),
            };
            self.value(key, taken);
        }
    }

    /// The value that a use takes.
    fn value(&mut self, key: Key, taken: Use) -> &mut Value {
        // The operation that negates an absolute value takes it.
        if key.modifier == OperandModifier::AbsNeg {
            self.value(key.with(OperandModifier::Abs), Use { kind: Kind::Operation, ..taken });
        }
        let depends = key.temporaries(taken.components).next().is_some();
        let depth = self.loop_depth.filter(|_| !depends).unwrap_or(self.blocks.len() - 1);
        let is_before_loop = depth < self.blocks.len() - 1;
        let values = self.values.entry(key).or_default();
        let place = values.iter().position(|value| value.first.shares(taken));
        if let Some(place) = place {
            values[place].is_shared = true;
            return &mut values[place];
        }
        self.blocks[depth].insert(key);
        for component in key.temporaries(taken.components) {
            self.dependent.entry(component).or_default().insert(key);
        }
        values.push(Value { first: taken, depth, is_shared: is_before_loop, moves: 0 });
        let last = values.len() - 1;
        &mut values[last]
    }

    /// Notes that a component of a temporary register changes.
    fn change(&mut self, component: Component) -> Counts {
        let keys = self.dependent.remove(&component).into_iter().flatten();
        keys.map(|key| {
            self.remove(key, |value| {
                key.temporaries(value.first.components).any(|it| it == component)
            })
        })
        .sum()
    }

    fn remove(&mut self, key: Key, is_removed: impl Fn(&Value) -> bool) -> Counts {
        let mut counts = Counts::default();
        let Some(values) = self.values.get_mut(&key) else { return counts };
        values.retain(|value| {
            let is_removed = is_removed(value);
            if is_removed {
                counts += value.counts(key.modifier);
            }
            !is_removed
        });
        if values.is_empty() {
            self.values.remove(&key);
        }
        counts
    }
}
