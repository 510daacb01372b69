//! `SFI0`: which optional features a shader requires.

use alloc::vec::Vec;

use crate::layout::FeatureFlags;
use crate::{FieldType, read};

/// Which optional features a shader requires.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Features {
    /// The features.
    pub flags: FeatureFlags,
    /// Bytes behind them.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl Features {
    /// These features.
    #[must_use]
    pub fn new(flags: FeatureFlags) -> Self {
        Self { flags, trailing: Vec::new() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        self.flags.encode(out);
        out.extend_from_slice(&self.trailing);
    }
}

impl From<&read::Features<'_>> for Features {
    fn from(view: &read::Features<'_>) -> Self {
        Self { flags: *view.flags, trailing: view.trailing.to_vec() }
    }
}
