//! Resources by register. The part has no names.

use std::collections::HashMap;

use dxil::disassembly::words::{self, ResourceWords};
use dxil_container::layout::psv::{ResourceKind, ResourceType};
use dxil_container::read::Psv;

use super::super::binding::{self, Binding};
use crate::show;
use crate::table::Table;

/// A row for each resource, with the columns of compilers as far as the part knows them.
pub(super) fn table(psv: &Psv<'_>) -> Table {
    let mut seen = HashMap::new();
    binding::table(psv.resources().map(|resource| {
        let (words, format) = describe(resource.resource_type);
        // Compilers number resources of a class in the order in which the part has them.
        let number = seen.entry(words.id).or_insert(0);
        let id = format!("{}{number}", words.id);
        *number += 1;
        let dim = match psv.version() {
            0 | 1 => String::new(),
            _ => dim(resource.kind, resource.resource_type),
        };
        Binding {
            name: String::new(),
            kind: words.name,
            format: format.to_owned(),
            dim,
            id,
            bind: words.bind(resource.lower_bound, resource.space),
            count: binding::count(resource.lower_bound, resource.upper_bound),
            flags: binding::flags(resource.flags),
        }
    }))
}

/// What is bound, and its format if the type says so.
fn describe(resource_type: ResourceType) -> (ResourceWords, &'static str) {
    match resource_type {
        ResourceType::CBV => (ResourceWords::CBUFFER, "NA"),
        ResourceType::Sampler => (ResourceWords::SAMPLER, "NA"),
        ResourceType::SRVTyped => (ResourceWords::SRV, ""),
        ResourceType::SRVRaw => (ResourceWords::SRV, "byte"),
        ResourceType::SRVStructured => (ResourceWords::SRV, "struct"),
        ResourceType::UAVTyped => (ResourceWords::UAV, ""),
        ResourceType::UAVRaw => (ResourceWords::UAV, "byte"),
        ResourceType::UAVStructured | ResourceType::UAVStructuredWithCounter => {
            (ResourceWords::UAV, "struct")
        }
        _ => (ResourceWords::UNKNOWN, ""),
    }
}

/// The shape of a resource; that of buffers is how they are used.
fn dim(kind: ResourceKind, resource_type: ResourceType) -> String {
    let word = match resource_type {
        ResourceType::CBV | ResourceType::Sampler => Some("NA"),
        ResourceType::SRVRaw | ResourceType::SRVStructured => words::buffer_use(kind, false, false),
        ResourceType::UAVRaw | ResourceType::UAVStructured => words::buffer_use(kind, true, false),
        ResourceType::UAVStructuredWithCounter => words::buffer_use(kind, true, true),
        _ => None,
    };
    show::word(word.or_else(|| words::dim(kind)), kind)
}
