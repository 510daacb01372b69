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
        // Whether the first texel offset is undefined: the validator looks at the others only if it is not.
        let mut no_offset = None;
        for (argument, &value) in arguments.iter().zip(operands) {
            let is_offset = argument.allows_undef();
            let may_be_any = !self.strict && !argument.is_constant(self.version);
            if may_be_any && !is_offset {
                continue;
            }
            let value = immediate(self.module, value);
            let no_offset =
                is_offset && *no_offset.get_or_insert(value == Immediate::Undef) && !self.strict;
            let demanded = match argument.validation() {
                _ if self.strict => Validation::Demanded,
                _ if may_be_any || no_offset => Validation::AnyValue,
                validation => validation,
            };
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
