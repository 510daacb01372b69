//! From the modern dialect to that of DXIL: pointers get the types that they point to.
//!
//! LLVM does so while it prepares and writes a module. The ids of globals, blocks, instructions and metadata stay.

mod attributes;
mod body;
mod callee;
mod constants;
mod debug;
mod globals;
mod instruction;
mod lifetime;
mod passed;
pub(crate) mod pointees;
mod symbols;
mod types;
pub(crate) mod vectors;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

use dxil_assemble::derive::foreign;
use dxil_format::ShaderFlags;
use dxil_ir::metadata::Reference;
use dxil_ir::{AttributeSetId, ConstantId, IdMap, Module, TypeId, verify};
use dxil_metadata::EntryPoint;
use dxil_ops::ShaderStage;

pub use debug::debug_annotations;
pub(crate) use globals::stated_pointee;

use crate::Diagnostic;
use crate::check::check;
use crate::extent::Extents;
use crate::target::target;
use callee::Callee;
use passed::Passed;

/// Converts a module that all passes have lowered to the dialect of DXIL, that of LLVM 3.7. One of DXIL stays as it is.
///
/// # Errors
///
/// The module has something that DXIL lacks: a type, an intrinsic, an attribute of another meaning. All are reported.
pub fn to_dxil(module: &Module) -> Result<Module, Vec<Diagnostic>> {
    let errors = check(module);
    if !errors.is_empty() {
        return Err(errors);
    }
    let to = match foreign(module) {
        None => module.clone(),
        Some(_) => convert(module)?,
    };
    let errors = verify::verify(&to);
    match errors.is_empty() {
        true => Ok(to),
        false => Err(errors.into_iter().map(Diagnostic::from).collect()),
    }
}

/// The module in the dialect of DXIL.
fn convert(module: &Module) -> Result<Module, Vec<Diagnostic>> {
    let mut conversion = Conversion::new(module);
    conversion.globals();
    conversion.metadata();
    conversion.function_attachments();
    conversion.bodies();
    conversion.check_intrinsics();
    let Conversion { mut to, errors, .. } = conversion;
    if !errors.is_empty() {
        return Err(errors);
    }
    if target(module).stage == ShaderStage::Library {
        symbols::forget_unused(&mut to);
    }
    if is_native(&to) {
        to.data_layout = NATIVE_LAYOUT.into();
    }
    Ok(to)
}

/// The layout of data in modules whose numbers of 16 bits have 16 bits in memory; in others, these have a minimum precision.
pub(crate) const NATIVE_LAYOUT: &str =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// Whether shader flags state native numbers of 16 bits.
fn is_native(module: &Module) -> bool {
    let entry_points = EntryPoint::all(module).unwrap_or_default();
    let mut flags = entry_points.iter().map(EntryPoint::flags);
    flags.any(|flags| flags.contains(ShaderFlags::UseNativeLowPrecision))
}

/// The maximum depth of nested types and constants, as in text. Compilers stay below 50.
const MAX_DEPTH: usize = 256;

/// A module that is converted.
struct Conversion<'m> {
    from: &'m Module,
    to: Module,
    /// The counterpart of each type, once it is known.
    types: Vec<Option<TypeId>>,
    /// The counterpart of each constant, once it is known.
    constants: Vec<Option<ConstantId>>,
    /// The counterparts of constants that are of a type that is asked for.
    wanted: BTreeMap<(ConstantId, TypeId), ConstantId>,
    /// The counterparts of sets of attributes.
    attributes: IdMap<AttributeSetId, Option<AttributeSetId>>,
    /// What each function is.
    callees: Vec<Callee>,
    /// The metadata that takes the place of each, once metadata has been converted.
    successors: Vec<Reference>,
    /// The sizes of the modern module's types, once they are asked for.
    extents: OnceCell<Extents>,
    /// What calls pass to the functions that the module declares, once it is asked for.
    passed: OnceCell<Passed>,
    /// The number of types and constants around the one that is converted.
    depth: usize,
    errors: Vec<Diagnostic>,
}

impl<'m> Conversion<'m> {
    fn new(from: &'m Module) -> Self {
        let mut to = Module::dxil();
        to.source_filename.clone_from(&from.source_filename);
        to.metadata_kinds.clone_from(&from.metadata_kinds);
        let (wanted, attributes, successors, extents, passed, errors) = Default::default();
        let types = vec![None; from.types.arena().len()];
        let constants = vec![None; from.constants.arena().len()];
        let callees = from.functions.ids().map(|id| Callee::of(from, id)).collect();
        Self {
            from,
            to,
            types,
            constants,
            wanted,
            attributes,
            callees,
            successors,
            extents,
            passed,
            depth: 0,
            errors,
        }
    }

    /// Converts something that may contain itself; [`None`], with an error, if it is too deep.
    fn nested<T>(&mut self, convert: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth == MAX_DEPTH {
            self.error(format_args!(
                "types or constants are nested more than {MAX_DEPTH} levels deep"
            ));
            return None;
        }
        self.depth += 1;
        let converted = convert(self);
        self.depth -= 1;
        Some(converted)
    }

    fn error(&mut self, message: impl Into<Diagnostic>) {
        let error = message.into();
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }
}
