//! Checks of arguments of operations.

use dxil_ops::{Argument, OpCode, Validation, Version};

use super::{ErrorKind, Missing, State};
use crate::calls::immediate;
use crate::typing::{self, Operand};
use crate::{FunctionId, Value};

/// The values that an argument may have which an operation limits: to constants, or to some of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArgumentValues {
    /// Those that the operation demands.
    #[default]
    Demanded,
    /// Those that DXC's validator accepts, which does not check all that operations demand.
    Validated,
    /// All of the argument's type: it is left to validators to refuse the call.
    Any,
}

impl ArgumentValues {
    /// How much of what the operation demands of an argument counts.
    const fn of(self, argument: &Argument, version: Version) -> Validation {
        match self {
            Self::Demanded => Validation::Demanded,
            Self::Validated if argument.is_constant(version) => argument.validation(),
            Self::Validated | Self::Any => Validation::AnyValue,
        }
    }
}

impl State<'_> {
    /// Checks the arguments of a call after the opcode, and whether they may have their values.
    pub(super) fn check_op_arguments(
        &mut self,
        op: OpCode,
        function: FunctionId,
        arguments: &[Value],
        values: ArgumentValues,
    ) -> Result<(), ErrorKind> {
        let missing = op.missing_argument(arguments.len());
        let stated = op.signature().arguments().iter().enumerate();
        let stated = stated.filter(|(index, _)| Some(*index) != missing).map(|it| it.1);
        let mut all_are_known = true;
        for ((index, argument), &value) in (1..).zip(stated).zip(arguments) {
            if self.is_stand_in(value) {
                all_are_known = false;
                continue;
            }
            let name = argument.name();
            let missing = || ErrorKind::Missing(Missing::Parameter(name));
            let parameter = self.parameter(function, index).ok_or_else(missing)?;
            typing::expect(Operand::Parameter(name), self.type_of(value)?, parameter)
                .map_err(|error| self.typing(error))?;
            let (value, version) = (immediate(self.module, value), self.target.version);
            argument
                .check(value, version, values.of(argument, version))
                .map_err(|violation| ErrorKind::Argument { name, violation })?;
        }
        if all_are_known { Ok(()) } else { Err(ErrorKind::Missing(Missing::Failed)) }
    }
}
