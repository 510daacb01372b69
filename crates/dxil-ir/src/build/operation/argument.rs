//! Checks of arguments of operations.

use dxil_ops::{OpCode, Validation};

use super::{ErrorKind, Missing, State};
use crate::calls::immediate;
use crate::typing::{self, Operand};
use crate::{FunctionId, Value};

impl State<'_> {
    /// Checks the arguments of a call after the opcode, of which constants may have the values that the validation
    /// accepts.
    pub(super) fn check_op_arguments(
        &mut self,
        op: OpCode,
        function: FunctionId,
        arguments: &[Value],
        validation: Validation,
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
                .check(value, version, validation)
                .map_err(|violation| ErrorKind::Argument { name, violation })?;
        }
        if all_are_known { Ok(()) } else { Err(ErrorKind::Missing(Missing::Failed)) }
    }
}
