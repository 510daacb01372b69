//! The calls of a module, which several rules look at.

use alloc::vec::Vec;

use dxil_ir::calls::{Call, is_operation};
use dxil_ir::{FunctionId, Module};
use dxil_ops::OpCode;

/// The calls of a module, in the order in which it is printed.
pub(crate) struct Calls<'m> {
    /// Those of operations, with the operation if it is known.
    pub(crate) operations: Vec<(Call<'m>, Option<OpCode>)>,
    /// The caller and the callee of those of functions with a body.
    functions: Vec<(FunctionId, FunctionId)>,
}

/// A number of calls of operations that few shaders exceed.
const USUAL_CALLS: usize = 32;

impl<'m> Calls<'m> {
    /// Looks at all instructions of a module.
    pub(crate) fn new(module: &'m Module) -> Self {
        let operations = Vec::with_capacity(USUAL_CALLS);
        let mut calls = Self { operations, functions: Vec::new() };
        Call::of_any_function(module).for_each(|call| {
            let called = &module.functions[call.function];
            if called.body.is_some() {
                calls.functions.push((call.caller, call.function));
            }
            if is_operation(called) {
                let op = call.operation(module);
                calls.operations.push((call, op));
            }
        });
        calls
    }

    /// The calls of operations in a function.
    pub(crate) fn operations_of(&self, caller: FunctionId) -> &[(Call<'m>, Option<OpCode>)] {
        let start = self.operations.partition_point(|(it, _)| it.caller < caller);
        let end = self.operations.partition_point(|(it, _)| it.caller <= caller);
        &self.operations[start..end]
    }

    /// Whether functions with a body are called.
    pub(crate) fn has_functions(&self) -> bool {
        !self.functions.is_empty()
    }

    /// The functions with a body that a function calls, a function for each call.
    pub(crate) fn called(&self, caller: FunctionId) -> impl DoubleEndedIterator<Item = FunctionId> {
        let start = self.functions.partition_point(|(it, _)| *it < caller);
        let end = self.functions.partition_point(|(it, _)| *it <= caller);
        self.functions[start..end].iter().map(|(_, callee)| *callee)
    }
}
