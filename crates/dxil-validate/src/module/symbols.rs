//! The constants that stand for the resources of a library.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, ConstantKind, Expression, Module};
use dxil_metadata::{Resource, Resources};

use super::resource::words;

/// Resources by their symbols, and by the constant places within these.
#[derive(Default)]
pub(super) struct Symbols<'m> {
    of: BTreeMap<ConstantId, &'m Resource>,
    /// Resources for whose constants others with other properties stand, which come before.
    pub(super) conflicting: Vec<&'m Resource>,
}

impl<'m> Symbols<'m> {
    pub(super) fn new(module: &Module, resources: &'m Resources) -> Self {
        let mut places = BTreeMap::<_, Vec<_>>::new();
        for (id, constant) in module.constants.arena().iter() {
            let ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) =
                &constant.kind
            else {
                continue;
            };
            if let Some(base) = operands.first() {
                places.entry(*base).or_default().push(id);
            }
        }
        let mut this = Self::default();
        let Resources { srvs, uavs, cbuffers, samplers } = resources;
        for resource in [cbuffers, uavs, srvs, samplers].into_iter().flatten().flatten() {
            let mut pending = vec![module.constants.within_casts(resource.symbol)];
            let mut conflicts = false;
            while let Some(constant) = pending.pop() {
                match this.of.get(&constant) {
                    None => {
                        this.of.insert(constant, resource);
                        pending.extend(places.get(&constant).into_iter().flatten());
                    }
                    Some(known) => conflicts |= words(&known.content) != words(&resource.content),
                }
            }
            if conflicts {
                this.conflicting.push(resource);
            }
        }
        this
    }

    /// The resource that a constant stands for.
    pub(super) fn resource(&self, constant: ConstantId) -> Option<&'m Resource> {
        self.of.get(&constant).copied()
    }
}
