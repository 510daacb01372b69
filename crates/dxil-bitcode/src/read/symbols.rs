//! Reads the names of values.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_bitstream::read::Block;
use dxil_ir::{Body, ConstantId, ConstantKind, Dialect, Module, Value};

use super::record::{Memory, read_records};
use crate::Error;
use crate::codes::value_symtab as code;

/// Reads the names of globals.
pub(super) fn read_module(
    block: &Block<'_>,
    memory: &mut Memory,
    module: &mut Module,
    values: &[ConstantId],
) -> Result<(), Error> {
    let is_modern = module.types.dialect() == Dialect::Modern;
    read_records(block, memory, |record| {
        match record.code {
            code::ENTRY => {}
            // The place of a body. Bodies come in the order of functions.
            code::FNENTRY if is_modern => {
                record.rest();
                return Ok(());
            }
            _ => return Err(record.unknown()),
        }
        let value = record.reference("value", values)?;
        let name = record.string()?;
        match module.constants[value].kind {
            ConstantKind::Variable(id) => module.variables[id].name = name,
            ConstantKind::Function(id) => module.rename_function(id, name),
            ConstantKind::Alias(id) => module.aliases[id].name = name,
            _ => return Err(record.invalid("the value is a constant, which has no name")),
        }
        Ok(())
    })
}

/// Reads the names of the arguments, instructions and blocks of a body.
pub(super) fn read_body(
    block: &Block<'_>,
    memory: &mut Memory,
    body: &mut Body,
    value: impl Fn(u64) -> Option<Value>,
) -> Result<(), Error> {
    let mut name = Vec::new();
    read_records(block, memory, |record| match record.code {
        code::BBENTRY => {
            let id = record.reference("block", &body.order)?;
            body.blocks[id].name = record.string()?;
            Ok(())
        }
        code::ENTRY => {
            let number = record.next("value")?;
            name.clear();
            name.extend(record.characters()?);
            match value(number) {
                Some(Value::Instruction(id)) => {
                    body.names.insert(id, name.as_bstr());
                    Ok(())
                }
                Some(Value::Argument(index)) => {
                    if let Some(argument) = body.arguments.get_mut(index as usize) {
                        argument.name = name.as_bstr().into();
                    }
                    Ok(())
                }
                _ => Err(record.value("the value", number, "an argument or an instruction")),
            }
        }
        _ => Err(record.unknown()),
    })
}
