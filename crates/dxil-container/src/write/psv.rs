//! `PSV0`: what the runtime checks pipelines with.

use alloc::vec::Vec;

use crate::read;

/// `PSV0`: what the runtime checks pipelines with.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Psv {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Psv {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Psv<'_>> for Psv {
    fn from(view: &read::Psv<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
