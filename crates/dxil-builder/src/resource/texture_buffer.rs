//! Texture buffers.

use alloc::format;

use dxil_format::{ComponentType, ResourceKind};
use dxil_ir::{CastOp, Type, Value};
use dxil_metadata::ResourceProperty;
use dxil_ops::{Overload, Scalar, ops};

use super::constant_buffer::{MOST, check_size};
use super::uav::Access;
use super::{Description, Element, sealed};
use crate::Error;
use crate::handle::Handle;
use crate::layout::Layout;

/// A texture buffer, `tbuffer`: laid out as a constant buffer, and read as a typed buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextureBuffer {
    size: u32,
    layout: Option<Layout>,
}

impl TextureBuffer {
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

impl sealed::Sealed for TextureBuffer {
    fn describe(&self) -> Description {
        // Registers are integers, whatever the fields are.
        let property = ResourceProperty::ElementType(ComponentType::U32);
        Description {
            content: Access::default().content(ResourceKind::TBuffer, 0, Some(property)),
            class: None,
            element: self.layout.map_or(Element::Bytes(self.size.min(MOST)), Element::Fields),
            error: check_size(self.size),
        }
    }
}

impl Handle<'_, '_, TextureBuffer> {
    /// The numbers of 32 bits at an offset in bytes.
    ///
    /// # Errors
    ///
    /// The numbers have other types, or do not lie in one register of 16 bytes in the buffer, or the offset
    /// is no multiple of their size.
    pub fn load<const N: usize>(&self, ty: Scalar, offset: u32) -> Result<[Value; N], Error> {
        self.settle(|| {
            let (register, first) = self.place(self.ty.size, (N, ty), offset)?;
            self.numbers(ty, register, first)
        })
    }

    /// The numbers of a register, which may follow from the program.
    ///
    /// # Errors
    ///
    /// The numbers have other types than those of 32 bits, a register has fewer, or its index is no `i32`.
    pub fn load_register<const N: usize>(
        &self,
        ty: Scalar,
        index: Value,
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            if N > 4 {
                let message = format!("a register of {} has 4 numbers", self.name());
                return Err(Error::misuse(message, format!("load up to 4, not {N}")));
            }
            self.numbers(ty, index, 0)
        })
    }

    fn numbers<const N: usize>(
        &self,
        ty: Scalar,
        index: Value,
        first: u32,
    ) -> Result<[Value; N], Error> {
        if !matches!(ty, Scalar::I32 | Scalar::F32) {
            let message = format!("{} has numbers of 32 bits, not {ty}", self.name());
            return Err(Error::misuse(message, "load those, and convert them"));
        }
        let (b, srv, wot) = (self.body, self.value(), self.undefined_i32()?);
        let row = b.op(ops::BufferLoad { srv, index, wot }, &[Overload::I32])?;
        let mut numbers = b.elements(row, first)?;
        if ty == Scalar::F32 {
            for number in &mut numbers {
                *number = b.cast(CastOp::BitCast, *number, b.ty(Type::Float))?;
            }
        }
        Ok(numbers)
    }
}
