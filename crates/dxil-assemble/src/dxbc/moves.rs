//! What FXC counts moves as.

use alloc::vec::Vec;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Instruction, Opcode};
use dxil_format::ShaderKind;

use super::doubles::Doubles;
use super::modified::{BeforeLoops, Modified};
use super::operands;
use super::temporaries::{temporary, written};
use super::usage::components;

/// The moves among instructions, which are to be given in their order.
pub(super) struct Moves {
    kind: ShaderKind,
    is_optimized: bool,
    /// What is known of values, if the program has doubles.
    doubles: Option<Doubles>,
    /// The moves of modified values to temporary registers since the last instruction that is no move.
    modified: Vec<Modified>,
    before_loops: BeforeLoops,
    /// The temporary register to which the last instruction moved a constant that FXC may have negated, and a component
    /// of it.
    constant: Option<(u32, u32)>,
}

/// Numbers of instructions.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) moves: u32,
    pub(super) floats: u32,
}

impl Moves {
    pub(super) fn new(kind: ShaderKind, is_optimized: bool) -> Self {
        Self {
            kind,
            is_optimized,
            doubles: None,
            modified: Vec::new(),
            before_loops: BeforeLoops::default(),
            constant: None,
        }
    }

    /// Notes that values may be doubles.
    pub(super) fn have_doubles(&mut self) {
        self.doubles = Some(Doubles::new(self.is_optimized));
    }

    /// What FXC counts when it comes to an instruction.
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        let moves_doubles = self.doubles.as_mut().is_some_and(|doubles| {
            counts.moves += doubles.moved_around_loops(instruction);
            doubles.are_moved(instruction)
        });
        if let Some(constant) = self.constant.take() {
            let is_negated = takes_negated(instruction, constant);
            *(if is_negated { &mut counts.floats } else { &mut counts.moves }) += 1;
        }
        counts.moves += self.before_loops.change(instruction);
        match instruction.opcode {
            Opcode::Mov if moves_doubles => {}
            Opcode::Mov => self.mov(instruction, &mut counts),
            opcode => {
                let modified = core::mem::take(&mut self.modified);
                match opcode {
                    Opcode::Loop => self.before_loops.begin(modified),
                    _ if ends_block(opcode) => counts.moves += modified.len() as u32,
                    _ => counts.floats += negated(&modified),
                }
                if opcode == Opcode::EndLoop {
                    counts.floats += self.before_loops.end();
                }
            }
        }
        counts
    }

    fn mov(&mut self, instruction: &Instruction, counts: &mut Counts) {
        use OperandModifier::{Abs, AbsNeg, Neg};
        let to_temporary = written(instruction).next();
        let is_saturated = instruction.control(Control::Saturate) == Some(1);
        match (modifier(instruction), to_temporary) {
            (modifier @ (Neg | AbsNeg | Abs), Some((register, components)))
                if (self.is_optimized || modifier == Abs) && !is_saturated =>
            {
                let is_negated = modifier != Abs;
                self.modified.push(Modified { is_negated, register, components });
            }
            (Neg | AbsNeg | Abs, _)
                if !is_saturated && self.is_optimized && self.is_late(instruction) => {}
            (Neg | AbsNeg, _) if !is_saturated => counts.floats += 1,
            (Abs, _) if !is_saturated => {}
            _ if !self.is_optimized && is_negative_constant(instruction) => {
                let number = instruction.operand("dest").and_then(temporary);
                let values = instruction.operand("src").map(|source| &source.immediate);
                // Components that are not moved are zero.
                let value = values.and_then(|all| all.iter().copied().max_by_key(|it| it << 1));
                self.constant = number.zip(value);
            }
            _ if self.is_counted(instruction) => counts.moves += 1,
            _ => {}
        }
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

fn negated(modified: &[Modified]) -> u32 {
    modified.iter().filter(|it| it.is_negated).count() as u32
}

/// Whether the moves before an instruction make one of several values that a variable has after it: FXC adds modifiers
/// to them after it has counted.
const fn ends_block(opcode: Opcode) -> bool {
    use Opcode as Op;
    matches!(
        opcode,
        Op::EndLoop
            | Op::Else
            | Op::EndIf
            | Op::Break
            | Op::BreakC
            | Op::Continue
            | Op::ContinueC
            | Op::Case
            | Op::Default
            | Op::EndSwitch
    )
}

/// The modifier of the value that a move copies.
pub(super) fn modifier(instruction: &Instruction) -> OperandModifier {
    let source = instruction.operand("src").and_then(|source| source.extended);
    source.map_or(OperandModifier::None, |it| it.modifier)
}

/// Whether an instruction takes a constant of a temporary register that FXC has negated: of `x - 0.5` the addition, of
/// `abs(1.0)` the maximum of -1.0 with 1.0.
fn takes_negated(instruction: &Instruction, (number, value): (u32, u32)) -> bool {
    let mut sources = operands(instruction).skip(1);
    let takes = sources.any(|source| temporary(source) == Some(number));
    let positive = value & !(1 << 31);
    match instruction.opcode {
        Opcode::Add => takes,
        Opcode::Max => takes && sources.any(|it| it.immediate.contains(&positive)),
        _ => false,
    }
}

/// Whether a move has an immediate value to a temporary register that FXC may have negated: all components are
/// negative, also those that are not moved.
fn is_negative_constant(instruction: &Instruction) -> bool {
    let (Some(dest), Some(source)) = (instruction.operand("dest"), instruction.operand("src"))
    else {
        return false;
    };
    let is_moved = |place: usize| source.immediate.len() == 1 || components(dest) >> place & 1 != 0;
    // Negative integers are no numbers as floating-point values.
    let is_negated = |(place, value): (usize, &u32)| {
        let value = f32::from_bits(*value);
        value.is_sign_negative() && !value.is_nan() && (is_moved(place) || value == 0.0)
    };
    dest.ty == OperandType::Temp
        && source.ty == OperandType::Immediate32
        && source.immediate.iter().enumerate().all(is_negated)
}
