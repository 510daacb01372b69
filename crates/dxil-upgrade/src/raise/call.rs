//! Calls of intrinsics.

use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_ir::build::FunctionBuilder;
use dxil_ir::{
    AttributeSetId, FastMathFlags, Function, InstructionKind, Intrinsic, Type, TypeId, Value,
    intrinsic_suffix,
};

use crate::Error;

/// Calls the intrinsic of LLVM of this name; [`None`] if LLVM has none for these types.
pub(super) fn intrinsic(
    b: &FunctionBuilder<'_>,
    name: &str,
    result: TypeId,
    arguments: &[Value],
) -> Option<Value> {
    let parameters = types(b, arguments)?;
    let function = b.with_module(|module| {
        let intrinsic = Intrinsic::named(name.as_bytes())?;
        let ty = module.types.function(result, &parameters);
        let overloads = intrinsic.overloads(&module.types, ty)?;
        intrinsic.declare(module, &overloads)
    })?;
    b.call(function, arguments).ok()
}

/// Calls an operation by our name for it, which ends in the types of its handles.
pub(super) fn direct(
    b: &FunctionBuilder<'_>,
    name: &BStr,
    result: TypeId,
    arguments: &[Value],
    attributes: Option<AttributeSetId>,
) -> Result<Value, Error> {
    let parameters = types(b, arguments).ok_or("an argument has no type")?;
    let function = b.with_module(|module| {
        let is_handle = |ty: &TypeId| matches!(module.types[*ty], Type::Target(_));
        let handles = parameters.iter().chain([&result]).copied();
        let handles: Vec<_> = handles.filter(is_handle).collect();
        let mut name = BString::from(name);
        let suffix = intrinsic_suffix(&module.types, &handles);
        name.extend_from_slice(&suffix.ok_or("the type of a handle is too long")?);
        let ty = module.types.function(result, &parameters);
        match module.function_named(name.as_ref()) {
            Some(known) if module.functions[known].ty == ty => Ok(known),
            Some(_) => Err(Error::new(alloc::format!("{name} is called with values of two types"))),
            None => {
                let function = Function { attributes, ..Function::new(name, ty) };
                Ok(module.add_function(function).0)
            }
        }
    })?;
    Ok(b.call(function, arguments)?)
}

fn types(b: &FunctionBuilder<'_>, values: &[Value]) -> Option<Vec<TypeId>> {
    values.iter().map(|&value| b.type_of(value).ok()).collect()
}

/// Lets a call of a floating-point function be as fast as DXIL allows where nothing is said.
pub(super) fn relax(b: &FunctionBuilder<'_>, call: Value) {
    let Ok(ty) = b.type_of(call) else { return };
    let Some(mut instruction) = b.instruction(call) else { return };
    if !b.with_module(|module| module.types.is_float_or_vector(ty)) {
        return;
    }
    if let InstructionKind::Call { flags, .. } = &mut instruction.kind {
        *flags = FastMathFlags::MODERN_FAST;
        b.set_kind(call, instruction.kind);
    }
}
