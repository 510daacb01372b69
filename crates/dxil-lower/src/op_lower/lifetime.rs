//! The lifetimes of variables, which DXIL knows since version 1.6: before, a store of no value marks their ends.

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{InstructionKind, Module, TypeId, Value};
use dxil_ops::{Target, Version};

use crate::Diagnostic;
use crate::extent::Extents;
use crate::metadata::validator;

/// The first version that has lifetimes: a validator of that version takes `undef` for no value.
const SINCE: Version = Version::V1_6;

/// Stores in the place of lifetimes.
pub(super) struct Lifetimes {
    extents: Extents,
    is_undef: bool,
}

impl Lifetimes {
    /// [`None`] for a target that has lifetimes.
    pub(super) fn new(module: &Module, target: Target) -> Option<Self> {
        let is_undef = validator(module) >= SINCE;
        (target.version < SINCE).then(|| Self { extents: Extents::new(module), is_undef })
    }

    /// The outcome for a call that begins or ends the lifetime of what a pointer points to.
    pub(super) fn lower(
        &self,
        b: &FunctionBuilder<'_>,
        pointer: Value,
    ) -> Result<Rewrite, Diagnostic> {
        let Some(ty) = memory(b, pointer) else { return Ok(Rewrite::Erase) };
        let value = if self.is_undef { b.undef(ty) } else { b.null(ty) };
        let access = Access::aligned(self.extents.alignment(ty));
        b.store(value?, pointer, access)?;
        Ok(Rewrite::Erase)
    }
}

/// The type of a variable of the function; [`None`] for a pointer to anything else, which has no lifetime.
fn memory(b: &FunctionBuilder<'_>, pointer: Value) -> Option<TypeId> {
    match b.instruction(pointer)?.kind {
        InstructionKind::Alloca { allocated, .. } => Some(allocated),
        _ => None,
    }
}
