//! The origins of handles and of addresses in resources.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::{Body, InstructionId, InstructionKind as Kind, Module, TypeId, Value};

use super::super::place;
use super::Parts;
use crate::{intrinsic, resource};

/// The origin of a handle or an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// A call that creates a handle of the array of resources.
    pub(super) creation: InstructionId,
    /// A call that gives an address, if it is one.
    pub(super) address: Option<InstructionId>,
}

/// The identity of an array of resources: the calls that create its handles are equal but for the index.
type Key = (TypeId, Option<dxil_ir::FunctionId>, [Value; 3]);

/// The origins of the handles and addresses of a body.
pub(super) struct Origins {
    /// Those of what creates, computes and chooses; [`None`] where there are several.
    known: BTreeMap<InstructionId, Option<Origin>>,
    /// The phis and selects.
    choices: BTreeSet<InstructionId>,
    /// The types of the elements of the calls that give addresses.
    elements: BTreeMap<InstructionId, TypeId>,
}

impl Origins {
    pub(super) fn new(module: &Module, body: &Body, uses: &Uses) -> Self {
        let mut it =
            Self { known: BTreeMap::new(), choices: BTreeSet::new(), elements: BTreeMap::new() };
        let mut arrays: BTreeMap<Key, InstructionId> = BTreeMap::new();
        let mut open = Vec::new();
        for (id, instruction) in body.instructions() {
            let Some(arguments) = resource::handle_arguments(module, body, instruction) else {
                continue;
            };
            let [first, second, third, ..] = *arguments;
            let callee = intrinsic::callee(&module.constants, instruction);
            let key = (instruction.ty, callee, [first, second, third]);
            let creation = *arrays.entry(key).or_insert(id);
            it.known.insert(id, Some(Origin { creation, address: None }));
            open.push(id);
        }
        // The first address of each array and type of elements stands for all.
        let mut addresses: BTreeMap<(InstructionId, Option<TypeId>), InstructionId> =
            BTreeMap::new();
        while let Some(id) = open.pop() {
            let origin = it.known.get(&id).copied().flatten();
            for used in uses.of(id.into()) {
                let user = used.user;
                let is_choice = is_choice(body, user, id);
                let origin = match place::base(module, body, user) {
                    Some((_, element)) => origin.map(|origin| {
                        let element = element.and_then(|it| module.type_of(body, it));
                        let first = *addresses.entry((origin.creation, element)).or_insert(user);
                        if let Some(element) = element {
                            it.elements.insert(first, element);
                        }
                        Origin { address: Some(first), ..origin }
                    }),
                    None if is_choice => origin,
                    None => continue,
                };
                let is_new = match it.known.get(&user) {
                    None => {
                        if is_choice {
                            it.choices.insert(user);
                        }
                        it.known.insert(user, origin);
                        true
                    }
                    Some(None) => false,
                    Some(known) if *known == origin => false,
                    Some(_) => {
                        it.known.insert(user, None);
                        true
                    }
                };
                if is_new {
                    open.push(user);
                }
            }
        }
        it
    }

    /// Whether a phi or a select chooses.
    pub(super) fn has_choice(&self) -> bool {
        !self.choices.is_empty()
    }

    /// The phis and selects that choose among several arrays.
    pub(super) fn conflicts(&self) -> Vec<InstructionId> {
        self.choices.iter().copied().filter(|id| self.known.get(id) == Some(&None)).collect()
    }

    /// The origin of what a phi or a select chooses.
    pub(super) fn of_choice(&self, id: InstructionId) -> Option<Origin> {
        self.choices.contains(&id).then(|| self.known.get(&id).copied().flatten()).flatten()
    }

    /// Whether an instruction gives an address in a resource.
    pub(super) fn is_address(&self, id: InstructionId) -> bool {
        self.known.get(&id).copied().flatten().is_some_and(|it| it.address.is_some())
    }

    /// The type of the element of addresses of an origin.
    pub(super) fn element(&self, origin: Origin) -> Option<TypeId> {
        self.elements.get(&origin.address?).copied()
    }

    /// The parts of what is not chosen: of calls that create a handle, and of those that give an address in its resource.
    pub(super) fn known(&self, module: &Module, body: &Body) -> BTreeMap<InstructionId, Parts> {
        let mut parts = BTreeMap::new();
        for (id, instruction) in body.instructions() {
            if let Some(&[.., index, _]) = resource::handle_arguments(module, body, instruction) {
                parts.insert(id, Parts { index, element: None });
            }
        }
        for (id, _) in body.instructions() {
            let Some((handle, element)) = place::base(module, body, id) else { continue };
            let handle = handle.instruction().and_then(|id| parts.get(&id).copied());
            if let Some(Parts { index, .. }) = handle {
                parts.insert(id, Parts { index, element });
            }
        }
        parts
    }

    /// The chosen handles that each instruction takes that does not choose itself.
    pub(super) fn takers(
        &self,
        body: &Body,
        uses: &Uses,
    ) -> BTreeMap<InstructionId, Vec<InstructionId>> {
        let mut takers: BTreeMap<_, Vec<_>> = BTreeMap::new();
        let is_handle = |id: &InstructionId| {
            self.known.get(id).copied().flatten().is_some_and(|it| it.address.is_none())
        };
        for &handle in self.choices.iter().filter(|id| is_handle(id)) {
            for used in uses.of(handle.into()) {
                if !is_choice(body, used.user, handle) {
                    takers.entry(used.user).or_default().push(handle);
                }
            }
        }
        takers
    }
}

/// Whether an instruction chooses between a value and others.
fn is_choice(body: &Body, user: InstructionId, value: InstructionId) -> bool {
    match body.instructions[user].kind {
        Kind::Phi { .. } => true,
        Kind::Select { operands, .. } => operands.contains(&value.into()),
        _ => false,
    }
}
