//! `dxil-remove-unused-variables`: variables that nothing uses any more and that nobody outside sees, and declarations of
//! others. DXIL has none. Definitions that nobody outside sees become internal, as DXC's validator takes others for those of resources.

use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Linkage, Module, Variable, Visibility};

use crate::Report;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let needless = module.variables.iter().filter(|(_, it)| it.initializer.is_none() || is_own(it));
    let needless: Vec<_> = needless.map(|(id, _)| Global::Variable(id)).collect();
    if let Err(error) = remove_unused_globals(module, &needless) {
        report.error(error);
    }
    for it in module.variables.values_mut() {
        if it.linkage == Linkage::External && it.initializer.is_some() && is_own(it) {
            (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
        }
    }
}

/// Whether a variable is only for its own module.
fn is_own(it: &Variable) -> bool {
    it.linkage.is_local() || it.visibility == Visibility::Hidden && it.linkage != Linkage::Appending
}
