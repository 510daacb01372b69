//! The calls of DXIL operations in a module.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use dxil_ops::{Immediate, OpCode};

use crate::{
    Body, ConstantKind, Function, FunctionId, InstructionId, InstructionKind, Module, Type, Value,
};

/// A call of an operation's function: one whose name begins with `dx.op.`.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    /// The function that the call is in.
    pub caller: FunctionId,
    /// The instruction that it is.
    pub instruction: InstructionId,
    /// The number of instructions before it in the function, in the order of the blocks.
    pub number: usize,
    /// The function that is called.
    pub function: FunctionId,
    /// The arguments: the opcode first, in a valid call.
    pub arguments: &'m [Value],
}

/// Whether it is an operation's function, by its name.
#[must_use]
pub fn is_operation(function: &Function) -> bool {
    function.name.starts_with(b"dx.op.")
}

/// The operation that an instruction calls, and the arguments, the opcode first; `None` for other
/// instructions, and where the opcode is no constant or unknown.
#[must_use]
pub fn operation<'b>(
    module: &Module,
    body: &'b Body,
    instruction: InstructionId,
) -> Option<(OpCode, &'b [Value])> {
    let kind = body.instructions.get(instruction)?.kind;
    let InstructionKind::Call { callee, arguments, .. } = kind else { return None };
    let function = module.functions.get(module.called_function(callee)?)?;
    let arguments = body.list(arguments);
    let op = operation_of(module, arguments)?;
    is_operation(function).then_some((op, arguments))
}

/// The operation whose opcode is the first of these arguments of a call.
#[must_use]
pub fn operation_of(module: &Module, arguments: &[Value]) -> Option<OpCode> {
    OpCode::from_u32(opcode(module, arguments)?)
}

/// Whether a value is the handle of a descriptor in a heap, or chosen of such handles alone by phis and selects.
#[must_use]
pub fn is_heap_handle(module: &Module, body: &Body, value: Value) -> bool {
    let (mut open, mut seen, mut is_of_heap) = (vec![value], BTreeSet::new(), false);
    while let Some(value) = open.pop() {
        let id = match value {
            Value::Instruction(id) => id,
            Value::Constant(id) if module.constants[id].is_undefined() => continue,
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

/// The constant that is the first of these arguments of a call.
fn opcode(module: &Module, arguments: &[Value]) -> Option<u32> {
    u32::try_from(module.constants.integer_value(arguments.first()?.constant()?)?).ok()
}

/// Returns the value of an argument of an operation, as far as it is known before the program runs.
#[must_use]
pub fn immediate(module: &Module, value: Value) -> Immediate {
    let Some(constant) = value.constant() else { return Immediate::Variable };
    let constant = &module.constants[constant];
    match (&module.types[constant.ty], &constant.kind) {
        (_, ConstantKind::Undef) => Immediate::Undef,
        (_, ConstantKind::Expression(_)) => Immediate::Expression,
        _ if constant.is_global() => Immediate::Expression,
        (&Type::Integer { bits: bits @ 1..=64 }, &ConstantKind::Integer(value)) => {
            let unused = 64 - bits;
            Immediate::Integer((value << unused) as i64 >> unused)
        }
        _ => Immediate::Other,
    }
}

impl<'m> Call<'m> {
    /// The calls of operations of a module, in the order in which it is printed.
    ///
    /// ```
    /// use dxil_ir::calls::Call;
    /// use dxil_ir::Module;
    ///
    /// let module = Module::new();
    /// for call in Call::all(&module) {
    ///     println!("{} calls {:?}", module.functions[call.caller].name, call.operation(&module));
    /// }
    /// ```
    pub fn all(module: &'m Module) -> impl Iterator<Item = Self> {
        let is_operation = |call: &Self| is_operation(&module.functions[call.function]);
        Self::of_any_function(module).filter(is_operation)
    }

    /// The calls of functions of a module, operations and others, in the same order.
    fn of_any_function(module: &'m Module) -> impl Iterator<Item = Self> {
        module.functions.iter().flat_map(move |(id, function)| Self::of(module, id, function))
    }

    /// The calls that a function makes.
    fn of(
        module: &'m Module,
        caller: FunctionId,
        function: &'m Function,
    ) -> impl Iterator<Item = Self> {
        function.body.iter().flat_map(move |body| {
            body.instructions().enumerate().filter_map(move |(number, (instruction, it))| {
                let InstructionKind::Call { callee, arguments, .. } = it.kind else { return None };
                let function = module.called_function(callee)?;
                let arguments = body.list(arguments);
                Some(Self { caller, instruction, number, function, arguments })
            })
        })
    }

    /// The opcode, if it is a constant.
    #[must_use]
    pub fn opcode(&self, module: &Module) -> Option<u32> {
        opcode(module, self.arguments)
    }

    /// The operation, if it is known.
    #[must_use]
    pub fn operation(&self, module: &Module) -> Option<OpCode> {
        operation_of(module, self.arguments)
    }
}

/// The calls of a module, in the order in which it is printed.
///
/// ```
/// use dxil_ir::Module;
/// use dxil_ir::calls::Calls;
///
/// let module = Module::new();
/// assert!(Calls::new(&module).operations.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Calls<'m> {
    /// Those of operations, with the operation if it is known.
    pub operations: Vec<(Call<'m>, Option<OpCode>)>,
    /// The caller and the callee of those of functions with a body.
    pub functions: Vec<(FunctionId, FunctionId)>,
}

/// A number of calls of operations that few shaders exceed.
const USUAL_CALLS: usize = 32;

impl<'m> Calls<'m> {
    /// Looks at all instructions of a module.
    #[must_use]
    pub fn new(module: &'m Module) -> Self {
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
    #[must_use]
    pub fn operations_of(&self, caller: FunctionId) -> &[(Call<'m>, Option<OpCode>)] {
        let start = self.operations.partition_point(|(it, _)| it.caller < caller);
        let end = self.operations.partition_point(|(it, _)| it.caller <= caller);
        &self.operations[start..end]
    }

    /// The functions with a body that a function calls, a function for each call.
    pub fn called(&self, caller: FunctionId) -> impl DoubleEndedIterator<Item = FunctionId> {
        let start = self.functions.partition_point(|(it, _)| *it < caller);
        let end = self.functions.partition_point(|(it, _)| *it <= caller);
        self.functions[start..end].iter().map(|(_, callee)| *callee)
    }
}

/// The number of calls of an operation by one function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usage {
    /// The function.
    pub function: FunctionId,
    /// The opcode; `None` where it is no constant, or where there are no calls.
    pub opcode: Option<u32>,
    /// The number of calls.
    pub count: usize,
}

impl Usage {
    /// The functions of operations in a module, in their order, each with the opcodes that it is called with,
    /// ascending.
    #[must_use]
    pub fn all(module: &Module) -> Vec<Self> {
        let mut counts = BTreeMap::new();
        for call in Call::all(module) {
            *counts.entry((call.function, call.opcode(module))).or_insert(0) += 1;
        }
        let functions = module.functions.iter().filter(|(_, function)| is_operation(function));
        let mut all = Vec::new();
        for (function, _) in functions {
            let calls = counts.range((function, None)..=(function, Some(u32::MAX)));
            all.extend(calls.map(|(&(function, opcode), &count)| Self { function, opcode, count }));
            if all.last().is_none_or(|last| last.function != function) {
                all.push(Self { function, opcode: None, count: 0 });
            }
        }
        all
    }
}
