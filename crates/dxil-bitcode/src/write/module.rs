//! Writes modules.

use bstr::BStr;
use dxil_bitstream::Writer;

use super::abbreviations::write_block_info;
use super::again::Again;
use super::enumerate::Enumerator;
use super::{
    attributes, block, constants, function, globals, metadata, record, symbols, types, use_lists,
};
use crate::Error;
use crate::codes::{self, module as code};

/// Writes the block of the module, and takes blocks in it from modules that were written before.
pub(super) fn write(
    writer: &mut Writer,
    numbers: &mut Enumerator<'_>,
    again: &mut Again<'_>,
) -> Result<(), Error> {
    let module = numbers.module;
    block(writer, codes::MODULE, 3, |writer| {
        record(writer, None, code::VERSION, &[1])?;
        write_block_info(writer, numbers.type_bits())?;
        attributes::write_groups(writer, numbers)?;
        attributes::write_sets(writer, numbers)?;
        again.block(writer, numbers, codes::TYPE, |writer| types::write(writer, numbers))?;
        globals::write(writer, numbers)?;
        constants::write_module(writer, numbers)?;
        metadata::write_module(writer, numbers)?;
        if !numbers.module.metadata_kinds.is_empty() {
            again.block(writer, numbers, codes::METADATA, |writer| {
                metadata::write_kinds(writer, numbers)
            })?;
        }
        again.block(writer, numbers, codes::VALUE_SYMTAB, |writer| {
            symbols::write_module(writer, numbers)
        })?;
        use_lists::write_module(writer, numbers)?;
        let operands = core::mem::take(&mut numbers.operands);
        for (number, (function, operands)) in module.functions.values().zip(&operands).enumerate() {
            if let Some(body) = &function.body {
                function::write(writer, numbers, operands, function, body).map_err(|error| {
                    error.in_global(BStr::new(&function.name), "function", number)
                })?;
            }
        }
        Ok(())
    })
}
