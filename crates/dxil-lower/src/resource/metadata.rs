//! The resources of a module as `dx.resources` states them.

use dxil_format::ResourceClass;
use dxil_ir::{Module, TakenNames};
use dxil_metadata as dx;

use super::{Resources, symbol};

/// The metadata of the resources, and a global variable for each; [`None`] if there are none.
pub(crate) fn resources(module: &mut Module, found: &Resources) -> Option<dx::Resources> {
    if found.list.is_empty() {
        return None;
    }
    let mut names = TakenNames::of_globals(module);
    let mut list = |class| {
        let mut resources = alloc::vec::Vec::new();
        for it in found.of_class(class) {
            resources.push(dx::Resource {
                id: it.binding.id,
                symbol: symbol::create(module, &mut names, it),
                name: it.name.clone(),
                space: it.binding.space,
                lower_bound: it.binding.lower_bound,
                range_size: if it.binding.size == 0 { u32::MAX } else { it.binding.size },
                content: it.ty.content.clone(),
            });
        }
        (!resources.is_empty()).then_some(resources)
    };
    Some(dx::Resources {
        srvs: list(ResourceClass::SRV),
        uavs: list(ResourceClass::UAV),
        cbuffers: list(ResourceClass::CBuffer),
        samplers: list(ResourceClass::Sampler),
    })
}
