//! `SRCI`: source files and arguments.

use alloc::vec::Vec;

use crate::read;

/// `SRCI`: source files and arguments.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SourceInfo {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl SourceInfo {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::SourceInfo<'_>> for SourceInfo {
    fn from(view: &read::SourceInfo<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
