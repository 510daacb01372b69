//! `dxil-finalize-linkage`: what nobody outside sees becomes internal, and functions that nobody calls go.

use alloc::vec::Vec;
use core::cell::LazyCell;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{FunctionId, Linkage, Module, Variable, VariableId, Visibility};

use crate::metadata::attribute;
use crate::{Report, functions, users};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    for id in own_variables(module) {
        let it = &mut module.variables[id];
        (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
    }
    let hidden: Vec<_> =
        functions::defined(module).into_iter().filter(|&id| is_hidden(module, id)).collect();
    for &id in &hidden {
        let it = &mut module.functions[id];
        if it.linkage == Linkage::External {
            (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
        }
    }
    let hidden: Vec<_> = hidden.into_iter().map(Global::Function).collect();
    if let Err(error) = remove_unused_globals(module, &hidden) {
        report.error(error);
    }
}

/// The variables that nobody outside sees: private ones, and definitions that nothing uses.
fn own_variables(module: &Module) -> Vec<VariableId> {
    let users = LazyCell::new(|| users::of_variables(module));
    let is_own = |(id, it): &(VariableId, &Variable)| match it.linkage {
        Linkage::Private => true,
        Linkage::External => it.initializer.is_some() && !users.contains_key(id),
        _ => false,
    };
    module.variables.iter().filter(is_own).map(|(id, _)| id).collect()
}

/// Whether nobody outside calls a function.
fn is_hidden(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    !functions::is_exported(function) && attribute(module, function, "hlsl.shader").is_none()
}
