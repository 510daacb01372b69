//! Reads values of functions.

use dxil_ir::{TypeId, Value};

use super::Reader;
use super::failure::Result;

impl Reader<'_> {
    /// Reads a value after its type: `i32 %sum`.
    pub(super) fn typed_value(&mut self) -> Result<(Value, TypeId)> {
        self.ty()?;
        Err(self.cursor.expected("a value"))
    }
}
