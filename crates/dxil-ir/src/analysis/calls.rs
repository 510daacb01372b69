//! Calls of DXIL operations.

use alloc::vec::Vec;

use dxil_ops::ops::Operation;

use crate::{Body, InstructionId, InstructionKind, Module, Value};

/// The calls of an operation in a body, with their arguments by name.
///
/// A call is one of the operation if its function is a `dx.op` function and its first argument is the
/// opcode.
///
/// ```
/// use dxil_ir::analysis::calls_of;
/// # use dxil_ir::build::FunctionBuilder;
/// use dxil_ir::Value;
/// use dxil_ops::ops::Sin;
/// # use dxil_ir::{Function, Module, Type};
/// # use dxil_ops::{Overload, ShaderStage, Target, Version};
/// # let mut module = Module::new();
/// # let float = module.types.intern(Type::Float);
/// # let ty = module.types.function(float, &[float]);
/// # let (id, _) = module.add_function(Function::new("f", ty));
/// # let target = Target::new(Version::V1_3, ShaderStage::Library);
/// # let b = FunctionBuilder::new(&mut module, id, target)?;
/// # b.switch_to_block(b.add_block(""))?;
/// # b.ret(b.op(Sin { value: Value::Argument(0) }, &[Overload::F32])?)?;
/// # b.finish()?;
/// # let body = module.functions[id].body.as_ref().unwrap();
/// // The body of `return sin(x);`.
/// let (_, sine) = calls_of::<Sin<Value>>(&module, body)[0];
/// assert_eq!(sine.value, Value::Argument(0));
/// # Ok::<(), dxil_ir::build::Error>(())
/// ```
#[must_use]
pub fn calls_of<O: Operation<Value>>(module: &Module, body: &Body) -> Vec<(InstructionId, O)> {
    let calls = body.instructions().filter_map(|(id, instruction)| {
        let InstructionKind::Call { callee, arguments, .. } = instruction.kind else { return None };
        let function = &module.functions[module.called_function(callee)?];
        let arguments = body.list(arguments);
        let opcode = module.constants.integer_value(arguments.first()?.constant()?)?;
        let is_call =
            function.name.starts_with(b"dx.op.") && opcode == u64::from(O::OPCODE.to_u32());
        is_call.then(|| O::from_operands(arguments).ok()).flatten().map(|it| (id, it))
    });
    calls.collect()
}
