//! The properties of a resource as `annotateHandle` states them.

use dxil_format::{ComponentType, ResourceKind};
use dxil_ir::{Module, Type};
use dxil_metadata::{Resource, ResourceContent};

/// The two words of properties of a resource; `None` if metadata does not state them.
pub(crate) fn words(module: &Module, resource: &Resource) -> Option<[u32; 2]> {
    let (alignment, element) = match &resource.content {
        ResourceContent::CBuffer(cbuffer) => (0, cbuffer.size),
        ResourceContent::Sampler(_) => (0, 0),
        ResourceContent::Srv(srv) => element(module, resource, srv.sample_count)?,
        ResourceContent::Uav(_) => element(module, resource, 0)?,
    };
    Some([resource.content.annotation(alignment), element])
}

/// The logarithm of the alignment of the elements of a view, and the second word.
fn element(module: &Module, resource: &Resource, samples: u32) -> Option<(u32, u32)> {
    let properties = resource.properties();
    Some(match resource.kind() {
        ResourceKind::StructuredBuffer => {
            let stride = *properties?.element_stride()?;
            // The largest power of two that the alignment of the element is.
            (alignment(module, resource)?.trailing_zeros(), stride)
        }
        ResourceKind::RawBuffer | ResourceKind::RTAccelerationStructure => (0, 0),
        ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
            (0, properties?.sampler_feedback_kind()?.0)
        }
        _ => {
            let ty: &ComponentType = properties?.element_type()?;
            (0, u32::from(ty.0) | components(module, resource)? << 8 | samples << 16)
        }
    })
}

/// The type of an element: the first element of the class that declares the view.
fn element_type(module: &Module, resource: &Resource) -> Option<dxil_ir::TypeId> {
    let types = &module.types;
    types.element(types.innermost(types.pointee(resource.ty(module)?)?), 0)
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
            Type::Array { element, .. } | Type::Vector { element, .. } => open.push(*element),
            _ => match module.types.number_bits(ty) {
                Some(bits) => largest = largest.max(bits.div_ceil(8).next_power_of_two()),
                None => open.extend(module.types.struct_body(ty)?.elements.iter().copied()),
            },
        }
    }
    Some(largest)
}
