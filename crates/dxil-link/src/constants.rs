//! What constants decide, as LLVM's inliner and its passes do: computations, and branches that are always or never taken.

use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{FunctionId, Module};

use crate::Diagnostic;

/// How often branches are looked at. What is known of a value after a branch can decide the next one; shaders have few such
/// chains, and each look is at the whole function.
const MOST_ROUNDS: usize = 64;

/// Computes what has only constants as operands, and removes the code that is never reached then.
pub(crate) fn fold(module: &mut Module, function: FunctionId) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    fold_all(&mut editor);
    for _ in 0..MOST_ROUNDS {
        if !editor.fold_branches() {
            break;
        }
        editor.remove_unreachable_blocks();
        fold_all(&mut editor);
    }
    Ok(())
}

fn fold_all(editor: &mut FunctionEditor<'_>) {
    let all: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
    editor.fold(all);
}
