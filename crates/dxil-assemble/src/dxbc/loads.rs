//! Loads from texture buffers.

use alloc::vec::Vec;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Components, Index, Instruction, Opcode, Operand, ParameterKind};

use super::blocks::{Blocks, Values, begins_code};
use super::operands;
use super::temporaries::{each, read, results, temporary};

/// The loads of a program whose instructions are given in their order. FXC takes a load for the use of one variable: that
/// of the first component that another instruction takes.
#[derive(Default)]
pub(super) struct Loads {
    blocks: Blocks,
    values: Values<Value>,
    loads: Vec<Load>,
}

/// A load of a vector.
pub(super) struct Load {
    /// The number of the buffer's register or range.
    pub(super) buffer: u32,
    pub(super) address: Address,
    /// The components of the vector that other instructions take.
    taken: u8,
}

#[derive(Clone, Copy)]
pub(super) enum Address {
    /// The number of a vector.
    Vector(u32),
    /// A value that is added to the number of a vector.
    After(u32),
}

/// What is known of a component of a temporary register.
#[derive(Clone, Copy)]
enum Value {
    /// This component of the vector that a load reads.
    Loaded {
        load: usize,
        component: u8,
    },
    /// The sum of some value and a number.
    Sum(u32),
    Unknown,
}

impl Load {
    /// The first component that an instruction takes.
    pub(super) fn first(&self) -> Option<u8> {
        (self.taken != 0).then(|| self.taken.trailing_zeros() as u8)
    }
}

impl Loads {
    pub(super) fn add(&mut self, instruction: &Instruction) {
        if begins_code(instruction.opcode) {
            *self = Self { loads: core::mem::take(&mut self.loads), ..Self::default() };
        }
        self.blocks.add(instruction.opcode);
        self.take(instruction);
        let load = self.load(instruction);
        for (_, register, mask) in results(instruction) {
            for component in each(register, mask) {
                let value = match load {
                    Some((load, source)) => match selected(source, component.1) {
                        Some(component) => Value::Loaded { load, component },
                        None => Value::Unknown,
                    },
                    None => sum(instruction, component.1).map_or(Value::Unknown, Value::Sum),
                };
                self.values.give(component, value, &self.blocks);
            }
        }
    }

    pub(super) fn finish(self) -> Vec<Load> {
        self.loads
    }

    /// Notes which components of loads an instruction takes.
    fn take(&mut self, instruction: &Instruction) {
        let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
        for (parameter, operand) in parameters {
            let is_result = parameter.kind == ParameterKind::Destination;
            let indices = operand.indices.iter().filter_map(Index::relative);
            let sources = (!is_result).then_some(operand).into_iter().chain(indices);
            for (register, mask) in sources.flat_map(read) {
                for component in each(register, mask) {
                    for value in self.values.of(component, &self.blocks) {
                        if let Value::Loaded { load, component } = value {
                            self.loads[load].taken |= 1 << component;
                        }
                    }
                }
            }
        }
    }

    /// Adds what may be a load from a texture buffer: its place, and the operand that names the buffer.
    fn load<'a>(&mut self, instruction: &'a Instruction) -> Option<(usize, &'a Operand)> {
        let operands = instruction.operand("resource").zip(instruction.operand("address"));
        let (source, address) = operands.filter(|_| instruction.opcode == Opcode::Ld)?;
        let buffer = source.indices.first().and_then(Index::immediate)?;
        let address = match address.immediate.first() {
            Some(number) => Address::Vector(*number),
            None => Address::After(self.number_in(address)),
        };
        self.loads.push(Load { buffer: u32::try_from(buffer).ok()?, address, taken: 0 });
        Some((self.loads.len() - 1, source))
    }

    /// The number that is part of the first component of an address.
    fn number_in(&self, address: &Operand) -> u32 {
        let component = selected(address, 0).zip(temporary(address));
        let value = component.and_then(|(component, register)| {
            self.values.of((register, component), &self.blocks).last()
        });
        match value {
            Some(Value::Sum(number)) => number,
            _ => 0,
        }
    }
}

/// The component of an operand that gives this component of the result.
fn selected(operand: &Operand, component: u8) -> Option<u8> {
    match operand.components {
        Components::Swizzle(all) => all.get(usize::from(component)).map(|it| *it as u8),
        Components::Select(one) => Some(one as u8),
        Components::None | Components::One | Components::Mask(_) => Some(component),
    }
}

/// The number that an instruction adds to a value for this component of its result.
fn sum(instruction: &Instruction, component: u8) -> Option<u32> {
    let skipped = match instruction.opcode {
        Opcode::IAdd => 1,
        // The sums for `true` and `false`, or all that is added.
        Opcode::MovC | Opcode::IMad => 3,
        _ => return None,
    };
    let mut summands = operands(instruction).skip(skipped);
    let number = summands.find(|it| it.ty == OperandType::Immediate32)?;
    let number = match number.immediate[..] {
        [number] => number,
        _ => *number.immediate.get(usize::from(component))?,
    };
    // A negative number is part of the index.
    Some(number).filter(|number| i32::try_from(*number).is_ok())
}
