//! Root signatures, as bytes.

use alloc::vec::Vec;

use dxil_ir::metadata::Reference;

use crate::Error;
use crate::tuple::Operand;
use crate::value::{Value, read_bytes, write_bytes};
use crate::writer::ModuleWriter;

/// The bytes of a root signature, which are those of a part `RTS0`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RootSignatureBytes(pub Vec<u8>);

/// A tuple of an array of bytes.
impl Value for RootSignatureBytes {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("a root signature")?.with_len(1)?;
        read_bytes(&tuple.operand(0, "data")?).map(Self)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let data = write_bytes(&self.0, module);
        Some(module.metadata.tuple(&[data]))
    }
}
