//! Intrinsics of LLVM: their declarations, and calls of them.

use alloc::vec::Vec;
use core::str;

use bstr::BStr;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    Constants, Function, FunctionId, Instruction, InstructionKind, Module, TypeId, Value,
    intrinsic_attributes,
};

/// The prefix of the names.
pub(crate) const PREFIX: &str = "llvm.";

/// The name of the intrinsic that a function is, if it is one.
pub(crate) fn name(module: &Module, function: FunctionId) -> Option<&str> {
    let function = &module.functions[function];
    let is_one = function.body.is_none() && function.name.starts_with(PREFIX.as_bytes());
    is_one.then(|| str::from_utf8(&function.name).ok()).flatten()
}

/// Whether a module declares one of these intrinsics, perhaps with the types of overloads at the end of its name. That
/// takes less time than to look for calls of them, but as much as there are functions: ask once for a module.
pub(crate) fn is_declared(module: &Module, intrinsics: &[&str]) -> bool {
    let mut names = module.functions.ids().filter_map(|id| name(module, id));
    names.any(|name| intrinsics.iter().any(|it| is(name, it)))
}

/// Whether a name is this one, perhaps with the types of overloads at its end.
pub(crate) fn is(name: &str, intrinsic: &str) -> bool {
    name.strip_prefix(intrinsic).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The function that an instruction calls, if it is a call.
pub(crate) fn callee(constants: &Constants, instruction: &Instruction) -> Option<FunctionId> {
    let InstructionKind::Call { callee, .. } = instruction.kind else { return None };
    match constants.get(callee.constant()?)?.kind {
        dxil_ir::ConstantKind::Function(id) => Some(id),
        _ => None,
    }
}

/// The name of the intrinsic that an instruction calls, if it calls one.
pub(crate) fn called<'m>(module: &'m Module, instruction: &Instruction) -> Option<&'m str> {
    name(module, callee(&module.constants, instruction)?)
}

/// The intrinsic without its overload that says where the life of memory begins or ends, if one of this name does.
pub(crate) fn lifetime(name: &str) -> Option<&'static str> {
    ["llvm.lifetime.start", "llvm.lifetime.end"].into_iter().find(|it| is(name, it))
}

/// Whether an instruction says where the life of memory begins or ends.
pub(crate) fn is_lifetime(module: &Module, instruction: &Instruction) -> bool {
    called(module, instruction).and_then(lifetime).is_some()
}

/// Calls the intrinsic of this name that gives a value of this type. It is declared if it is new, with the types of its
/// overloads at the end of its name.
pub(crate) fn call(
    b: &FunctionBuilder<'_>,
    name: &str,
    result: TypeId,
    arguments: &[Value],
) -> Result<Value, Error> {
    b.call(function(b, name, result, arguments)?, arguments)
}

/// The intrinsic of this name that takes such arguments and gives a value of this type, declared as for [`call`].
pub(crate) fn function(
    b: &FunctionBuilder<'_>,
    name: &str,
    result: TypeId,
    arguments: &[Value],
) -> Result<FunctionId, Error> {
    let mut parameters = Vec::with_capacity(arguments.len());
    for &argument in arguments {
        parameters.push(b.type_of(argument)?);
    }
    let ty = b.with_module(|module| module.types.function(result, &parameters));
    let declared = b.intrinsic(name, ty);
    Ok(declared.unwrap_or_else(|| b.with_module(|module| declare(module, name, ty))))
}

/// The intrinsic of this name and type. It is declared, with LLVM's attributes, if it is new.
fn declare(module: &mut Module, name: &str, ty: TypeId) -> FunctionId {
    if let Some(known) = module.function_named(BStr::new(name)) {
        return known;
    }
    let groups = intrinsic_attributes(module.types.dialect(), name.as_bytes());
    let attributes = module.attributes.set_of(groups.unwrap_or_default());
    module.add_function(Function { attributes, ..Function::new(name, ty) }).0
}
