//! The memory that calls pass to functions of other modules, whose declarations do not say what it is.

use alloc::collections::BTreeMap;

use dxil_ir::calls::is_operation;
use dxil_ir::{
    ConstantKind, FunctionId, Id as _, InstructionKind as Kind, Module, Type, TypeId, Value,
};

use super::{pointees, stated_pointee};
use crate::{functions, intrinsic};

/// The types of memory by functions and the numbers of parameters; [`None`] where calls disagree.
pub(super) type Passed = BTreeMap<(FunctionId, usize), Option<TypeId>>;

/// What calls pass to the functions that a module declares.
pub(super) fn of(module: &Module) -> Passed {
    let mut passed = Passed::new();
    if !module.functions.ids().any(|id| is_unknown(module, id)) {
        return passed;
    }
    for caller in functions::defined(module) {
        let Some(body) = &module.functions[caller].body else { continue };
        let mut known = None;
        for (_, it) in body.instructions() {
            let Kind::Call { arguments, .. } = it.kind else { continue };
            let callee = intrinsic::callee(&module.constants, it);
            let Some(callee) = callee.filter(|&id| is_unknown(module, id)) else { continue };
            let known = known.get_or_insert_with(|| pointees::of(module, body));
            for (index, &argument) in body.list(arguments).iter().enumerate() {
                let Some(ty) = pointee(module, caller, known, argument) else { continue };
                let all = passed.entry((callee, index)).or_insert(Some(ty));
                *all = all.filter(|all| *all == ty);
            }
        }
    }
    passed
}

/// Whether a function is one of another module that takes pointers.
fn is_unknown(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    let Type::Function { parameters, .. } = &module.types[function.ty] else { return false };
    function.body.is_none()
        && !is_operation(function)
        && !function.name.starts_with(intrinsic::PREFIX.as_bytes())
        && parameters.iter().any(|&ty| module.types.is_pointer(ty))
}

/// What an argument points to.
fn pointee(
    module: &Module,
    caller: FunctionId,
    known: &pointees::Pointees,
    argument: Value,
) -> Option<TypeId> {
    match argument {
        Value::Instruction(id) => *known.instructions.get(id.index())?,
        Value::Argument(index) => {
            let stated = stated_pointee(module, &module.functions[caller], index as usize);
            stated.or(*known.arguments.get(index as usize)?)
        }
        Value::Constant(id) => match module.constants[id].kind {
            ConstantKind::Variable(id) => Some(module.variables[id].ty),
            _ => None,
        },
        _ => None,
    }
}
