//! Resources by register. The part has no names.

use std::collections::HashMap;

use dxil_container::layout::psv::{ResourceKind, ResourceType};
use dxil_container::read::Psv;

use super::super::binding::{self, Class};
use crate::table::{Align, Cell, Table};

/// A row for each resource, with the columns of compilers as far as the part knows them.
pub(super) fn table(psv: &Psv<'_>) -> Table {
    let mut table = Table::new(&[
        ("Type", Align::Left),
        ("Format", Align::Left),
        ("Dim", Align::Left),
        ("ID", Align::Left),
        ("HLSL Bind", Align::Left),
        ("Count", Align::Right),
        ("Flags", Align::Left),
    ])
    .compact();
    let mut seen = HashMap::new();
    for resource in psv.resources() {
        let (class, format) = describe(resource.resource_type);
        // Compilers number resources of a class in the order in which the part has them.
        let number = seen.entry(class.id).or_insert(0);
        let id = format!("{}{number}", class.id);
        *number += 1;
        let dim = match psv.version() {
            0 | 1 => String::new(),
            _ => dim(resource.kind, resource.resource_type),
        };
        let flags = resource.flags;
        table.row(vec![
            class.name.into(),
            format.into(),
            dim.into(),
            id.into(),
            class.bind(resource.lower_bound, resource.space).into(),
            binding::count(resource.lower_bound, resource.upper_bound).into(),
            if flags.0 == 0 { Cell::from("") } else { flags.into() },
        ]);
    }
    table
}

/// What is bound, and its format if the type says so.
fn describe(resource_type: ResourceType) -> (Class, &'static str) {
    match resource_type {
        ResourceType::CBV => (Class::CBUFFER, "NA"),
        ResourceType::Sampler => (Class::SAMPLER, "NA"),
        ResourceType::SRVTyped => (Class::SRV, ""),
        ResourceType::SRVRaw => (Class::SRV, "byte"),
        ResourceType::SRVStructured => (Class::SRV, "struct"),
        ResourceType::UAVTyped => (Class::UAV, ""),
        ResourceType::UAVRaw => (Class::UAV, "byte"),
        ResourceType::UAVStructured | ResourceType::UAVStructuredWithCounter => {
            (Class::UAV, "struct")
        }
        _ => (Class::UNKNOWN, ""),
    }
}

/// The shape of a resource; that of buffers is how they are used.
fn dim(kind: ResourceKind, resource_type: ResourceType) -> String {
    let word = match (kind, resource_type) {
        (ResourceKind::CBuffer | ResourceKind::Sampler, _) => "NA",
        (ResourceKind::RawBuffer, ResourceType::SRVRaw)
        | (ResourceKind::StructuredBuffer, ResourceType::SRVStructured) => "r/o",
        (ResourceKind::RawBuffer, ResourceType::UAVRaw)
        | (ResourceKind::StructuredBuffer, ResourceType::UAVStructured) => "r/w",
        (ResourceKind::StructuredBuffer, ResourceType::UAVStructuredWithCounter) => "r/w+cnt",
        _ => return binding::dim(kind),
    };
    word.to_owned()
}
