//! Operands: those that must be constants, and the values of constants.

use alloc::format;

use dxil_ir::{ConstantKind, Module, Type, Value};
use dxil_ops::{Argument, OpCode, Validation, Version};

use super::{Rule, Sink};
use dxil_ir::calls::Call;

/// The target of the check of operands.
pub(super) struct Operands<'m> {
    pub(super) module: &'m Module,
    pub(super) version: Version,
    /// Whether all demands of operations count, not only those that DXC's validator checks.
    pub(super) strict: bool,
}

/// An argument of a call.
#[derive(Clone, Copy)]
enum Operand {
    /// A value that is computed at run time.
    Variable,
    Undef,
    /// An expression, whose value is not known here.
    Expression,
    /// An integer with its sign, or `None` for a constant of another type.
    Number(Option<i64>),
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
        let no_offset =
            first_offset.is_some_and(|(_, &value)| matches!(self.operand(value), Operand::Undef));
        // An operand that may be a variable may have any value.
        for (argument, &value) in pairs.filter(|(it, _)| it.is_constant(self.version)) {
            let validation = match argument.validation() {
                _ if self.strict => Validation::Demanded,
                _ if no_offset && argument.allows_undef() => Validation::AnyValue,
                validation => validation,
            };
            self.constant(op, argument, self.operand(value), validation, found);
        }
    }

    /// Checks an operand that must be a constant.
    fn constant(
        &self,
        op: OpCode,
        argument: &Argument,
        operand: Operand,
        validation: Validation,
        found: Sink<'_>,
    ) {
        let is_wrong = match operand {
            Operand::Undef if argument.allows_undef() => false,
            Operand::Variable => validation > Validation::AnyValue,
            Operand::Undef | Operand::Expression => validation > Validation::AnyConstant,
            Operand::Number(Some(value)) if validation > Validation::AnyNumber => {
                self.range(op, argument, value, validation, found);
                return self.meaning(op, argument, value, found);
            }
            Operand::Number(_) => false,
        };
        if is_wrong {
            let message = format!("the operand {} of {op} is no constant", argument.name());
            found(Rule::ConstantOperand, message);
        }
    }

    /// Checks that a value lies in its range.
    fn range(
        &self,
        op: OpCode,
        argument: &Argument,
        value: i64,
        validation: Validation,
        found: Sink<'_>,
    ) {
        let Some(range) = argument.range(self.version) else { return };
        let (low, high) = (*range.start(), *range.end());
        let accepted = high + i32::from(validation == Validation::OneMore);
        if !(i64::from(low)..=i64::from(accepted)).contains(&value) {
            let name = argument.name();
            let allowed = if low == high { format!("{low}") } else { format!("{low} to {high}") };
            let message = format!("the operand {name} of {op} is {value}, it may be {allowed}");
            found(Rule::OperandRange, message);
        }
    }

    /// Checks that a value is one of those that the operand chooses from.
    fn meaning(&self, op: OpCode, argument: &Argument, value: i64, found: Sink<'_>) {
        let Some(enumeration) = argument.enumeration() else { return };
        if !i32::try_from(value).is_ok_and(|value| enumeration.allows(value, self.version)) {
            let (name, of) = (argument.name(), enumeration.name());
            let message = format!("the operand {name} of {op} is {value}, which is no {of}");
            found(Rule::OperandMeaning, message);
        }
    }

    /// The operand of this index after the opcode, if it is a constant number of 32 bits.
    pub(super) fn i32(&self, call: &Call<'_>, index: usize) -> Option<i32> {
        match self.operand(*call.arguments.get(index + 1)?) {
            Operand::Number(Some(number)) => i32::try_from(number).ok(),
            _ => None,
        }
    }

    /// The kind of an argument.
    fn operand(&self, value: Value) -> Operand {
        let Some(constant) = value.constant() else { return Operand::Variable };
        let constant = &self.module.constants[constant];
        match (&self.module.types[constant.ty], &constant.kind) {
            (_, ConstantKind::Undef) => Operand::Undef,
            (_, ConstantKind::Expression(_)) => Operand::Expression,
            _ if constant.is_global() => Operand::Expression,
            (&Type::Integer { bits: bits @ 1..=64 }, &ConstantKind::Integer(value)) => {
                Operand::Number(Some((value << (64 - bits)) as i64 >> (64 - bits)))
            }
            _ => Operand::Number(None),
        }
    }
}
