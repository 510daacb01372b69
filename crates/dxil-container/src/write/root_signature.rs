//! `RTS0`: a root signature.

use alloc::vec::Vec;

use crate::read;

/// `RTS0`: a root signature.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RootSignature {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl RootSignature {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::RootSignature<'_>> for RootSignature {
    fn from(view: &read::RootSignature<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
