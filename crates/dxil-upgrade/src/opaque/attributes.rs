//! Attributes that LLVM 23 has.

use alloc::vec::Vec;

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, MemoryEffects, TypeId,
};

use super::Conversion;

impl Conversion<'_> {
    /// The attributes of LLVM 23 in the place of a set, of a function of this type or a call of one. Those of parameters
    /// that state a type take it from there.
    pub(super) fn attributes(
        &mut self,
        set: Option<AttributeSetId>,
        function: TypeId,
    ) -> Option<AttributeSetId> {
        let groups: Vec<_> = self.from.attributes.groups(set?).map(|(_, group)| group).collect();
        let mut ids = Vec::new();
        for group in groups {
            let mut attributes: Vec<_> = group
                .attributes
                .iter()
                .filter_map(|it| match it {
                    Attribute::Kind(kind) => self.attribute(*kind, group.slot, function),
                    it => Some(it.clone()),
                })
                .collect();
            if group.slot == FUNCTION_SLOT {
                attributes.extend(memory(&group.attributes).attribute());
            }
            if !attributes.is_empty() {
                ids.push(self.to.attributes.group(AttributeGroup { slot: group.slot, attributes }));
            }
        }
        (!ids.is_empty()).then(|| self.to.attributes.set(&ids))
    }

    fn attribute(&mut self, kind: AttributeKind, slot: u32, function: TypeId) -> Option<Attribute> {
        use AttributeKind as Kind;
        match kind {
            Kind::ReadNone | Kind::ReadOnly | Kind::ArgMemOnly if slot == FUNCTION_SLOT => None,
            Kind::NoCapture => Some(Attribute::Integer(Kind::Captures, 0)),
            Kind::ByVal | Kind::StructRet | Kind::InAlloca => {
                let ty = self.pointee(function, slot)?;
                Some(Attribute::Type(kind, self.ty(ty)))
            }
            kind => Some(Attribute::Kind(kind)),
        }
    }
}

/// The memory that a function with these attributes accesses.
fn memory(attributes: &[Attribute]) -> MemoryEffects {
    let mut effects = MemoryEffects::ALL;
    for attribute in attributes {
        effects = match attribute.kind() {
            Some(AttributeKind::ReadNone) => MemoryEffects::NONE,
            Some(AttributeKind::ReadOnly) => effects.read_only(),
            Some(AttributeKind::ArgMemOnly) => effects.argument_memory_only(),
            _ => effects,
        };
    }
    effects
}
