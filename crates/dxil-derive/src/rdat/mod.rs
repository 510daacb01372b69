//! `RDAT`: the facts about a library that the runtime needs.

mod function;
mod node;
mod read_subobjects;
mod stage;
mod subobject;
mod usage;

pub use read_subobjects::RdatSubobjects;
pub(crate) use usage::Usage;

use alloc::vec::Vec;

use dxil_container::layout::rdat::{ResourceFlags, ResourceInfo};
use dxil_container::write::{Library, LibraryResource, Rdat};
use dxil_format::ResourceClass;
use dxil_ir::calls::Calls;
use dxil_metadata::{Resource, ResourceContent};

use crate::metadata::{Flags, with_resource_usage};
use crate::resource::{by_class, uses_atomic64};
use crate::shader::Shader;

/// The part of a library.
pub(crate) fn rdat(shader: &Shader<'_>) -> Rdat {
    // As DXC looks for the features of functions, it finds such uses, whatever the metadata states.
    let metadata = with_resource_usage(shader.module(), &shader.metadata);
    let resources: Vec<_> = by_class(&metadata).collect();
    let calls = Calls::new(shader.module());
    let flags = Flags::new(shader.module(), &shader.metadata, &calls);
    let usage = Usage::new(&flags, &resources);
    let library = Library {
        resources: resources.iter().map(|resource| self::resource(resource)).collect(),
        imports: usage.imports(),
        functions: function::functions(shader, &flags, &usage),
        subobjects: metadata.subobjects.iter().map(subobject::subobject).collect(),
    };
    library.to_rdat(shader.validator)
}

fn resource(resource: &Resource) -> LibraryResource {
    let info = ResourceInfo {
        class: ResourceClass(resource.class().0),
        kind: resource.kind(),
        id: resource.id,
        space: resource.space,
        lower_bound: resource.lower_bound,
        upper_bound: resource.last_register(),
        flags: flags(resource),
        ..ResourceInfo::default()
    };
    LibraryResource { name: resource.name.clone(), info }
}

/// The flags of an unordered access view; other resources have none.
fn flags(resource: &Resource) -> ResourceFlags {
    let ResourceContent::Uav(uav) = &resource.content else { return ResourceFlags::default() };
    let reorder_coherent = uav.properties.as_ref().and_then(|it| it.reorder_coherent());
    let flags = [
        (uav.globally_coherent, ResourceFlags::UAVGloballyCoherent),
        (uav.has_counter, ResourceFlags::UAVCounter),
        (uav.rasterizer_ordered, ResourceFlags::UAVRasterizerOrderedView),
        (uses_atomic64(resource), ResourceFlags::Atomics64Use),
        (reorder_coherent == Some(&true), ResourceFlags::UAVReorderCoherent),
    ];
    let held = flags.into_iter().filter(|(holds, _)| *holds);
    held.fold(ResourceFlags::default(), |all, (_, flag)| all | flag)
}
