//! The properties of a resource in an `AnnotateHandle`.

use dxil_format::{ComponentType, ResourceKind};
use dxil_metadata::{ResourceContent, ResourceProperties};

use super::{Description, Element};

/// The two words of a resource: its kind and flags, then what depends on the kind.
pub(crate) fn words(description: &Description) -> [u32; 2] {
    let content = &description.content;
    let properties = content.properties();
    let second = match (content, description.element) {
        (ResourceContent::CBuffer(buffer), _) => buffer.size,
        (ResourceContent::Srv(srv), Element::Components(ty, count)) => {
            element(ty, count) | srv.sample_count << 16
        }
        (_, Element::Components(ty, count)) => element(ty, count),
        (_, Element::Fields(layout)) => layout.size,
        (_, Element::Bytes(size)) if content.kind() == ResourceKind::TBuffer => size,
        _ => {
            let stride = properties.and_then(ResourceProperties::element_stride).copied();
            let feedback = properties.and_then(ResourceProperties::sampler_feedback_kind);
            stride.or(feedback.map(|it| it.0)).unwrap_or(0)
        }
    };
    [content.annotation(0), second]
}

fn element(ty: ComponentType, count: u8) -> u32 {
    u32::from(ty.0) | u32::from(count) << 8
}
