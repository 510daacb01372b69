//! `globaldce`: internal functions and variables that nothing uses go.

use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Linkage, Module};

use crate::Report;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let is_own = |linkage| matches!(linkage, Linkage::Internal | Linkage::Private);
    let functions = module.functions.iter().filter(|(_, it)| is_own(it.linkage));
    let variables = module.variables.iter().filter(|(_, it)| is_own(it.linkage));
    let functions = functions.map(|(id, _)| Global::Function(id));
    let own: Vec<_> = functions.chain(variables.map(|(id, _)| Global::Variable(id))).collect();
    if let Err(error) = remove_unused_globals(module, &own) {
        report.error(error);
    }
}
