//! What is known of the components of temporary registers, in the order of a program's instructions.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Components, Index, Instruction, Operand, Parameter, ParameterKind};

use super::operands;
use super::usage::components;

/// A temporary register, and a component of it.
pub(super) type Component = (u32, u8);

/// The components of temporary registers whose last value has a property. Jumps are not followed.
#[derive(Default)]
pub(super) struct Temporaries {
    /// For each register its components: x is the lowest of four bits.
    known: BTreeMap<u32, u8>,
}

impl Temporaries {
    /// Whether all components that a source reads have the property.
    pub(super) fn have(&self, source: &Operand) -> bool {
        let known = temporary(source).and_then(|number| self.known.get(&number));
        known.is_some_and(|known| components(source) & !known == 0)
    }

    /// Notes which results of an instruction have the property.
    pub(super) fn write(&mut self, instruction: &Instruction, has: impl Fn(&Parameter) -> bool) {
        for (parameter, number, mask) in results(instruction) {
            let known = self.known.entry(number).or_default();
            *known = if has(parameter) { *known | mask } else { *known & !mask };
        }
    }
}

/// The results of an instruction in temporary registers: their parameters, registers and components.
pub(super) fn results(instruction: &Instruction) -> impl Iterator<Item = (&Parameter, u32, u8)> {
    let parameters = instruction.opcode.parameters().iter();
    parameters.zip(operands(instruction)).filter_map(|(parameter, operand)| {
        let Components::Mask(mask) = operand.components else { return None };
        let is_result = parameter.kind == ParameterKind::Destination;
        is_result.then(|| temporary(operand))?.map(|number| (parameter, number, mask))
    })
}

/// The temporary registers that an instruction writes, and their components.
pub(super) fn written(instruction: &Instruction) -> impl Iterator<Item = (u32, u8)> {
    results(instruction).map(|(_, number, mask)| (number, mask))
}

/// The components of temporary registers that an instruction writes.
pub(super) fn changed(instruction: &Instruction) -> impl Iterator<Item = Component> {
    written(instruction).flat_map(|(register, mask)| each(register, mask))
}

/// The temporary registers that an operand names, and their components, those of its indices included.
pub(super) fn read(operand: &Operand) -> Vec<(u32, u8)> {
    let mut read = Vec::new();
    let mut operands = Vec::from([operand]);
    while let Some(operand) = operands.pop() {
        read.extend(temporary(operand).map(|number| (number, components(operand))));
        operands.extend(operand.indices.iter().filter_map(Index::relative));
    }
    read
}

/// The number of a temporary register.
pub(super) fn temporary(operand: &Operand) -> Option<u32> {
    let number = operand.indices.first().and_then(Index::immediate)?;
    (operand.ty == OperandType::Temp).then(|| u32::try_from(number).ok())?
}

/// Each component of a register of which a mask is given.
pub(super) fn each(register: u32, mask: u8) -> impl Iterator<Item = Component> {
    (0..4).filter(move |component| mask >> component & 1 != 0).map(move |it| (register, it))
}
