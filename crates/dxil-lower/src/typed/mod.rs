//! From the modern dialect to that of DXIL: pointers get the types that they point to.
//!
//! LLVM does so while it prepares and writes a module. The ids of globals, blocks, instructions and metadata stay.

mod attributes;
mod body;
mod constants;
mod globals;
mod instruction;
mod metadata;
mod pointees;
mod types;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, Module, TypeId, verify};

use crate::Diagnostic;

/// Converts a module that all passes have lowered to the dialect of DXIL, that of LLVM 3.7.
///
/// # Errors
///
/// The module has something that DXIL lacks: a type, an intrinsic, an attribute of another meaning. All are reported.
pub fn to_dxil(module: &Module) -> Result<Module, Vec<Diagnostic>> {
    let mut conversion = Conversion::new(module);
    conversion.globals();
    conversion.metadata();
    conversion.bodies();
    conversion.check_intrinsics();
    let Conversion { to, mut errors, .. } = conversion;
    if errors.is_empty() {
        errors.extend(verify::verify(&to).iter().map(Diagnostic::new));
    }
    match errors.is_empty() {
        true => Ok(to),
        false => Err(errors),
    }
}

/// A module that is converted.
struct Conversion<'m> {
    from: &'m Module,
    to: Module,
    types: BTreeMap<TypeId, TypeId>,
    /// The counterparts of constants, for each type that is asked for.
    constants: BTreeMap<(ConstantId, Option<TypeId>), ConstantId>,
    errors: Vec<Diagnostic>,
}

impl<'m> Conversion<'m> {
    fn new(from: &'m Module) -> Self {
        let mut to = Module::dxil();
        to.source_filename.clone_from(&from.source_filename);
        to.metadata_kinds.clone_from(&from.metadata_kinds);
        let (types, constants, errors) = Default::default();
        Self { from, to, types, constants, errors }
    }

    fn error(&mut self, message: impl core::fmt::Display) {
        let error = Diagnostic::new(message);
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }
}
