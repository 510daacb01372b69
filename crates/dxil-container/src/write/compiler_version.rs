//! `VERS`: the version of the compiler.

use alloc::vec::Vec;

use crate::read;

/// `VERS`: the version of the compiler.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CompilerVersion {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl CompilerVersion {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::CompilerVersion<'_>> for CompilerVersion {
    fn from(view: &read::CompilerVersion<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
