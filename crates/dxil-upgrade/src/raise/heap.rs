//! Handles of descriptors in heaps.
//!
//! Where a library of DXC chooses one, it passes it to `CreateHandleForLib`, which otherwise takes what a variable holds.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::calls::operation;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{Body, ConstantKind, FunctionId, InstructionId, InstructionKind, Module, Value};
use dxil_ops::OpCode;

use crate::Error;

/// Lets the handles of descriptors stand for what `CreateHandleForLib` makes of them: the same.
pub(super) fn unwrap(module: &mut Module, function: FunctionId) -> Result<(), Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let wrapped = |id: InstructionId| match operation(module, body, id)? {
        (OpCode::CreateHandleForLib, &[_, handle]) => {
            is_handle(module, body, handle).then_some((id, handle))
        }
        _ => None,
    };
    let wrapped: Vec<_> = body.instructions().filter_map(|(id, _)| wrapped(id)).collect();
    if wrapped.is_empty() {
        return Ok(());
    }
    let mut editor = FunctionEditor::new(module, function)?;
    for (call, handle) in wrapped {
        editor.replace(call, handle)?;
    }
    Ok(())
}

/// Whether a value is the handle of a descriptor, or chosen of such handles alone.
fn is_handle(module: &Module, body: &Body, value: Value) -> bool {
    let (mut open, mut seen, mut is_of_heap) = (vec![value], BTreeSet::new(), false);
    while let Some(value) = open.pop() {
        let id = match value {
            Value::Instruction(id) => id,
            Value::Constant(id) => match module.constants[id].kind {
                ConstantKind::Undef | ConstantKind::Poison => continue,
                _ => return false,
            },
            _ => return false,
        };
        if !seen.insert(id) {
            continue;
        }
        match body.instructions[id].kind {
            InstructionKind::Select { operands, .. } => open.extend(operands),
            InstructionKind::Phi { incoming, .. } => {
                open.extend(body.list(incoming).iter().map(|it| it.value));
            }
            _ => match operation(module, body, id) {
                Some((OpCode::CreateHandleFromHeap, _)) => is_of_heap = true,
                _ => return false,
            },
        }
    }
    is_of_heap
}
