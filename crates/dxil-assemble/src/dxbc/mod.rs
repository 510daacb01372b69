//! The parts beside a DXBC program, as FXC makes them: what follows from the program, and what its source states.

mod bindings;
mod blocks;
mod container;
mod conversions;
mod declared;
mod definitions;
mod doubles;
mod features;
mod key;
mod loads;
mod loops;
mod modified;
mod moves;
mod parts;
mod reach;
mod reads;
mod signatures;
mod source;
mod statistics;
mod system_value;
mod temporaries;
mod together;
mod usage;
mod values;

use dxbc_code::{Argument, Instruction, Operand};

pub use container::assemble;
pub use definitions::resource_definitions;
pub use features::features;
pub use signatures::signatures;
pub use source::{Source, SourceDefinitions, SourceElement, SourceResource, SourceSignatures};
pub use statistics::statistics;

/// The operands of an instruction.
fn operands(instruction: &Instruction) -> impl Iterator<Item = &Operand> {
    instruction.arguments.iter().filter_map(|argument| match argument {
        Argument::Operand(operand) => Some(operand),
        _ => None,
    })
}
