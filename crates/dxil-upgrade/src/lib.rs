//! DXIL to plain LLVM IR: a module in the dialect of LLVM 3.7, with operations, becomes one in the modern dialect, with
//! instructions and intrinsics.
//!
//! [`upgrade`] does it all.
#![no_std]
#![deny(missing_docs)]

extern crate alloc;

mod error;
mod metadata;
mod opaque;
mod raise;
mod resource;

use alloc::vec::Vec;

use dxil_ir::verify::{self, ErrorKind, Rule};
use dxil_ir::{Dialect, Module};
use dxil_metadata::ShaderMetadata;

use resource::Resources;

pub use error::Error;

/// The rules that compilers break and that upgrading mends: LLVM's expressions that LLVM 3.7 does not know are cut off, and
/// initializers of DXC's that are wider than their variable are made as narrow.
const CORRECTED: [Rule; 2] = [Rule::DebugExpression, Rule::InitializerType];

/// Upgrades a module of DXIL to LLVM IR of LLVM 23.
///
/// # Errors
///
/// The module is no valid DXIL: all reasons are reported.
pub fn upgrade(module: &Module) -> Result<Module, Vec<Error>> {
    if module.types.dialect() == Dialect::Modern {
        return Err(Vec::from([Error::new("the module is of LLVM 23 already")]));
    }
    verified(module, |error| match error.kind() {
        ErrorKind::Rule(rule) => !CORRECTED.contains(rule),
        ErrorKind::Typing(_) => true,
    })?;
    let metadata = ShaderMetadata::read(module).map_err(|error| Vec::from([Error::new(error)]))?;
    let mut conversion = opaque::Conversion::new(module);
    let mut resources = Resources::new(&mut conversion, &metadata);
    let mut to = conversion.finish()?;
    // Entry points refer to constants of the new module.
    let metadata = ShaderMetadata::read(&to).map_err(|error| Vec::from([Error::new(error)]))?;
    let target = metadata::target(&metadata);
    metadata::translate(&mut to, metadata);
    let errors = raise::raise(&mut to, &mut resources, target);
    if !errors.is_empty() {
        return Err(errors);
    }
    verified(&to, |_| true)?;
    Ok(to)
}

/// Refuses a module that breaks the rules of its dialect.
fn verified(module: &Module, counts: impl Fn(&verify::Error) -> bool) -> Result<(), Vec<Error>> {
    let errors = verify::verify(module);
    let errors: Vec<_> = errors.iter().filter(|it| counts(it)).map(Error::new).collect();
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
