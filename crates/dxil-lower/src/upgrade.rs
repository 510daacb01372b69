//! `dxil-upgrade`: the version of DXC's validator goes, which plain LLVM IR does not state.
//!
//! The crate `dxil-upgrade` makes plain LLVM IR of all that is DXIL's.

use dxil_ir::Module;

use crate::Report;

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    module.named_metadata.retain(|it| it.name != "dx.valver");
}
