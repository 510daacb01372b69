//! Values that depend on an index marked as nonuniform.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::{Body, Id as _, Module, Value};

use crate::intrinsic;

/// The intrinsic that marks an index.
pub(crate) const NON_UNIFORM: &str = "llvm.dx.resource.nonuniformindex";

/// Whether each instruction of a body depends on a nonuniform index; empty if none does.
pub(crate) fn non_uniform(module: &Module, body: &Body) -> Vec<bool> {
    let is_mark = |it| intrinsic::calls(module, it, NON_UNIFORM);
    let marks = body.instructions().filter(|(_, it)| is_mark(it));
    let mut open: Vec<_> = marks.map(|(id, _)| id).collect();
    if open.is_empty() {
        return Vec::new();
    }
    let uses = Uses::new(body);
    let mut tainted = vec![false; body.instructions.len()];
    while let Some(id) = open.pop() {
        if !core::mem::replace(&mut tainted[id.index()], true) {
            open.extend(uses.of(Value::Instruction(id)).iter().map(|it| it.user));
        }
    }
    tainted
}
