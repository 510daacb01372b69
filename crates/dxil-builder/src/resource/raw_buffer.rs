//! Buffers of bytes.

use dxil_format::ResourceKind;
use dxil_ir::Value;
use dxil_ops::Scalar;

use super::uav::{Access, writable};
use super::{Description, Element, sealed};
use crate::Error;
use crate::handle::Handle;

/// A buffer of bytes: `ByteAddressBuffer` or `RWByteAddressBuffer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct RawBuffer {
    pub(super) access: Access,
}

impl RawBuffer {
    /// A buffer.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

writable!(RawBuffer);

impl sealed::Sealed for RawBuffer {
    fn describe(&self) -> Description {
        Description {
            content: self.access.content(ResourceKind::RawBuffer, 0, None),
            class: Some(alloc::format!("struct.{}ByteAddressBuffer", self.access.prefix())),
            element: Element::Opaque,
            error: None,
        }
    }
}

impl Handle<'_, '_, RawBuffer> {
    /// Up to four numbers from an offset in bytes on.
    ///
    /// # Errors
    ///
    /// There are more numbers, or the offset is no `i32`.
    pub fn load<const N: usize>(&self, ty: Scalar, offset: Value) -> Result<[Value; N], Error> {
        self.settle(|| self.load_raw(ty, offset, None))
    }

    /// Stores up to four numbers of one type from an offset in bytes on.
    ///
    /// # Errors
    ///
    /// The view is only read, there are more numbers, or the operands have other types.
    pub fn store<const N: usize>(&self, offset: Value, values: [Value; N]) -> Result<(), Error> {
        self.settle(|| {
            self.check_writable(self.ty.access.writable)?;
            self.store_raw(offset, None, &values)
        })
    }
}
