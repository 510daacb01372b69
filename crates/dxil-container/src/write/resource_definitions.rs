//! `RDEF`: buffers, variables, types and bindings of a DXBC shader.

use alloc::vec::Vec;

use crate::read;

/// `RDEF`: buffers, variables, types and bindings of a DXBC shader.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ResourceDefinitions {
    /// The part's bytes.
    pub bytes: Vec<u8>,
}

impl ResourceDefinitions {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

impl From<&read::ResourceDefinitions<'_>> for ResourceDefinitions {
    fn from(view: &read::ResourceDefinitions<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
