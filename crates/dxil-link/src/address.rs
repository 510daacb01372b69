//! Addresses in raw and structured buffers.

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{BinaryOp, ConstantKind, Module, OverflowFlags, Value};

/// An address in a buffer, as operations take it.
#[derive(Clone, Copy)]
pub(crate) struct Address {
    /// The number of the element, or the offset in bytes in a raw buffer.
    pub(crate) index: Value,
    /// The offset in the element in bytes; undefined in a raw buffer.
    pub(crate) element_offset: Value,
}

impl Address {
    /// The address that lies this number of bytes after.
    pub(crate) fn after(
        self,
        b: &FunctionBuilder<'_>,
        is_raw: bool,
        bytes: usize,
    ) -> Result<Self, build::Error> {
        let after = |base: Value| match bytes {
            0 => Ok(base),
            bytes => b.binary(BinaryOp::Add(OverflowFlags::NONE), base, b.i32(bytes as i32)),
        };
        Ok(match is_raw {
            true => Self { index: after(self.index)?, ..self },
            false => Self { element_offset: after(self.element_offset)?, ..self },
        })
    }

    /// Whether it is one in a raw buffer.
    pub(crate) fn is_raw(self, module: &Module) -> bool {
        let offset = self.element_offset.constant();
        offset.is_some_and(|id| module.constants[id].kind == ConstantKind::Undef)
    }
}
