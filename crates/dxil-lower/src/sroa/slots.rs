//! Slots: parts of memory that are accessed as one type each.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::{
    Body, CastOp, ConstantKind, FunctionId, Instruction, InstructionId, InstructionKind as Kind,
    Module, Type, TypeId, Value, VariableId,
};

use super::debug::{self, Declared, Told};
use crate::extent::Extents;
use crate::metadata::attribute;
use crate::{access, constant_buffer, functions, intrinsic, offset, resource, users};

/// The slots of a function.
#[derive(Default)]
pub(super) struct Slots {
    /// The type of each slot.
    pub(super) types: Vec<TypeId>,
    /// The content of each slot from the start; [`None`] if it is any.
    pub(super) starts: Vec<Option<Value>>,
    /// The variables of the source that each slot is part of.
    pub(super) told: Vec<Vec<Told>>,
    /// The slot of each load, and of each store with the value.
    accesses: BTreeMap<InstructionId, (usize, Option<Value>)>,
    /// The memory, its addresses, and what says when it is in use.
    gone: BTreeSet<InstructionId>,
    vectors: BTreeSet<InstructionId>,
}

/// A use of an address in an object, at an offset from its start.
struct Use {
    user: InstructionId,
    address: Value,
    offset: i64,
}

/// An object in memory.
struct Object {
    /// The uses of its address.
    uses: Vec<Use>,
    ty: TypeId,
    /// The content at the start; [`None`] if it is any.
    start: Option<Value>,
    /// The calls that say that it is a variable of the source.
    declared: Vec<Declared>,
}

/// A load or a store: its offset, its type, and the instruction.
type Access = (i64, TypeId, InstructionId);

impl Slots {
    /// The slots of allocas, and of a function's own variables.
    pub(super) fn new(
        module: &Module,
        body: &Body,
        extents: &Extents,
        own: &BTreeSet<VariableId>,
    ) -> Self {
        let mut it = Self::default();
        if own.is_empty() && !body.instructions().any(|(_, it)| is_alloca(it)) {
            return it;
        }
        let uses = Uses::new(body);
        for (id, instruction) in body.instructions() {
            let Kind::Alloca { allocated, count, .. } = instruction.kind else { continue };
            let is_one = count.constant().and_then(|it| module.constants.integer_value(it));
            let declared = debug::declared(module, body, &uses, id).filter(|_| is_one == Some(1));
            if let Some(declared) = declared {
                let of_object = uses_of(&uses, id.into(), 0).collect();
                let object = Object { uses: of_object, ty: allocated, start: None, declared };
                if it.add(module, body, extents, &uses, object) {
                    it.gone.insert(id);
                }
            }
        }
        for (variable, of_object) in variables(module, body, extents, own) {
            let start = is_byte(module, variable).then_some(module.variables[variable].initializer);
            let (ty, start) = (module.variables[variable].ty, start.flatten().map(Value::from));
            let object = Object { uses: of_object, ty, start, declared: Vec::new() };
            it.add(module, body, extents, &uses, object);
        }
        it
    }

    /// Adds the slots of an object, if all its uses are known and within it, and of the type of the content at the start.
    fn add(
        &mut self,
        module: &Module,
        body: &Body,
        extents: &Extents,
        uses: &Uses,
        Object { uses: open, ty, start, declared }: Object,
    ) -> bool {
        let Some((mut accesses, gone)) = follow(module, body, extents, uses, open) else {
            return false;
        };
        accesses.sort_unstable();
        // What lies beside the object has no value, which DXC's validator refuses.
        let size = extents.size(ty);
        let is_within = |&(offset, ..): &Access| {
            u64::try_from(offset).is_ok_and(|it| size.is_none_or(|size| it < size))
        };
        if !accesses.iter().all(is_within) {
            return false;
        }
        if overlap(module, extents, &accesses) {
            let is_vector = |it: &&Access| module.types.vector_length(it.1).is_some();
            self.vectors.extend(accesses.iter().filter(is_vector).map(|it| it.2));
            return false;
        }
        if let Some(start) = start {
            let ty = module.type_of(body, start);
            if accesses.iter().any(|access| Some(access.1) != ty) {
                return false;
            }
        }
        let mut last = None;
        for (offset, ty, id) in accesses {
            if last.replace((offset, ty)) != Some((offset, ty)) {
                self.types.push(ty);
                self.starts.push(start);
                self.told.push(debug::told(module, body, &declared, offset, ty));
            }
            let value = match body.instructions[id].kind {
                Kind::Store { value, .. } => Some(value),
                _ => None,
            };
            self.accesses.insert(id, (self.types.len() - 1, value));
        }
        self.gone.extend(gone);
        self.gone.extend(declared.iter().map(|it| it.call));
        true
    }

    /// The accesses to vectors of which others access elements.
    pub(super) const fn vectors(&self) -> &BTreeSet<InstructionId> {
        &self.vectors
    }

    pub(super) fn is_empty(&self) -> bool {
        self.accesses.is_empty() && self.gone.is_empty()
    }

    /// The slot of a load or a store, and the value that is stored.
    pub(super) fn access(&self, id: InstructionId) -> Option<(usize, Option<Value>)> {
        self.accesses.get(&id).copied()
    }

    /// Whether an instruction goes that gives no value, or an address.
    pub(super) fn is_gone(&self, id: InstructionId) -> bool {
        self.gone.contains(&id) || self.accesses.contains_key(&id)
    }
}

/// The accesses to an object with these uses, and the instructions that only belong to them. [`None`] if an address is used
/// otherwise.
fn follow(
    module: &Module,
    body: &Body,
    extents: &Extents,
    uses: &Uses,
    mut open: Vec<Use>,
) -> Option<(Vec<Access>, Vec<InstructionId>)> {
    let (mut accesses, mut gone) = (Vec::new(), Vec::new());
    while let Some(Use { user, address, offset }) = open.pop() {
        match body.instructions[user].kind {
            Kind::Load { volatile: false, atomic: None, .. } => {
                accesses.push((offset, body.instructions[user].ty, user));
            }
            Kind::Store { value, volatile: false, atomic: None, .. } if value != address => {
                accesses.push((offset, module.type_of(body, value)?, user));
            }
            Kind::GetElementPtr { source, operands, .. } => {
                let indices = body.list(operands).get(1..).unwrap_or_default();
                let offset =
                    offset.checked_add(offset::constant(module, source, indices, extents)?)?;
                open.extend(uses_of(uses, user.into(), offset));
                gone.push(user);
            }
            Kind::Cast { op: CastOp::AddrSpaceCast, .. } => {
                open.extend(uses_of(uses, user.into(), offset));
                gone.push(user);
            }
            _ if intrinsic::is_lifetime(module, &body.instructions[user]) => gone.push(user),
            _ => return None,
        }
    }
    Some((accesses, gone))
}

/// Whether accesses, in order, overlap that are not to the same value.
fn overlap(module: &Module, extents: &Extents, accesses: &[Access]) -> bool {
    accesses.windows(2).any(|pair| {
        let [(first, ty, _), (second, other, _)] = *pair else { return false };
        let size = match module.types[ty] {
            // In an array, the next number of 24 bits would lie 32 further.
            Type::Integer { bits } => Some(u64::from(bits).div_ceil(8)),
            _ => extents.size(ty),
        };
        let end = size.and_then(|size| first.checked_add_unsigned(size));
        (first, ty) != (second, other) && end.is_none_or(|end| second < end)
    })
}

fn uses_of(uses: &Uses, address: Value, offset: i64) -> impl Iterator<Item = Use> + '_ {
    uses.of(address).iter().map(move |it| Use { user: it.user, address, offset })
}

/// The variables that hold resources and are values of each function that nothing calls: no function that is called uses them,
/// nor a constant buffer, the addresses of whose members come later. Those that are only stored to once are left to
/// `dxil-remove-unused-resources`. Also the bytes that an entry point has for itself.
pub(super) fn own_variables(module: &Module) -> BTreeSet<VariableId> {
    let held =
        module.variables.ids().filter(|&id| holds_resource(module, id) || is_byte(module, id));
    let mut own: BTreeSet<_> = held.collect();
    for buffer in constant_buffer::handles(module) {
        own.remove(&buffer);
    }
    if own.is_empty() {
        return own;
    }
    let users = users::of_variables(module);
    for body in functions::bodies(module) {
        for (_, instruction) in body.instructions() {
            let Kind::Store { pointer, .. } = instruction.kind else { continue };
            let stored = module.addressed_variable(pointer);
            if let Some(stored) = stored.filter(|it| users.get(it) == Some(&1)) {
                own.remove(&stored);
            }
        }
    }
    remove_shared_bytes(module, &mut own, &users);
    let called = called(module);
    for body in called.iter().filter_map(|&id| module.functions[id].body.as_ref()) {
        for (_, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| {
                let root = value.constant().map(|id| access::steps(module, id).1);
                if let Some(variable) = root.and_then(|it| module.addressed_variable(it.into())) {
                    own.remove(&variable);
                }
            });
        }
    }
    own
}

/// Removes the bytes that not just one entry point uses, in which they have their first content once: others may be called again.
fn remove_shared_bytes(
    module: &Module,
    own: &mut BTreeSet<VariableId>,
    users: &BTreeMap<VariableId, usize>,
) {
    if !own.iter().any(|&id| is_byte(module, id)) {
        return;
    }
    let mut found: BTreeMap<VariableId, BTreeMap<FunctionId, usize>> = BTreeMap::new();
    for (id, function) in module.functions.iter() {
        let Some(body) = &function.body else { continue };
        for (_, instruction) in body.instructions() {
            let mut used = BTreeSet::new();
            instruction.for_each_operand(body, |it| used.extend(module.addressed_variable(it)));
            for variable in used {
                *found.entry(variable).or_default().entry(id).or_default() += 1;
            }
        }
    }
    own.retain(|variable| {
        let functions = found.get(variable).into_iter().flatten();
        !is_byte(module, *variable)
            || functions.clone().count() == 1
                && functions.clone().all(|(&function, count)| {
                    // Nothing else has its address.
                    users.get(variable) == Some(count)
                        && attribute(module, &module.functions[function], "hlsl.shader").is_some()
                })
    });
}

/// Whether a function has memory of its own.
pub(super) fn has_memory(module: &Module) -> bool {
    functions::bodies(module).flat_map(Body::instructions).any(|(_, it)| is_alloca(it))
}

const fn is_alloca(it: &Instruction) -> bool {
    matches!(it.kind, Kind::Alloca { .. })
}

/// The functions that others call.
pub(super) fn called(module: &Module) -> BTreeSet<FunctionId> {
    let instructions = functions::bodies(module).flat_map(Body::instructions);
    instructions.filter_map(|(_, it)| intrinsic::callee(&module.constants, it)).collect()
}

/// The uses of each variable that holds a resource by instructions of a body, if all their offsets are known.
fn variables(
    module: &Module,
    body: &Body,
    extents: &Extents,
    own: &BTreeSet<VariableId>,
) -> Vec<(VariableId, Vec<Use>)> {
    let mut variables: BTreeMap<VariableId, Option<Vec<Use>>> = BTreeMap::new();
    for (user, instruction) in body.instructions() {
        instruction.for_each_operand(body, |address| {
            let Some(id) = address.constant() else { return };
            let (steps, root) = access::steps(module, id);
            let ConstantKind::Variable(variable) = module.constants[root].kind else { return };
            if !own.contains(&variable) {
                return;
            }
            let offset = offset::of_steps(module, &steps, extents);
            let uses = variables.entry(variable).or_insert_with(|| Some(Vec::new()));
            match (offset, uses.as_mut()) {
                (Some(offset), Some(uses)) => uses.push(Use { user, address, offset }),
                _ => *uses = None,
            }
        });
    }
    variables.into_iter().filter_map(|(id, uses)| Some((id, uses?))).collect()
}

/// Whether a variable of the module alone is a byte, which DXIL has none of.
fn is_byte(module: &Module, id: VariableId) -> bool {
    let it = &module.variables[id];
    it.linkage.is_local()
        && !it.constant
        && it.address_space == 0
        && matches!(module.types[it.ty], Type::Integer { bits: 8 })
}

/// Whether a variable of the module alone holds the handles of resources, from the start none.
fn holds_resource(module: &Module, id: VariableId) -> bool {
    let variable = &module.variables[id];
    let is_empty = variable.initializer.is_some_and(|it| {
        let it = &module.constants[it];
        it.is_null() || it.is_undefined()
    });
    variable.linkage.is_local()
        && is_empty
        && resource::is_held(&module.types, module.types.innermost(variable.ty))
}
