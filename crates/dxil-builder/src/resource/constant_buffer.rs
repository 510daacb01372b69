//! Constant buffers.

use alloc::format;

use dxil_ir::Value;
use dxil_metadata::{CBuffer, ResourceContent};
use dxil_ops::{Overload, Scalar, ops};

use super::{Description, Element, sealed};
use crate::handle::Handle;
use crate::layout::{Layout, REGISTER};
use crate::{Error, component};

/// A constant buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConstantBuffer {
    size: u32,
    layout: Option<Layout>,
}

/// The most bytes of a constant buffer: 4096 registers.
pub(super) const MOST: u32 = 4096 * REGISTER;

impl ConstantBuffer {
    /// A buffer of this many bytes.
    #[must_use]
    pub const fn new(size: u32) -> Self {
        Self { size, layout: None }
    }

    /// A buffer with fields.
    #[must_use]
    pub const fn of(layout: Layout) -> Self {
        Self { size: layout.size, layout: Some(layout) }
    }
}

impl sealed::Sealed for ConstantBuffer {
    fn describe(&self) -> Description {
        Description {
            content: ResourceContent::CBuffer(CBuffer { size: self.size, properties: None }),
            class: None,
            element: self.layout.map_or(Element::Bytes(self.size.min(MOST)), Element::Fields),
            error: check_size(self.size),
        }
    }
}

/// The violation of the size of a buffer of registers.
pub(super) fn check_size(size: u32) -> Option<Error> {
    (!(1..=MOST).contains(&size)).then(|| {
        let message = format!("the buffer has {size} bytes");
        Error::misuse(message, format!("declare 1 to {MOST}"))
    })
}

impl<T> Handle<'_, '_, T> {
    /// The register with numbers at an offset in bytes, and the place of the first number in it.
    pub(super) fn place(
        &self,
        all: u32,
        (count, ty): (usize, Scalar),
        offset: u32,
    ) -> Result<(Value, u32), Error> {
        let size = component::bytes(ty);
        let bytes = count as u64 * u64::from(size);
        let first = offset % REGISTER;
        let in_register = u64::from(first) + bytes <= REGISTER.into();
        if !in_register || offset % size != 0 || u64::from(offset) + bytes > all.into() {
            let name = self.name();
            let message =
                format!("{count} numbers {ty} at byte {offset} of {name}, which has {all}");
            let help = "load numbers that lie in the buffer and in one register of 16 bytes";
            return Err(Error::misuse(message, help));
        }
        Ok((self.body.i32((offset / REGISTER) as i32), first / size))
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
        self.settle(|| {
            let (register, first) = self.place(self.ty.size, (N, ty), offset)?;
            let row = self.row(ty, register)?;
            self.body.elements(row, first)
        })
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
        self.settle(|| {
            let row = self.row(ty, index)?;
            self.body.elements(row, 0)
        })
    }

    fn row(&self, ty: Scalar, reg_index: Value) -> Result<Value, Error> {
        let load = ops::CBufferLoadLegacy { handle: self.value(), reg_index };
        Ok(self.body.op(load, &[Overload::Scalar(ty)])?)
    }
}
