//! Function bodies.

use alloc::vec::Vec;

use dxil_bitstream::Writer;
use dxil_ir::{Block, Body, Function, InstructionId, Type};

use super::enumerate::{Enumerator, FunctionNumbers};
use super::{block, constants, instruction, metadata, record, symbols, use_lists};
use crate::Error;
use crate::codes::{self, function as code};

/// Writes the body of a function.
pub(super) fn write(
    writer: &mut Writer,
    numbers: &mut Enumerator<'_>,
    function: &Function,
    body: &Body,
) -> Result<(), Error> {
    check(&numbers.module.types[function.ty], body)?;
    block(writer, codes::FUNCTION, 4, |writer| {
        let numbers = FunctionNumbers::new(numbers, body);
        record(writer, None, code::DECLAREBLOCKS, &[body.order.len() as u64])?;
        constants::write_function(writer, &numbers)?;
        metadata::write_local(writer, &numbers, body)?;
        write_instructions(writer, &numbers, body)?;
        symbols::write_body(writer, &numbers, body)?;
        metadata::write_attachments(writer, numbers.module, function, body)?;
        use_lists::write_body(writer, &numbers, body)
    })
}

/// Checks what a reader relies on: it numbers arguments by the type of the function, and lets each
/// terminator end a block.
fn check(ty: &Type, body: &Body) -> Result<(), Error> {
    let ends_well = |block: &Block| {
        let ends = |id: &InstructionId| body.instructions[*id].is_terminator();
        block
            .instructions
            .iter()
            .position(ends)
            .is_some_and(|end| end + 1 == block.instructions.len())
    };
    let what = match ty {
        Type::Function { parameters, .. } if parameters.len() != body.arguments.len() => {
            "a function has not as many arguments as its type"
        }
        _ if body.order.is_empty() => "a body has no blocks",
        _ if !body.blocks().all(|(_, block)| ends_well(block)) => {
            "a block does not end with its only terminator"
        }
        _ => return Ok(()),
    };
    Err(Error::invalid_module(what))
}

fn write_instructions(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
) -> Result<(), Error> {
    let module = &*numbers.module;
    let mut next = numbers.first_instruction();
    let (mut operands, mut last) = (Vec::new(), None);
    for (_, instruction) in body.instructions() {
        operands.clear();
        instruction::write(writer, &mut operands, numbers, body, next, instruction)?;
        next += u64::from(instruction.ty != module.module.types.void());
        let Some(location) = instruction.location else { continue };
        if last.replace(location) == Some(location) {
            record(writer, None, code::DEBUG_LOC_AGAIN, &[])?;
            continue;
        }
        let operands = [
            location.line.into(),
            location.column.into(),
            module.optional_metadata_number(location.scope),
            module.optional_metadata_number(location.inlined_at),
        ];
        record(writer, None, code::DEBUG_LOC, &operands)?;
    }
    Ok(())
}
