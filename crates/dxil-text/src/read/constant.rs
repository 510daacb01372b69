//! Reads constants.

use dxil_ir::ConstantId;

use super::Reader;
use super::failure::Result;

impl Reader<'_> {
    /// Reads a constant after its type: `i32 7`.
    pub(super) fn typed_constant(&mut self) -> Result<ConstantId> {
        self.ty()?;
        Err(self.cursor.expected("a constant"))
    }
}
