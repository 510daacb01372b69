//! Handles of descriptors in heaps.
//!
//! Where a library of DXC chooses one, it passes it to `CreateHandleForLib`, which otherwise takes what a variable holds.

use alloc::vec::Vec;

use dxil_ir::calls::{is_heap_handle, operation};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{FunctionId, InstructionId, Module};
use dxil_ops::OpCode;

use crate::Error;

/// Lets the handles of descriptors stand for what `CreateHandleForLib` makes of them: the same.
pub(super) fn unwrap(module: &mut Module, function: FunctionId) -> Result<(), Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let wrapped = |id: InstructionId| match operation(module, body, id)? {
        (OpCode::CreateHandleForLib, &[_, handle]) => {
            is_heap_handle(module, body, handle).then_some((id, handle))
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
