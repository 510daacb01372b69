//! What constant arguments decide, as LLVM's inliner does: computations, and branches that are always or never taken.

use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{BlockId, FunctionId, InstructionId, InstructionKind, Module};
use dxil_ops::{ShaderStage, Target, Version};

use crate::Diagnostic;

/// How often branches are looked at. What is known of a value behind a branch can decide the next one; shaders
/// have few such chains, and each look is at the whole function.
const MOST_ROUNDS: usize = 8;

/// Computes what has only constants as operands, and removes the code that is never reached then.
pub(crate) fn fold(module: &mut Module, function: FunctionId) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    let all: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
    editor.fold_constants(all);
    for _ in 0..MOST_ROUNDS {
        let blocks = editor.body().order.clone();
        let mut is_changed = false;
        for block in blocks {
            let Some(target) = only_target(&editor, block) else { continue };
            // A branch calls no operation.
            let any = Target::new(Version::V1_0, ShaderStage::Library);
            editor.replace_terminator(block, any, |b| b.branch(target))?;
            is_changed = true;
        }
        if !is_changed {
            break;
        }
        editor.remove_unreachable_blocks();
        replace_phis(&mut editor);
    }
    Ok(())
}

/// The block that follows one which ends with a choice, where the choice is known.
fn only_target(editor: &FunctionEditor<'_>, block: BlockId) -> Option<BlockId> {
    let body = editor.body();
    let constants = &editor.module().constants;
    let last = *body.blocks[block].instructions.last()?;
    match body.instructions[last].kind {
        InstructionKind::ConditionalBranch { condition, targets: [yes, no] } => {
            let condition = constants.integer_value(condition.constant()?)?;
            Some(if condition == 0 { no } else { yes })
        }
        InstructionKind::Switch { value, default, cases } => {
            let value = constants.integer_value(value.constant()?)?;
            let mut cases = body.list(cases).iter();
            let case = cases.find(|it| constants.integer_value(it.value) == Some(value));
            Some(case.map_or(default, |it| it.target))
        }
        _ => None,
    }
}

/// Replaces the phis that have one value left, and computes what follows from it.
fn replace_phis(editor: &mut FunctionEditor<'_>) {
    let all: Vec<InstructionId> = editor.body().instructions().map(|(id, _)| id).collect();
    for id in all {
        let InstructionKind::Phi { incoming, .. } = editor.body().instructions[id].kind else {
            continue;
        };
        let &[only] = editor.body().list(incoming) else { continue };
        if only.value == id.into() {
            continue;
        }
        let users = editor.users(id);
        if editor.replace(id, only.value).is_ok() {
            editor.fold_constants(users);
        }
    }
}
