//! Handles and addresses that phis and selects choose: these choose indices instead, if all are of one array of resources.

mod conflict;
mod origin;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::cell::OnceCell;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type,
    TypeId, Value,
};

use super::place;
use crate::target::target;
use crate::{Diagnostic, functions, resource};
use conflict::Lines;
use origin::Origins;

/// Replaces chosen handles and addresses of a function. Returns the reasons for which some cannot be.
pub(super) fn unify(
    module: &mut Module,
    function: FunctionId,
    lines: &OnceCell<Lines>,
) -> Vec<Diagnostic> {
    let Some(body) = &module.functions[function].body else { return Vec::new() };
    if !may_choose(module, body) {
        return Vec::new();
    }
    let uses = Uses::new(body);
    let origins = Origins::new(module, body, &uses);
    if !origins.has_choice() {
        return Vec::new();
    }
    let conflicts = conflict::errors(module, function, body, &origins, &uses, lines);
    if !conflicts.is_empty() {
        return conflicts;
    }
    let mut unifying = Unifying {
        parts: origins.known(module, body),
        takers: origins.takers(body, &uses),
        origins,
        phis: Vec::new(),
        pending: Vec::new(),
        later: Vec::new(),
        errors: Vec::new(),
    };
    let target = target(module);
    if let Err(error) = rewrite(module, function, target, &mut unifying) {
        unifying.errors.push(error.into());
    }
    let errors = core::mem::take(&mut unifying.errors);
    // Addresses, then the handles that they are in.
    for only_addresses in [true, false] {
        let unused = unused(module, function, only_addresses);
        if let Err(error) = functions::erase(module, function, &unused) {
            return [error.into()].into();
        }
    }
    errors
}

/// Whether a phi or a select is of a type that a handle or an address in a resource has.
fn may_choose(module: &Module, body: &Body) -> bool {
    let chosen = body
        .instructions()
        .filter(|(_, it)| matches!(it.kind, Kind::Phi { .. } | Kind::Select { .. }));
    let types: BTreeSet<TypeId> = chosen.map(|(_, it)| it.ty).collect();
    let is_source = |id, it| {
        resource::handle_arguments(module, body, it).is_some()
            || place::base(module, body, id).is_some()
    };
    body.instructions().any(|(id, it)| types.contains(&it.ty) && is_source(id, it))
}

/// The addresses or the creations of handles that nothing uses.
fn unused(module: &Module, function: FunctionId, addresses: bool) -> BTreeSet<InstructionId> {
    let Some(body) = &module.functions[function].body else { return BTreeSet::new() };
    let uses = Uses::new(body);
    let may_go = |id: InstructionId, it: &Instruction| match addresses {
        true => place::base(module, body, id).is_some(),
        false => resource::handle_arguments(module, body, it).is_some(),
    };
    let unused =
        body.instructions().filter(|(id, it)| uses.of((*id).into()).is_empty() && may_go(*id, it));
    unused.map(|(id, _)| id).collect()
}

/// The parts of a handle or an address that may be chosen.
#[derive(Clone, Copy)]
struct Parts {
    /// The index of the resource in its array.
    index: Value,
    /// The element in the resource, if it is an address.
    element: Option<Value>,
}

struct Unifying {
    origins: Origins,
    parts: BTreeMap<InstructionId, Parts>,
    /// The chosen handles that an instruction takes.
    takers: BTreeMap<InstructionId, Vec<InstructionId>>,
    phis: Vec<(Parts, Vec<(Value, BlockId)>)>,
    /// Phis of addresses, which the first instruction after them replaces.
    pending: Vec<InstructionId>,
    later: Vec<(InstructionId, Value)>,
    errors: Vec<Diagnostic>,
}

impl Rewriter for Unifying {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        match self.replace(b, id, it) {
            Ok(rewrite) => rewrite,
            Err(error) => {
                self.errors.push(error.into());
                Rewrite::Keep
            }
        }
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for (phi, incoming) in core::mem::take(&mut self.phis) {
            for (value, block) in incoming {
                let Ok(parts) = self.parts_of(b, value, phi.element) else { continue };
                // The values have the types of the phis.
                let _ = b.add_incoming(phi.index, &[(parts.index, block)]);
                if let (Some(phi), Some(element)) = (phi.element, parts.element) {
                    let _ = b.add_incoming(phi, &[(element, block)]);
                }
            }
        }
        core::mem::take(&mut self.later)
    }
}

impl Unifying {
    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Rewrite, Error> {
        if !matches!(it.kind, Kind::Phi { .. }) {
            for phi in core::mem::take(&mut self.pending) {
                let address = self.address(b, phi)?;
                self.later.push((phi, address));
            }
        }
        if let Some(handles) = self.takers.remove(&id) {
            let mut created = BTreeMap::new();
            for &handle in &handles {
                created.insert(Value::Instruction(handle), self.handle(b, handle)?);
            }
            b.map_operands(id, |value| created.get(&value).copied().unwrap_or(value));
            if let (Kind::Call { arguments, .. }, true) = (it.kind, self.origins.is_address(id)) {
                let index = handles.first().and_then(|it| self.parts.get(it)).map(|it| it.index);
                let element = b.list(arguments).get(1).copied();
                self.parts.extend(index.map(|index| (id, Parts { index, element })));
            }
        }
        let Some(origin) = self.origins.of_choice(id) else { return Ok(Rewrite::Keep) };
        let element = self.origins.element(origin);
        match it.kind {
            Kind::Phi { incoming, .. } => {
                let i32 = b.ty(Type::Integer { bits: 32 });
                let element = element.map(|ty| b.phi(ty)).transpose()?;
                let parts = Parts { index: b.phi(i32)?, element };
                let incoming = b.list(incoming).into_iter().map(|it| (it.value, it.block));
                self.phis.push((parts, incoming.collect()));
                self.parts.insert(id, parts);
                if element.is_some() {
                    self.pending.push(id);
                }
                Ok(Rewrite::Erase)
            }
            Kind::Select { condition, operands: [yes, no], .. } => {
                let undef = element.map(|ty| b.undef(ty)).transpose()?;
                let [yes, no] = [self.parts_of(b, yes, undef)?, self.parts_of(b, no, undef)?];
                let element = match (yes.element, no.element) {
                    (Some(yes), Some(no)) => Some(b.select(condition, yes, no)?),
                    _ => None,
                };
                let parts = Parts { index: b.select(condition, yes.index, no.index)?, element };
                self.parts.insert(id, parts);
                match element {
                    Some(_) => Ok(Rewrite::Replace(self.address(b, id)?)),
                    None => Ok(Rewrite::Erase),
                }
            }
            _ => Ok(Rewrite::Keep),
        }
    }

    /// The parts of a value that is chosen; undefined ones of a constant, with an element of the type of another one.
    fn parts_of(
        &mut self,
        b: &FunctionBuilder<'_>,
        value: Value,
        element: Option<Value>,
    ) -> Result<Parts, Error> {
        if let Some(parts) = value.instruction().and_then(|id| self.parts.get(&id)) {
            return Ok(*parts);
        }
        if value.constant().is_none() {
            self.errors
                .push("a handle or an address in a resource is chosen that is not known".into());
        }
        let undef = |ty: TypeId| b.undef(ty);
        let index = undef(b.ty(Type::Integer { bits: 32 }))?;
        let element = element.map(|it| b.type_of(it).and_then(undef)).transpose()?;
        Ok(Parts { index, element })
    }

    /// Creates the handle of a chosen index.
    fn handle(&self, b: &FunctionBuilder<'_>, id: InstructionId) -> Result<Value, Error> {
        let (Some(origin), Some(parts)) = (self.origins.of_choice(id), self.parts.get(&id)) else {
            return Ok(id.into());
        };
        copy(b, origin.creation, |arguments| {
            if let Some(index) = arguments.get_mut(3) {
                *index = parts.index;
            }
        })
    }

    /// Computes the address of a chosen element.
    fn address(&self, b: &FunctionBuilder<'_>, id: InstructionId) -> Result<Value, Error> {
        let handle = self.handle(b, id)?;
        let origin = self.origins.of_choice(id);
        let (Some(base), Some(parts)) = (origin.and_then(|it| it.address), self.parts.get(&id))
        else {
            return Ok(id.into());
        };
        copy(b, base, |arguments| {
            for (argument, new) in arguments.iter_mut().zip([Some(handle), parts.element]) {
                *argument = new.unwrap_or(*argument);
            }
        })
    }
}

/// A call as another one, with other arguments.
fn copy(
    b: &FunctionBuilder<'_>,
    call: InstructionId,
    change: impl FnOnce(&mut [Value]),
) -> Result<Value, Error> {
    let Some(Instruction { mut kind, ty, .. }) = b.instruction(call.into()) else {
        return Ok(call.into());
    };
    if let Kind::Call { arguments: list, .. } = &mut kind {
        let mut arguments = b.list(*list);
        change(&mut arguments);
        *list = b.add_list(arguments);
    }
    b.add(kind, ty)
}
