//! Where loads, stores and atomics of a function access resources.

use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::{Body, IdMap, InstructionId, InstructionKind as Kind, Module, TypeId, Value};

use super::atomic::Atomic;
use super::{BASE, ELEMENT};
use crate::extent::Extents;
use crate::offset::Offset;
use crate::{Diagnostic, intrinsic};

/// The maximum number of `getelementptr` between a resource and an access.
const MAX_STEPS: usize = 64;

/// A place in a resource.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) handle: Value,
    /// The type of the handle.
    pub(super) resource: TypeId,
    /// The element: an index, or coordinates; in a constant buffer, a number of bytes. [`None`] for the start of one.
    pub(super) element: Option<Value>,
    /// The offsets from the element, the last one first.
    pub(super) steps: Vec<Offset>,
}

/// The places that a function accesses.
#[derive(Default)]
pub(super) struct Places {
    places: Vec<Place>,
    /// The numbers of the places of loads, stores and atomics.
    accesses: IdMap<InstructionId, u32>,
    atomics: IdMap<InstructionId, Atomic>,
    /// The instructions that compute addresses in resources.
    addresses: IdMap<InstructionId, ()>,
}

/// The handle and the element of a call that gives an address in a resource.
pub(super) fn base(
    module: &Module,
    body: &Body,
    id: InstructionId,
) -> Option<(Value, Option<Value>)> {
    let it = &body.instructions[id];
    // Few instructions give addresses, and names take time.
    if !module.types.is_pointer(it.ty) {
        return None;
    }
    let name = intrinsic::called(module, it)?;
    let Kind::Call { arguments, .. } = it.kind else { return None };
    match *body.list(arguments) {
        [handle, element] if intrinsic::is(name, ELEMENT) => Some((handle, Some(element))),
        [handle] if intrinsic::is(name, BASE) => Some((handle, None)),
        _ => None,
    }
}

impl Places {
    /// The places that a body accesses, or the reasons for which addresses are used otherwise.
    pub(super) fn new(
        module: &Module,
        body: &Body,
        extents: &Extents,
    ) -> Result<Self, Vec<Diagnostic>> {
        let bases: Vec<_> =
            body.instructions().filter_map(|(id, _)| Some((id, base(module, body, id)?))).collect();
        let mut it = Self::default();
        if bases.is_empty() {
            return Ok(it);
        }
        let uses = Uses::of_some(body, |value| {
            let it = value.instruction().map(|id| &body.instructions[id]);
            it.is_some_and(|it| module.types.is_pointer(it.ty))
        });
        let mut reasons = Vec::new();
        for (id, (handle, element)) in bases {
            let Some(resource) = module.type_of(body, handle) else { continue };
            let place = Place { handle, resource, element, steps: Vec::new() };
            if let Err(reason) = it.follow(module, body, &uses, extents, (id, place)) {
                reasons.push(reason.into());
            }
        }
        if reasons.is_empty() { Ok(it) } else { Err(reasons) }
    }

    /// Finds all accesses of an address and of those that are computed from it.
    fn follow(
        &mut self,
        module: &Module,
        body: &Body,
        uses: &Uses,
        extents: &Extents,
        base: (InstructionId, Place),
    ) -> Result<(), &'static str> {
        let mut open = Vec::from([base]);
        while let Some((address, place)) = open.pop() {
            self.addresses.insert(address, ());
            for used in uses.of(address.into()) {
                let instruction = &body.instructions[used.user];
                let atomic = Atomic::of(module, body, instruction);
                if let Some(atomic) = atomic.filter(|it| it.operand != address.into()) {
                    self.atomics.insert(used.user, atomic);
                    self.add(used.user, &place);
                    continue;
                }
                match instruction.kind {
                    Kind::Load { .. } | Kind::Store { .. }
                        if is_pointer(body, used.user, address) =>
                    {
                        self.add(used.user, &place);
                    }
                    Kind::GetElementPtr { source, operands, .. } => {
                        let indices = body.list(operands).get(1..).unwrap_or_default();
                        let step = Offset::of(module, source, indices, extents)
                            .ok_or("the offset of an address in a resource is not known")?;
                        if place.steps.len() == MAX_STEPS {
                            return Err("an address in a resource is computed in too many steps");
                        }
                        let mut place = place.clone();
                        place.steps.insert(0, step);
                        open.push((used.user, place));
                    }
                    _ => {
                        return Err(
                            "an address in a resource is used by something other than loads, stores and atomics",
                        );
                    }
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, access: InstructionId, place: &Place) {
        self.accesses.insert(access, self.places.len() as u32);
        self.places.push(place.clone());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.addresses.is_empty()
    }

    /// The atomic that an access is.
    pub(super) fn atomic(&self, access: InstructionId) -> Option<Atomic> {
        self.atomics.get(access).copied()
    }

    /// The place that a load, a store or an atomic accesses.
    pub(super) fn of(&self, access: InstructionId) -> Option<&Place> {
        self.accesses.get(access).map(|&number| &self.places[number as usize])
    }

    /// Whether an instruction computes an address in a resource.
    pub(super) fn is_address(&self, id: InstructionId) -> bool {
        self.addresses.contains(id)
    }

    /// The types of the handles.
    pub(super) fn resource_types(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.places.iter().map(|it| it.resource)
    }
}

/// Whether the address is the only operand of an access that is the address.
fn is_pointer(body: &Body, access: InstructionId, address: InstructionId) -> bool {
    match body.instructions[access].kind {
        Kind::Store { value, .. } => value != address.into(),
        _ => true,
    }
}
