//! `SHDR` and `SHEX`: a DXBC program.

use alloc::vec::Vec;

use crate::read;

/// `SHDR` and `SHEX`: a DXBC program.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bytecode {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Bytecode {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Bytecode<'_>> for Bytecode {
    fn from(view: &read::Bytecode<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
