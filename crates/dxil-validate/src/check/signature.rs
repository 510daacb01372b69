//! The types of operations' functions.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write as _};

use dxil_ir::typing::{OperationType, OperationTypeError};
use dxil_ir::{FunctionId, Module, Type};
use dxil_ops::{OpCode, Overload, Target};

/// The error of a function whose type is not that of the operation for these overloads.
pub(super) fn mismatch(
    module: &Module,
    function: FunctionId,
    op: OpCode,
    overloads: &[Overload<'_>],
    target: Target,
) -> Option<String> {
    let function = &module.functions[function];
    let lacks = lacks(op, &module.types[function.ty]);
    let Ok(expected) = expected(op, overloads, target, lacks) else {
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

/// The operand that a preview of the operation lacked, if a function of this type lacks one.
fn lacks(op: OpCode, ty: &Type) -> Option<&'static str> {
    let lacking = op.signature().arguments().len();
    let lacks = matches!(ty, Type::Function { parameters, .. } if parameters.len() == lacking);
    (lacks && op == OpCode::LinAlgMatrixAccumulateToMemory).then_some("targetType")
}

/// The type of the operation's function without one operand.
fn expected<'a>(
    op: OpCode,
    overloads: &[Overload<'a>],
    target: Target,
    lacks: Option<&str>,
) -> Result<OperationType<'a>, OperationTypeError> {
    let mut ty = OperationType::function(op, overloads, target.native_16bit)?;
    let lacking = op.signature().arguments().iter().position(|it| Some(it.name()) == lacks);
    if let (OperationType::Function { parameters, .. }, Some(index)) = (&mut ty, lacking) {
        // The opcode is the first parameter.
        parameters.remove(index + 1);
    }
    Ok(ty)
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
