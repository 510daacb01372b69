//! Values with modifiers that several instructions take. FXC makes such a value once, in an operation of its own, until
//! it has counted: then it gives the modifier to each instruction that takes the value. A move that is the only one to
//! take a value counts as the operation; moves of a value that is taken elsewhere, too, count as moves.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Instruction, OpClass, Opcode, Operand, ValueType};

use super::moves::Counts;
use super::operands;
use super::temporaries::written;
use super::usage::components;

/// A register with a modifier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    modifier: OperandModifier,
    ty: OperandType,
    indices: [u64; 3],
}

impl Key {
    /// The register and modifier of an operand, if it has a modifier, and its register depends on no value.
    fn of(source: &Operand) -> Option<Self> {
        let modifier = source.extended?.modifier;
        let mut indices = [0; 3];
        for (place, index) in source.indices.iter().enumerate() {
            *indices.get_mut(place)? = index.immediate()?;
        }
        (modifier != OperandModifier::None).then_some(Self { modifier, ty: source.ty, indices })
    }
}

/// What an instruction takes of a register with a modifier.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Use {
    components: u8,
    /// Whether it is a move, and whether that has a component several times.
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Operation,
    Move,
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
    /// What has a value in each of these blocks. The first is that of the whole program.
    blocks: Vec<BTreeSet<Key>>,
    /// The number of blocks around the outermost loop. FXC moves what a loop does not change before it.
    loop_depth: Option<usize>,
}

impl Default for Values {
    fn default() -> Self {
        Self { values: BTreeMap::new(), blocks: Vec::from([BTreeSet::new()]), loop_depth: None }
    }
}

impl Values {
    /// What counts when it comes to an instruction. Moves to outputs are taken into account by [`Self::output`].
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        use Opcode as Op;
        let mut counts = Counts::default();
        match instruction.opcode {
            Op::If | Op::Switch => self.begin_block(),
            Op::Loop => {
                self.loop_depth.get_or_insert(self.blocks.len() - 1);
                self.begin_block();
            }
            Op::Else | Op::Case | Op::Default => {
                counts += self.end_block();
                self.begin_block();
            }
            Op::EndIf | Op::EndSwitch | Op::EndLoop => counts += self.end_block(),
            opcode if opcode.class() == OpClass::Phase || opcode == Op::Label => {
                counts += self.finish();
            }
            _ => {
                self.operands(instruction);
                for (register, components) in written(instruction) {
                    counts += self.change(register, components);
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

    /// What counts at the end of a program or phase.
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
        let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
        for (index, (parameter, source)) in parameters.enumerate() {
            let Some(mut key) = Key::of(source) else { continue };
            if !matches!(parameter.ty, ValueType::Float | ValueType::Bits) {
                continue;
            }
            // A product that is subtracted is printed as if its first factor were negated.
            if instruction.opcode == Opcode::Mad && index == 1 {
                if key.modifier == OperandModifier::Neg {
                    continue;
                }
                key.modifier = OperandModifier::Abs;
            }
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
            self.value(
                Key { modifier: OperandModifier::Abs, ..key },
                Use { kind: Kind::Operation, ..taken },
            );
        }
        let is_temporary = key.ty == OperandType::Temp;
        let depth = self.loop_depth.filter(|_| !is_temporary).unwrap_or(self.blocks.len() - 1);
        let is_before_loop = depth < self.blocks.len() - 1;
        let values = self.values.entry(key).or_default();
        let place = values.iter().position(|value| value.first.shares(taken));
        if let Some(place) = place {
            values[place].is_shared = true;
            return &mut values[place];
        }
        self.blocks[depth].insert(key);
        values.push(Value { first: taken, depth, is_shared: is_before_loop, moves: 0 });
        let last = values.len() - 1;
        &mut values[last]
    }

    /// Notes that components of a temporary register change.
    fn change(&mut self, register: u32, components: u8) -> Counts {
        use OperandModifier::{Abs, AbsNeg, Neg};
        let mut counts = Counts::default();
        if self.values.is_empty() {
            return counts;
        }
        for modifier in [Neg, Abs, AbsNeg] {
            let key = Key { modifier, ty: OperandType::Temp, indices: [register.into(), 0, 0] };
            counts += self.remove(key, |value| value.first.components & components != 0);
        }
        counts
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
