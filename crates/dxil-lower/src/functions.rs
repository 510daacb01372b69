//! The functions of a module.

use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{FunctionId, Module};

use crate::intrinsic;

/// Those with a body.
pub(crate) fn defined(module: &Module) -> Vec<FunctionId> {
    module.functions.iter().filter(|(_, it)| it.body.is_some()).map(|(id, _)| id).collect()
}

/// Removes the declarations of intrinsics that nothing calls any more.
pub(crate) fn remove_unused_intrinsics(module: &mut Module) {
    let ids = module.functions.ids();
    let intrinsics = ids.filter(|&id| intrinsic::name(module, id).is_some());
    let intrinsics: Vec<_> = intrinsics.map(Global::Function).collect();
    // They exist.
    let _ = remove_unused_globals(module, &intrinsics);
}
