//! Operands: those that must be constants, and what constants may be.

use alloc::format;

use dxil_ir::{ConstantKind, Module, Type, Value};
use dxil_ops::{Argument, BarrierSemanticFlag, Enumeration, OpCode, Version};

use super::{Rule, Sink};
use crate::calls::Call;

/// Checks the operands behind the opcode.
pub(super) fn check(
    module: &Module,
    version: Version,
    op: OpCode,
    call: &Call<'_>,
    found: Sink<'_>,
) {
    let (arguments, operands) = (op.signature().arguments(), call.arguments.iter().skip(1));
    if operands.len() != arguments.len() {
        // Which is which, the function's type would have to tell, and that is wrong.
        return;
    }
    for (argument, &value) in arguments.iter().zip(operands) {
        if !argument.is_constant(version) {
            // What may be a variable may have any value.
        } else if !is_immediate(module, argument, value) {
            let message = format!("the operand {} of {op} is no constant", argument.name());
            found(Rule::ConstantOperand, message);
        } else if let Some(value) = integer(module, value) {
            range(version, op, argument, value, found);
            meaning(version, op, argument, value, found);
        }
    }
}

/// Checks that a value lies in its range.
fn range(version: Version, op: OpCode, argument: &Argument, value: i64, found: Sink<'_>) {
    let Some(range) = argument.range(version) else { return };
    let (low, high) = (*range.start(), *range.end());
    if !(i64::from(low)..=i64::from(high)).contains(&value) {
        let name = argument.name();
        let allowed = if low == high { format!("{low}") } else { format!("{low} to {high}") };
        let message = format!("the operand {name} of {op} is {value}, it may be {allowed}");
        found(Rule::OperandRange, message);
    }
}

/// Checks that a value is one of those that the operand chooses from.
fn meaning(version: Version, op: OpCode, argument: &Argument, value: i64, found: Sink<'_>) {
    let Some(enumeration) = argument.enumeration() else { return };
    let allows = |value| enumeration.allows(value) && !is_of_later(version, enumeration, value);
    if !i32::try_from(value).is_ok_and(allows) {
        let (name, of) = (argument.name(), enumeration.name());
        let message = format!("the operand {name} of {op} is {value}, which is no {of}");
        found(Rule::OperandMeaning, message);
    }
}

/// Whether a value is of a later version than the operand: a flag of barriers is.
fn is_of_later(version: Version, enumeration: Enumeration, value: i32) -> bool {
    enumeration == Enumeration::BarrierSemanticFlag
        && BarrierSemanticFlag(value).contains(BarrierSemanticFlag::REORDER_SCOPE)
        && version < Version::V1_9
}

/// Whether a value is a constant that stands there as it is: no expression and no address.
fn is_immediate(module: &Module, argument: &Argument, value: Value) -> bool {
    let Some(constant) = value.constant() else { return false };
    let constant = &module.constants[constant];
    match constant.kind {
        ConstantKind::Undef => is_texel_offset(argument),
        ConstantKind::Expression(_) => false,
        _ => !constant.is_global(),
    }
}

/// Whether it is an offset in texels: of those, a texture takes as many as it has dimensions, and the
/// others are `undef`.
fn is_texel_offset(argument: &Argument) -> bool {
    matches!(argument.name(), "offset0" | "offset1" | "offset2")
}

/// The value of a constant integer, with its sign.
fn integer(module: &Module, value: Value) -> Option<i64> {
    let constant = &module.constants[value.constant()?];
    match (&module.types[constant.ty], &constant.kind) {
        (&Type::Integer { bits: bits @ 1..=64 }, &ConstantKind::Integer(value)) => {
            Some((value << (64 - bits)) as i64 >> (64 - bits))
        }
        _ => None,
    }
}
