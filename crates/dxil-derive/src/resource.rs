//! The facts that parts state about resources.

use dxil_metadata::{Resource, ResourceContent, Resources, ShaderMetadata};

/// The resources in the order of parts: constant buffers, samplers, shader resource views, unordered
/// access views.
pub(crate) fn by_class(metadata: &ShaderMetadata) -> impl Iterator<Item = &Resource> {
    let lists = metadata.resources.as_ref().map(|resources| {
        let Resources { srvs, uavs, cbuffers, samplers } = resources;
        [cbuffers, samplers, srvs, uavs]
    });
    lists.into_iter().flatten().flatten().flatten()
}

/// Whether 64-bit atomic operations are used on an unordered access view.
pub(crate) fn uses_atomic64(resource: &Resource) -> bool {
    let ResourceContent::Uav(uav) = &resource.content else { return false };
    uav.properties.as_ref().and_then(|it| it.atomic64_use()).is_some_and(|it| *it != 0)
}
