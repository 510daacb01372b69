//! Memory whose types parameters state, or the names of operations: function and caller take it for the same.

use alloc::collections::BTreeSet;

use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind as Kind, Module, Value, typing};

use crate::intrinsic;
use crate::typed::stated_pointee;

/// The memory of a function that it takes or passes, and the addresses in it.
#[derive(Default)]
pub(crate) struct PassedMemory(BTreeSet<InstructionId>);

impl PassedMemory {
    pub(crate) fn new(module: &Module, function: FunctionId, body: &Body) -> Self {
        let mut passed = BTreeSet::new();
        for (_, it) in body.instructions() {
            let Kind::Call { arguments, .. } = it.kind else { continue };
            let Some(callee) = intrinsic::callee(&module.constants, it) else { continue };
            let name = intrinsic::name(module, callee);
            let is_named = name.and_then(|it| typing::named_struct(&module.types, it)).is_some();
            for (index, &argument) in body.list(arguments).iter().enumerate() {
                if is_named || is_stated(module, callee, index) {
                    add_bases(body, argument, &mut passed);
                }
            }
        }
        let is_own = |value| match value {
            Value::Argument(index) => is_stated(module, function, index as usize),
            _ => false,
        };
        for (id, it) in body.instructions() {
            let Kind::GetElementPtr { operands, .. } = it.kind else { continue };
            let Some(&base) = body.list(operands).first() else { continue };
            if is_own(base) || base.instruction().is_some_and(|base| passed.contains(&base)) {
                passed.insert(id);
            }
        }
        Self(passed)
    }

    pub(crate) fn contains(&self, id: InstructionId) -> bool {
        self.0.contains(&id)
    }
}

fn is_stated(module: &Module, function: FunctionId, index: usize) -> bool {
    stated_pointee(module, &module.functions[function], index).is_some()
}

/// Adds the instructions that an address comes from, up to the memory that it is in.
fn add_bases(body: &Body, address: Value, passed: &mut BTreeSet<InstructionId>) {
    let mut next = address.instruction();
    while let Some(id) = next.filter(|&id| passed.insert(id)) {
        next = match body.instructions[id].kind {
            Kind::GetElementPtr { operands, .. } => {
                body.list(operands).first().and_then(|base| base.instruction())
            }
            _ => None,
        };
    }
}
