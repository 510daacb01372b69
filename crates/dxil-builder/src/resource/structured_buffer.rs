//! Structured buffers.

use alloc::format;

use dxil_format::ResourceKind;
use dxil_ir::Value;
use dxil_metadata::ResourceProperty;
use dxil_ops::{Scalar, ops};

use super::uav::{Access, writable};
use super::{Description, Element, sealed};
use crate::Error;
use crate::handle::Handle;
use crate::layout::Layout;

/// A buffer of structs: `StructuredBuffer` or `RWStructuredBuffer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StructuredBuffer {
    stride: u32,
    layout: Option<Layout>,
    pub(super) access: Access,
}

/// The largest size of an element, in bytes.
const MOST: u32 = 2048;

impl StructuredBuffer {
    /// A buffer whose elements have this many bytes: a multiple of 4, at most 2048.
    #[must_use]
    pub fn new(stride: u32) -> Self {
        Self { stride, layout: None, access: Access::default() }
    }

    /// A buffer whose elements are structs.
    #[must_use]
    pub fn of(layout: Layout) -> Self {
        Self { layout: Some(layout), ..Self::new(layout.stride) }
    }

    /// A view for unordered access with a counter.
    #[must_use]
    pub const fn counter(mut self) -> Self {
        self.access.counter = true;
        self.writable()
    }
}

writable!(StructuredBuffer);

impl sealed::Sealed for StructuredBuffer {
    fn describe(&self) -> Description {
        let Self { stride, layout, access } = *self;
        let is_valid = (4..=MOST).contains(&stride) && stride % 4 == 0;
        let class = format!("class.{}StructuredBuffer", access.prefix());
        let class = if layout.is_some() { class } else { format!("{class}<{stride} bytes>") };
        let property = ResourceProperty::ElementStride(stride);
        Description {
            content: access.content(ResourceKind::StructuredBuffer, 0, Some(property)),
            class: Some(class),
            element: layout.map_or(Element::Bytes(stride.min(MOST)), Element::Struct),
            error: (!is_valid).then(|| {
                let message = format!("the elements have {stride} bytes");
                Error::misuse(message, format!("declare a multiple of 4, at most {MOST}"))
            }),
        }
    }
}

impl Handle<'_, '_, StructuredBuffer> {
    /// Up to four numbers of an element, from an offset in bytes on.
    ///
    /// # Errors
    ///
    /// There are more numbers, or an operand is no `i32`.
    pub fn load<const N: usize>(
        &self,
        ty: Scalar,
        index: Value,
        offset: Value,
    ) -> Result<[Value; N], Error> {
        self.settle(|| self.load_raw(ty, index, Some(offset)))
    }

    /// Stores up to four numbers of one type in an element, from an offset in bytes on.
    ///
    /// # Errors
    ///
    /// The view is only read, there are more numbers, or the operands have other types.
    pub fn store<const N: usize>(
        &self,
        index: Value,
        offset: Value,
        values: [Value; N],
    ) -> Result<(), Error> {
        self.settle(|| {
            self.check_writable(self.ty.access.writable)?;
            self.store_raw(index, Some(offset), &values)
        })
    }

    /// Adds 1 to the counter and returns what it was, or subtracts 1 and returns what it is.
    ///
    /// # Errors
    ///
    /// The view has no counter.
    pub fn update_counter(&self, increment: bool) -> Result<Value, Error> {
        self.settle(|| {
            if !self.ty.access.counter {
                let message = format!("{} has no counter", self.name());
                return Err(Error::misuse(message, "declare it with `counter`"));
            }
            let inc = self.body.i8(if increment { 1 } else { -1 });
            Ok(self.body.op(ops::BufferUpdateCounter { uav: self.value(), inc }, &[])?)
        })
    }
}
