//! `PDBI`: what a program database says of the compilation.

use alloc::vec::Vec;

use crate::read;

/// `PDBI`: what a program database says of the compilation.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PdbInfo {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl PdbInfo {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::PdbInfo<'_>> for PdbInfo {
    fn from(view: &read::PdbInfo<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
