//! What all instructions check of their operands.

use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use super::{ErrorKind, State};
use crate::{
    BlockId, ConstantId, ConstantKind, Id as _, MAX_ALIGNMENT, Type, TypeId, Types, Value,
};

impl State<'_> {
    /// The type of a value, which must be one of this function.
    pub(super) fn type_of(&self, value: Value) -> Result<TypeId, ErrorKind> {
        self.module.type_of(&self.body, value).ok_or_else(|| match value {
            Value::Constant(id) => ErrorKind::missing("constant", id.index()),
            Value::Argument(index) | Value::MetadataOfArgument(index) => {
                ErrorKind::missing("argument", index)
            }
            Value::Instruction(id) | Value::MetadataOfInstruction(id) => {
                ErrorKind::missing("instruction", id.index())
            }
            Value::Metadata(id) => ErrorKind::missing("metadata", id.index()),
        })
    }

    /// Checks that a value is of this type.
    pub(super) fn expect(
        &self,
        what: impl fmt::Display,
        value: Value,
        expected: TypeId,
    ) -> Result<(), ErrorKind> {
        let found = self.type_of(value)?;
        if found == expected {
            return Ok(());
        }
        Err(self.mismatch(what, found, self.module.types.display(expected)))
    }

    /// The type of a value, of which `test` must hold.
    pub(super) fn expect_kind(
        &self,
        what: impl fmt::Display,
        value: Value,
        expected: &str,
        test: impl FnOnce(&Types, TypeId) -> bool,
    ) -> Result<TypeId, ErrorKind> {
        let found = self.type_of(value)?;
        if test(&self.module.types, found) {
            return Ok(found);
        }
        Err(self.mismatch(what, found, expected))
    }

    /// The type of a value that instructions pass on: anything but `void`, `label`, `metadata` and
    /// functions.
    pub(super) fn expect_value(
        &self,
        what: impl fmt::Display,
        value: Value,
    ) -> Result<TypeId, ErrorKind> {
        self.expect_kind(what, value, "a value", is_value)
    }

    pub(super) fn mismatch(
        &self,
        what: impl fmt::Display,
        found: TypeId,
        expected: impl fmt::Display,
    ) -> ErrorKind {
        ErrorKind::unexpected(what, self.module.types.display(found), expected)
    }

    pub(super) fn check_type(&self, ty: TypeId) -> Result<&Type, ErrorKind> {
        self.module.types.get(ty).ok_or_else(|| ErrorKind::missing("type", ty.index()))
    }

    pub(super) fn check_block(&self, block: BlockId) -> Result<(), ErrorKind> {
        match self.body.blocks.get(block) {
            Some(_) => Ok(()),
            None => Err(ErrorKind::missing("block", block.index())),
        }
    }

    /// A block as errors name it: by its name or number.
    pub(super) fn block_name(&self, block: BlockId) -> String {
        match self.body.blocks.get(block) {
            Some(block) if !block.name.is_empty() => format!("`{}`", block.name),
            _ => block.index().to_string(),
        }
    }

    /// A constant as errors name it.
    pub(super) fn constant_text(&self, id: ConstantId) -> String {
        let constant = &self.module.constants[id];
        let ty = self.module.types.display(constant.ty);
        match constant.kind {
            ConstantKind::Integer(bits) => format!("{ty} {bits}"),
            _ => ty.to_string(),
        }
    }

    pub(super) fn void(&self) -> TypeId {
        self.module.types.void()
    }
}

/// One of several things that errors tell apart by number.
#[derive(Clone, Copy)]
pub(super) struct Numbered(pub(super) &'static str, pub(super) usize);

impl fmt::Display for Numbered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

/// Whether instructions can pass values of the type on.
pub(super) fn is_value(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Label | Type::Metadata | Type::Function { .. })
}

/// Whether memory can hold the type: a struct must not be opaque.
pub(super) fn is_sized(types: &Types, ty: TypeId) -> bool {
    is_value(types, ty) && (!matches!(types[ty], Type::Named(_)) || types.struct_body(ty).is_some())
}

pub(super) fn is_integer(types: &Types, ty: TypeId) -> bool {
    matches!(types[ty], Type::Integer { .. })
}

/// Checks that no flags are set but those that have names.
pub(super) fn check_flags(flags: u8, named: u8) -> Result<(), ErrorKind> {
    if flags & !named == 0 {
        return Ok(());
    }
    let expected = format!("within {named:#x}");
    Err(ErrorKind::unexpected("the set of flags", format_args!("{flags:#x}"), expected))
}

/// Checks an alignment in bytes: 0 is that of the type.
pub(super) fn check_alignment(alignment: u32) -> Result<(), ErrorKind> {
    if alignment == 0 || alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT {
        return Ok(());
    }
    Err(ErrorKind::unexpected("the alignment", alignment, "0 or a power of two up to 2^29"))
}

/// Checks that there are as many as there must be.
pub(super) fn check_count(what: &str, found: usize, expected: usize) -> Result<(), ErrorKind> {
    if found == expected {
        return Ok(());
    }
    Err(ErrorKind::unexpected(format_args!("the number of {what}"), found, expected))
}
