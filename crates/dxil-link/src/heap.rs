//! Handles of descriptors in heaps, which are of no variable.

use alloc::collections::BTreeSet;
use alloc::vec;

use dxil_ir::calls::operation;
use dxil_ir::{Body, ConstantKind, InstructionKind, Module, Value};
use dxil_ops::OpCode;

/// Whether a value is such a handle, or chosen of such handles alone.
pub(crate) fn is_handle(module: &Module, body: &Body, value: Value) -> bool {
    let (mut open, mut seen, mut is_of_heap) = (vec![value], BTreeSet::new(), false);
    while let Some(value) = open.pop() {
        let id = match value {
            Value::Instruction(id) => id,
            Value::Constant(id) if module.constants[id].kind == ConstantKind::Undef => continue,
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
