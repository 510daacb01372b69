//! Reads bitcode.

// Arenas are indexed only by their own ids. Numbers of the file become ids in `record`, `types` and
// `constants`, which index nothing.
#![deny(clippy::arithmetic_side_effects)]

mod attributes;
mod constants;
mod debug_record;
mod expression;
mod function;
mod function_metadata;
mod globals;
mod instruction;
mod lazy;
mod memory;
mod metadata;
mod metadata_strings;
mod modern_attribute;
mod modern_constant;
mod modern_node;
mod module;
mod order;
mod record;
mod symbols;
mod types;
mod upgrade;
mod use_lists;
mod values;

use dxil_ir::{BinaryOp, Dialect, FastMathFlags, Module};

use crate::file::Envelope;
use crate::{Error, ErrorKind};
pub use lazy::LazyModule;
use module::State;
use record::Record;

/// Reads a module with all its functions, of DXIL or of modern LLVM: [`dxil_ir::Types::dialect`] tells which.
///
/// # Errors
///
/// Fails if the bitcode is malformed, or has something that a [`Module`] cannot hold: nothing is
/// dropped silently.
pub fn read(bitcode: &[u8]) -> Result<Module, Error> {
    LazyModule::read(bitcode)?.into_module()
}

/// Reads a module of DXIL with all its functions, such as the program of a container.
///
/// # Errors
///
/// Fails as [`read`] does, and if the module is of modern LLVM.
pub fn read_dxil(bitcode: &[u8]) -> Result<Module, Error> {
    let lazy = LazyModule::read(bitcode)?;
    check_dxil(lazy.module())?;
    lazy.into_module()
}

/// Reads the metadata of a module of DXIL with the types, constants and globals that it refers to, as reflection asks for.
///
/// Functions have no bodies and no attributes, and globals no names. What the file has twice, as LLVM does not write it, is there
/// twice.
///
/// ```
/// # let bitcode_of_dxc =
/// #     include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/comdat.bc"));
/// let module = dxil_bitcode::read_metadata(bitcode_of_dxc)?;
/// assert!(module.named_metadata("dx.shaderModel").is_some());
/// # Ok::<(), dxil_bitcode::Error>(())
/// ```
///
/// # Errors
///
/// Fails as [`read_dxil`] does, but for errors in what is not read.
pub fn read_metadata(bitcode: &[u8]) -> Result<Module, Error> {
    let (envelope, block) = Envelope::read(bitcode)?;
    let module = State::read_metadata(&block, envelope.string_table()?.unwrap_or_default())?;
    check_dxil(&module)?;
    Ok(module)
}

/// Checks that a module is of DXIL.
fn check_dxil(module: &Module) -> Result<(), Error> {
    match module.types.dialect() {
        Dialect::Dxil => Ok(()),
        Dialect::Modern => {
            let what = "the module is of LLVM 5 or later, which DXIL is not";
            Err(Error::nowhere(ErrorKind::Invalid { what }))
        }
    }
}

/// The binary operation with this number, for integers or for floating-point numbers, with the
/// flags that are last in its record.
#[inline]
fn binary_op(
    record: &mut Record<'_>,
    number: u64,
    float: bool,
    dialect: Dialect,
) -> Result<BinaryOp, Error> {
    let offset = if float { BinaryOp::FAdd(FastMathFlags::NONE).code() } else { 0 };
    let op = number.checked_add(offset).and_then(BinaryOp::from_code);
    let Some(op) = op.filter(|op| op.is_float() == float) else {
        return Err(record.value("the operation", number, "one for the type"));
    };
    let mut flags = flags(record)?;
    if float && dialect == Dialect::Modern {
        flags = modern_fast_math(flags.into()).0;
    }
    let is_dxil = dialect == Dialect::Dxil;
    let has_flags = |op: &BinaryOp| !matches!(op, BinaryOp::Or(flags) if flags.0 != 0 && is_dxil);
    let Some(op) = op.with_flag_bits(flags).filter(has_flags) else {
        return Err(record.value("the set of flags", flags.into(), "0 for the operation"));
    };
    Ok(op)
}

/// The fast-math flags of modern LLVM in these bits.
const fn modern_fast_math(bits: u64) -> FastMathFlags {
    match bits & 1 {
        0 => FastMathFlags(bits as u8 & FastMathFlags::MODERN_FAST.0),
        // LLVM 5 and older: all of them.
        _ => FastMathFlags::MODERN_FAST,
    }
}

/// Reads the flags of an operation, which are optional.
#[inline]
fn flags(record: &mut Record<'_>) -> Result<u8, Error> {
    let flags = record.optional().unwrap_or_default();
    u8::try_from(flags).map_err(|_| record.value("flags", flags, "of 8 bits"))
}
