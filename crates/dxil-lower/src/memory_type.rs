//! The type of the memory that a pointer points to, where something else than its users tells it.

use dxil_ir::{
    Body, ConstantKind, FunctionId, InstructionKind as Kind, Module, TypeId, Value, typing,
};

use crate::intrinsic;
use crate::typed::stated_pointee;

/// The type of the memory at an address: what a variable or an `alloca` is of, what `byref` or `sret` states of a parameter, and
/// what the name of an operation names that gives the address, such as `llvm.dx.op.GetMeshPayload.struct.Payload`.
pub(crate) fn of(
    module: &Module,
    function: FunctionId,
    body: &Body,
    pointer: Value,
) -> Option<TypeId> {
    match pointer {
        Value::Argument(index) => {
            stated_pointee(module, &module.functions[function], index as usize)
        }
        Value::Constant(id) => match module.constants[id].kind {
            ConstantKind::Variable(id) => Some(module.variables[id].ty),
            _ => None,
        },
        Value::Instruction(id) => {
            let it = &body.instructions[id];
            match it.kind {
                Kind::Alloca { allocated, .. } => Some(allocated),
                Kind::Call { .. } if module.types.is_pointer(it.ty) => {
                    typing::named_struct(&module.types, intrinsic::called(module, it)?)
                }
                _ => None,
            }
        }
        _ => None,
    }
}
