//! Intrinsics of LLVM: their declarations, and calls of them.

use alloc::vec::Vec;
use core::str;

use bstr::BStr;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    Constants, Function, FunctionId, Instruction, InstructionKind, Module, TypeId, Value,
    intrinsic_attributes, intrinsic_suffix,
};
use dxil_ops::{OpCode, Overload};

use crate::Diagnostic;

/// The prefix of the names.
pub(crate) const PREFIX: &str = "llvm.";

/// The name of the intrinsic that a function is, if it is one.
pub(crate) fn name(module: &Module, function: FunctionId) -> Option<&str> {
    str::from_utf8(bytes(&module.functions[function])?).ok()
}

/// The name of the intrinsic that a function is, if it is one, which need not be UTF-8.
fn bytes(function: &Function) -> Option<&[u8]> {
    let is_one = function.body.is_none() && function.name.starts_with(PREFIX.as_bytes());
    is_one.then_some(&*function.name)
}

/// All intrinsics that a module declares.
pub(crate) fn all(module: &Module) -> impl Iterator<Item = FunctionId> + '_ {
    module.functions.iter().filter(|(_, it)| bytes(it).is_some()).map(|(id, _)| id)
}

/// Whether a module declares one of these intrinsics, perhaps with the types of overloads at the end of its name. That
/// takes less time than to look for calls of them, but as much as there are functions: ask once for a module.
pub(crate) fn is_declared(module: &Module, intrinsics: &[&str]) -> bool {
    let mut names = module.functions.values().filter_map(bytes);
    names.any(|name| intrinsics.iter().any(|it| is_named(name, it)))
}

/// Whether a name is this one, perhaps with the types of overloads at its end.
pub(crate) fn is(name: &str, intrinsic: &str) -> bool {
    is_named(name.as_bytes(), intrinsic)
}

fn is_named(name: &[u8], intrinsic: &str) -> bool {
    // Most names are told apart by what follows.
    matches!(name.get(intrinsic.len()), None | Some(b'.')) && name.starts_with(intrinsic.as_bytes())
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

/// Whether an instruction calls an intrinsic.
pub(crate) fn is_called(module: &Module, instruction: &Instruction) -> bool {
    let callee = callee(&module.constants, instruction);
    callee.is_some_and(|it| bytes(&module.functions[it]).is_some())
}

/// Whether an instruction calls this intrinsic, perhaps with the types of overloads at the end of its name.
pub(crate) fn calls(module: &Module, instruction: &Instruction, intrinsic: &str) -> bool {
    let callee = callee(&module.constants, instruction);
    let name = callee.and_then(|it| bytes(&module.functions[it]));
    name.is_some_and(|name| is_named(name, intrinsic))
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

/// Calls an operation of one overload by our name for it, `llvm.dx.op.`, which ends in the type of the handle, the first
/// argument.
pub(crate) fn call_operation(
    b: &FunctionBuilder<'_>,
    op: OpCode,
    overload: Overload<'_>,
    result: TypeId,
    arguments: &[Value],
) -> Result<Value, Diagnostic> {
    let handle = arguments.first().map(|&it| b.type_of(it)).transpose()?;
    let suffix = b.with_module(|module| intrinsic_suffix(&module.types, handle.as_slice()));
    let suffix = suffix.ok_or("the type of a handle is too long")?;
    let name = alloc::format!("llvm.dx.op.{}.{overload}{}", op.name(), BStr::new(&suffix));
    Ok(call(b, &name, result, arguments)?)
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
