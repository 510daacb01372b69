//! The resources that a shader binds.

use dxil_container::layout::psv::{ResourceBinding, ResourceFlags};

use crate::mapping::{Fields, Mapping};
use crate::value::enumerations;

/// The keys of a resource in this version of the part.
pub(super) fn fields(resource: &mut ResourceBinding, version: u32, map: &mut Mapping<'_>) {
    map.required("Type", &mut resource.resource_type);
    map.required("Space", &mut resource.space);
    map.required("LowerBound", &mut resource.lower_bound);
    map.required("UpperBound", &mut resource.upper_bound);
    if version >= 2 {
        map.required("Kind", &mut resource.kind);
        map.required("Flags", &mut resource.flags);
    }
}

impl Fields for ResourceFlags {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let mut is_set = self.contains(Self::UsedByAtomic64);
        map.required("UsedByAtomic64", &mut is_set);
        *self = if is_set { Self::UsedByAtomic64 } else { Self::default() };
    }
}

enumerations! { psv::ResourceType, psv::ResourceKind }
