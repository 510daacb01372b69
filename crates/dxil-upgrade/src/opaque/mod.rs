//! From the dialect of DXIL to the modern one: pointers become opaque, debug information and attributes those of LLVM 23.
//!
//! The ids of globals, blocks, instructions and metadata stay. Calls of operations stay, too, but the structs of DXIL
//! that they take and give have no names any more, and handles are of target types.

mod attributes;
mod body;
mod constants;
mod debug;
mod globals;
mod intrinsic;
mod types;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::{ConstantId, Dialect, MetadataId, Module, StructId, TypeId};

use crate::Error;

/// The maximum depth of nested types and constants, as in text. Compilers stay below 50.
const MAX_DEPTH: usize = 256;

/// The layout of data that LLVM 23 gives DXIL.
const DATA_LAYOUT: &str =
    "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// A module that is converted.
pub(crate) struct Conversion<'m> {
    pub(crate) from: &'m Module,
    pub(crate) to: Module,
    types: BTreeMap<TypeId, TypeId>,
    /// The types of handles that are not target types.
    chosen: BTreeSet<StructId>,
    constants: BTreeMap<ConstantId, ConstantId>,
    /// The metadata that takes the place of each, once metadata has been converted.
    successors: Vec<MetadataId>,
    /// The number of types and constants around the one that is converted.
    depth: usize,
    errors: Vec<Error>,
}

impl<'m> Conversion<'m> {
    /// Converts a module that [`verify`](dxil_ir::verify::verify) accepts.
    pub(crate) fn new(from: &'m Module) -> Self {
        let mut to = Module::of(Dialect::Modern);
        to.source_filename.clone_from(&from.source_filename);
        to.target_triple.clone_from(&from.target_triple);
        to.data_layout = DATA_LAYOUT.into();
        to.metadata_kinds.clone_from(&from.metadata_kinds);
        let (types, constants, successors, errors) = Default::default();
        let chosen = types::chosen(from);
        let mut it = Self { from, to, types, chosen, constants, successors, depth: 0, errors };
        it.globals();
        it.metadata();
        it.bodies();
        it
    }

    /// The new module.
    ///
    /// # Errors
    ///
    /// The module has something without a counterpart.
    pub(crate) fn finish(self) -> Result<Module, Vec<Error>> {
        if self.errors.is_empty() { Ok(self.to) } else { Err(self.errors) }
    }

    /// Converts something that may contain itself; [`None`], with an error, if it is too deep.
    fn nested<T>(&mut self, convert: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth == MAX_DEPTH {
            self.error(alloc::format!(
                "types or constants are nested more than {MAX_DEPTH} levels deep"
            ));
            return None;
        }
        self.depth += 1;
        let converted = convert(self);
        self.depth -= 1;
        Some(converted)
    }

    fn error(&mut self, message: impl Into<alloc::string::String>) {
        let error = Error::new(message);
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }
}
