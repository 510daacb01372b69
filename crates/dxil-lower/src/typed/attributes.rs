//! Attributes that LLVM 3.7 has.

use alloc::vec::Vec;

use dxil_ir::{Attribute, AttributeGroup, AttributeKind, AttributeSetId, MemoryEffects};

use super::Conversion;
use crate::prepare::is_known;

impl Conversion<'_> {
    /// The attributes of a set that LLVM 3.7 has; those that only state more for optimizers are left out.
    pub(super) fn attributes(&mut self, set: Option<AttributeSetId>) -> Option<AttributeSetId> {
        let set = set?;
        if let Some(&known) = self.attributes.get(set) {
            return known;
        }
        let converted = self.attributes_at(Some(set), |slot| slot);
        self.attributes.insert(set, converted);
        converted
    }

    /// As [`attributes`](Self::attributes), where parameters have other slots.
    pub(super) fn attributes_at(
        &mut self,
        set: Option<AttributeSetId>,
        place: impl Fn(u32) -> u32,
    ) -> Option<AttributeSetId> {
        let groups: Vec<_> = self.from.attributes.groups(set?).map(|(_, group)| group).collect();
        let mut ids = Vec::new();
        for group in groups {
            let attributes = known(group);
            if !attributes.is_empty() {
                let group = AttributeGroup { slot: place(group.slot), attributes };
                ids.push(self.to.attributes.group(group));
            }
        }
        (!ids.is_empty()).then(|| self.to.attributes.set(&ids))
    }
}

fn known(group: &AttributeGroup) -> Vec<Attribute> {
    let mut known = Vec::new();
    for attribute in group.attributes.iter().filter(|it| is_known(it, group.slot)) {
        match attribute {
            Attribute::Integer(AttributeKind::Memory, bits) => known.extend(memory(*bits)),
            it => known.push(it.clone()),
        }
    }
    known
}

/// The attributes of LLVM 3.7 in the place of `memory`.
fn memory(bits: u64) -> impl Iterator<Item = Attribute> {
    let effects = MemoryEffects(bits);
    let kinds: [Option<AttributeKind>; 2] = match effects {
        MemoryEffects::NONE => [Some(AttributeKind::ReadNone), None],
        _ => [
            effects.is_read_only().then_some(AttributeKind::ReadOnly),
            effects.is_argument_memory_only().then_some(AttributeKind::ArgMemOnly),
        ],
    };
    kinds.into_iter().flatten().map(Attribute::Kind)
}
