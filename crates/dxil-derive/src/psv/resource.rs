//! The resources that a shader binds.

use alloc::vec::Vec;

use dxil_container::layout::psv::{ResourceBinding, ResourceFlags, ResourceType};
use dxil_format::ResourceKind;
use dxil_metadata::{Resource, ResourceContent, ShaderMetadata};

use crate::resource::{by_class, uses_atomic64};

/// The bindings of all resources.
pub(super) fn bindings(metadata: &ShaderMetadata) -> Vec<ResourceBinding> {
    by_class(metadata).map(binding).collect()
}

fn binding(resource: &Resource) -> ResourceBinding {
    ResourceBinding {
        resource_type: resource_type(resource),
        space: resource.space,
        lower_bound: resource.lower_bound,
        upper_bound: resource.last_register(),
        kind: resource.kind(),
        flags: match uses_atomic64(resource) {
            true => ResourceFlags::UsedByAtomic64,
            false => ResourceFlags::default(),
        },
    }
}

/// Returns the kind of binding of a resource and of access to it.
fn resource_type(resource: &Resource) -> ResourceType {
    match (&resource.content, resource.kind()) {
        (ResourceContent::CBuffer(_), _) => ResourceType::CBV,
        (ResourceContent::Sampler(_), _) => ResourceType::Sampler,
        (ResourceContent::Srv(_), ResourceKind::StructuredBuffer) => ResourceType::SRVStructured,
        (
            ResourceContent::Srv(_),
            ResourceKind::RawBuffer | ResourceKind::RTAccelerationStructure,
        ) => ResourceType::SRVRaw,
        (ResourceContent::Srv(_), _) => ResourceType::SRVTyped,
        (ResourceContent::Uav(uav), ResourceKind::StructuredBuffer) if uav.has_counter => {
            ResourceType::UAVStructuredWithCounter
        }
        (ResourceContent::Uav(_), ResourceKind::StructuredBuffer) => ResourceType::UAVStructured,
        (ResourceContent::Uav(_), ResourceKind::RawBuffer) => ResourceType::UAVRaw,
        (ResourceContent::Uav(_), _) => ResourceType::UAVTyped,
    }
}
