//! The components of inputs that a geometry shader reads: it declares whole elements, whatever it reads of them.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Declaration, Index, Instruction, OpClass, Operand};
use dxil_ops::ShaderModel;

use super::operands;
use super::usage::components;

/// What instructions read, which are to be given in their order.
#[derive(Default)]
pub(super) struct Reads {
    /// The registers that are indexed together.
    ranges: Vec<Range<u32>>,
    components: BTreeMap<u32, u8>,
    /// Whether they read the number of the primitive, which has no register.
    has_primitive: bool,
}

impl Reads {
    pub(super) fn add(&mut self, instruction: &Instruction, model: ShaderModel) {
        if let Some(Declaration::IndexRange { register, count, .. }) =
            Declaration::of(instruction, model)
        {
            let first = register.indices.last().and_then(Index::immediate);
            let first = first.and_then(|it| u32::try_from(it).ok());
            self.ranges.extend(first.map(|first| first..first.saturating_add(count)));
        }
        if instruction.opcode.class() == OpClass::Instruction {
            for operand in operands(instruction) {
                self.read(operand);
            }
        }
    }

    fn read(&mut self, operand: &Operand) {
        self.has_primitive |= operand.ty == OperandType::InputPrimitiveID;
        if operand.ty != OperandType::Input {
            return;
        }
        let Some(index) = operand.indices.last() else { return };
        let number = match index {
            Index::Immediate32(number) | Index::Immediate32PlusRelative(number, _) => *number,
            _ => 0,
        };
        let range =
            self.ranges.iter().find(|it| it.contains(&number) && index.relative().is_some());
        for register in range.cloned().unwrap_or(number..number.saturating_add(1)) {
            *self.components.entry(register).or_default() |= components(operand);
        }
    }

    /// The components that are read of a register, or of the number of the primitive: x is the lowest of four bits.
    pub(super) fn of(&self, register: Option<u32>) -> u8 {
        match register {
            Some(register) => self.components.get(&register).copied().unwrap_or_default(),
            None => self.has_primitive.into(),
        }
    }
}
