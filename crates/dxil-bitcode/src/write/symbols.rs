//! Writes the names of values.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_bitstream::Writer;
use dxil_ir::{Body, Value};

use super::abbreviations::{BLOCK_SYMBOL_6, SYMBOL_6, SYMBOL_7, SYMBOL_8};
use super::enumerate::{Enumerator, FunctionNumbers};
use super::{block, is_char6, text_record};
use crate::Error;
use crate::codes::{self, value_symtab as code};

/// A name, with the kind and number of the value that has it.
struct Symbol<'m> {
    name: &'m BStr,
    code: u32,
    number: u64,
}

/// Writes the names of globals.
pub(super) fn write_module(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    let module = numbers.module;
    let variables = module.variables.values().map(|variable| &variable.name);
    let functions = module.functions.values().map(|function| &function.name);
    let aliases = module.aliases.values().map(|alias| &alias.name);
    // Globals have the first numbers, in this order.
    let names = (0..).zip(variables.chain(functions).chain(aliases));
    let symbol = |(number, name)| Symbol { name: BStr::new(name), code: code::ENTRY, number };
    write(writer, names.map(symbol).collect())
}

/// Writes the names of the arguments, instructions and blocks of a body.
pub(super) fn write_body(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
) -> Result<(), Error> {
    let mut symbols = Vec::new();
    for (index, argument) in (0..).zip(&body.arguments) {
        let (name, number) = (BStr::new(&argument.name), numbers.value(Value::Argument(index))?);
        symbols.push(Symbol { name, code: code::ENTRY, number });
    }
    for (id, block) in body.blocks() {
        let (name, number) = (BStr::new(&block.name), numbers.block(id)?);
        symbols.push(Symbol { name, code: code::BBENTRY, number });
    }
    for (id, name) in body.names.iter() {
        let number = numbers.value(Value::Instruction(id))?;
        symbols.push(Symbol { name, code: code::ENTRY, number });
    }
    write(writer, symbols)
}

fn write(writer: &mut Writer, mut symbols: Vec<Symbol<'_>>) -> Result<(), Error> {
    symbols.retain(|symbol| !symbol.name.is_empty());
    if symbols.is_empty() {
        return Ok(());
    }
    symbols.sort_by_key(|symbol| symbol.name);
    block(writer, codes::VALUE_SYMTAB, 4, |writer| {
        for Symbol { name, code, number } in symbols {
            let six = name.iter().all(|&byte| is_char6(byte));
            let abbreviation = match code {
                code::BBENTRY if six => BLOCK_SYMBOL_6,
                code::BBENTRY => SYMBOL_8,
                _ if six => SYMBOL_6,
                _ if name.is_ascii() => SYMBOL_7,
                _ => SYMBOL_8,
            };
            text_record(writer, Some(abbreviation), code, &[number], name)?;
        }
        Ok(())
    })
}
