//! `globaldce`: functions and variables that nothing uses go, unless another module may use them.

use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Linkage, Module};

use crate::Report;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let functions = module.functions.iter();
    let functions = functions.filter(|(_, it)| it.body.is_none() || is_discardable(it.linkage));
    let variables = module.variables.iter();
    let variables =
        variables.filter(|(_, it)| it.initializer.is_none() || is_discardable(it.linkage));
    let functions = functions.map(|(id, _)| Global::Function(id));
    let unneeded: Vec<_> = functions.chain(variables.map(|(id, _)| Global::Variable(id))).collect();
    if let Err(error) = remove_unused_globals(module, &unneeded) {
        report.error(error);
    }
}

/// Whether a definition is only for its own module.
fn is_discardable(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::Internal
            | Linkage::Private
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::AvailableExternally
    )
}
