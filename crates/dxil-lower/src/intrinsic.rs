//! Intrinsics of LLVM: their declarations, and calls of them.

use alloc::format;
use alloc::string::String;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    Constants, Function, FunctionId, Instruction, InstructionKind, Module, Type, TypeId, Types,
    Value, intrinsic_attributes,
};

/// The prefix of the names.
const PREFIX: &str = "llvm.";

/// The name of the intrinsic that a function is, if it is one.
pub(crate) fn name(module: &Module, function: FunctionId) -> Option<&str> {
    let function = &module.functions[function];
    let name = function.name.to_str().ok()?;
    (function.body.is_none() && name.starts_with(PREFIX)).then_some(name)
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

/// The name of a type at the end of an intrinsic's name, such as `v4f32`.
fn mangled(types: &Types, mut ty: TypeId) -> String {
    let mut name = String::new();
    loop {
        let (part, element) = match types[ty] {
            Type::Half => ("f16".into(), None),
            Type::Float => ("f32".into(), None),
            Type::Double => ("f64".into(), None),
            Type::Integer { bits } => (format!("i{bits}"), None),
            Type::Vector { element, length } => (format!("v{length}"), Some(element)),
            Type::Array { element, length } => (format!("a{length}"), Some(element)),
            Type::Pointer { address_space, .. } => (format!("p{address_space}"), None),
            _ => (String::new(), None),
        };
        name.push_str(&part);
        match element {
            Some(element) => ty = element,
            None => return name,
        }
    }
}

/// Calls an intrinsic, which is declared if it is new. `overloads` are the types at the end of its name.
pub(crate) fn call(
    b: &FunctionBuilder<'_>,
    base: &str,
    overloads: &[TypeId],
    result: TypeId,
    arguments: &[Value],
) -> Result<Value, Error> {
    let mut parameters = alloc::vec::Vec::with_capacity(arguments.len());
    for &argument in arguments {
        parameters.push(b.type_of(argument)?);
    }
    let function = b.with_module(|module| {
        let mut name = String::from(base);
        for &ty in overloads {
            name.push('.');
            name.push_str(&mangled(&module.types, ty));
        }
        let ty = module.types.function(result, &parameters);
        declare(module, &name, ty)
    });
    b.call(function, arguments)
}

/// The intrinsic of this name and type. It is declared, with LLVM's attributes, if it is new.
pub(crate) fn declare(module: &mut Module, name: &str, ty: TypeId) -> FunctionId {
    if let Some(known) = module.function_named(BStr::new(name)) {
        return known;
    }
    let groups = intrinsic_attributes(module.types.dialect(), name.as_bytes());
    let attributes = module.attributes.set_of(groups.unwrap_or_default());
    module.add_function(Function { attributes, ..Function::new(name, ty) }).0
}
