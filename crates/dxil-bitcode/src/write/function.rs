//! Writes function bodies.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_bitstream::Writer;
use dxil_ir::metadata::Location;
use dxil_ir::{Block, Body, Function, Instruction, InstructionId, Type, TypeId, Value};

use super::enumerate::{Enumerator, FunctionNumbers};
use super::{
    block, constants, instruction, metadata, operands, record, supported, symbols, use_lists,
};
use crate::Error;
use crate::codes::{self, function as code};

/// Writes the body of a function. `operands` are those that have numbers in the function only.
pub(super) fn write(
    writer: &mut Writer,
    numbers: &mut Enumerator<'_>,
    operands: &[Value],
    function: &Function,
    body: &Body,
) -> Result<(), Error> {
    check(&numbers.module.types[function.ty], body)?;
    block(writer, codes::FUNCTION, 4, |writer| {
        let numbers = FunctionNumbers::new(numbers, body, operands);
        record(writer, None, code::DECLAREBLOCKS, &[body.order.len() as u64])?;
        constants::write_function(writer, &numbers)?;
        metadata::write_local(writer, &numbers, body)?;
        supported(body.modern())?;
        write_instructions(writer, &numbers, body)?;
        symbols::write_body(writer, &numbers, body)?;
        metadata::write_attachments(writer, numbers.module, function, body)?;
        use_lists::write_body(writer, &numbers, body)
    })
}

/// Checks the rules that a reader relies on: it numbers arguments by the type of the function, and
/// ends a block after each terminator.
fn check(ty: &Type, body: &Body) -> Result<(), Error> {
    let parameters: &[TypeId] = match ty {
        Type::Function { parameters, .. } => parameters,
        _ => &[],
    };
    if !body.arguments.iter().map(|argument| argument.ty).eq(parameters.iter().copied()) {
        return Err(Error::invalid_module("the arguments are not those of the function's type"));
    }
    if body.order.is_empty() {
        return Err(Error::invalid_module("the body has no blocks"));
    }
    for (number, (_, block)) in body.blocks().enumerate() {
        if !ends_well(body, block) {
            let error = Error::invalid_module("a block must end with its only terminator");
            return Err(error.in_block(block.name.as_bstr(), number));
        }
    }
    Ok(())
}

fn ends_well(body: &Body, block: &Block) -> bool {
    let ends = |id: &InstructionId| body.instructions[*id].is_terminator();
    let end = block.instructions.iter().position(ends);
    end.is_some_and(|end| end + 1 == block.instructions.len())
}

fn write_instructions(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
) -> Result<(), Error> {
    let first = numbers.first_instruction();
    let mut instructions =
        Instructions { numbers, body, operands: operands(), value: first, count: 0, last: None };
    for (number, (_, block)) in body.blocks().enumerate() {
        for &id in &block.instructions {
            let written = instructions.write(writer, &body.instructions[id]);
            let place = |error: Error| error.in_instruction(instructions.count);
            written.map_err(|error| place(error).in_block(block.name.as_bstr(), number))?;
            instructions.count += 1;
        }
    }
    Ok(())
}

/// A writer of instructions, one after another.
struct Instructions<'e, 'm> {
    numbers: &'e FunctionNumbers<'e, 'm>,
    body: &'e Body,
    operands: Vec<u64>,
    /// The number of the next value.
    value: u64,
    /// The number of instructions written.
    count: usize,
    /// The last debug location.
    last: Option<Location>,
}

impl Instructions<'_, '_> {
    fn write(&mut self, writer: &mut Writer, instruction: &Instruction) -> Result<(), Error> {
        let Self { numbers, body, operands, value, .. } = self;
        let module = &*numbers.module;
        operands.clear();
        instruction::write(writer, operands, numbers, body, *value, instruction)?;
        *value += u64::from(instruction.ty != module.module.types.void());
        let Some(location) = instruction.location else { return Ok(()) };
        if self.last.replace(location) == Some(location) {
            return record(writer, None, code::DEBUG_LOC_AGAIN, &[]);
        }
        let operands = [
            location.line.into(),
            location.column.into(),
            module.optional_metadata_number(location.scope),
            module.optional_metadata_number(location.inlined_at),
        ];
        record(writer, None, code::DEBUG_LOC, &operands)
    }
}
