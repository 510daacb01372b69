//! From operations of DXIL to LLVM's intrinsics: first what creates handles, then all other calls.

mod buffer;
mod call;
mod custom;
mod element;
mod handle;
mod heap;
mod place;
mod result;
mod rule;
mod structs;
mod texture;

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::calls::is_operation;
use dxil_ir::edit::{FunctionEditor, Global, remove_unused_globals};
use dxil_ir::{ConstantKind, FunctionId, Id as _, InstructionId, InstructionKind, Module, Value};
use dxil_ops::Target;

use crate::Error;
use crate::resource::Resources;

/// Raises the operations in all functions, and removes what nothing uses afterwards.
pub(crate) fn raise(module: &mut Module, resources: &mut Resources, target: Target) -> Vec<Error> {
    let functions = module.functions.iter().filter(|(_, it)| it.body.is_some());
    let functions: Vec<FunctionId> = functions.map(|(id, _)| id).collect();
    let mut errors = Vec::new();
    let mut names = handle::Names::new(module);
    for function in functions {
        let mut reasons = Vec::from_iter(heap::unwrap(module, function).err());
        reasons.extend(handle::raise(module, function, target, resources, &mut names));
        reasons.extend(rule::raise(module, function, target));
        errors.extend(reasons.into_iter().map(|it| it.within(module, function)));
        sweep(module, function);
        forget_erased(module, function);
    }
    let variables = resources.variables().filter_map(|id| match module.constants[id].kind {
        ConstantKind::Variable(id) => Some(Global::Variable(id)),
        _ => None,
    });
    let operations = module.functions.iter().filter(|(_, it)| is_operation(it));
    let unused: Vec<_> = variables.chain(operations.map(|(id, _)| Global::Function(id))).collect();
    // It fails only for globals that do not exist.
    let _ = remove_unused_globals(module, &unused);
    structs::list(module);
    errors
}

/// Erases addresses, loads and sums that served handles only.
fn sweep(module: &mut Module, function: FunctionId) {
    let Ok(mut editor) = FunctionEditor::new(module, function) else { return };
    let candidates = editor.body().instructions().filter(|(_, it)| {
        matches!(
            it.kind,
            InstructionKind::Load { .. }
                | InstructionKind::GetElementPtr { .. }
                | InstructionKind::Binary { .. }
        )
    });
    let candidates: Vec<InstructionId> = candidates.map(|(id, _)| id).collect();
    editor.erase_dead(candidates);
}

/// Lets metadata say nothing of results that are gone: those that were structs.
fn forget_erased(module: &mut Module, function: FunctionId) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let mut placed = vec![false; body.instructions.len()];
    body.instructions().for_each(|(id, _)| placed[id.index()] = true);
    let ty = module.types.integer(32);
    let poison = module.constants.poison(ty);
    let nothing = Value::Metadata(module.metadata.constant(poison));
    body.map_values(|value| match value {
        Value::MetadataOfInstruction(id) if !placed[id.index()] => nothing,
        value => value,
    });
    module.functions[function].body = Some(body);
}
