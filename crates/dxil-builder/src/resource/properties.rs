//! The properties of a resource in an `AnnotateHandle`.

use dxil_format::{ComponentType, ResourceKind, SamplerKind};
use dxil_metadata::{ResourceContent, ResourceProperties};

use super::{Description, Element};

const UAV: u32 = 1 << 12;
const ORDERED: u32 = 1 << 13;
const COHERENT: u32 = 1 << 14;
/// It has a counter, or compares.
const COUNTER: u32 = 1 << 15;
const REORDER_COHERENT: u32 = 1 << 16;

/// The two words of a resource: its kind and flags, then what depends on the kind.
pub(crate) fn words(description: &Description) -> [u32; 2] {
    let content = &description.content;
    let properties = content.properties();
    let flag = |holds: bool, flag| if holds { flag } else { 0 };
    let flags = match content {
        ResourceContent::Srv(_) | ResourceContent::CBuffer(_) => 0,
        ResourceContent::Uav(uav) => {
            let reorder = properties.and_then(ResourceProperties::reorder_coherent).copied();
            UAV | flag(uav.rasterizer_ordered, ORDERED)
                | flag(uav.globally_coherent, COHERENT)
                | flag(uav.has_counter, COUNTER)
                | flag(reorder == Some(true), REORDER_COHERENT)
        }
        ResourceContent::Sampler(sampler) => flag(sampler.kind == SamplerKind::Comparison, COUNTER),
    };
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
    [content.kind().0 | flags, second]
}

fn element(ty: ComponentType, count: u8) -> u32 {
    u32::from(ty.0) | u32::from(count) << 8
}
