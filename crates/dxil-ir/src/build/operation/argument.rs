//! Checks of arguments of operations.

use dxil_ops::{Argument, OpCode};

use super::{ErrorKind, Missing, State};
use crate::typing::{self, Operand};
use crate::{ConstantKind, FunctionId, Type, Value};

impl State<'_> {
    /// Checks the arguments of a call after the opcode.
    pub(super) fn check_op_arguments(
        &mut self,
        op: OpCode,
        function: FunctionId,
        arguments: &[Value],
    ) -> Result<(), ErrorKind> {
        let signature = op.signature();
        for ((index, argument), &value) in (1..).zip(signature.arguments()).zip(arguments) {
            let missing = || ErrorKind::Missing(Missing::Parameter(argument.name()));
            let parameter = self.parameter(function, index).ok_or_else(missing)?;
            let operand = Operand::Parameter(argument.name());
            typing::expect(operand, self.type_of(value)?, parameter)
                .map_err(|error| self.typing(error))?;
            self.check_immediate(argument, value)?;
        }
        Ok(())
    }

    /// Checks what a constant argument must be. `undef` is always allowed.
    fn check_immediate(&self, argument: &Argument, value: Value) -> Result<(), ErrorKind> {
        let version = self.target.version;
        let Some(constant) = value.constant() else {
            if argument.is_constant(version) {
                return Err(ErrorKind::VariableArgument(argument.name()));
            }
            return Ok(());
        };
        let constant = &self.module.constants[constant];
        let (&Type::Integer { bits }, &ConstantKind::Integer(value)) =
            (&self.module.types[constant.ty], &constant.kind)
        else {
            return Ok(());
        };
        let value = signed(value, bits);
        if let Some(range) = argument.range(version) {
            let (low, high) = (range.start(), range.end());
            if !(i64::from(*low)..=i64::from(*high)).contains(&value) {
                let (name, low, high) = (argument.name(), (*low).into(), (*high).into());
                return Err(ErrorKind::ArgumentRange { name, found: value, low, high });
            }
        }
        match (argument.enumeration(), i32::try_from(value)) {
            (Some(enumeration), Ok(found)) if !enumeration.allows(found, version) => {
                let (name, enumeration) = (argument.name(), enumeration.name());
                Err(ErrorKind::ArgumentValue { name, found, enumeration })
            }
            _ => Ok(()),
        }
    }
}

/// An integer with its sign. It has at least one bit.
fn signed(value: u64, bits: u32) -> i64 {
    let unused = 64_u32.saturating_sub(bits).min(63);
    (value << unused) as i64 >> unused
}
