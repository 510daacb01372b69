//! `dxil-prepare`: attributes that LLVM 3.7 lacks go, and pointers are cast that instructions take for others.
//!
//! [`to_dxil`](crate::to_dxil) gives pointers the types that they point to.

mod casts;

use alloc::vec::Vec;

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, IdMap,
    InstructionKind, Module,
};
use dxil_metadata::validator_version;
use dxil_ops::Version;

use crate::{Report, functions};

/// The attributes with a name that DXIL has.
const NAMED: [&str; 2] = ["fp32-denorm-mode", "waveops-include-helper-lanes"];
/// The prefix of those that a module has which is not meant to be validated.
const EXPERIMENTAL: &[u8] = b"exp-";

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let validator = validator_version(module).ok().flatten();
    let is_experimental = validator == Some(Version::new(0, 0));
    // Many functions and calls have the same set.
    let mut known_sets = IdMap::new();
    let mut known = |module: &mut Module, set: AttributeSetId| match known_sets.get(set) {
        Some(&known) => known,
        None => {
            let known = known(module, set, is_experimental);
            known_sets.insert(set, known);
            known
        }
    };
    let ids: Vec<_> = module.functions.ids().collect();
    for id in ids {
        if let Some(set) = module.functions[id].attributes {
            module.functions[id].attributes = known(module, set);
        }
    }
    for id in functions::defined(module) {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        for instruction in body.instructions.values_mut() {
            let InstructionKind::Call { attributes, .. } = &mut instruction.kind else { continue };
            *attributes = attributes.and_then(|set| known(module, set));
        }
        module.functions[id].body = Some(body);
        casts::insert(module, id, report);
    }
}

/// The attributes of a set that DXIL has.
pub(crate) fn known(
    module: &mut Module,
    set: AttributeSetId,
    is_experimental: bool,
) -> Option<AttributeSetId> {
    let known = |group: &AttributeGroup| {
        let slot = group.slot;
        let is_kept = |it: &&Attribute| {
            is_pointee(it) || is_known(it, slot) && (is_experimental || !is_experiment(it))
        };
        let attributes: Vec<_> = group.attributes.iter().filter(is_kept).cloned().collect();
        (!attributes.is_empty()).then_some(AttributeGroup { slot, attributes })
    };
    let groups: Vec<_> =
        module.attributes.groups(set).filter_map(|(_, group)| known(group)).collect();
    module.attributes.set_of(groups)
}

/// Whether an attribute is one of an experiment.
fn is_experiment(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::Text { key, .. } if key.starts_with(EXPERIMENTAL))
}

/// Whether an attribute says what a parameter points to, which [`to_dxil`](crate::to_dxil) makes a type of.
const fn is_pointee(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::Type(AttributeKind::ByRef | AttributeKind::StructRet, _))
}

/// Whether DXIL has an attribute, which `memory` in place of `readnone` and others is one of.
pub(crate) fn is_known(attribute: &Attribute, slot: u32) -> bool {
    use AttributeKind as Kind;
    let is_function = slot == FUNCTION_SLOT;
    match attribute {
        Attribute::Text { key, .. } => {
            is_function && (NAMED.iter().any(|name| *key == *name) || is_experiment(attribute))
        }
        Attribute::Integer(Kind::Memory, _) => is_function,
        Attribute::Kind(
            Kind::NoUnwind
            | Kind::ReadNone
            | Kind::ReadOnly
            | Kind::ArgMemOnly
            | Kind::NoDuplicate
            | Kind::NoReturn
            | Kind::NoInline
            | Kind::AlwaysInline
            | Kind::OptimizeNone,
        ) => is_function,
        Attribute::Kind(Kind::NoAlias | Kind::NoCapture | Kind::NonNull) => !is_function,
        _ => false,
    }
}
