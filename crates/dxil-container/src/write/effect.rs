//! `FX10`: an effect.

use alloc::vec::Vec;

use crate::layout::EffectHeader;
use crate::{Record, read};

/// An effect: a file of its own, of which only the header is decoded.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Effect {
    /// How many of each thing it has, and how long the data are.
    pub header: EffectHeader,
    /// Strings, types, values and shaders.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub data: Vec<u8>,
    /// Records of buffers, variables and techniques.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub records: Vec<u8>,
}

impl Effect {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        self.header.encode(out);
        out.extend_from_slice(&self.data);
        out.extend_from_slice(&self.records);
    }
}

impl From<&read::Effect<'_>> for Effect {
    fn from(view: &read::Effect<'_>) -> Self {
        Self { header: *view.header, data: view.data.to_vec(), records: view.records.to_vec() }
    }
}
