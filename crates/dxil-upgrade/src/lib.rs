//! DXIL to plain LLVM IR: a module in the dialect of LLVM 3.7, with operations, becomes one in the modern dialect, with
//! instructions and intrinsics.
//!
//! [`upgrade`] does it all.
#![no_std]
#![deny(missing_docs)]

extern crate alloc;

mod debug_info;
mod error;
mod metadata;
mod opaque;
mod raise;
mod resource;

use alloc::vec::Vec;

use dxil_ir::verify::{self, Rule};
use dxil_ir::{Dialect, Module};
use dxil_metadata::ShaderMetadata;

use resource::Resources;

pub use error::{Error, ErrorKind};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The rules that compilers break and that upgrading mends: LLVM's expressions that LLVM 3.7 does not know are cut off,
/// initializers of DXC's that are wider than their variable are made as narrow, and its debug information is corrected.
const CORRECTED: [Rule; 5] = [
    Rule::DebugExpression,
    Rule::InitializerType,
    Rule::DebugSubprogram,
    Rule::DebugPieceWhole,
    Rule::DebugPieceOutside,
];

/// Upgrades a module of DXIL to LLVM IR of LLVM 23.
///
/// # Errors
///
/// The module is no valid DXIL: all reasons are reported. `Error::source` gives the error of another crate that is the cause.
///
/// ```
/// use core::error::Error as _;
/// use dxil_upgrade::{ErrorKind, upgrade};
///
/// let module = dxil_text::parse("!dx.valver = !{!0}\n!0 = !{i32 1}")?;
/// let refused = upgrade(&module).unwrap_err();
/// assert!(matches!(refused[0].kind(), ErrorKind::Metadata(_)));
/// assert_eq!(refused[0].source().unwrap().to_string(), refused[0].to_string());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn upgrade(module: &Module) -> Result<Module, Vec<Error>> {
    if module.types.dialect() == Dialect::Modern {
        return Err(Vec::from(["the module is of LLVM 23 already".into()]));
    }
    let (errors, corrected) = verify::verify_apart(module, &CORRECTED);
    refuse(errors)?;
    let module = &*debug_info::correct(module, &corrected);
    let metadata = ShaderMetadata::read(module).map_err(|error| Vec::from([error.into()]))?;
    let mut conversion = opaque::Conversion::new(module);
    let mut resources = Resources::new(&mut conversion, &metadata);
    let mut to = conversion.finish()?;
    // Entry points refer to constants of the new module.
    let metadata = ShaderMetadata::read(&to).map_err(|error| Vec::from([error.into()]))?;
    let target = metadata::target(&metadata);
    metadata::translate(&mut to, metadata);
    let errors = raise::raise(&mut to, &mut resources, target);
    if !errors.is_empty() {
        return Err(errors);
    }
    refuse(verify::verify(&to))?;
    Ok(to)
}

/// Refuses a module that breaks the rules of its dialect.
fn refuse(errors: Vec<verify::Error>) -> Result<(), Vec<Error>> {
    if errors.is_empty() { Ok(()) } else { Err(errors.into_iter().map(Error::from).collect()) }
}
