//! The resources of several libraries as those of one module.

use alloc::collections::btree_map::Entry;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::BString;
use dxil_format::ResourceClass;
use dxil_ir::edit::Global;
use dxil_ir::{FunctionId, Module, VariableId};
use dxil_metadata::{Resource, Resources, ShaderMetadata};

use crate::{Diagnostic, uses};

/// The resources of a linked module, and the variables that stand for them in code.
#[derive(Default)]
pub(crate) struct Merged {
    /// The resources, by name.
    pub(crate) resources: Vec<Resource>,
    /// The index of the resource of each variable.
    pub(crate) variables: BTreeMap<VariableId, usize>,
}

/// Makes the resources of one name that several libraries have one. The first library states the register.
///
/// # Errors
///
/// Each name that libraries have for different resources.
pub(crate) fn merge(
    module: &Module,
    libraries: &[(String, ShaderMetadata)],
) -> Result<Merged, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let mut by_name: BTreeMap<&BString, (&str, &Resource)> = BTreeMap::new();
    for (library, metadata) in libraries {
        for resource in metadata.resources.iter().flat_map(Resources::iter) {
            match by_name.entry(&resource.name) {
                Entry::Vacant(entry) => {
                    entry.insert((library, resource));
                }
                Entry::Occupied(entry) => {
                    let &(first, known) = entry.get();
                    if let Some(difference) = difference(module, known, resource) {
                        let message = format!("the resource {} is {difference}", resource.name);
                        errors.push(Diagnostic::of(&[first, library], message));
                    }
                }
            }
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut merged = Merged::default();
    let names: BTreeMap<_, usize> =
        by_name.keys().enumerate().map(|(index, name)| (*name, index)).collect();
    for (_, metadata) in libraries {
        for resource in metadata.resources.iter().flat_map(Resources::iter) {
            let variable = uses::variable(module, resource.symbol);
            merged.variables.extend(variable.map(|id| (id, names[&resource.name])));
        }
    }
    merged.resources = by_name.into_values().map(|(_, it)| it.clone()).collect();
    Ok(merged)
}

/// The difference between two resources that have one name; `None` if they are the same, wherever they are
/// bound.
fn difference(module: &Module, one: &Resource, other: &Resource) -> Option<String> {
    if one.class() != other.class() {
        return Some(format!("of class {} and of class {}", one.class(), other.class()));
    }
    if one.kind() != other.kind() {
        return Some(format!("of kind {} and of kind {}", one.kind(), other.kind()));
    }
    let types = [one, other].map(|it| it.ty(module));
    if let [Some(first), Some(second)] = types {
        if first != second {
            let [first, second] = [first, second].map(|it| module.types.display(it));
            return Some(format!("of type {first} and of type {second}"));
        }
    }
    (one.content != other.content).then(|| String::from("declared with different properties"))
}

impl Merged {
    /// Removes the resources that no function of a shader uses.
    pub(crate) fn retain_used(&mut self, module: &Module, functions: &[FunctionId]) {
        let bodies = functions.iter().filter_map(|&id| module.functions[id].body.as_ref());
        let globals = bodies.flat_map(|body| uses::globals(module, body));
        let used: BTreeSet<usize> = globals
            .filter_map(|it| match it {
                Global::Variable(id) => self.variables.get(&id).copied(),
                Global::Function(_) | Global::Alias(_) => None,
            })
            .collect();
        let places: BTreeMap<_, _> = used.iter().copied().zip(0..).collect();
        self.variables.retain(|_, index| match places.get(index) {
            Some(place) => {
                *index = *place;
                true
            }
            None => false,
        });
        let mut index = 0..;
        self.resources.retain(|_| index.next().is_some_and(|it| used.contains(&it)));
    }

    /// The resources by class, as metadata states them, each class numbered from 0 on.
    pub(crate) fn number(&mut self) {
        let mut next = BTreeMap::new();
        for resource in &mut self.resources {
            let id = next.entry(resource.class().0).or_insert(0);
            resource.id = *id;
            *id += 1;
        }
    }

    /// The resources as metadata states them; `None` if there are none.
    pub(crate) fn metadata(&self) -> Option<Resources> {
        let of = |class| {
            let resources = self.resources.iter().filter(|it| it.class() == class);
            let resources: Vec<_> = resources.cloned().collect();
            (!resources.is_empty()).then_some(resources)
        };
        (!self.resources.is_empty()).then(|| Resources {
            srvs: of(ResourceClass::SRV),
            uavs: of(ResourceClass::UAV),
            cbuffers: of(ResourceClass::CBuffer),
            samplers: of(ResourceClass::Sampler),
        })
    }
}
