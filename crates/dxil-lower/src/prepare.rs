//! `dxil-prepare`: attributes that LLVM 3.7 lacks go.
//!
//! [`to_dxil`](crate::to_dxil) gives pointers the types that they point to.

use alloc::vec::Vec;

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, InstructionKind,
    Module,
};

use crate::{Report, functions};

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    let ids: Vec<_> = module.functions.ids().collect();
    for id in ids {
        module.functions[id].attributes = known(module, module.functions[id].attributes);
    }
    for id in functions::defined(module) {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        for instruction in body.instructions.values_mut() {
            if let InstructionKind::Call { attributes, .. } = &mut instruction.kind {
                *attributes = known(module, *attributes);
            }
        }
        module.functions[id].body = Some(body);
    }
}

/// The attributes of a set that DXIL has.
fn known(module: &mut Module, set: Option<AttributeSetId>) -> Option<AttributeSetId> {
    let groups: Vec<AttributeGroup> =
        module.attributes.groups(set?).map(|(_, group)| group.clone()).collect();
    let mut ids = Vec::new();
    for mut group in groups {
        group.attributes.retain(|it| is_known(it, group.slot));
        if !group.attributes.is_empty() {
            ids.push(module.attributes.group(group));
        }
    }
    (!ids.is_empty()).then(|| module.attributes.set(&ids))
}

/// Whether DXIL has an attribute, which `memory` in place of `readnone` and others is one of.
pub(crate) fn is_known(attribute: &Attribute, slot: u32) -> bool {
    use AttributeKind as Kind;
    let is_function = slot == FUNCTION_SLOT;
    match attribute {
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
        Attribute::Kind(Kind::NoAlias | Kind::NoCapture) => !is_function,
        _ => false,
    }
}
