//! Reads bitcode.

// Arenas are indexed only by their own ids. Numbers of the file become ids in `record`, `types` and
// `constants`, which index nothing.
#![deny(clippy::arithmetic_side_effects)]

mod attributes;
mod constants;
mod expression;
mod function;
mod function_metadata;
mod globals;
mod instruction;
mod lazy;
mod memory;
mod metadata;
mod module;
mod order;
mod record;
mod symbols;
mod types;
mod use_lists;
mod values;

use dxil_ir::{BinaryOp, FastMathFlags, Module};

use crate::Error;
pub use lazy::LazyModule;
use record::Record;

/// Reads a module with all its functions.
///
/// # Errors
///
/// Fails if the bitcode is malformed, or has something that a [`Module`] cannot hold: nothing is
/// dropped silently.
pub fn read(bitcode: &[u8]) -> Result<Module, Error> {
    LazyModule::read(bitcode)?.into_module()
}

/// The binary operation with this number, for integers or for floating-point numbers, with the
/// flags that are last in its record.
#[inline]
fn binary_op(record: &mut Record<'_>, number: u64, float: bool) -> Result<BinaryOp, Error> {
    let offset = if float { BinaryOp::FAdd(FastMathFlags::NONE).code() } else { 0 };
    let op = number.checked_add(offset).and_then(BinaryOp::from_code);
    let Some(op) = op.filter(|op| op.is_float() == float) else {
        return Err(record.value("the operation", number, "one for the type"));
    };
    let flags = flags(record)?;
    let has_flags = |op: &BinaryOp| !matches!(op, BinaryOp::Or(flags) if flags.0 != 0);
    let Some(op) = op.with_flag_bits(flags).filter(has_flags) else {
        return Err(record.value("the set of flags", flags.into(), "0 for the operation"));
    };
    Ok(op)
}

/// Reads the flags of an operation, which are optional.
#[inline]
fn flags(record: &mut Record<'_>) -> Result<u8, Error> {
    let flags = record.optional().unwrap_or_default();
    u8::try_from(flags).map_err(|_| record.value("flags", flags, "of 8 bits"))
}
