//! Sources with modifiers.

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Index, Instruction, Opcode, Operand, ValueType};

use super::operands;
use super::temporaries::{Component, each, temporary};
use super::usage::components;

/// A register with a modifier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) modifier: OperandModifier,
    pub(super) ty: OperandType,
    indices: [Place; 3],
}

/// An index: a number, and the component of a temporary register whose value is added to it.
type Place = (u64, Option<(u32, u8)>);

impl Key {
    /// The register and modifier of an operand, if it has a modifier, and its indices are numbers or values of temporary
    /// registers.
    pub(super) fn of(source: &Operand) -> Option<Self> {
        let modifier = source.extended?.modifier;
        let mut indices = [Place::default(); 3];
        for (place, index) in source.indices.iter().enumerate() {
            let added = match index.relative() {
                Some(added) => Some((temporary(added)?, components(added))),
                None => None,
            };
            let number = match index {
                Index::Immediate32(number) | Index::Immediate32PlusRelative(number, _) => {
                    u64::from(*number)
                }
                Index::Immediate64(number) | Index::Immediate64PlusRelative(number, _) => *number,
                Index::Relative(_) => 0,
            };
            *indices.get_mut(place)? = (number, added);
        }
        (modifier != OperandModifier::None).then_some(Self { modifier, ty: source.ty, indices })
    }

    pub(super) fn with(self, modifier: OperandModifier) -> Self {
        Self { modifier, ..self }
    }

    /// The components of temporary registers that these components of it depend on.
    pub(super) fn temporaries(&self, taken: u8) -> impl Iterator<Item = Component> + use<> {
        let register = (self.ty == OperandType::Temp).then_some((self.indices[0].0 as u32, taken));
        let added = self.indices.into_iter().filter_map(|(_, added)| added);
        register.into_iter().chain(added).flat_map(|(register, taken)| each(register, taken))
    }
}

/// The sources of an instruction that have modifiers of floating-point numbers, with the values that FXC makes of them.
pub(super) fn modified_sources(instruction: &Instruction) -> impl Iterator<Item = (Key, &Operand)> {
    let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
    parameters.enumerate().skip(1).filter_map(|(index, (parameter, source))| {
        let is_float = matches!(parameter.ty, ValueType::Float | ValueType::Bits);
        let key = Key::of(source).filter(|_| is_float)?;
        let is_factor = instruction.opcode == Opcode::Mad && index == 1;
        // A product that is subtracted is printed as if its first factor were negated.
        match key.modifier {
            OperandModifier::Neg if is_factor => None,
            OperandModifier::AbsNeg if is_factor => Some((key.with(OperandModifier::Abs), source)),
            _ => Some((key, source)),
        }
    })
}
