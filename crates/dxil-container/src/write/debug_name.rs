//! `ILDN`: the name of the file with debug information.

use alloc::vec::Vec;

use crate::read;

/// `ILDN`: the name of the file with debug information.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DebugName {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl DebugName {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::DebugName<'_>> for DebugName {
    fn from(view: &read::DebugName<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
