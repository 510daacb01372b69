//! Atomic operations on resources.

use dxil_ir::Value;
use dxil_ops::{AtomicBinOpCode, ops};

use crate::handle::{Handle, padded};
use crate::{AtomicResource, Error};

impl<T: AtomicResource> Handle<'_, '_, T> {
    /// Replaces a number by its combination with a value, at once for all threads; what it was. The place is the
    /// coordinates in a texture, the index in a typed buffer, the offset in a raw buffer, the index and the offset in a
    /// structured buffer.
    ///
    /// # Errors
    ///
    /// The view is only read, the place has another number of coordinates, the operands have other types, or the target
    /// does not allow the operation.
    pub fn atomic(
        &self,
        op: AtomicBinOpCode,
        place: &[Value],
        value: Value,
    ) -> Result<Value, Error> {
        self.settle(|| {
            let [offset0, offset1, offset2] = self.place_of_atomic(place)?;
            let (handle, atomic_op) = (self.value(), self.body.i32(op as i32));
            let new_value = value;
            let atomic =
                ops::AtomicBinOp { handle, atomic_op, offset0, offset1, offset2, new_value };
            Ok(self.body.op(atomic, &[self.overload_of(value)?])?)
        })
    }

    /// Replaces a number by a value if it equals another, at once for all threads; what it was. The place is as with
    /// [`atomic`](Self::atomic).
    ///
    /// # Errors
    ///
    /// As with [`atomic`](Self::atomic).
    pub fn compare_exchange(
        &self,
        place: &[Value],
        compare_value: Value,
        new_value: Value,
    ) -> Result<Value, Error> {
        self.settle(|| {
            let [offset0, offset1, offset2] = self.place_of_atomic(place)?;
            let handle = self.value();
            let exchange = ops::AtomicCompareExchange {
                handle,
                offset0,
                offset1,
                offset2,
                compare_value,
                new_value,
            };
            Ok(self.body.op(exchange, &[self.overload_of(new_value)?])?)
        })
    }

    /// The three coordinates of a place, which are undefined where the kind has fewer.
    fn place_of_atomic(&self, place: &[Value]) -> Result<[Value; 3], Error> {
        self.check_writable(self.ty.is_writable())?;
        self.check_coordinates(place.len(), self.ty.coordinates())?;
        padded(place, self.undefined_i32()?, "coordinates")
    }
}
