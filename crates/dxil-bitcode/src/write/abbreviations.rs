//! The abbreviations that LLVM's writer defines in BLOCKINFO.

use dxil_bitstream::{Abbreviation, Operand, Writer};

use super::bitstream;
use crate::Error;
use crate::known_info::BLOCK_INFO;

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
    let known = BLOCK_INFO.get(types as usize);
    let known = known.ok_or_else(|| Error::invalid_module("it has more than 2^32 types"))?;
    writer.known_info(known).map_err(bitstream)
}
