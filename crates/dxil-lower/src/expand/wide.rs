//! Loads and stores of buffers whose elements have 64 bits: as pairs of 32 bits, where an operation takes no more.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    BinaryOp, Body, CastOp, ConstantKind, DisjointFlags, InstructionId, InstructionKind, Module,
    NonNegativeFlags, OverflowFlags, StructBody, Type, TypeId, Types, Value,
};
use dxil_ops::Version;

use super::call::{ADD, Call, Expanded, LSHR, SHL};
use crate::{Diagnostic, intrinsic};

/// The maximum number of halves that an operation loads or stores.
const HALVES: u32 = 4;

/// The intrinsics that load elements, and whether they are mapped.
pub(super) const LOADS: [&str; 2] =
    ["llvm.dx.resource.load.rawbuffer", "llvm.dx.resource.load.typedbuffer"];
const RAW_STORE: &str = "llvm.dx.resource.store.rawbuffer";
const TYPED_STORE: &str = "llvm.dx.resource.store.typedbuffer";

/// The loads of a body that become several.
#[derive(Default)]
pub(super) struct Loads {
    all: BTreeSet<InstructionId>,
    done: BTreeMap<InstructionId, Loaded>,
    /// The users of parts of loads that come after them: the instruction, the load, and whether it takes the status.
    early: Vec<(InstructionId, InstructionId, bool)>,
}

/// The replacement of a load.
struct Loaded {
    data: Value,
    /// The structs of the loads of halves.
    halves: Vec<Value>,
    /// Whether all were mapped, if an early instruction takes it.
    status: Option<Value>,
}

impl Loads {
    /// The loads of a body in a version of DXIL. One that is not only taken apart stays as it is.
    pub(super) fn new(module: &Module, body: &Body, version: Version) -> Self {
        let is_wide = |ty: TypeId| match &module.types[ty] {
            Type::Struct(body) => {
                body.elements.first().is_some_and(|&it| is_wide(&module.types, it))
            }
            _ => false,
        };
        let mut it = Self::default();
        for (id, instruction) in body.instructions() {
            if !is_wide(instruction.ty) {
                continue;
            }
            let load = LOADS.iter().find(|load| intrinsic::calls(module, instruction, load));
            if load.is_some_and(|load| is_split(load, version)) {
                it.all.insert(id);
            }
        }
        if it.all.is_empty() {
            return it;
        }
        for (_, instruction) in body.instructions() {
            if !matches!(instruction.kind, InstructionKind::ExtractValue { .. }) {
                instruction.for_each_operand(body, |value| {
                    if let Some(id) = value.instruction() {
                        it.all.remove(&id);
                    }
                });
            }
        }
        it
    }

    /// Whether an instruction is such a load, or takes a part of one.
    pub(super) fn concern(&self, id: InstructionId, kind: InstructionKind) -> bool {
        match kind {
            InstructionKind::ExtractValue { aggregate: Value::Instruction(load), .. } => {
                self.all.contains(&load)
            }
            _ => self.all.contains(&id),
        }
    }

    /// The outcome for a load, or for what takes a part of one.
    pub(super) fn visit(
        &mut self,
        it: &Call<'_, '_>,
        id: InstructionId,
        kind: InstructionKind,
    ) -> Expanded {
        if let InstructionKind::ExtractValue { aggregate, indices } = kind {
            let load = aggregate.instruction().filter(|id| self.all.contains(id));
            let Some(load) = load else { return Ok(None) };
            let takes_status = it.b.list(indices).first() == Some(&1);
            let Some(loaded) = self.done.get(&load) else {
                self.early.push((id, load, takes_status));
                return Ok(Some(Rewrite::Erase));
            };
            let value = if takes_status { status(it.b, loaded)? } else { loaded.data };
            return Ok(Some(Rewrite::Replace(value)));
        }
        if !self.all.contains(&id) {
            return Ok(None);
        }
        let mut loaded = load(it)?;
        if self.early.iter().any(|(_, early, takes_status)| *early == id && *takes_status) {
            loaded.status = Some(status(it.b, &loaded)?);
        }
        self.done.insert(id, loaded);
        Ok(Some(Rewrite::Erase))
    }

    /// The values in the places of instructions that came before their load.
    pub(super) fn finish(&mut self) -> Vec<(InstructionId, Value)> {
        let early = core::mem::take(&mut self.early).into_iter();
        let value = |(id, load, takes_status)| {
            let loaded = self.done.get(&load)?;
            Some((id, if takes_status { loaded.status? } else { loaded.data }))
        };
        early.filter_map(value).collect()
    }
}

/// Whether an operation takes no 64 bits: all on typed buffers, those on raw ones up to DXIL 1.2.
fn is_split(name: &str, version: Version) -> bool {
    !name.contains("rawbuffer") || version <= Version::V1_2
}

fn is_wide(types: &Types, ty: TypeId) -> bool {
    matches!(types[types.scalar(ty)], Type::Double | Type::Integer { bits: 64 })
}

/// Whether all of a load was mapped.
fn status(b: &FunctionBuilder<'_>, loaded: &Loaded) -> Result<Value, Diagnostic> {
    let mut all = None;
    for &half in &loaded.halves {
        let bit = b.extract_value(half, &[1])?;
        all = Some(match all {
            Some(all) => b.binary(BinaryOp::And, all, bit)?,
            None => bit,
        });
    }
    all.ok_or_else(|| "a load of nothing".into())
}

/// The operation for an access of a number of halves, and the arguments for those from a number on: in a structured buffer,
/// the offset moves on, in one of bytes, the index.
fn arguments(it: &Call<'_, '_>, first: u32) -> Result<Vec<Value>, Diagnostic> {
    let bytes = it.b.i32((first * 4) as i32);
    let mut arguments: Vec<_> = it.arguments.iter().take(3).copied().collect();
    let Some(&offset) = arguments.get(2).filter(|_| first > 0) else { return Ok(arguments) };
    let constant = offset.constant();
    let is_poison = it.b.with_module(|module| {
        constant.is_some_and(|id| module.constants[id].kind == ConstantKind::Poison)
    });
    let moving = if is_poison { 1 } else { 2 };
    arguments[moving] = crate::fold::binary(it.b, ADD, arguments[moving], bytes)?;
    Ok(arguments)
}

/// Loads the halves, and puts the elements together.
fn load(it: &Call<'_, '_>) -> Result<Loaded, Diagnostic> {
    let name = LOADS[usize::from(it.arguments.len() == 2)];
    let data = it.b.with_module(|module| module.types.element(it.ty, 0)).unwrap_or(it.ty);
    let length = it.length(data);
    let count = 2 * length.unwrap_or(1) as u32;
    let (mut whole, mut halves) = (it.poison(data), Vec::new());
    for first in (0..count).step_by(HALVES as usize) {
        let part = HALVES.min(count - first);
        let (bit, half) = (it.b.ty(Type::Integer { bits: 1 }), words(it, part));
        let ty = it.b.ty(Type::Struct(StructBody { elements: [half, bit].into(), packed: false }));
        let loaded = intrinsic::call(it.b, name, ty, &arguments(it, first)?)?;
        halves.push(loaded);
        let words = it.b.extract_value(loaded, &[0])?;
        let word = |index: u32| it.b.extract_element(words, it.b.i32(index as i32));
        let words: Vec<_> = (0..part).map(word).collect::<Result<_, _>>()?;
        for (index, pair) in (first / 2..).zip(words.chunks_exact(2)) {
            let element = join(it, it.scalar(data), pair)?;
            whole = match length {
                Some(_) => it.b.insert_element(whole, element, it.b.i32(index as i32))?,
                None => element,
            };
        }
    }
    Ok(Loaded { data: whole, halves, status: None })
}

/// A vector of 32-bit integers.
fn words(it: &Call<'_, '_>, length: u32) -> TypeId {
    let element = it.b.ty(Type::Integer { bits: 32 });
    it.b.ty(Type::Vector { element, length })
}

/// The element that a low and a high half make.
fn join(it: &Call<'_, '_>, ty: TypeId, halves: &[Value]) -> Result<Value, Diagnostic> {
    if it.is_float(ty) {
        return Ok(intrinsic::call(it.b, "llvm.dx.asdouble", ty, halves)?);
    }
    let mut wide = Vec::new();
    for &half in halves {
        wide.push(it.cast(CastOp::ZExt(NonNegativeFlags::NONE), half, ty)?);
    }
    let high = it.binary(SHL, wide[1], it.integer(ty, 32))?;
    Ok(it.binary(BinaryOp::Or(DisjointFlags::NONE), wide[0], high)?)
}

pub(super) fn store_raw(it: &Call<'_, '_>) -> Expanded {
    store(it, RAW_STORE)
}

pub(super) fn store_typed(it: &Call<'_, '_>) -> Expanded {
    store(it, TYPED_STORE)
}

fn store(it: &Call<'_, '_>, name: &str) -> Expanded {
    let Some((&data, place)) = it.arguments.split_last() else { return Ok(None) };
    let ty = it.type_of(data)?;
    let wide = it.b.with_module(|module| is_wide(&module.types, ty));
    if !is_split(name, it.target.version) || !wide {
        return Ok(None);
    }
    let length = it.length(ty);
    let count = 2 * length.unwrap_or(1) as u32;
    let [low, high] = split(it, data, ty)?;
    let words = match length {
        // Low and high halves in turn.
        Some(length) => {
            shuffle(it, low, Some(high), (0..count).map(|at| at / 2 + at % 2 * length as u32))?
        }
        None => pair(it, [low, high])?,
    };
    let void = it.b.with_module(|module| module.types.void());
    for first in (0..count).step_by(HALVES as usize) {
        let last = count.min(first + HALVES);
        let part = match count > HALVES {
            true => shuffle(it, words, None, first..last)?,
            false => words,
        };
        let mut arguments = arguments(it, first)?;
        arguments.truncate(place.len());
        arguments.push(part);
        intrinsic::call(it.b, name, void, &arguments)?;
    }
    Ok(Some(Rewrite::Erase))
}

/// The low and the high halves of elements.
fn split(it: &Call<'_, '_>, data: Value, ty: TypeId) -> Result<[Value; 2], Diagnostic> {
    let half = it.like(ty, Type::Integer { bits: 32 });
    if it.is_float(ty) {
        let both =
            it.b.ty(Type::Struct(StructBody { elements: [half, half].into(), packed: false }));
        let halves = intrinsic::call(it.b, "llvm.dx.splitdouble", both, &[data])?;
        return Ok([it.b.extract_value(halves, &[0])?, it.b.extract_value(halves, &[1])?]);
    }
    let narrow = CastOp::Trunc(OverflowFlags::NONE);
    let low = it.cast(narrow, data, half)?;
    let high = it.binary(LSHR, data, it.integer(ty, 32))?;
    Ok([low, it.cast(narrow, high, half)?])
}

/// The vector of a low and a high half.
fn pair(it: &Call<'_, '_>, halves: [Value; 2]) -> Result<Value, Diagnostic> {
    let mut vector = it.poison(words(it, 2));
    for (index, half) in (0..).zip(halves) {
        vector = it.b.insert_element(vector, half, it.b.i32(index))?;
    }
    Ok(vector)
}

/// Elements of one or two vectors, by their numbers.
fn shuffle(
    it: &Call<'_, '_>,
    first: Value,
    second: Option<Value>,
    numbers: impl Iterator<Item = u32>,
) -> Result<Value, Diagnostic> {
    let mask = it.b.with_module(|module| {
        let element = module.types.integer(32);
        let number = |it: u32| module.constants.integer(&module.types, element, it.into());
        let numbers: Vec<_> = numbers.map(number).collect();
        let ty = Type::Vector { element, length: numbers.len() as u32 };
        let ty = module.types.intern(ty);
        module.constants.aggregate(&module.types, ty, &numbers)
    });
    let poison = it.poison(it.type_of(first)?);
    Ok(it.b.shuffle_vector(first, second.unwrap_or(poison), mask.into())?)
}
