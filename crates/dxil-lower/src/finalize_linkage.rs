//! `dxil-finalize-linkage`: what nobody outside sees becomes internal, and functions that nobody calls go.

use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{FunctionId, Linkage, Module, Visibility};

use crate::metadata::attribute;
use crate::{Report, functions, users};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let users = users::of_variables(module);
    let variables: Vec<_> = module.variables.ids().collect();
    for id in variables {
        let it = &mut module.variables[id];
        let is_own = it.linkage == Linkage::Private
            || it.linkage == Linkage::External
                && it.initializer.is_some()
                && !users.contains_key(&id);
        if is_own {
            (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
        }
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

/// Whether nobody outside calls a function.
fn is_hidden(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    !functions::is_exported(function) && attribute(module, function, "hlsl.shader").is_none()
}
