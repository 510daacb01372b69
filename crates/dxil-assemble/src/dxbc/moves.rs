//! What FXC counts moves as.

use alloc::collections::{BTreeMap, BTreeSet};
use core::iter::Sum;
use core::ops::AddAssign;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Index, Instruction, Opcode, Operand};
use dxil_format::ShaderKind;

use super::doubles::Doubles;
use super::modified::ModifiedMoves;
use super::operands;
use super::temporaries::temporary;
use super::usage::components;
use super::values::Values;

/// The moves among instructions, which are to be given in their order.
pub(super) struct Moves {
    kind: ShaderKind,
    is_optimized: bool,
    /// The first tokens of the moves of parts of values.
    of_parts: BTreeSet<usize>,
    /// What is known of values, if the program has doubles.
    doubles: Option<Doubles>,
    modified: ModifiedMoves,
    values: Values,
    /// The components of each output register that the program declares.
    outputs: BTreeMap<(OperandType, Option<u64>), u8>,
    /// The temporary register to which the last instruction moved a constant that FXC may have negated, and a component
    /// of it.
    constant: Option<(u32, u32)>,
}

/// Numbers of instructions.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) moves: u32,
    pub(super) floats: u32,
}

impl Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |mut sum, one| {
            sum += one;
            sum
        })
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.floats += other.floats;
    }
}

impl Moves {
    pub(super) fn new(kind: ShaderKind, is_optimized: bool, of_parts: BTreeSet<usize>) -> Self {
        Self {
            kind,
            is_optimized,
            of_parts,
            doubles: None,
            modified: ModifiedMoves::default(),
            values: Values::default(),
            outputs: BTreeMap::new(),
            constant: None,
        }
    }

    /// Notes that values may be doubles.
    pub(super) fn have_doubles(&mut self) {
        self.doubles = Some(Doubles::new(self.is_optimized));
    }

    /// Adds an output that the program declares.
    pub(super) fn declare_output(&mut self, output: &Operand) {
        *self.outputs.entry(register(output)).or_default() |= components(output);
    }

    /// What FXC counts at the end of the program, or of a function of it.
    pub(super) fn finish(&mut self) -> Counts {
        let mut counts = core::mem::take(&mut self.modified).finish();
        counts += self.values.finish();
        counts.moves += self.doubles.as_mut().map_or(0, Doubles::finish);
        counts
    }

    /// What FXC counts when it comes to another phase, which has outputs of its own.
    pub(super) fn begin_phase(&mut self) -> Counts {
        self.outputs.clear();
        self.finish()
    }

    /// What FXC counts when it comes to an instruction.
    pub(super) fn count(&mut self, instruction: &Instruction, token: usize) -> Counts {
        let mut counts = Counts::default();
        let moves_doubles = self.doubles.as_mut().is_some_and(|doubles| {
            counts.moves += doubles.moved_around_loops(instruction);
            doubles.may_be_moved(instruction)
        });
        if let Some(constant) = self.constant.take() {
            let is_negated = takes_negated(instruction, constant);
            *(if is_negated { &mut counts.floats } else { &mut counts.moves }) += 1;
        }
        if instruction.opcode == Opcode::Label {
            counts += self.finish();
        }
        counts += self.modified.count(instruction);
        if self.is_optimized {
            counts += self.values.count(instruction);
        }
        if instruction.opcode == Opcode::Mov && !moves_doubles {
            self.mov(instruction, token, &mut counts);
        }
        counts
    }

    fn mov(&mut self, instruction: &Instruction, token: usize, counts: &mut Counts) {
        use OperandModifier::{Abs, AbsNeg, Neg};
        let is_saturated = instruction.control(Control::Saturate) == Some(1);
        let is_late = self.is_late(instruction);
        match modifier(instruction) {
            _ if is_saturated => counts.moves += u32::from(self.is_counted(instruction)),
            Neg | AbsNeg | Abs if self.is_optimized && is_late => {}
            // FXC makes the value before the move to an output that another value chooses.
            Neg | AbsNeg | Abs if self.is_optimized && writes_indexed(instruction) => {
                counts.moves += 1;
            }
            Neg | AbsNeg | Abs if self.is_optimized && self.of_parts.contains(&token) => {
                counts.moves += 1;
                let operands = instruction.operand("dest").zip(instruction.operand("src"));
                if let Some((dest, source)) =
                    operands.filter(|(dest, _)| dest.ty == OperandType::Output)
                {
                    self.values.counted(source, components(dest));
                }
            }
            modifier @ (Neg | AbsNeg | Abs)
                if self.is_optimized && self.counts_later(instruction, modifier) => {}
            modifier @ (Neg | AbsNeg | Abs)
                if (self.is_optimized || modifier == Abs) && self.modified.add(instruction) => {}
            modifier @ (Neg | AbsNeg | Abs) => counts.floats += u32::from(modifier != Abs),
            _ if !self.is_optimized && is_constant(instruction) => {
                let number = instruction.operand("dest").and_then(temporary);
                let values = instruction.operand("src").map(|source| &source.immediate);
                // Components that are not moved are zero.
                let value = values.and_then(|all| all.iter().copied().max_by_key(|it| it << 1));
                self.constant = number.zip(value);
            }
            _ => counts.moves += u32::from(self.is_counted(instruction)),
        }
    }

    /// Whether other instructions tell what a move to an output counts as.
    fn counts_later(&mut self, instruction: &Instruction, modifier: OperandModifier) -> bool {
        let operands = instruction.operand("dest").zip(instruction.operand("src"));
        let Some((dest, source)) = operands else { return false };
        // FXC makes each part of a value that it puts together.
        if self.outputs.get(&register(dest)) != Some(&components(dest)) {
            return false;
        }
        let is_negated = modifier != OperandModifier::Abs;
        source.ty == OperandType::Temp && self.modified.depends_on_loop(source, is_negated)
            || self.values.output(source, components(dest))
    }

    /// Whether FXC counts a move as one, and not as part of something else.
    fn is_counted(&self, instruction: &Instruction) -> bool {
        !self.is_late(instruction)
            && !operands(instruction).any(|it| it.ty == OperandType::IndexableTemp)
    }

    /// Whether FXC makes a move after it has counted: to an array, or to the output of a geometry shader.
    fn is_late(&self, instruction: &Instruction) -> bool {
        instruction.operand("dest").is_some_and(|dest| {
            let is_output = self.kind == ShaderKind::Geometry && dest.ty == OperandType::Output;
            is_output || dest.ty == OperandType::IndexableTemp
        })
    }
}

fn writes_indexed(instruction: &Instruction) -> bool {
    let dest = instruction.operand("dest");
    dest.is_some_and(|dest| dest.indices.iter().any(|index| index.relative().is_some()))
}

/// The register of an operand.
pub(super) fn register(operand: &Operand) -> (OperandType, Option<u64>) {
    (operand.ty, operand.indices.first().and_then(Index::immediate))
}

/// The modifier of the value that a move copies.
pub(super) fn modifier(instruction: &Instruction) -> OperandModifier {
    let source = instruction.operand("src").and_then(|source| source.extended);
    source.map_or(OperandModifier::None, |it| it.modifier)
}

/// Whether an instruction takes a constant of a temporary register that FXC has negated: of `x - 0.5` the addition, of
/// `abs(1.0)` the maximum of -1.0 with 1.0, of `x % 2.0` the choice of 2.0 or -2.0.
fn takes_negated(instruction: &Instruction, (number, value): (u32, u32)) -> bool {
    let sources = || operands(instruction).skip(1);
    let mut after = sources();
    let takes = after.any(|source| temporary(source) == Some(number));
    let is_negative = value >> 31 != 0;
    let has_other = |source: &Operand| source.immediate.contains(&(value ^ 1 << 31));
    match instruction.opcode {
        Opcode::Add => takes && is_negative,
        Opcode::Max => takes && is_negative && after.any(has_other),
        Opcode::MovC => takes && sources().any(has_other),
        _ => false,
    }
}

/// Whether a move has an immediate value to a temporary register that FXC may have negated: all components have one sign,
/// also those that are not moved.
fn is_constant(instruction: &Instruction) -> bool {
    let (Some(dest), Some(source)) = (instruction.operand("dest"), instruction.operand("src"))
    else {
        return false;
    };
    let is_moved = |place: usize| source.immediate.len() == 1 || components(dest) >> place & 1 != 0;
    let is_negative = source.immediate.iter().all(|value| value >> 31 != 0);
    // Negative integers are no numbers as floating-point values.
    let may_be_negated = |(place, value): (usize, &u32)| {
        let value = f32::from_bits(*value);
        value.is_sign_negative() == is_negative
            && !value.is_nan()
            && (is_moved(place) || value == 0.0)
    };
    dest.ty == OperandType::Temp
        && source.ty == OperandType::Immediate32
        && source.immediate.iter().enumerate().all(may_be_negated)
}
