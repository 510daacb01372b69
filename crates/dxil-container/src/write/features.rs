//! `SFI0`: which optional features a shader requires.

use alloc::vec::Vec;

use crate::read;

/// `SFI0`: which optional features a shader requires.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Features {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Features {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Features<'_>> for Features {
    fn from(view: &read::Features<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
