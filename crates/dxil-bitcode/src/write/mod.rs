//! Writes bitcode.

mod abbreviations;
mod again;
mod attachments;
mod attributes;
mod constants;
mod enumerate;
mod function;
mod globals;
mod instruction;
mod memory;
mod metadata;
mod module;
mod symbols;
mod types;
mod use_lists;

use alloc::vec::Vec;

use dxil_bitstream::Writer;
use dxil_ir::{MAX_ALIGNMENT, Module};

use crate::{Error, ErrorKind};
use again::Again;
pub use again::Written;
use enumerate::Enumerator;

/// Writes a module as DXC does.
///
/// A module that [`read`](fn@crate::read) has read from DXC's bitcode is written again byte for
/// byte.
///
/// # Errors
///
/// Fails if the module cannot be written: if an instruction uses a value that its function does not
/// have, if a number is too large for its field, or if something is of modern LLVM. The error names the function and the
/// instruction.
///
/// # Panics
///
/// Panics if the module has an id of another module that is out of range, as
/// [`Arena`](dxil_ir::Arena)s do.
pub fn write(module: &Module) -> Result<Vec<u8>, Error> {
    let mut writer = Writer::with_capacity(USUAL_SIZE);
    self::module(&mut writer, module)?;
    writer.finish().map_err(bitstream)
}

/// Writes the block of a module.
pub(crate) fn module(writer: &mut Writer, module: &Module) -> Result<(), Error> {
    let mut numbers = Enumerator::new(module)?;
    module::write(writer, &mut numbers, &mut Again::default())
}

/// The size of the bitcode of most shaders, in bytes.
const USUAL_SIZE: usize = 4 << 10;

/// Memory for the operands of records, as many as few records exceed.
fn operands() -> Vec<u64> {
    Vec::with_capacity(32)
}

fn bitstream(error: dxil_bitstream::Error) -> Error {
    Error::bitstream(error)
}

/// Writes a block, with the content that `write` writes.
fn block(
    writer: &mut Writer,
    id: u32,
    abbreviation_width: u32,
    contents: impl FnOnce(&mut Writer) -> Result<(), Error>,
) -> Result<(), Error> {
    writer.enter_block(id, abbreviation_width).map_err(bitstream)?;
    contents(writer)?;
    writer.exit_block().map_err(bitstream)
}

/// Writes a record, with an abbreviation if there is one.
fn record(
    writer: &mut Writer,
    abbreviation: Option<u32>,
    code: u32,
    operands: &[u64],
) -> Result<(), Error> {
    match abbreviation {
        Some(id) => writer.abbreviated_record(id, code, operands, None),
        None => writer.record(code, operands),
    }
    .map_err(bitstream)
}

/// Writes a record whose last operands are the bytes of a text, with an abbreviation if there is one.
fn text_record(
    writer: &mut Writer,
    abbreviation: Option<u32>,
    code: u32,
    operands: &[u64],
    text: &[u8],
) -> Result<(), Error> {
    writer.text_record(abbreviation, code, operands, text).map_err(bitstream)
}

/// Fails if something is of modern LLVM only, which has this name then.
fn supported(modern: Option<&'static str>) -> Result<(), Error> {
    match modern {
        Some(what) => Err(Error::nowhere(ErrorKind::Unsupported { what })),
        None => Ok(()),
    }
}

/// Encodes an alignment: its binary logarithm plus one, or 0 for none.
fn alignment(alignment: u32) -> Result<u64, Error> {
    match alignment {
        0 => Ok(0),
        _ if alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT => {
            Ok(u64::from(alignment.ilog2()) + 1)
        }
        _ => Err(Error::invalid_module("an alignment is not a power of two up to 2^29")),
    }
}

/// Encodes a number with its sign in the lowest bit.
fn fold_sign(value: u64) -> u64 {
    match value as i64 {
        0.. => value << 1,
        _ => value.wrapping_neg() << 1 | 1,
    }
}

/// Converts characters to operands.
fn characters(text: &[u8]) -> impl Iterator<Item = u64> + '_ {
    text.iter().map(|&byte| byte.into())
}

/// Whether a character is in the alphabet of `Char6`.
const fn is_char6(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_')
}
