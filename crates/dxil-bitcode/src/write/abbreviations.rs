//! The abbreviations that LLVM's writer defines in BLOCKINFO.

use dxil_bitstream::Operand::{Array, Char6, Fixed, Literal, Vbr};
use dxil_bitstream::{Abbreviation, Operand, Writer, block_info};

use super::{bitstream, block, record};
use crate::Error;
use crate::codes::{self, constants, function, value_symtab};

/// The first id of a defined abbreviation.
const FIRST: u32 = 4;

/// Names whose characters need 8 bits.
pub(super) const SYMBOL_8: u32 = FIRST;
/// Names of values whose characters need 7 bits.
pub(super) const SYMBOL_7: u32 = FIRST + 1;
/// Names of values whose characters need 6 bits.
pub(super) const SYMBOL_6: u32 = FIRST + 2;
/// Names of blocks whose characters need 6 bits.
pub(super) const BLOCK_SYMBOL_6: u32 = FIRST + 3;

/// The type of the constants after it.
pub(super) const SET_TYPE: u32 = FIRST;
/// Integers.
pub(super) const INTEGER: u32 = FIRST + 1;
/// Conversions of constants.
pub(super) const CONSTANT_CAST: u32 = FIRST + 2;
/// Zeros. LLVM's writer defines it and does not use it.
const _NULL: u32 = FIRST + 3;

/// Loads.
pub(super) const LOAD: u32 = FIRST;
/// Operations on two numbers.
pub(super) const BINARY: u32 = FIRST + 1;
/// Operations on two numbers, with flags.
pub(super) const BINARY_FLAGS: u32 = FIRST + 2;
/// Conversions.
pub(super) const CAST: u32 = FIRST + 3;
/// Returns without a value.
pub(super) const RETURN_VOID: u32 = FIRST + 4;
/// Returns with a value.
pub(super) const RETURN: u32 = FIRST + 5;
/// `unreachable`.
pub(super) const UNREACHABLE: u32 = FIRST + 6;
/// `getelementptr`.
pub(super) const GET_ELEMENT_PTR: u32 = FIRST + 7;

/// Defines an abbreviation in the block, or in BLOCKINFO for the selected kind of block.
pub(super) fn define(writer: &mut Writer, operands: &[Operand]) -> Result<u32, Error> {
    let abbreviation = Abbreviation::new(operands).expect("abbreviations of LLVM are sound");
    writer.define_abbreviation(abbreviation).map_err(bitstream)
}

/// Writes the BLOCKINFO block. Numbers of types take `types` bits.
pub(super) fn write_block_info(writer: &mut Writer, types: u32) -> Result<(), Error> {
    let code = |code: u32| Literal(code.into());
    let ty = Fixed(types);
    let symbols: &[&[Operand]] = &[
        &[Fixed(3), Vbr(8), Array, Fixed(8)],
        &[code(value_symtab::ENTRY), Vbr(8), Array, Fixed(7)],
        &[code(value_symtab::ENTRY), Vbr(8), Array, Char6],
        &[code(value_symtab::BBENTRY), Vbr(8), Array, Char6],
    ];
    let constants: &[&[Operand]] = &[
        &[code(constants::SETTYPE), ty],
        &[code(constants::INTEGER), Vbr(8)],
        &[code(constants::CE_CAST), Fixed(4), ty, Vbr(8)],
        &[code(constants::NULL)],
    ];
    let functions: &[&[Operand]] = &[
        &[code(function::INST_LOAD), Vbr(6), ty, Vbr(4), Fixed(1)],
        &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4)],
        &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4), Fixed(7)],
        &[code(function::INST_CAST), Vbr(6), ty, Fixed(4)],
        &[code(function::INST_RET)],
        &[code(function::INST_RET), Vbr(6)],
        &[code(function::INST_UNREACHABLE)],
        &[code(function::INST_GEP), Fixed(1), ty, Array, Vbr(6)],
    ];
    block(writer, block_info::BLOCK_ID, 2, |writer| {
        let blocks = [
            (codes::VALUE_SYMTAB, symbols),
            (codes::CONSTANTS, constants),
            (codes::FUNCTION, functions),
        ];
        for (id, abbreviations) in blocks {
            record(writer, None, block_info::SET_BLOCK_ID, &[id.into()])?;
            for operands in abbreviations {
                define(writer, operands)?;
            }
        }
        Ok(())
    })
}
