//! Attributes that LLVM 3.7 has.

use alloc::vec::Vec;

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, MemoryEffects,
};

use super::Conversion;

impl Conversion<'_> {
    /// The attributes of a set that LLVM 3.7 has; those that only state more for optimizers are left out.
    pub(super) fn attributes(&mut self, set: Option<AttributeSetId>) -> Option<AttributeSetId> {
        let groups: Vec<_> = self.from.attributes.groups(set?).map(|(_, group)| group).collect();
        let mut ids = Vec::new();
        for group in groups {
            let attributes = known(group);
            if !attributes.is_empty() {
                let group = AttributeGroup { slot: group.slot, attributes };
                ids.push(self.to.attributes.group(group));
            }
        }
        (!ids.is_empty()).then(|| self.to.attributes.set(&ids))
    }
}

fn known(group: &AttributeGroup) -> Vec<Attribute> {
    let mut known = Vec::new();
    for attribute in &group.attributes {
        match attribute {
            Attribute::Integer(AttributeKind::Memory, bits) => known.extend(memory(*bits)),
            // Attributes of HLSL are metadata of DXIL.
            Attribute::Text { .. } => {}
            it if it.modern().is_some() || is_optimizers(it) => {}
            it => known.push(it.clone()),
        }
    }
    if group.slot != FUNCTION_SLOT {
        known.retain(|it| !matches!(it, Attribute::Kind(AttributeKind::StructRet)));
    }
    known
}

/// Whether an attribute is none of those that DXC's validator accepts.
fn is_optimizers(attribute: &Attribute) -> bool {
    use AttributeKind as Kind;
    !matches!(
        attribute,
        Attribute::Kind(
            Kind::NoUnwind
                | Kind::ReadNone
                | Kind::ReadOnly
                | Kind::ArgMemOnly
                | Kind::NoDuplicate
                | Kind::NoReturn
                | Kind::NoAlias
                | Kind::NoInline
                | Kind::AlwaysInline
                | Kind::OptimizeNone
        )
    )
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
