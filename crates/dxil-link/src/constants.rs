//! What constant arguments decide, as LLVM's inliner does: computations, and branches that are always or never taken.

use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{BlockId, FunctionId, InstructionKind, Module};
use dxil_ops::{ShaderStage, Target, Version};

use crate::Diagnostic;

/// How often branches are looked at. What is known of a value behind a branch can decide the next one; shaders
/// have few such chains, and each look is at the whole function.
const MOST_ROUNDS: usize = 8;

/// Computes what has only constants as operands, and removes the code that is never reached then.
pub(crate) fn fold(module: &mut Module, function: FunctionId) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    for _ in 0..MOST_ROUNDS {
        let all: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
        editor.fold(all);
        let blocks = editor.body().order.clone();
        let mut is_changed = false;
        for block in blocks {
            let Some(target) = only_target(&editor, block) else { continue };
            branch(&mut editor, block, target)?;
            is_changed = true;
        }
        if !is_changed {
            break;
        }
        editor.remove_unreachable_blocks();
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

/// Lets a block always go on in one of those that may follow it.
fn branch(
    editor: &mut FunctionEditor<'_>,
    block: BlockId,
    target: BlockId,
) -> Result<(), Diagnostic> {
    let body = editor.body();
    let mut values = Vec::new();
    for &id in &body.blocks[target].instructions {
        let InstructionKind::Phi { incoming, .. } = body.instructions[id].kind else { break };
        let value = body.list(incoming).iter().find(|it| it.block == block).map(|it| it.value);
        values.extend(value.map(|value| (id, value)));
    }
    // A branch calls no operation.
    let any = Target::new(Version::V1_0, ShaderStage::Library);
    editor.replace_terminator(block, any, |b| {
        b.branch(target)?;
        for (phi, value) in values {
            b.add_incoming(phi.into(), &[(value, block)])?;
        }
        Ok(())
    })?;
    Ok(())
}
