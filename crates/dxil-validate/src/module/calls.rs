//! The calls of a module, which several rules look at.

use alloc::vec::Vec;

use dxil_ir::calls::{Call, is_operation};
use dxil_ir::{FunctionId, InstructionKind, Module};
use dxil_ops::OpCode;

/// The calls of a module, in the order in which it is printed.
pub(super) struct Calls<'m> {
    /// Those of operations, with the operation if it is known.
    pub(super) operations: Vec<(Call<'m>, Option<OpCode>)>,
    /// The caller and the callee of those of functions with a body.
    functions: Vec<(FunctionId, FunctionId)>,
}

impl<'m> Calls<'m> {
    /// Looks at all instructions of a module.
    pub(super) fn new(module: &'m Module) -> Self {
        let mut calls = Self { operations: Vec::new(), functions: Vec::new() };
        for (caller, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            for (number, (instruction, it)) in body.instructions().enumerate() {
                let InstructionKind::Call { callee, arguments, .. } = it.kind else { continue };
                let Some(function) = module.called_function(callee) else { continue };
                let called = &module.functions[function];
                if is_operation(called) {
                    let arguments = body.list(arguments);
                    let call = Call { caller, instruction, number, function, arguments };
                    calls.operations.push((call, call.operation(module)));
                }
                if called.body.is_some() {
                    calls.functions.push((caller, function));
                }
            }
        }
        calls
    }

    /// The functions with a body that a function calls, a function for each call.
    pub(super) fn called(&self, caller: FunctionId) -> impl DoubleEndedIterator<Item = FunctionId> {
        let start = self.functions.partition_point(|(it, _)| *it < caller);
        let end = self.functions.partition_point(|(it, _)| *it <= caller);
        self.functions[start..end].iter().map(|(_, callee)| *callee)
    }
}
