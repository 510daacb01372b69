//! Calls of a function that is not that of the operation.
//!
//! DXC's validator takes the overload from the type of the function that is called. It makes the function that the
//! operation has for this overload, and finds it unused if the module had none before.

use alloc::format;
use alloc::string::{String, ToString as _};

use bstr::ByteSlice as _;
use dxil_ir::calls::Call;
use dxil_ir::{Id as _, Module, Type, TypeId, typing};
use dxil_ops::{OpCode, Overload, Shape, Version};

use super::{Checker, Sink};
use crate::dxc::of_calls as dxc;

impl Checker<'_> {
    /// Finds what is wrong beside the name of the function. Returns the overload if the type is right.
    pub(super) fn of_other_function(
        &mut self,
        call: &Call<'_>,
        op: OpCode,
        found: Sink<'_>,
    ) -> Option<Option<Overload<'static>>> {
        let module = self.operands.module;
        let overload = overload_of_type(module, call, op);
        let is_legal = match overload {
            Ok(Some(overload)) => has_overload(op, overload),
            Ok(None) => true,
            Err(_) => false,
        };
        let expected = match overload {
            Ok(overload) => Some(op.function_name(overload.as_slice()).to_string()),
            // Some name for a type that no operation has.
            Err(ty) => ty.map(|_| String::new()),
        };
        let last = self.callees[call.function.index()].last_call;
        let is_last = last.is_some_and(|last| last.instruction == call.instruction);
        let is_void = |ty: TypeId| module.types[ty] == Type::Void;
        if is_last && matches!(overload, Err(Some(ty)) if is_void(ty)) && has_overload_operand(op) {
            let message = format!("the function that {op} has for this type has a void parameter");
            found(dxc::BITCODE_VALID, message);
        }
        if let Some(name) = expected.filter(|_| is_legal || is_last) {
            if module.function_named(name.as_bytes().as_bstr()).is_none() {
                let rule = dxc::DECL_USED_EXTERNAL_FUNCTION;
                found(rule, format!("nothing calls {name}, the function of {op} for this type"));
            }
        }
        let Ok(overload) = overload.map_err(drop).and_then(|it| is_legal.then_some(it).ok_or(()))
        else {
            found(dxc::INSTR_OLOAD, format!("{op} has no overload of the function's type"));
            return None;
        };
        let mismatch = self.mismatch(call.function, op, overload.as_slice()).cloned();
        match mismatch {
            Some(message) => {
                found(dxc::INSTR_CALL_OLOAD, message);
                None
            }
            None => Some(overload),
        }
    }
}

/// The overload of an operation in the type of a function: that of its result, or of the first parameter that has
/// one; `None` if the operation has no overloads.
///
/// # Errors
///
/// The type, if it is none that operations have as an overload, and if there is one.
fn overload_of_type(
    module: &Module,
    call: &Call<'_>,
    op: OpCode,
) -> Result<Option<Overload<'static>>, Option<TypeId>> {
    if Version::ALL.iter().all(|version| op.overloads(*version).is_empty()) {
        return Ok(None);
    }
    let types = &module.types;
    let Type::Function { result, parameters, .. } = &types[module.functions[call.function].ty]
    else {
        return Err(None);
    };
    let signature = op.signature();
    let place = signature.arguments().iter().position(|it| is_overload(it.ty().shape()));
    let ty = match (signature.result().shape(), place) {
        (Shape::Overload(0), _) => Some(*result),
        (Shape::OverloadStruct(_), _) => Some(match types.struct_body(*result) {
            Some(body) => body.elements.first().copied().unwrap_or(*result),
            None => *result,
        }),
        // The opcode is the first parameter.
        (_, place) => place.and_then(|place| parameters.get(place + 1).copied()),
    };
    match ty.and_then(|ty| typing::overload(types, ty)) {
        Some(overload) => Ok(Some(overload)),
        None => Err(ty),
    }
}

const fn is_overload(shape: Shape) -> bool {
    matches!(shape, Shape::Overload(0) | Shape::OverloadStruct(_))
}

/// Whether an operand of an operation has the type of its overload.
fn has_overload_operand(op: OpCode) -> bool {
    op.signature().arguments().iter().any(|it| is_overload(it.ty().shape()))
}

/// Whether any version of an operation has an overload.
fn has_overload(op: OpCode, overload: Overload<'_>) -> bool {
    Version::ALL.iter().any(|version| {
        op.overloads(*version).iter().next().is_some_and(|it| it.contains(overload.kind()))
    })
}
