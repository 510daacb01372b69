//! Conversions.

use super::{Error, FunctionBuilder};
use crate::{CastOp, InstructionKind, TypeId, Value, typing};

impl FunctionBuilder<'_> {
    /// Converts a value into another type.
    ///
    /// # Errors
    ///
    /// There is no such type, or the operation does not convert between these types.
    pub fn cast(&self, op: CastOp, value: Value, to: TypeId) -> Result<Value, Error> {
        self.emit_value(op.keyword(), |state| {
            state.check_type(to)?;
            let ty = typing::cast(&state.module.types, op, state.type_of(value)?, to);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::Cast { op, value }, ty))
        })
    }
}
