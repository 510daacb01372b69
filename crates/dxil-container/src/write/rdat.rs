//! `RDAT`: what the runtime must know of a library.

use alloc::vec::Vec;

use crate::read;

/// `RDAT`: what the runtime must know of a library.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rdat {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl Rdat {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::Rdat<'_>> for Rdat {
    fn from(view: &read::Rdat<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
