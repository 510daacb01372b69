//! The properties of a resource as `annotateHandle` states them.

use dxil_format::{ComponentType, ResourceKind, SamplerKind};
use dxil_ir::{Module, Type};
use dxil_metadata::{Resource, ResourceContent};

/// The two words of properties of a resource; `None` if metadata does not state them.
pub(crate) fn words(module: &Module, resource: &Resource) -> Option<[u32; 2]> {
    const IS_UAV: u32 = 1 << 12;
    const IS_ROV: u32 = 1 << 13;
    const IS_GLOBALLY_COHERENT: u32 = 1 << 14;
    /// Whether a UAV has a counter, or a sampler compares.
    const HAS_COUNTER_OR_COMPARES: u32 = 1 << 15;
    const IS_REORDER_COHERENT: u32 = 1 << 16;
    let flag = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
    let kind = u32::from(resource.kind().0 as u8);
    Some(match &resource.content {
        ResourceContent::CBuffer(cbuffer) => [kind, cbuffer.size],
        ResourceContent::Sampler(sampler) => {
            let compares = sampler.kind == SamplerKind::Comparison;
            [kind | flag(compares, HAS_COUNTER_OR_COMPARES), 0]
        }
        ResourceContent::Srv(srv) => {
            let [alignment, element] = element(module, resource, srv.sample_count)?;
            [kind | alignment, element]
        }
        ResourceContent::Uav(uav) => {
            let [alignment, element] = element(module, resource, 0)?;
            let reorder = uav.properties.as_ref().and_then(|it| it.reorder_coherent().copied());
            let flags = IS_UAV
                | flag(uav.rasterizer_ordered, IS_ROV)
                | flag(uav.globally_coherent, IS_GLOBALLY_COHERENT)
                | flag(uav.has_counter, HAS_COUNTER_OR_COMPARES)
                | flag(reorder == Some(true), IS_REORDER_COHERENT);
            [kind | alignment | flags, element]
        }
    })
}

/// The alignment of the elements of a view, in its place in the first word, and the second word.
fn element(module: &Module, resource: &Resource, samples: u32) -> Option<[u32; 2]> {
    let properties = resource.properties();
    Some(match resource.kind() {
        ResourceKind::StructuredBuffer => {
            let stride = *properties?.element_stride()?;
            // The largest power of two that the alignment of the element is.
            [alignment(module, resource)?.trailing_zeros() << 8, stride]
        }
        ResourceKind::RawBuffer | ResourceKind::RTAccelerationStructure => [0, 0],
        ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
            [0, properties?.sampler_feedback_kind()?.0]
        }
        _ => {
            let ty: &ComponentType = properties?.element_type()?;
            [0, u32::from(ty.0) | components(module, resource)? << 8 | samples << 16]
        }
    })
}

/// The type of an element: the first element of the class that declares the view.
fn element_type(module: &Module, resource: &Resource) -> Option<dxil_ir::TypeId> {
    let types = &module.types;
    let mut class = types.pointee(resource.ty(module)?)?;
    while let Type::Array { element, .. } = types[class] {
        class = element;
    }
    types.element(class, 0)
}

/// The number of components of an element.
fn components(module: &Module, resource: &Resource) -> Option<u32> {
    let element = element_type(module, resource)?;
    Some(match module.types[element] {
        Type::Vector { length, .. } => length,
        _ => module.types.struct_body(element).map_or(1, |body| body.elements.len() as u32),
    })
}

/// The alignment of an element in bytes: the largest one of its scalars.
fn alignment(module: &Module, resource: &Resource) -> Option<u32> {
    let mut open = alloc::vec![element_type(module, resource)?];
    let mut largest = 1;
    while let Some(ty) = open.pop() {
        match &module.types[ty] {
            Type::Integer { bits } => largest = largest.max(bits.div_ceil(8).next_power_of_two()),
            Type::Half => largest = largest.max(2),
            Type::Float => largest = largest.max(4),
            Type::Double => largest = largest.max(8),
            Type::Array { element, .. } | Type::Vector { element, .. } => open.push(*element),
            _ => open.extend(module.types.struct_body(ty)?.elements.iter().copied()),
        }
    }
    Some(largest)
}
