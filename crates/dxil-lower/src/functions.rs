//! The functions of a module.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{
    Error, FunctionEditor, Global, Rewrite, Rewriter, remove_unused_globals, rewrite,
};
use dxil_ir::{
    Body, Function, FunctionId, Instruction, InstructionId, Linkage, Module, Visibility,
};

use crate::intrinsic;
use crate::target::target;

/// Those with a body.
pub(crate) fn defined(module: &Module) -> Vec<FunctionId> {
    module.functions.iter().filter(|(_, it)| it.body.is_some()).map(|(id, _)| id).collect()
}

/// The bodies of functions.
pub(crate) fn bodies(module: &Module) -> impl Iterator<Item = &Body> {
    module.functions.values().filter_map(|it| it.body.as_ref())
}

/// Whether others may call a function by its name.
pub(crate) fn is_exported(function: &Function) -> bool {
    (function.linkage, function.visibility) == (Linkage::External, Visibility::Default)
}

/// Erases instructions of a function, which nothing else uses.
pub(crate) fn erase(
    module: &mut Module,
    function: FunctionId,
    instructions: &BTreeSet<InstructionId>,
) -> Result<(), Error> {
    struct Erasing<'a>(&'a BTreeSet<InstructionId>);
    impl Rewriter for Erasing<'_> {
        fn visit(
            &mut self,
            _: &FunctionBuilder<'_>,
            id: InstructionId,
            _: &Instruction,
        ) -> Rewrite {
            if self.0.contains(&id) { Rewrite::Erase } else { Rewrite::Keep }
        }
    }
    let target = target(module);
    rewrite(module, function, target, &mut Erasing(instructions))
}

/// Erases those of these instructions of a function that nothing uses, and the operands that are dead then.
pub(crate) fn erase_dead(
    module: &mut Module,
    function: FunctionId,
    candidates: Vec<InstructionId>,
) -> Result<(), Error> {
    // The editor looks at the whole function.
    if !candidates.is_empty() {
        FunctionEditor::new(module, function)?.erase_dead(candidates);
    }
    Ok(())
}

/// Removes the blocks of a function that cannot be reached.
pub(crate) fn remove_unreachable_blocks(
    module: &mut Module,
    function: FunctionId,
) -> Result<(), Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let flow = ControlFlow::new(body);
    // The editor looks at the whole function.
    if !body.order.iter().all(|&block| flow.is_reachable(block)) {
        FunctionEditor::new(module, function)?.remove_unreachable_blocks();
    }
    Ok(())
}

/// Removes the declarations of intrinsics that nothing calls any more.
pub(crate) fn remove_unused_intrinsics(module: &mut Module) {
    let mut intrinsics = Vec::with_capacity(module.functions.len());
    intrinsics.extend(intrinsic::all(module).map(Global::Function));
    // It fails only for globals that do not exist.
    let _ = remove_unused_globals(module, &intrinsics);
}
