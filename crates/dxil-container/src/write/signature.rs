//! `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.

use alloc::vec::Vec;

use crate::read;

/// `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Signature {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Signature {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Signature<'_>> for Signature {
    fn from(view: &read::Signature<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
