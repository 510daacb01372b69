//! Operands: those that must be constants, and the values of constants.

use alloc::format;
use alloc::string::String;

use dxil_ir::Module;
use dxil_ir::calls::{Call, immediate};
use dxil_ops::{Immediate, ImmediateViolation, OpCode, Validation, Version};

use super::{Rule, Sink, named};
use crate::dxc::Named;

/// The target of the check of operands.
pub(super) struct Operands<'m> {
    pub(super) module: &'m Module,
    pub(super) version: Version,
    /// Whether all demands of operations count, not only those that DXC's validator checks.
    pub(super) strict: bool,
}

impl Operands<'_> {
    /// Checks the operands after the opcode.
    pub(super) fn check(&self, op: OpCode, call: &Call<'_>, found: Sink<'_>) {
        let (arguments, operands) = (op.signature().arguments(), call.arguments.iter().skip(1));
        if operands.len() != arguments.len() {
            // The function has a wrong type, so that the operands cannot be told apart.
            return;
        }
        let pairs = arguments.iter().zip(operands);
        // The validator looks at the other texel offsets only if the first one is defined.
        let first_offset = pairs.clone().find(|(argument, _)| argument.allows_undef());
        let no_offset = first_offset
            .is_some_and(|(_, &value)| immediate(self.module, value) == Immediate::Undef);
        for (argument, &value) in pairs {
            let demanded = match argument.validation() {
                _ if self.strict => Validation::Demanded,
                _ if !argument.is_constant(self.version) => Validation::AnyValue,
                _ if no_offset && argument.allows_undef() => Validation::AnyValue,
                validation => validation,
            };
            let value = immediate(self.module, value);
            if let Err(violation) = argument.check(value, self.version, demanded) {
                let (rule, message) = described(op, argument.name(), &violation);
                found(rule, message);
            }
        }
    }

    /// The operand of this index after the opcode, if it is a constant number of 32 bits.
    pub(super) fn i32(&self, call: &Call<'_>, index: usize) -> Option<i32> {
        match immediate(self.module, *call.arguments.get(index + 1)?) {
            Immediate::Integer(number) => i32::try_from(number).ok(),
            _ => None,
        }
    }
}

/// The rule of `check` that an operand breaks, and the message.
fn described(op: OpCode, name: &str, violation: &ImmediateViolation) -> (Named<Rule>, String) {
    match violation {
        ImmediateViolation::NoConstant => {
            (named::no_constant(op, name), format!("the operand {name} of {op} is no constant"))
        }
        ImmediateViolation::Range { found, allowed } => {
            let (low, high) = (allowed.start(), allowed.end());
            let allowed = if low == high { format!("{low}") } else { format!("{low} to {high}") };
            let message = format!("the operand {name} of {op} is {found}, it may be {allowed}");
            (named::out_of_range(op, name), message)
        }
        ImmediateViolation::Meaning { found, allowed } => {
            let of = allowed.name();
            let message = format!("the operand {name} of {op} is {found}, which is no {of}");
            (named::undefined_value(op), message)
        }
    }
}
