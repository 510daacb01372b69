//! `dxil-finalize-linkage`: functions that nobody outside calls become internal, and are removed if nobody calls them.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{FunctionId, Linkage, Module};

use crate::metadata::attribute;
use crate::target::Triple;
use crate::{Report, functions};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let mut own = Vec::new();
    for id in functions::defined(module) {
        if is_exported(module, id) {
            continue;
        }
        module.functions[id].linkage = Linkage::Internal;
        own.push(Global::Function(id));
    }
    let declared = module.functions.iter().filter(|(_, it)| it.body.is_none());
    own.extend(declared.map(|(id, _)| Global::Function(id)));
    if let Err(error) = remove_unused_globals(module, &own) {
        report.error(error);
    }
}

/// Whether somebody outside calls a function: an entry point, or in a library, an export.
fn is_exported(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    let triple = module.target_triple.to_str_lossy();
    let is_library = Triple::parse(&triple).environment == "library";
    attribute(module, function, "hlsl.shader").is_some()
        || is_library && attribute(module, function, "hlsl.export").is_some()
}
