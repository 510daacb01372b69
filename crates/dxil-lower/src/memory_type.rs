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
        Value::Instruction(id) if matches!(body.instructions[id].kind, Kind::Call { .. }) => {
            let it = &body.instructions[id];
            module.types.is_pointer(it.ty).then_some(())?;
            typing::named_struct(&module.types, intrinsic::called(module, it)?)
        }
        _ => of_own(module, body, pointer),
    }
}

/// The type of a variable or of an `alloca`.
pub(crate) fn of_own(module: &Module, body: &Body, pointer: Value) -> Option<TypeId> {
    match pointer {
        Value::Constant(id) => match module.constants[id].kind {
            ConstantKind::Variable(id) => Some(module.variables[id].ty),
            _ => None,
        },
        Value::Instruction(id) => match body.instructions[id].kind {
            Kind::Alloca { allocated, .. } => Some(allocated),
            _ => None,
        },
        _ => None,
    }
}
