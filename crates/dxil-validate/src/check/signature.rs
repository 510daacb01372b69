//! The types of operations' functions.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write as _};

use dxil_ir::typing::{self, OperationType};
use dxil_ir::{FunctionId, Module, Type, TypeId, Types};
use dxil_ops::{OpCode, Overload, Scalar, Target, Type as OpType};

/// The error of a function whose type is not that of the operation for these overloads. `handle` is the type of handles, once
/// one was found.
pub(super) fn mismatch(
    module: &Module,
    function: FunctionId,
    op: OpCode,
    overloads: &[Overload<'_>],
    target: Target,
    handle: &mut Option<TypeId>,
) -> Option<String> {
    let function = &module.functions[function];
    if is_as_stated(&module.types, function.ty, op, overloads, target.native_16bit, handle) {
        return None;
    }
    let count = match &module.types[function.ty] {
        Type::Function { parameters, .. } => parameters.len().saturating_sub(1),
        _ => op.signature().arguments().len(),
    };
    let expected = OperationType::function_of_call(op, overloads, target.native_16bit, count);
    let Ok(expected) = expected else {
        // Overloads that the operation does not have: another rule reports them.
        return None;
    };
    if expected.matches(&module.types, function.ty) {
        return None;
    }
    let name = &function.name;
    let (found, expected) = (short(module.types.display(function.ty)), short(expected));
    if found == expected {
        return Some(format!("{name} has structs with other elements than those of {op}"));
    }
    Some(format!("{name} is {found}, for {op} it is {expected}"))
}

/// Whether a function has the types that the signature of an operation states. Most do, and need no type of the whole.
fn is_as_stated(
    types: &Types,
    function: TypeId,
    op: OpCode,
    overloads: &[Overload<'_>],
    native_16bit: bool,
    handle: &mut Option<TypeId>,
) -> bool {
    let Type::Function { result, parameters, variadic: false } = &types[function] else {
        return false;
    };
    let Some((&opcode, found)) = parameters.split_first() else { return false };
    let signature = op.signature();
    let arguments = signature.arguments();
    // Most are numbers or handles, whose type is made once.
    let mut is = |ty: OpType, found| match scalar(ty, overloads) {
        Some(scalar) => typing::overload(types, found) == Some(Overload::Scalar(scalar)),
        None if ty == OpType::Handle && *handle == Some(found) => true,
        None => {
            let expected = OperationType::operand(ty, overloads, native_16bit);
            let is = expected.is_ok_and(|it| it.matches(types, found));
            if is && ty == OpType::Handle {
                *handle = Some(found);
            }
            is
        }
    };
    found.len() == arguments.len()
        && types[opcode] == Type::Integer { bits: 32 }
        && is(signature.result(), *result)
        && arguments.iter().zip(found).all(|(argument, &found)| is(argument.ty(), found))
}

/// The number that a result or argument is, if that can be told without looking at others.
fn scalar(ty: OpType, overloads: &[Overload<'_>]) -> Option<Scalar> {
    match overloads {
        [] | [Overload::Scalar(_)] => ty.scalar(overloads),
        _ => None,
    }
}

/// The text of a type, unless it is very long.
fn short(ty: impl fmt::Display) -> String {
    let mut text = Short(String::new());
    match write!(text, "{ty}") {
        Ok(()) => text.0,
        Err(fmt::Error) => text.0 + "...",
    }
}

/// A text that ends where it gets too long for a message.
struct Short(String);

impl Short {
    const LIMIT: usize = 1000;
}

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > Self::LIMIT {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}
