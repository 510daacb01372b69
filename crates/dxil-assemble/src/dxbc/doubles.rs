//! Moves of doubles. FXC writes some as moves of pairs of 32 bits, which it does not count as moves. It counts a
//! `dmov` only where a loop begins or ends, and without optimization after a switch.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Instruction, Opcode, Operand, ParameterKind, ValueType};

use super::blocks::{Blocks, Values};
use super::moves::{modifier, register};
use super::operands;
use super::temporaries::{Component, each, results, temporary, written};
use super::usage::components;

/// The doubles among values of a program that has some. Instructions are to be given in their order.
pub(super) struct Doubles {
    /// With optimization, FXC takes immediate doubles for pairs of 32 bits.
    is_optimized: bool,
    /// The kind of each value.
    kinds: Vec<Kind>,
    /// The values that are read from memory or written to it, with the place.
    stored: Vec<(usize, Place)>,
    /// The values of components of temporary registers.
    values: Values<usize>,
    /// The values of components of constant buffers.
    constants: BTreeMap<Constant, usize>,
    /// The moves of pairs.
    pairs: Vec<Pair>,
    blocks: Blocks,
    /// The components of temporary registers to which doubles were moved since the last instruction that is no
    /// move.
    moved: BTreeMap<u32, u8>,
    /// Whether there were only moves since a loop ended, or a switch.
    is_after_end: bool,
}

/// The values of a move.
struct Pair {
    taken: Vec<usize>,
    given: Vec<usize>,
}

/// The type of a value of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A copy, or what a resource or constant buffer has.
    Bits,
    /// A result of an operation on 32 bits.
    Number,
    /// Half of a double: a result or an operand of an operation on doubles.
    Double,
}

impl Kind {
    const fn of(ty: ValueType) -> Self {
        match ty {
            ValueType::Double => Self::Double,
            ValueType::Float | ValueType::SInt | ValueType::UInt | ValueType::Bool => Self::Number,
            _ => Self::Bits,
        }
    }

    /// Notes that an operation on doubles takes it.
    fn take(&mut self) {
        if *self == Self::Bits {
            *self = Self::Double;
        }
    }
}

/// A place in structured memory: the register, and the offset in the structure, if it is a number.
type Place = ((OperandType, Option<u64>), Option<u32>);

/// A component of a constant buffer: its indices as far as they are numbers.
type Constant = ([Option<u64>; 3], u8);

impl Doubles {
    pub(super) fn new(is_optimized: bool) -> Self {
        Self {
            is_optimized,
            kinds: Vec::new(),
            stored: Vec::new(),
            values: Values::default(),
            constants: BTreeMap::new(),
            pairs: Vec::new(),
            blocks: Blocks::default(),
            moved: BTreeMap::new(),
            is_after_end: false,
        }
    }

    /// Whether an instruction moves pairs of components to a temporary register: [`Self::finish`] tells how many of
    /// them FXC counts.
    pub(super) fn may_be_moved(&mut self, instruction: &Instruction) -> bool {
        self.blocks.add(instruction.opcode);
        let (mut taken, mut given) = (Vec::new(), Vec::new());
        let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
        for (parameter, operand) in parameters {
            if parameter.kind != ParameterKind::Destination {
                let values = self.taken(operand);
                if parameter.ty == ValueType::Double {
                    values.iter().for_each(|&value| self.kinds[value].take());
                }
                taken.extend(values);
            }
        }
        for (parameter, register, mask) in results(instruction) {
            for component in each(register, mask) {
                let value = self.value(Kind::of(parameter.ty));
                self.values.give(component, value, &self.blocks);
                given.push(value);
            }
        }
        if let Some(memory) = instruction.operand("memory").filter(|_| is_structured(instruction)) {
            let values = instruction.operand("value").map(|it| self.taken(it)).unwrap_or_default();
            let offset = instruction.operand("offset").and_then(|it| it.immediate.first().copied());
            let place = (register(memory), offset);
            self.stored.extend(values.iter().chain(&given).map(|value| (*value, place)));
        }
        if let Some(value) = instruction.operand("value") {
            self.store(value);
        }
        let is_pair = self.is_pair(instruction);
        if is_pair {
            self.pairs.push(Pair { taken, given });
        }
        is_pair
    }

    /// The number of moves of pairs that are no doubles.
    pub(super) fn finish(&mut self) -> u32 {
        let is_double = |value: &usize| self.kinds[*value] == Kind::Double;
        let stored = self.stored.iter().filter(|(value, _)| is_double(value));
        let of_doubles: BTreeSet<_> = stored.map(|(_, place)| *place).collect();
        for (value, _) in self.stored.iter().filter(|(_, place)| of_doubles.contains(place)) {
            self.kinds[*value].take();
        }
        self.spread();
        let is_double = |value: &usize| self.kinds[*value] == Kind::Double;
        let count = self
            .pairs
            .iter()
            .filter(|pair| !pair.taken.iter().chain(&pair.given).any(is_double))
            .count();
        *self = Self::new(self.is_optimized);
        count as u32
    }

    /// Notes that moves of doubles take and give doubles.
    fn spread(&mut self) {
        let mut pairs = vec![Vec::new(); self.kinds.len()];
        for pair in &self.pairs {
            pair.taken.iter().chain(&pair.given).for_each(|value| pairs[*value].push(pair));
        }
        let is_double = |value: &usize| self.kinds[*value] == Kind::Double;
        let mut doubles: Vec<_> = (0..self.kinds.len()).filter(is_double).collect();
        while let Some(double) = doubles.pop() {
            for pair in core::mem::take(&mut pairs[double]) {
                for &value in pair.taken.iter().chain(&pair.given) {
                    if self.kinds[value] == Kind::Bits {
                        self.kinds[value] = Kind::Double;
                        doubles.push(value);
                    }
                }
            }
        }
    }

    /// Notes that a value is stored: FXC stores others than doubles without a move of all of the value in the same block.
    fn store(&mut self, value: &Operand) {
        let given = temporary(value).map(|register| each(register, components(value)));
        let is_given_here = |it: Component| self.values.is_of_innermost(it, &self.blocks);
        if !given.is_some_and(|mut all| all.all(is_given_here)) {
            return;
        }
        let values = self.taken(value);
        let Some(first) = values.first().filter(|_| self.is_optimized) else { return };
        // Later moves give later values.
        let place = self.pairs.partition_point(|pair| pair.given.first() <= Some(first));
        let Some(pair) = place.checked_sub(1).and_then(|it| self.pairs.get(it)) else { return };
        if values.iter().all(|value| pair.given.contains(value)) {
            values.iter().for_each(|&value| self.kinds[value].take());
        }
    }

    fn is_pair(&self, instruction: &Instruction) -> bool {
        let is_immediate = |source: &Operand| source.ty == OperandType::Immediate32;
        let is_number = instruction.operand("src").is_some_and(is_immediate) && self.is_optimized
            || modifier(instruction) != OperandModifier::None
            || instruction.control(Control::Saturate) == Some(1);
        let written = written_components(instruction).count_ones();
        instruction.opcode == Opcode::Mov && !is_number && written != 0 && written % 2 == 0
    }

    fn value(&mut self, kind: Kind) -> usize {
        self.kinds.push(kind);
        self.kinds.len() - 1
    }

    /// The values that an operand takes of temporary registers and constant buffers.
    fn taken(&mut self, source: &Operand) -> Vec<usize> {
        let mask = components(source);
        if let Some(register) = temporary(source) {
            return each(register, mask).flat_map(|it| self.values.of(it, &self.blocks)).collect();
        }
        if source.ty != OperandType::ConstantBuffer {
            return Vec::new();
        }
        let mut indices = [None; 3];
        indices.iter_mut().zip(&source.indices).for_each(|(to, index)| *to = index.immediate());
        let mut taken = Vec::new();
        for (_, component) in each(0, mask) {
            let key = (indices, component);
            let value = match self.constants.get(&key) {
                Some(value) => *value,
                None => self.value(Kind::Bits),
            };
            self.constants.insert(key, value);
            taken.push(value);
        }
        taken
    }

    /// The number of doubles whose moves FXC counts when it comes to an instruction: those that begin the variables of
    /// a loop, and those of their values after it.
    pub(super) fn moved_around_loops(&mut self, instruction: &Instruction) -> u32 {
        match instruction.opcode {
            Opcode::DMov if self.is_after_end => copies(instruction).count_ones() / 2,
            Opcode::DMov => {
                self.add_move(instruction);
                0
            }
            Opcode::Mov => 0,
            opcode => {
                self.is_after_end =
                    opcode == Opcode::EndLoop || opcode == Opcode::EndSwitch && !self.is_optimized;
                let moved = core::mem::take(&mut self.moved);
                let begins = opcode == Opcode::Loop;
                if begins { moved.values().map(|mask| mask.count_ones() / 2).sum() } else { 0 }
            }
        }
    }

    /// Adds the move of a double. What it moves was not moved to the variable of a loop before.
    fn add_move(&mut self, instruction: &Instruction) {
        let source = instruction.operand("src");
        if let Some((source, number)) = source.and_then(|it| Some((it, temporary(it)?))) {
            self.moved.entry(number).and_modify(|mask| *mask &= !components(source));
        } else if !self.is_optimized {
            // A variable of the source gets its first value, which moves to that of a loop later.
            return;
        }
        if let Some(number) = instruction.operand("dest").and_then(temporary) {
            *self.moved.entry(number).or_default() |= copies(instruction);
        }
    }
}

fn is_structured(instruction: &Instruction) -> bool {
    use Opcode as Op;
    matches!(instruction.opcode, Op::LdStructured | Op::LdStructuredFeedback | Op::StoreStructured)
}

/// The components of a temporary register that an instruction writes.
fn written_components(instruction: &Instruction) -> u8 {
    written(instruction).next().map_or(0, |(_, components)| components)
}

/// The components of a temporary register that a `dmov` writes, of which FXC counts the doubles. It counts one of two
/// immediate values.
fn copies(instruction: &Instruction) -> u8 {
    let is_immediate =
        instruction.operand("src").is_some_and(|it| it.ty == OperandType::Immediate64);
    match written_components(instruction) {
        0b1111 if is_immediate => 0b0011,
        mask => mask,
    }
}
