//! The modules that survive text. The fuzz targets share this file.

use dxil_ir::{ConstantKind, Linkage, Module};

/// Whether there is nothing to compute in the expressions of a module. A text may name a global in an
/// expression before it defines it: then LLVM cannot compute the expression, but can in the text of the
/// module, which defines variables first.
pub(crate) fn is_folded(module: &Module) -> bool {
    let mut copy = module.clone();
    module.constants.arena().iter().all(|(id, constant)| match &constant.kind {
        ConstantKind::Expression(expression) => copy.fold(expression.clone(), constant.ty) == id,
        _ => true,
    })
}

/// Whether LLVM's text can say all of a module: LLVM's verifiers accept definitions that are `extern_weak`, but its
/// text has none.
pub(crate) fn has_text(module: &Module) -> bool {
    let variables = module.variables.values().map(|it| (it.linkage, it.initializer.is_some()));
    let functions = module.functions.values().map(|it| (it.linkage, it.body.is_some()));
    !variables.chain(functions).any(|it| it == (Linkage::ExternalWeak, true))
}
