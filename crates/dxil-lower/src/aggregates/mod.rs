//! Structs and arrays as values, which DXIL has none of: they are loaded and stored part by part, and their elements are what
//! has been put into them.
//!
//! Some stay whole: those that a call takes or gives, or a function takes or returns. These are loaded from and stored to memory
//! of their own type, so that no address of memory of another type is cast.

mod choices;
mod passed;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, ConstantKind, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module,
    TypeId, Value,
};

use crate::parts::{self, Part};
use crate::target::target;
use crate::{access, dead, native_vectors};
use passed::Passed;

/// The maximum depth of addresses in addresses, and of insertions in insertions.
const MAX_DEPTH: usize = 1024;

/// Splits the loads and stores of structs and arrays of a function, and removes what only puts parts together for them.
pub(crate) fn split(module: &mut Module, function: FunctionId) -> Result<(), dxil_ir::edit::Error> {
    choices::split(module, function)?;
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let accesses = accesses(module, body);
    let misfits = misfits(module, function, body, &accesses);
    let passed = Passed::new(module, body);
    let inner = inner(module, body, &accesses);
    let is_inserted = |it: &Instruction| matches!(it.kind, Kind::InsertValue { .. });
    let is_inserted = body.instructions().any(|(_, it)| is_inserted(it));
    if accesses.is_empty() && misfits.is_empty() && passed.types.is_empty() && !is_inserted {
        return Ok(());
    }
    let target = target(module);
    let memory = BTreeMap::new();
    let mut splitting = Splitting { accesses, misfits, passed, inner, memory };
    rewrite(module, function, target, &mut splitting)?;
    if let Some(body) = &mut module.functions[function].body {
        dead::sweep_aggregates(body);
    }
    Ok(())
}

/// Whether a type is an array or a struct of numbers, vectors and resources. Structs of operations have pointers, and stay whole.
fn is_whole(module: &Module, ty: TypeId) -> bool {
    if !module.types.is_aggregate(ty) {
        return false;
    }
    let parts = parts::of(module, ty).unwrap_or_default();
    !parts.is_empty() && !parts.iter().any(|part| module.types.is_pointer(part.ty))
}

/// The loads of wholes that are only taken apart or stored, and the stores of such, and of those that are put together.
fn accesses(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let is_whole = |ty| is_whole(module, ty);
    let loads = body.instructions().filter(|(_, it)| {
        matches!(it.kind, Kind::Load { volatile: false, atomic: None, .. }) && is_whole(it.ty)
    });
    let mut accesses: BTreeSet<_> = loads.map(|(id, _)| id).collect();
    if !accesses.is_empty() {
        let uses = Uses::new(body);
        accesses.retain(|&load| {
            uses.of(load.into()).iter().all(|used| match body.instructions[used.user].kind {
                Kind::ExtractValue { .. } | Kind::InsertValue { .. } => true,
                Kind::Store { volatile, atomic, .. } => !volatile && atomic.is_none(),
                _ => false,
            })
        });
    }
    let stores = body.instructions().filter(|(_, it)| {
        let Kind::Store { value, volatile: false, atomic: None, .. } = it.kind else {
            return false;
        };
        let is_known = match value {
            Value::Constant(_) => true,
            Value::Instruction(id) => {
                let kind = body.instructions[id].kind;
                accesses.contains(&id)
                    || matches!(kind, Kind::InsertValue { .. } | Kind::ExtractValue { .. })
            }
            _ => false,
        };
        is_known && module.type_of(body, value).is_some_and(is_whole)
    });
    let stores: Vec<_> = stores.map(|(id, _)| id).collect();
    accesses.extend(stores);
    accesses
}

/// The wholes that are elements and are only taken apart or stored.
fn inner(
    module: &Module,
    body: &Body,
    accesses: &BTreeSet<InstructionId>,
) -> BTreeSet<InstructionId> {
    let is_inner =
        |it: &Instruction| matches!(it.kind, Kind::ExtractValue { .. }) && is_whole(module, it.ty);
    let found = body.instructions().filter(|(_, it)| is_inner(it));
    let mut inner: BTreeSet<_> = found.map(|(id, _)| id).collect();
    if !inner.is_empty() {
        let uses = Uses::new(body);
        inner.retain(|&id| {
            uses.of(id.into()).iter().all(|used| match body.instructions[used.user].kind {
                Kind::ExtractValue { .. } => true,
                Kind::Store { .. } => accesses.contains(&used.user),
                _ => false,
            })
        });
    }
    inner
}

/// The other loads and stores of wholes where something of another type lies, with the types of the wholes.
fn misfits(
    module: &Module,
    function: FunctionId,
    body: &Body,
    accesses: &BTreeSet<InstructionId>,
) -> BTreeMap<InstructionId, TypeId> {
    let whole = |(id, it): (InstructionId, &Instruction)| {
        let (pointer, ty) = match it.kind {
            Kind::Load { pointer, volatile: false, atomic: None, .. } => (pointer, it.ty),
            Kind::Store { pointer, value, volatile: false, atomic: None, .. } => {
                (pointer, module.type_of(body, value)?)
            }
            _ => return None,
        };
        let is_misfit =
            native_vectors::held(module, function, body, pointer).is_some_and(|held| held != ty);
        (is_misfit && !accesses.contains(&id) && is_whole(module, ty)).then_some((id, ty))
    };
    body.instructions().filter_map(whole).collect()
}

struct Splitting {
    /// The loads and stores that are split.
    accesses: BTreeSet<InstructionId>,
    /// Those in place of which parts are copied from or to memory of the type.
    misfits: BTreeMap<InstructionId, TypeId>,
    passed: Passed,
    /// Wholes that are elements, through which everything looks that takes them apart or stores them.
    inner: BTreeSet<InstructionId>,
    /// The memory of each type of misfits and of what is passed.
    memory: BTreeMap<TypeId, Value>,
}

impl Rewriter for Splitting {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if self.memory.is_empty() && !(self.misfits.is_empty() && self.passed.types.is_empty()) {
            self.add_memory(b);
        }
        let rewritten = match it.kind {
            _ if self.passed.given.contains(&id) => self.put_together(b, id.into(), it.ty),
            Kind::ExtractValue { .. } if self.inner.contains(&id) => Ok(None),
            Kind::ExtractValue { aggregate, indices } => {
                self.extracted(b, aggregate, b.list(indices), it.ty)
            }
            _ if self.accesses.contains(&id) => self.accessed(b, it),
            _ => self.misfits.get(&id).map_or(Ok(None), |&ty| self.copied(b, it, ty)),
        };
        Rewrite::or_keep(rewritten)
    }
}

impl Splitting {
    /// Adds memory for a whole of each type, at the start of the function.
    fn add_memory(&mut self, b: &FunctionBuilder<'_>) {
        let types: BTreeSet<_> = self.misfits.values().chain(&self.passed.types).copied().collect();
        let memory = types.into_iter().filter_map(|ty| Some((ty, b.alloca(ty, 0).ok()?)));
        self.memory.extend(memory);
    }

    /// The element in the place of an `extractvalue`.
    fn extracted(
        &self,
        b: &FunctionBuilder<'_>,
        aggregate: Value,
        indices: Vec<u32>,
        ty: TypeId,
    ) -> Result<Option<Rewrite>, Error> {
        let (source, path) = source(b, aggregate, indices);
        if path.is_empty() {
            return Ok(Some(Rewrite::Replace(source)));
        }
        let is_same = source == aggregate && source.constant().is_none();
        match self.in_memory(b, source)? {
            None if is_same => Ok(None),
            _ => Ok(Some(Rewrite::Replace(self.element(b, source, path, ty)?))),
        }
    }

    /// A part of a whole.
    fn part(&self, b: &FunctionBuilder<'_>, whole: Value, part: &Part) -> Result<Value, Error> {
        let (source, path) = source(b, whole, part.path.clone());
        match path.is_empty() {
            true => Ok(source),
            false => self.element(b, source, path, part.ty),
        }
    }

    /// An element of a value that has not been put together.
    fn element(
        &self,
        b: &FunctionBuilder<'_>,
        aggregate: Value,
        path: Vec<u32>,
        ty: TypeId,
    ) -> Result<Value, Error> {
        let Some((memory, whole)) = self.in_memory(b, aggregate)? else {
            return element(b, aggregate, &path, ty);
        };
        b.store(aggregate, memory, Access::default())?;
        Part { ty, path }.load(b, whole, memory)
    }

    /// The memory through which the elements of a value pass, if it is one that functions take or give, and its type.
    fn in_memory(
        &self,
        b: &FunctionBuilder<'_>,
        aggregate: Value,
    ) -> Result<Option<(Value, TypeId)>, Error> {
        let ty = b.type_of(aggregate)?;
        let is_passed = aggregate.constant().is_none() && self.passed.types.contains(&ty);
        Ok(self.memory.get(&ty).filter(|_| is_passed).map(|&memory| (memory, ty)))
    }

    /// The whole that an `insertvalue` puts together, from memory.
    fn put_together(
        &self,
        b: &FunctionBuilder<'_>,
        whole: Value,
        ty: TypeId,
    ) -> Result<Option<Rewrite>, Error> {
        let Some(&memory) = self.memory.get(&ty) else { return Ok(None) };
        let parts = b.with_module(|module| parts::of(module, ty)).unwrap_or_default();
        // Elements may pass through the same memory.
        let values = parts.iter().map(|part| self.part(b, whole, part));
        let values: Vec<_> = values.collect::<Result<_, _>>()?;
        for (part, value) in parts.iter().zip(values) {
            part.store(b, ty, value, memory)?;
        }
        Ok(Some(Rewrite::Replace(loaded(b, memory, ty)?)))
    }

    /// Splits a load or a store.
    fn accessed(
        &self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        let Some((pointer, ty)) = access::accessed(b, it)? else { return Ok(None) };
        let Some(parts) = b.with_module(|it| parts::of(it, ty)).filter(|_| is_memory(b, pointer))
        else {
            return Ok(None);
        };
        if let Kind::Store { value, .. } = it.kind {
            for part in &parts {
                part.store(b, ty, self.part(b, value, part)?, pointer)?;
            }
            return Ok(Some(Rewrite::Erase));
        }
        Ok(Some(Rewrite::Replace(whole_of(b, ty, &parts, |part| part.load(b, ty, pointer))?)))
    }

    /// A load or a store of a whole in memory of its own, from or to which its parts are copied.
    fn copied(
        &self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
        ty: TypeId,
    ) -> Result<Option<Rewrite>, Error> {
        let parts = b.with_module(|module| parts::of(module, ty));
        let (Some(&memory), Some(parts)) = (self.memory.get(&ty), parts) else { return Ok(None) };
        match it.kind {
            Kind::Load { pointer, .. } => {
                parts::copy(b, ty, &parts, pointer, memory)?;
                Ok(Some(Rewrite::Replace(loaded(b, memory, ty)?)))
            }
            Kind::Store { pointer, value, .. } => {
                b.store(value, memory, Access::default())?;
                parts::copy(b, ty, &parts, memory, pointer)?;
                Ok(Some(Rewrite::Erase))
            }
            _ => Ok(None),
        }
    }
}

/// What lies in memory of a type.
fn loaded(b: &FunctionBuilder<'_>, pointer: Value, ty: TypeId) -> Result<Value, Error> {
    b.add(Kind::Load { pointer, alignment: 0, volatile: false, atomic: None }, ty)
}

/// A whole of these parts.
fn whole_of(
    b: &FunctionBuilder<'_>,
    ty: TypeId,
    parts: &[Part],
    value: impl Fn(&Part) -> Result<Value, Error>,
) -> Result<Value, Error> {
    let poison = Value::from(b.with_module(|module| module.constants.poison(ty)));
    parts.iter().try_fold(poison, |whole, part| b.insert_value(whole, value(part)?, &part.path))
}

/// Whether an address is one of memory, not in a resource: that of an `alloca`, of a variable or of an argument, or in it.
pub(crate) fn is_memory(b: &FunctionBuilder<'_>, mut pointer: Value) -> bool {
    for _ in 0..MAX_DEPTH {
        match b.instruction(pointer).map(|it| it.kind) {
            None | Some(Kind::Alloca { .. }) => return true,
            Some(Kind::GetElementPtr { operands, .. }) => match b.list(operands).first() {
                Some(&base) => pointer = base,
                None => return false,
            },
            Some(_) => return false,
        }
    }
    false
}

/// The value that has been put into an aggregate as this element.
pub(crate) fn inserted(b: &FunctionBuilder<'_>, aggregate: Value, path: Vec<u32>) -> Option<Value> {
    let (source, path) = source(b, aggregate, path);
    path.is_empty().then_some(source)
}

/// The value from which an element of an aggregate comes, and the indices that lead to it in there: none if it is that value.
fn source(b: &FunctionBuilder<'_>, mut aggregate: Value, mut path: Vec<u32>) -> (Value, Vec<u32>) {
    for _ in 0..MAX_DEPTH {
        let (before, element, indices) = match b.instruction(aggregate).map(|it| it.kind) {
            Some(Kind::InsertValue { aggregate, element, indices }) => {
                (aggregate, element, b.list(indices))
            }
            Some(Kind::ExtractValue { aggregate: outer, indices }) => {
                path.splice(..0, b.list(indices));
                aggregate = outer;
                continue;
            }
            _ => break,
        };
        if let Some(rest) = path.strip_prefix(&indices[..]) {
            (aggregate, path) = (element, rest.to_vec());
            if path.is_empty() {
                break;
            }
        } else if indices.starts_with(&path) {
            break;
        } else {
            aggregate = before;
        }
    }
    (aggregate, path)
}

/// An element of a value that has not been put together.
pub(crate) fn element(
    b: &FunctionBuilder<'_>,
    aggregate: Value,
    path: &[u32],
    ty: TypeId,
) -> Result<Value, Error> {
    let known = aggregate.constant().and_then(|id| {
        b.with_module(|module| match module.constants[id].kind {
            ConstantKind::Undef => Some(module.constants.undef(ty)),
            ConstantKind::Poison => Some(module.constants.poison(ty)),
            _ => module.fold_extract_value(id, path),
        })
    });
    match known {
        Some(known) => Ok(known.into()),
        None => b.extract_value(aggregate, path),
    }
}
