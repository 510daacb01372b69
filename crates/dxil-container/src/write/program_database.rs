//! `SPDB`: a program database with debug information.

use alloc::vec::Vec;

use crate::read;

/// A PDB file.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ProgramDatabase {
    /// The whole file.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub file: Vec<u8>,
}

impl ProgramDatabase {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.file);
    }
}

impl From<&read::ProgramDatabase<'_>> for ProgramDatabase {
    fn from(view: &read::ProgramDatabase<'_>) -> Self {
        Self { file: view.file.to_vec() }
    }
}
