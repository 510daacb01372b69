//! Code and globals that nothing needs.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::edit::{FunctionEditor, Global, remove_globals};
use dxil_ir::metadata::NodeKind;
use dxil_ir::{FunctionId, InstructionId, InstructionKind, Linkage, Metadata, Module};

use crate::{Diagnostic, uses};

/// Erases the marks of lifetimes, which shaders do not have, and what has no effect.
pub(crate) fn erase_dead_code(module: &mut Module, function: FunctionId) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    editor.remove_unreachable_blocks();
    let is_mark = |kind: &InstructionKind| match *kind {
        InstructionKind::Call { callee, .. } => editor
            .module()
            .called_function(callee)
            .is_some_and(|id| editor.module().functions[id].name.starts_with(b"llvm.lifetime.")),
        _ => false,
    };
    let instructions = editor.body().instructions();
    let marks: Vec<InstructionId> =
        instructions.filter(|(_, it)| is_mark(&it.kind)).map(|(id, _)| id).collect();
    for mark in marks {
        editor.erase_recursively(mark)?;
    }
    let all: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
    editor.erase_dead(all);
    Ok(())
}

/// Removes the names of values and blocks, which shaders without debug information do not have.
pub(crate) fn forget_names(module: &mut Module, functions: &[FunctionId]) {
    if module.named_metadata("llvm.dbg.cu").is_some() {
        return;
    }
    for &id in functions {
        let Some(body) = &mut module.functions[id].body else { continue };
        body.names.clear();
        body.blocks.values_mut().for_each(|block| block.name.clear());
    }
}

/// Removes all globals that some functions do not use. Debug information forgets them.
pub(crate) fn remove_unused_globals(
    module: &mut Module,
    kept: &[FunctionId],
) -> Result<(), Diagnostic> {
    let mut used: BTreeSet<Global> = kept.iter().copied().map(Global::Function).collect();
    for &id in kept {
        if let Some(body) = &module.functions[id].body {
            used.extend(uses::globals(module, body));
        }
    }
    // Such as the list of constructors.
    let appending = module.variables.iter().filter(|(_, it)| it.linkage == Linkage::Appending);
    used.extend(appending.map(|(id, _)| Global::Variable(id)));
    let functions = module.functions.ids().map(Global::Function);
    let variables = module.variables.ids().map(Global::Variable);
    let aliases = module.aliases.ids().map(Global::Alias);
    let all = functions.chain(variables).chain(aliases);
    let unused: BTreeSet<Global> = all.filter(|it| !used.contains(it)).collect();
    forget(module, &unused);
    let unused: Vec<_> = unused.into_iter().collect();
    remove_globals(module, &unused)?;
    Ok(())
}

/// Replaces the globals within debug information by null.
fn forget(module: &mut Module, globals: &BTreeSet<Global>) {
    let is_forgotten = |metadata: &Metadata| match metadata {
        Metadata::Constant(id) => {
            let function = uses::function(module, *id).map(Global::Function);
            let variable = uses::variable(module, *id).map(Global::Variable);
            function.or(variable).is_some_and(|it| globals.contains(&it))
        }
        _ => false,
    };
    let arena = module.metadata.arena();
    let forgotten: BTreeSet<_> =
        arena.iter().filter(|(_, it)| is_forgotten(it)).map(|(id, _)| id).collect();
    let mut changed = Vec::new();
    for (id, metadata) in arena.iter() {
        let Metadata::Node(node) = metadata else { continue };
        if matches!(node.kind, NodeKind::Tuple(_)) {
            continue;
        }
        let mut node = node.clone();
        let mut is_changed = false;
        node.kind.for_each_operand_mut(|it| {
            if it.is_some_and(|id| forgotten.contains(&id)) {
                *it = None;
                is_changed = true;
            }
        });
        if is_changed {
            changed.push((id, Metadata::Node(node)));
        }
    }
    for (id, node) in changed {
        module.metadata.replace(id, node);
    }
}
