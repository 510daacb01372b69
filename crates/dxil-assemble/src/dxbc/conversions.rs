//! Conversions of booleans, which FXC writes as comparisons and operations on bits, but counts as conversions.

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Instruction, Opcode, Operand, ValueType};

use super::operands;
use super::temporaries::Temporaries;

/// The bits of 1 as an integer and as a floating-point number.
const ONES: [u32; 2] = [1, 0x3f80_0000];

/// The conversions among instructions, which are to be given in their order.
pub(super) struct Conversions {
    /// With optimization, FXC counts what it has simplified: conversions from booleans are operations on bits then.
    pub(super) is_optimized: bool,
    /// The components of temporary registers that are results of comparisons, or copies or combinations of them.
    comparisons: Temporaries,
}

impl Conversions {
    pub(super) fn new(is_optimized: bool) -> Self {
        Self { is_optimized, comparisons: Temporaries::default() }
    }

    /// Whether FXC counts an instruction as a conversion from or to booleans.
    pub(super) fn has(&mut self, instruction: &Instruction) -> bool {
        let is_conversion = match instruction.opcode {
            Opcode::Ne | Opcode::INe | Opcode::DNe => compares_zero_first(instruction),
            Opcode::And => !self.is_optimized && self.masks_comparison(instruction),
            _ => false,
        };
        let keeps =
            matches!(instruction.opcode, Opcode::And | Opcode::Or | Opcode::Not | Opcode::Mov)
                && operands(instruction).skip(1).all(|source| self.is_boolean(source));
        self.comparisons.write(instruction, |result| keeps || result.ty == ValueType::Bool);
        is_conversion
    }

    /// Whether a value is booleans: results of comparisons, or constants, of which zeros alone are rather integers.
    fn is_boolean(&self, source: &Operand) -> bool {
        is_boolean_constant(source) && source.immediate.contains(&u32::MAX)
            || self.comparisons.have(source)
    }

    /// Whether an instruction keeps the bits of 1 of the results of comparisons.
    fn masks_comparison(&self, instruction: &Instruction) -> bool {
        let mut sources = operands(instruction).skip(1);
        let (Some(source), Some(mask)) = (sources.next(), sources.next()) else { return false };
        let is_one = |value: &u32| *value == 0 || ONES.contains(value);
        // Zeros alone are `false`, with which a source combines the comparison.
        let is_false = mask.immediate.iter().all(|value| *value == 0);
        let is_mask =
            mask.ty == OperandType::Immediate32 && mask.immediate.iter().all(is_one) && !is_false;
        // Integers of buffers and inputs have no use for the bits of 1.0.
        let is_float = mask.immediate.iter().all(|value| *value == ONES[1]);
        let is_stated =
            is_float && matches!(source.ty, OperandType::ConstantBuffer | OperandType::Input);
        is_mask && (is_stated || is_boolean_constant(source) || self.comparisons.have(source))
    }
}

/// Whether an operand has `true` and `false` alone.
fn is_boolean_constant(source: &Operand) -> bool {
    let is_boolean = |value: &u32| [0, u32::MAX].contains(value);
    source.ty == OperandType::Immediate32 && source.immediate.iter().all(is_boolean)
}

/// Whether an instruction compares zeros with another value, in this order: FXC swaps what a source states so. It also swaps
/// a comparison with an element of an array, in which zero is one number.
fn compares_zero_first(instruction: &Instruction) -> bool {
    let first = operands(instruction).nth(1);
    first.is_some_and(|first| {
        let is_immediate = matches!(first.ty, OperandType::Immediate32 | OperandType::Immediate64);
        is_immediate && first.immediate.len() > 1 && first.immediate.iter().all(|it| *it == 0)
    })
}
