//! The facts of resources that listings of compilers show.

use alloc::borrow::Cow;
use alloc::format;

use dxil_format::ResourceKind;
use dxil_format::listing::{buffer_format, buffer_use, component_type, dim};

use crate::{ResourceContent, ResourceProperties};

impl ResourceContent {
    /// The format of the elements in listings, such as `f32` or `struct`.
    #[must_use]
    pub fn listed_format(&self) -> &'static str {
        if let Self::CBuffer(_) | Self::Sampler(_) = self {
            return "NA";
        }
        let element = || self.properties().and_then(ResourceProperties::element_type).copied();
        buffer_format(self.kind())
            .or_else(|| component_type(element().unwrap_or_default()))
            .unwrap_or("invalid")
    }

    /// The shape in listings, such as `2d`; of a raw or structured buffer its use.
    #[must_use]
    pub fn listed_shape(&self) -> Cow<'static, str> {
        let kind = self.kind();
        let (is_uav, has_counter, samples) = match self {
            Self::CBuffer(_) | Self::Sampler(_) => return "NA".into(),
            Self::Srv(srv) => (false, false, srv.sample_count),
            Self::Uav(uav) => (true, uav.has_counter, 0),
        };
        let name = buffer_use(kind, is_uav, has_counter).or_else(|| dim(kind));
        let name = name.unwrap_or("invalid");
        match kind {
            ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray if samples != 0 => {
                format!("{name}{samples}").into()
            }
            _ => name.into(),
        }
    }
}
