//! Checks that all instructions share.

use alloc::format;
use alloc::string::{String, ToString as _};

use super::{ErrorKind, Missing, OrderingRole, State};
use crate::typing::{Expected, Operand, TypingError, is_value};
use crate::{BlockId, Id as _, Ordering, Type, TypeId, Value, is_alignment};

impl State<'_> {
    /// The type of a value, which must be one of this function.
    pub(super) fn type_of(&self, value: Value) -> Result<TypeId, ErrorKind> {
        if self.is_stand_in(value) {
            return Err(ErrorKind::Missing(Missing::Failed));
        }
        self.module.type_of(&self.body, value).ok_or_else(|| {
            ErrorKind::Missing(match value {
                Value::Constant(id) => Missing::Constant(id.index()),
                Value::Argument(index) | Value::MetadataOfArgument(index) => {
                    Missing::Argument(index)
                }
                Value::Instruction(id) | Value::MetadataOfInstruction(id) => {
                    Missing::Instruction(id.index())
                }
                Value::Metadata(id) => Missing::Metadata(id.index()),
            })
        })
    }

    /// The types of values.
    pub(super) fn types_of<const N: usize>(
        &self,
        values: [Value; N],
    ) -> Result<[TypeId; N], ErrorKind> {
        let mut types = [self.void(); N];
        for (ty, value) in types.iter_mut().zip(values) {
            *ty = self.type_of(value)?;
        }
        Ok(types)
    }

    /// The error of a typing rule with its text.
    pub(super) fn typing(&self, error: TypingError) -> ErrorKind {
        ErrorKind::Typing(error.describe(&self.module.types))
    }

    /// The type of a value that instructions pass on: not `void`, `label`, `metadata` or a function.
    pub(super) fn expect_value(&self, value: Value) -> Result<TypeId, ErrorKind> {
        let ty = self.type_of(value)?;
        if is_value(&self.module.types, ty) {
            return Ok(ty);
        }
        Err(self.typing(TypingError::of_type(Operand::Value, ty, Expected::Value)))
    }

    pub(super) fn check_type(&self, ty: TypeId) -> Result<&Type, ErrorKind> {
        let missing = || ErrorKind::Missing(Missing::Type(ty.index()));
        self.module.types.get(ty).ok_or_else(missing)
    }

    pub(super) fn check_block(&self, block: BlockId) -> Result<(), ErrorKind> {
        match self.body.blocks.get(block) {
            Some(_) => Ok(()),
            None => Err(ErrorKind::Missing(Missing::Block(block.index()))),
        }
    }

    /// A block as errors name it: by its name or number.
    pub(super) fn block_name(&self, block: BlockId) -> String {
        match self.body.blocks.get(block) {
            Some(block) if !block.name.is_empty() => format!("`{}`", block.name),
            _ => block.index().to_string(),
        }
    }

    pub(super) fn void(&self) -> TypeId {
        self.module.types.void()
    }
}

/// Checks that no flags are set but those that have names.
pub(super) fn check_flags(found: u8, allowed: u8) -> Result<(), ErrorKind> {
    match found & !allowed {
        0 => Ok(()),
        _ => Err(ErrorKind::Flags { found, allowed }),
    }
}

/// Checks an alignment in bytes: 0 is that of the type.
pub(super) fn check_alignment(alignment: u32) -> Result<(), ErrorKind> {
    if is_alignment(alignment) { Ok(()) } else { Err(ErrorKind::Alignment(alignment)) }
}

/// Checks that an ordering is one of those that an instruction can have.
pub(super) fn check_ordering(
    role: OrderingRole,
    found: Ordering,
    allowed: &'static [Ordering],
) -> Result<(), ErrorKind> {
    if allowed.contains(&found) {
        return Ok(());
    }
    Err(ErrorKind::Ordering { role, found, allowed })
}
