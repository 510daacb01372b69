//! `dse`: stores to memory of a function that it never reads go, with the memory and what was only stored there; and stores of
//! what lies there already.
//!
//! LLVM's pass also removes stores that another one overwrites; those stay here.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::edit::{Error, FunctionEditor};
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Value,
};

use crate::{Diagnostic, Report, effects, functions, intrinsic};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    for function in functions::defined(module) {
        if let Err(error) = remove_stores(module, function) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

fn remove_stores(module: &mut Module, function: FunctionId) -> Result<(), Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let stores = stores_of_content(module, body);
    let is_memory = |it: &Instruction| matches!(it.kind, Kind::Alloca { .. });
    if stores.is_empty() && !body.instructions().any(|(_, it)| is_memory(it)) {
        return Ok(());
    }
    let mut editor = FunctionEditor::new(module, function)?;
    for store in stores {
        editor.erase_recursively(store)?;
    }
    let placed = editor.body().instructions();
    let memory = placed.filter(|(_, it)| is_memory(it));
    let memory: Vec<_> = memory.map(|(id, _)| id).collect();
    // The last first: a load from memory may go with the store to memory after it.
    for id in memory.into_iter().rev() {
        if editor.block_of(id).is_none() {
            continue;
        }
        for store in stores_to_unread(&editor, id).unwrap_or_default() {
            editor.erase_recursively(store)?;
        }
    }
    Ok(())
}

/// The stores of what has been loaded from their address in the same block, if nothing has written memory since then.
fn stores_of_content(module: &Module, body: &Body) -> Vec<InstructionId> {
    let mut stores = Vec::new();
    for (_, block) in body.blocks() {
        let mut loaded = BTreeMap::new();
        for &id in &block.instructions {
            let it = &body.instructions[id];
            match it.kind {
                Kind::Load { pointer, volatile: false, atomic: None, .. } => {
                    loaded.insert(Value::Instruction(id), pointer);
                }
                Kind::Store { pointer, value, volatile: false, atomic: None, .. }
                    if loaded.get(&value) == Some(&pointer) =>
                {
                    stores.push(id);
                }
                _ if loaded.is_empty() => {}
                _ if !effects::of(module, it).is_read_only() => loaded.clear(),
                _ => {}
            }
        }
    }
    stores
}

/// The stores to memory of the function, unless something else may use it.
fn stores_to_unread(
    editor: &FunctionEditor<'_>,
    memory: InstructionId,
) -> Option<Vec<InstructionId>> {
    let (mut stores, mut open) = (Vec::new(), vec![memory]);
    while let Some(address) = open.pop() {
        for user in editor.users(address) {
            let it = &editor.body().instructions[user];
            match it.kind {
                Kind::Store { value, volatile: false, atomic: None, .. }
                    if value != Value::Instruction(address) =>
                {
                    stores.push(user);
                }
                Kind::GetElementPtr { .. } => open.push(user),
                _ if intrinsic::is_lifetime(editor.module(), it) => {}
                _ => return None,
            }
        }
    }
    Some(stores)
}
