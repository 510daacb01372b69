//! Reads bitcode.

// Arenas are indexed by the ids that they gave. Numbers of the file become ids in `record`, `types`
// and `constants`, which index nothing.
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

use dxil_ir::{BinaryOp, Module};

use crate::Error;
pub use lazy::LazyModule;

/// Reads a module with all its functions.
///
/// # Errors
///
/// Fails where the bitcode is not sound, or has something that a [`Module`] cannot hold: nothing is
/// dropped in silence.
pub fn read(bitcode: &[u8]) -> Result<Module, Error> {
    LazyModule::read(bitcode)?.into_module()
}

/// The operation that a number means for integers, or for floating-point numbers.
#[inline]
fn binary_op(number: u64, float: bool) -> Option<BinaryOp> {
    let offset = if float { BinaryOp::FAdd.code() } else { 0 };
    let op = BinaryOp::from_code(number.checked_add(offset)?)?;
    (op.is_float() == float).then_some(op)
}

/// The flags of an operation, which may be left out.
#[inline]
fn flags(record: &mut record::Record<'_>) -> Result<u8, Error> {
    match record.left() {
        0 => Ok(0),
        _ => {
            let flags = record.next("flags")?;
            u8::try_from(flags).map_err(|_| record.value("flags", flags, "of 8 bits"))
        }
    }
}
