//! Handles in memory that is accessed at computed addresses. DXIL keeps no handle in memory: if all are of one array of resources,
//! their indices lie there.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, FunctionId, GepFlags, Id as _, Instruction, InstructionId, InstructionKind as Kind,
    Module, Type, TypeId, Value,
};

use crate::extent::Extents;
use crate::offset::Offset;
use crate::target::target;
use crate::{fold, intrinsic, resource};

/// The position of the index in the arguments of a call that creates a handle.
const INDEX: usize = 3;

/// The bytes of an index, and of a handle.
const SIZE: u32 = 4;

/// Replaces the memory of a function for handles of one array of resources.
pub(super) fn replace(
    module: &mut Module,
    function: FunctionId,
    extents: &Extents,
) -> Result<(), dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let is_handle = |it: &Instruction| {
        matches!(it.kind, Kind::Load { .. }) && resource::is_resource(&module.types, it.ty)
    };
    if !body.instructions().any(|(_, it)| is_handle(it)) {
        return Ok(());
    }
    let uses = Uses::new(body);
    let mut memory = Memory::default();
    for (id, it) in body.instructions() {
        if let Kind::Alloca { allocated, .. } = it.kind {
            if !resource::is_held(&module.types, module.types.innermost(allocated)) {
                continue;
            }
            let size = extents.size(allocated).and_then(|size| u32::try_from(size).ok());
            if let Some(size) = size.filter(|size| size % SIZE == 0) {
                memory.add(module, body, extents, &uses, id, size / SIZE);
            }
        }
    }
    if memory.sizes.is_empty() || !memory.is_known(module, body) {
        return Ok(());
    }
    let target = target(module);
    rewrite(module, function, target, &mut memory)
}

/// Memory that has nothing but handles.
#[derive(Default)]
struct Memory {
    /// The number of handles that each memory has room for.
    sizes: BTreeMap<InstructionId, u32>,
    /// The loads and stores, each with the memory and the offset in it.
    accesses: BTreeMap<InstructionId, (InstructionId, Offset)>,
    /// The addresses, and what says when the memory is in use.
    gone: BTreeSet<InstructionId>,
    /// A call that creates a handle of each type.
    creations: BTreeMap<TypeId, Instruction>,
    new: BTreeMap<InstructionId, (Value, TypeId)>,
    /// The indices of handles that have been loaded.
    indices: BTreeMap<Value, Value>,
}

impl Memory {
    /// Adds memory, if its address is used for nothing but handles; [`None`] otherwise.
    fn add(
        &mut self,
        module: &Module,
        body: &Body,
        extents: &Extents,
        uses: &Uses,
        memory: InstructionId,
        size: u32,
    ) -> Option<()> {
        let (mut accesses, mut gone) = (Vec::new(), Vec::new());
        let mut open = Vec::from([(memory, Offset::default())]);
        while let Some((address, offset)) = open.pop() {
            for user in uses.of(address.into()).iter().map(|it| it.user) {
                let it = &body.instructions[user];
                match it.kind {
                    Kind::GetElementPtr { source, operands, .. } => {
                        let indices = body.list(operands).get(1..)?;
                        let step = Offset::of(module, source, indices, extents)?;
                        step.is_of_words(module, body).then_some(())?;
                        open.push((user, sum(&offset, step)?));
                        gone.push(user);
                    }
                    Kind::Load { volatile: false, atomic: None, .. }
                        if is_word(module, extents, it.ty) =>
                    {
                        accesses.push((user, (memory, offset.clone())));
                    }
                    Kind::Store { value, volatile: false, atomic: None, .. }
                        if is_word(module, extents, module.type_of(body, value)?) =>
                    {
                        accesses.push((user, (memory, offset.clone())));
                    }
                    _ if intrinsic::is_lifetime(module, it) => gone.push(user),
                    _ => return None,
                }
            }
        }
        let is_metadata = !uses.of(Value::MetadataOfInstruction(memory)).is_empty();
        if accesses.is_empty() || is_metadata {
            return None;
        }
        self.sizes.insert(memory, size);
        self.accesses.extend(accesses);
        self.gone.extend(gone);
        Some(())
    }

    /// Whether all that is stored comes from the memory, or from one array of resources for each type of handles, which it finds.
    fn is_known(&mut self, module: &Module, body: &Body) -> bool {
        let varies = resource::non_uniform(module, body);
        let mut seen = BTreeSet::new();
        let known = body.instructions().all(|(id, it)| {
            seen.insert(id);
            let (true, Kind::Store { value, .. }) = (self.accesses.contains_key(&id), it.kind)
            else {
                return true;
            };
            let Some(stored) = value.instruction() else { return is_undefined(module, value) };
            // The index of what is loaded is known before it is stored.
            if self.accesses.contains_key(&stored) && seen.contains(&stored) {
                return true;
            }
            let creation = &body.instructions[stored];
            let Some(arguments) = resource::handle_arguments(module, body, creation) else {
                return false;
            };
            if varies.get(stored.index()) == Some(&true) {
                return false;
            }
            let first = self.creations.entry(creation.ty).or_insert_with(|| creation.clone());
            let callee = |it| intrinsic::callee(&module.constants, it);
            if callee(first) != callee(creation) {
                return false;
            }
            resource::handle_arguments(module, body, first).is_some_and(|first| {
                let mut pairs = first.iter().zip(arguments).enumerate();
                pairs.all(|(place, (one, other))| place == INDEX || one == other)
            })
        });
        let is_created = |id: &InstructionId| {
            let it = &body.instructions[*id];
            !matches!(it.kind, Kind::Load { .. }) || self.creations.contains_key(&it.ty)
        };
        known && self.accesses.keys().all(is_created)
    }
}

/// Whether a value is any handle.
fn is_undefined(module: &Module, value: Value) -> bool {
    value.constant().is_some_and(|id| module.constants[id].is_undefined())
}

/// Whether a type is that of handles, in the place of which an index can lie.
fn is_word(module: &Module, extents: &Extents, ty: TypeId) -> bool {
    resource::is_resource(&module.types, ty) && extents.size(ty) == Some(SIZE.into())
}

/// The sum of offsets, if all are whole handles and there are not too many.
fn sum(one: &Offset, other: Offset) -> Option<Offset> {
    let sum = other.plus(one.clone())?;
    let is_whole = sum.variables.iter().all(|(_, bytes)| bytes % SIZE == 0);
    (is_whole && sum.constant % i64::from(SIZE) == 0).then_some(sum)
}

impl Rewriter for Memory {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if self.gone.contains(&id) {
            return Rewrite::Erase;
        }
        let rewritten = match (self.sizes.get(&id), self.accesses.get(&id).cloned()) {
            (Some(&size), _) => self.allocate(b, id, it, size),
            (_, Some((memory, offset))) => self.access(b, it, memory, &offset),
            _ => return Rewrite::Keep,
        };
        rewritten.unwrap_or(Rewrite::Keep)
    }
}

impl Memory {
    fn allocate(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
        size: u32,
    ) -> Result<Rewrite, Error> {
        let Kind::Alloca { count, inalloca, .. } = it.kind else { return Ok(Rewrite::Keep) };
        let element = b.ty(Type::Integer { bits: 32 });
        let allocated = b.ty(Type::Array { element, length: size.into() });
        let alloca = Kind::Alloca { allocated, count, alignment: SIZE, inalloca };
        self.new.insert(id, (b.add(alloca, it.ty)?, allocated));
        Ok(Rewrite::Erase)
    }

    fn access(
        &mut self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
        memory: InstructionId,
        offset: &Offset,
    ) -> Result<Rewrite, Error> {
        let Some(&(memory, ty)) = self.new.get(&memory) else { return Ok(Rewrite::Keep) };
        if let Kind::Store { value, .. } = it.kind {
            if let Some(index) = self.index(b, value) {
                let pointer = address(b, memory, ty, offset)?;
                b.store(index, pointer, Access { alignment: SIZE, ..Access::default() })?;
            }
            return Ok(Rewrite::Erase);
        }
        let Some(creation) = self.creations.get(&it.ty) else { return Ok(Rewrite::Keep) };
        let pointer = address(b, memory, ty, offset)?;
        let load = Kind::Load { pointer, alignment: SIZE, volatile: false, atomic: None };
        let index = b.add(load, b.ty(Type::Integer { bits: 32 }))?;
        let mut kind = creation.kind;
        if let Kind::Call { arguments, .. } = &mut kind {
            let mut list = b.list(*arguments);
            list[INDEX] = index;
            *arguments = b.add_list(list);
        }
        let handle = b.add(kind, it.ty)?;
        self.indices.insert(handle, index);
        Ok(Rewrite::Replace(handle))
    }

    /// The index of a handle in its array; [`None`] if it is any handle.
    fn index(&self, b: &FunctionBuilder<'_>, handle: Value) -> Option<Value> {
        if let Some(&index) = self.indices.get(&handle) {
            return Some(index);
        }
        match b.instruction(handle)?.kind {
            Kind::Call { arguments, .. } => b.list(arguments).get(INDEX).copied(),
            _ => None,
        }
    }
}

/// The address of a handle's index.
fn address(
    b: &FunctionBuilder<'_>,
    memory: Value,
    ty: TypeId,
    offset: &Offset,
) -> Result<Value, Error> {
    let index = offset.index(b, SIZE)?;
    fold::address(b, ty, GepFlags::INBOUNDS, memory, &[b.i32(0), index])
}
