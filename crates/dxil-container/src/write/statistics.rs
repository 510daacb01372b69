//! FXC's `STAT`: counts of instructions.

use alloc::vec::Vec;

use crate::read;

/// FXC's `STAT`: counts of instructions.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Statistics {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Statistics {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Statistics<'_>> for Statistics {
    fn from(view: &read::Statistics<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
