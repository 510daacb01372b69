//! Resources by register. The part has no names.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;

use dxil_container::layout::psv::{ResourceKind, ResourceType};
use dxil_container::read::Psv;

use super::super::Context;
use crate::item::Item;
use crate::names::{self, ResourceNames};
use crate::rows::binding::{self, Binding};
use crate::table::Table;

/// A row for each resource, with the columns of compilers as far as the part knows them.
pub(super) fn table(psv: &Psv<'_>, context: &mut Context<'_>) -> Table {
    let mut table = binding::table();
    let mut seen = BTreeMap::new();
    for (index, resource) in (0..).zip(psv.resources.iter()) {
        let (names, format) = describe(resource.resource_type);
        // Compilers number resources of a class in the order in which the part has them.
        let number = seen.entry(names.id).or_insert(0_u32);
        let id = format!("{}{number}", names.id);
        *number += 1;
        let dim = match psv.version() {
            0 | 1 => "".into(),
            _ => dim(resource.kind, resource.resource_type),
        };
        let binding = Binding {
            name: Cow::default(),
            kind: names.name,
            format: format.into(),
            dim,
            id,
            bind: names.bind(resource.lower_bound, resource.space).to_string(),
            count: binding::count_between(resource.lower_bound, resource.upper_bound)
                .to_string()
                .into(),
            flags: binding::flags(resource.flags),
        };
        let row = context.about(binding.row().at(resource.range()), Item::PsvResource(index));
        table.row_within(row, &mut context.budget);
    }
    table
}

/// The names of a type's class, and its format if the type states it.
fn describe(resource_type: ResourceType) -> (ResourceNames, &'static str) {
    match resource_type {
        ResourceType::CBV => (ResourceNames::CBUFFER, "NA"),
        ResourceType::Sampler => (ResourceNames::SAMPLER, "NA"),
        ResourceType::SRVTyped => (ResourceNames::SRV, ""),
        ResourceType::SRVRaw => (ResourceNames::SRV, "byte"),
        ResourceType::SRVStructured => (ResourceNames::SRV, "struct"),
        ResourceType::UAVTyped => (ResourceNames::UAV, ""),
        ResourceType::UAVRaw => (ResourceNames::UAV, "byte"),
        ResourceType::UAVStructured | ResourceType::UAVStructuredWithCounter => {
            (ResourceNames::UAV, "struct")
        }
        _ => (ResourceNames::UNKNOWN, ""),
    }
}

/// The shape of a resource; of a buffer its use.
fn dim(kind: ResourceKind, resource_type: ResourceType) -> Cow<'static, str> {
    let name = match resource_type {
        ResourceType::CBV | ResourceType::Sampler => Some("NA"),
        ResourceType::SRVRaw | ResourceType::SRVStructured => names::buffer_use(kind, false, false),
        ResourceType::UAVRaw | ResourceType::UAVStructured => names::buffer_use(kind, true, false),
        ResourceType::UAVStructuredWithCounter => names::buffer_use(kind, true, true),
        _ => None,
    };
    names::or_number(name.or_else(|| names::dim(kind)), kind).into()
}
