//! Parameters that functions get.

use alloc::vec::Vec;

use bstr::BString;

use super::Error;
use super::demand::has_in_alloca;
use crate::intrinsics;
use crate::{
    Argument, Body, ConstantId, FunctionId, InstructionKind, Module, TailCall, Type, TypeId, Value,
};

/// Appends a parameter to a function. All calls pass a constant, of which the parameter has the type.
/// Returns the index of the new argument.
///
/// The type of the function changes, and so does that of its address, whose id stays.
///
/// # Errors
///
/// There is no such function or constant, the function is an intrinsic, has variable arguments, a last parameter
/// of `inalloca`, or is tied by a `musttail` call, or its address is used by anything but direct calls and metadata.
pub fn append_parameter(
    module: &mut Module,
    function: FunctionId,
    name: impl Into<BString>,
    value: ConstantId,
) -> Result<u32, Error> {
    let constant = module.constants.get(value).ok_or(Error::NoValue(value.into()))?;
    let parameter = constant.ty;
    let it = module.functions.get(function).ok_or(Error::NoBody(function))?;
    if intrinsics::find(&it.name).is_some() {
        return Err(Error::Intrinsic(function));
    }
    let old = it.ty;
    let Type::Function { result, parameters, variadic } = &module.types[old] else {
        return Err(Error::NoBody(function));
    };
    if *variadic {
        return Err(Error::Variadic(function));
    }
    let (result, mut parameters) = (*result, parameters.to_vec());
    let address = module.function_address(function);
    if is_tied(module, function, address) {
        return Err(Error::MustTail(function));
    }
    if takes_memory(module, function, address) {
        return Err(Error::InAlloca(function));
    }
    if address.is_some_and(|address| is_taken(module, address, old)) {
        return Err(Error::AddressTaken(function));
    }
    let index = parameters.len() as u32;
    parameters.push(parameter);
    let new = module.types.function(result, &parameters);
    let it = &mut module.functions[function];
    it.ty = new;
    if let Some(body) = &mut it.body {
        body.arguments.push(Argument { ty: parameter, name: name.into() });
        body.make_names_unique();
    }
    if let Some(address) = address {
        let pointer = module.types.pointer(new);
        module.constants.retype(address, pointer);
        module.use_lists.clear();
        for body in module.functions.values_mut().filter_map(|it| it.body.as_mut()) {
            pass(body, address, new, value);
        }
    }
    Ok(index)
}

/// Whether the function has a `musttail` call, or is called by one.
fn is_tied(module: &Module, function: FunctionId, address: Option<ConstantId>) -> bool {
    let address = address.map(Value::Constant);
    module.functions.iter().any(|(id, it)| {
        let mut instructions = it.body.iter().flat_map(Body::instructions);
        instructions.any(|(_, it)| match it.kind {
            InstructionKind::Call { callee, tail: TailCall::MustTail, .. } => {
                id == function || Some(callee) == address
            }
            _ => false,
        })
    })
}

/// Whether the function or a call of it says that a parameter is `inalloca`, which the last must be.
fn takes_memory(module: &Module, function: FunctionId, address: Option<ConstantId>) -> bool {
    let address = address.map(Value::Constant);
    let bodies = module.functions.values().filter_map(|it| it.body.as_ref());
    let sets = bodies.flat_map(Body::instructions).filter_map(|(_, it)| match it.kind {
        InstructionKind::Call { callee, attributes, .. } if Some(callee) == address => attributes,
        _ => None,
    });
    sets.chain(module.functions[function].attributes).any(|set| has_in_alloca(module, set))
}

/// Whether an address is used by anything but direct calls of a function of this type and metadata.
fn is_taken(module: &Module, address: ConstantId, ty: TypeId) -> bool {
    let by_constants =
        module.constants.arena().values().any(|it| it.operands().any(|it| it == address));
    let mut variables = module.variables.values().map(|it| it.initializer);
    let mut functions = module.functions.values().flat_map(|it| [it.prefix, it.prologue]);
    let mut aliases = module.aliases.values().map(|it| Some(it.aliasee));
    let is_address = |it: Option<ConstantId>| it == Some(address);
    let mut bodies = module.functions.values().filter_map(|it| it.body.as_ref());
    by_constants
        || variables.any(is_address)
        || functions.any(is_address)
        || aliases.any(is_address)
        || bodies.any(|body| uses_otherwise(body, address, ty))
}

/// Whether an instruction uses an address otherwise than to call it.
fn uses_otherwise(body: &Body, address: ConstantId, ty: TypeId) -> bool {
    let address = Value::Constant(address);
    body.instructions().any(|(_, instruction)| {
        let mut uses = 0;
        instruction.for_each_operand(body, |operand| uses += usize::from(operand == address));
        let is_call = match instruction.kind {
            InstructionKind::Call { callee, function_type, .. } => {
                callee == address && function_type == ty
            }
            _ => false,
        };
        uses > usize::from(is_call)
    })
}

/// Appends an argument to all calls of a function.
fn pass(body: &mut Body, address: ConstantId, ty: TypeId, argument: ConstantId) {
    let calls = |kind: &InstructionKind| match kind {
        InstructionKind::Call { callee, .. } => *callee == Value::Constant(address),
        _ => false,
    };
    let calls: Vec<_> =
        body.instructions.iter().filter(|(_, it)| calls(&it.kind)).map(|(id, _)| id).collect();
    if !calls.is_empty() {
        body.use_lists.clear();
    }
    for id in calls {
        let mut kind = body.instructions[id].kind;
        if let InstructionKind::Call { arguments, function_type, .. } = &mut kind {
            let mut passed = body.list(*arguments).to_vec();
            passed.push(argument.into());
            (*arguments, *function_type) = (body.add_list(passed), ty);
        }
        body.instructions[id].kind = kind;
    }
}
