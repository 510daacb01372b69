//! `dxil-translate-metadata`: the metadata that DXIL has, from function attributes and the target; none else.

mod annotations;
mod attached;
mod entries;
mod loops;
mod module_flags;
mod stated;

use dxil_ir::Module;

use crate::Report;
use crate::resource::Found;

/// The named metadata that DXIL has, besides that of debug information.
const NAMED: &[&str] = &[
    annotations::NAME,
    "dx.dxrPayloadAnnotations",
    "dx.entryPoints",
    "dx.resources",
    "dx.rootSignature",
    "dx.shaderModel",
    "dx.subobjects",
    "dx.targetTypes",
    "dx.valver",
    "dx.version",
    "llvm.ident",
    "llvm.module.flags",
];

pub(crate) fn run(module: &mut Module, found: &mut Found, report: &mut Report) {
    attached::translate(module, report);
    module.named_metadata.retain(|named| {
        named.name.starts_with(b"llvm.dbg.") || NAMED.iter().any(|known| named.name == *known)
    });
    annotations::keep_valid(module);
    module_flags::translate(module);
    entries::translate(module, found, report);
}
