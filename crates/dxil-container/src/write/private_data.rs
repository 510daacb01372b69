//! `PRIV`: data that the format knows nothing of.

use alloc::vec::Vec;

use crate::read;

/// Data that the format knows nothing of.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PrivateData {
    /// The data, of any size.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub bytes: Vec<u8>,
}

impl PrivateData {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::PrivateData<'_>> for PrivateData {
    fn from(view: &read::PrivateData<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
