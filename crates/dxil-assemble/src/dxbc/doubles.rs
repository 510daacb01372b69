//! Moves of doubles. FXC writes some as moves of pairs of 32 bits, which it does not count as moves. It counts a
//! `dmov` only where a loop begins or ends, and without optimization after a switch.

use alloc::collections::BTreeMap;

use dxbc_code::enumeration::{OperandModifier, OperandType, ResourceReturnType};
use dxbc_code::{ExtendedKind, Instruction, Opcode, ValueType};

use super::moves::modifier;
use super::temporaries::{Temporaries, temporary, written};
use super::usage::components;

/// The values of 32 bits among temporary registers of a program with doubles. Instructions are to be given in their
/// order.
pub(super) struct Doubles {
    /// With optimization, FXC takes immediate doubles for pairs of 32 bits.
    is_optimized: bool,
    /// The components that are no halves of doubles.
    numbers: Temporaries,
    /// The components of temporary registers to which doubles were moved since the last instruction that is no
    /// move.
    moved: BTreeMap<u32, u8>,
    /// Whether there were only moves since a loop ended, or a switch.
    is_after_end: bool,
}

impl Doubles {
    pub(super) fn new(is_optimized: bool) -> Self {
        Self {
            is_optimized,
            numbers: Temporaries::default(),
            moved: BTreeMap::new(),
            is_after_end: false,
        }
    }

    /// Whether an instruction moves what may be doubles: pairs of components to a temporary register that are neither
    /// such immediate values nor results of an operation on 32 bits. What a raw or structured load reads has no type.
    pub(super) fn are_moved(&mut self, instruction: &Instruction) -> bool {
        let source = instruction.operand("src");
        let is_number = source.is_some_and(|source| {
            source.ty == OperandType::Immediate32 && self.is_optimized || self.numbers.have(source)
        }) || modifier(instruction) != OperandModifier::None;
        let is_move = instruction.opcode == Opcode::Mov;
        let is_typed = reads_numbers(instruction);
        self.numbers.write(instruction, |result| match result.ty {
            ValueType::Float | ValueType::SInt | ValueType::UInt | ValueType::Bool => true,
            ValueType::Double => false,
            ValueType::Bits => is_move && is_number || is_typed,
        });
        let written = written_components(instruction).count_ones();
        is_move && !is_number && written != 0 && written % 2 == 0
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

/// Whether an instruction reads a resource whose components are of 32 bits.
fn reads_numbers(instruction: &Instruction) -> bool {
    let mut tokens = instruction.extended.iter();
    let returned = tokens.find(|token| token.kind == ExtendedKind::ResourceReturn);
    let ty = returned.and_then(|token| token.field("x")).and_then(|it| u32::try_from(it).ok());
    let ty = ty.and_then(ResourceReturnType::from_number);
    ty.is_some_and(|ty| !matches!(ty, ResourceReturnType::Mixed | ResourceReturnType::Double))
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
