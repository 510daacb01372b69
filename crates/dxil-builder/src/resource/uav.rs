//! Unordered access views.

use dxil_format::ResourceKind;
use dxil_metadata::{ResourceContent, ResourceProperties, ResourceProperty, Srv, Uav};

/// The way in which a shader accesses a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Access {
    /// Whether it is an unordered access view.
    pub(super) writable: bool,
    pub(super) coherent: bool,
    pub(super) ordered: bool,
    pub(super) counter: bool,
}

impl Access {
    /// The prefix of names in HLSL.
    pub(super) const fn prefix(self) -> &'static str {
        match (self.writable, self.ordered) {
            (_, true) => "RasterizerOrdered",
            (true, false) => "RW",
            (false, false) => "",
        }
    }

    /// A view of a kind.
    pub(super) fn content(
        self,
        kind: ResourceKind,
        sample_count: u32,
        property: Option<ResourceProperty>,
    ) -> ResourceContent {
        let properties = property.map(|it| ResourceProperties(alloc::vec![it]));
        match self.writable {
            false => ResourceContent::Srv(Srv { kind, sample_count, properties }),
            true => ResourceContent::Uav(Uav {
                kind,
                globally_coherent: self.coherent,
                has_counter: self.counter,
                rasterizer_ordered: self.ordered,
                properties,
            }),
        }
    }
}

/// Declares the methods that make a view one for unordered access.
macro_rules! writable {
    ($ty:ty) => {
        impl $ty {
            /// A view for unordered access: `RW` in HLSL.
            #[must_use]
            pub const fn writable(mut self) -> Self {
                self.access.writable = true;
                self
            }

            /// A view for unordered access, whose writes other thread groups see: `globallycoherent`.
            #[must_use]
            pub const fn coherent(mut self) -> Self {
                self.access.coherent = true;
                self.writable()
            }

            /// A view whose accesses are ordered as the primitives are: `RasterizerOrdered`.
            #[must_use]
            pub const fn ordered(mut self) -> Self {
                self.access.ordered = true;
                self.writable()
            }
        }
    };
}

pub(super) use writable;
