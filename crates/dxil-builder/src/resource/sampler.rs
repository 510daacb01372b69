//! Samplers.

use dxil_format::SamplerKind;
use dxil_metadata::{ResourceContent, Sampler as Metadata};

use super::{Description, Element, sealed};

/// A sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sampler {
    kind: SamplerKind,
}

impl Sampler {
    /// A sampler that filters: `SamplerState`.
    #[must_use]
    pub const fn new() -> Self {
        Self { kind: SamplerKind::Default }
    }

    /// A sampler that compares: `SamplerComparisonState`.
    #[must_use]
    pub const fn comparison() -> Self {
        Self { kind: SamplerKind::Comparison }
    }
}

impl Default for Sampler {
    fn default() -> Self {
        Self::new()
    }
}

impl sealed::Sealed for Sampler {
    fn describe(&self) -> Description {
        let class = match self.kind {
            SamplerKind::Comparison => "struct.SamplerComparisonState",
            _ => "struct.SamplerState",
        };
        Description {
            content: ResourceContent::Sampler(Metadata { kind: self.kind, properties: None }),
            class: Some(class.into()),
            element: Element::Opaque,
            error: None,
        }
    }
}
