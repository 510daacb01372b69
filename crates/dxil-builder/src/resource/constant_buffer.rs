//! Constant buffers.

use alloc::format;

use dxil_ir::Value;
use dxil_metadata::{CBuffer, ResourceContent};
use dxil_ops::{Overload, Scalar, ops};

use super::{Description, Element, sealed};
use crate::handle::Handle;
use crate::{Error, component};

/// A constant buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantBuffer {
    size: u32,
}

/// Bytes of a register of a constant buffer.
const REGISTER: u32 = 16;

/// The number of registers of a constant buffer.
const MOST_REGISTERS: u32 = 4096;

impl ConstantBuffer {
    /// A buffer of this many bytes.
    #[must_use]
    pub const fn new(size: u32) -> Self {
        Self { size }
    }
}

impl sealed::Sealed for ConstantBuffer {
    fn describe(&self) -> Description {
        let most = MOST_REGISTERS * REGISTER;
        let is_valid = (1..=most).contains(&self.size);
        let error = (!is_valid).then(|| {
            let message = format!("the constant buffer has {} bytes", self.size);
            Error::misuse(message, format!("declare 1 to {most}"))
        });
        Description {
            content: ResourceContent::CBuffer(CBuffer { size: self.size, properties: None }),
            class: None,
            element: Element::Bytes(self.size.min(most)),
            error,
        }
    }
}

impl Handle<'_, '_, ConstantBuffer> {
    /// The numbers at an offset in bytes.
    ///
    /// # Errors
    ///
    /// The numbers do not lie in one register of 16 bytes in the buffer, or the offset is no multiple of
    /// their size.
    pub fn load<const N: usize>(&self, ty: Scalar, offset: u32) -> Result<[Value; N], Error> {
        let size = component::bytes(ty);
        let end = u64::from(offset) + N as u64 * u64::from(size);
        let first = offset % REGISTER;
        let in_register = u64::from(first) + N as u64 * u64::from(size) <= REGISTER.into();
        if !in_register || offset % size != 0 || end > self.ty.size.into() {
            let (name, all) = (self.name(), self.ty.size);
            let message = format!("{N} numbers {ty} at byte {offset} of {name}, which has {all}");
            let help = "load numbers that lie in the buffer and in one register of 16 bytes";
            return Err(Error::misuse(message, help));
        }
        let row = self.row(ty, self.body.i32((offset / REGISTER) as i32))?;
        self.body.elements(row, first / size)
    }

    /// The numbers of a register, which may follow from the program.
    ///
    /// # Errors
    ///
    /// The register has fewer numbers, or its index is no `i32`.
    pub fn load_register<const N: usize>(
        &self,
        ty: Scalar,
        index: Value,
    ) -> Result<[Value; N], Error> {
        let row = self.row(ty, index)?;
        self.body.elements(row, 0)
    }

    fn row(&self, ty: Scalar, reg_index: Value) -> Result<Value, Error> {
        let load = ops::CBufferLoadLegacy { handle: self.value(), reg_index };
        Ok(self.body.op(load, &[Overload::Scalar(ty)])?)
    }
}
