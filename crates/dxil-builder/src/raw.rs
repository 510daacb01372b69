//! Loads and stores of raw and structured buffers.

use alloc::format;

use dxil_ir::Value;
use dxil_ops::{OpCode, Overload, Scalar, ops};

use crate::handle::{Handle, padded};
use crate::{Error, component};

impl<T> Handle<'_, '_, T> {
    /// Loads numbers from a raw or structured buffer.
    pub(crate) fn load_raw<const N: usize>(
        &self,
        ty: Scalar,
        index: Value,
        offset: Option<Value>,
    ) -> Result<[Value; N], Error> {
        let element_offset = self.offset(offset)?;
        let (srv, overload) = (self.value(), &[Overload::Scalar(ty)]);
        let row = if self.body.has(OpCode::RawBufferLoad) {
            let (mask, alignment) = (self.mask(N)?, self.body.i32(component::bytes(ty) as i32));
            let load = ops::RawBufferLoad { srv, index, element_offset, mask, alignment };
            self.body.op(load, overload)?
        } else {
            self.mask(N)?;
            self.body.op(ops::BufferLoad { srv, index, wot: element_offset }, overload)?
        };
        self.body.elements(row, 0)
    }

    /// Stores numbers in a raw or structured buffer.
    pub(crate) fn store_raw(
        &self,
        index: Value,
        offset: Option<Value>,
        values: &[Value],
    ) -> Result<(), Error> {
        let mask = self.mask(values.len())?;
        let element_offset = self.offset(offset)?;
        let overload = match values {
            [first, ..] => self.overload_of(*first)?,
            [] => return Ok(()),
        };
        let rest = self.body.undef(self.body.type_of(values[0])?)?;
        let [value0, value1, value2, value3] = padded(values, rest, "components")?;
        let uav = self.value();
        if self.body.has(OpCode::RawBufferStore) {
            let bytes = overload.scalar().map_or(4, component::bytes);
            let alignment = self.body.i32(bytes as i32);
            let store = ops::RawBufferStore {
                uav,
                index,
                element_offset,
                value0,
                value1,
                value2,
                value3,
                mask,
                alignment,
            };
            self.body.op(store, &[overload])?;
        } else {
            let (coord0, coord1) = (index, element_offset);
            let store =
                ops::BufferStore { uav, coord0, coord1, value0, value1, value2, value3, mask };
            self.body.op(store, &[overload])?;
        }
        Ok(())
    }

    /// The offset in an element of a structured buffer; any value for a raw buffer.
    fn offset(&self, offset: Option<Value>) -> Result<Value, Error> {
        offset.map_or_else(|| self.undefined_i32(), Ok)
    }

    /// The mask of the first components.
    fn mask(&self, count: usize) -> Result<Value, Error> {
        if !(1..=4).contains(&count) {
            let message = format!("{} is accessed by {count} components", self.name());
            return Err(Error::misuse(message, "access 1 to 4 at once"));
        }
        Ok(self.body.i8((1 << count) - 1))
    }
}
