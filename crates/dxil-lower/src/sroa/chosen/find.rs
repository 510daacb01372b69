//! The addresses that are chosen, and what they are chosen from.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::{
    BlockId, Body, IdMap, Instruction, InstructionId, InstructionKind as Kind, Module, Type,
    TypeId, Value,
};

use super::{Base, Numbers, Place, is_choice};
use crate::extent::Extents;
use crate::offset::{self, Offset};
use crate::{access, memory_type};

/// The maximum depth of addresses in addresses.
const MAX_DEPTH: usize = 64;

/// A choice of addresses, or a comparison of some, all in one memory.
pub(super) struct Chosen {
    pub(super) numbers: Numbers,
    /// The addresses.
    pub(super) operands: Vec<Value>,
    /// Where they are; [`None`] for one that is undefined.
    pub(super) places: Vec<Option<Place>>,
    /// The blocks that a `phi` takes them from.
    pub(super) blocks: Vec<BlockId>,
}

/// A choice or a comparison whose memory is not known yet.
struct Candidate {
    operands: Vec<Value>,
    places: Vec<Option<Place>>,
    blocks: Vec<BlockId>,
    is_choice: bool,
}

/// What is known of the memory of a choice: none at first, then one, then that there are several.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    Unknown,
    One(Value),
    Several,
}

/// The choices of a body whose places can be numbered, and the comparisons of such.
pub(super) fn chosen(
    module: &Module,
    body: &Body,
    extents: &Extents,
) -> BTreeMap<InstructionId, Chosen> {
    let finder = Finder::new(module, body, extents);
    let candidates = finder.candidates();
    let memories = memories(&candidates);
    let numbers = finder.numbers(&candidates, &memories);
    let chosen = candidates.into_iter().filter_map(|(id, it)| {
        let Memory::One(memory) = *memories.get(&id)? else { return None };
        let (start, unit) = *numbers.get(&memory)?;
        let Candidate { operands, places, blocks, .. } = it;
        Some((id, Chosen { numbers: Numbers { memory, start, unit }, operands, places, blocks }))
    });
    chosen.collect()
}

struct Finder<'a> {
    module: &'a Module,
    body: &'a Body,
    extents: &'a Extents,
    /// The position of each instruction.
    order: IdMap<InstructionId, usize>,
    /// The number of instructions of the first block.
    first: usize,
}

impl<'a> Finder<'a> {
    fn new(module: &'a Module, body: &'a Body, extents: &'a Extents) -> Self {
        let mut order = IdMap::new();
        for (position, (id, _)) in body.instructions().enumerate() {
            order.insert(id, position);
        }
        let first = body.order.first().map_or(0, |&it| body.blocks[it].instructions.len());
        Self { module, body, extents, order, first }
    }

    fn candidates(&self) -> BTreeMap<InstructionId, Candidate> {
        self.body.instructions().filter_map(|(id, it)| Some((id, self.candidate(it)?))).collect()
    }

    fn candidate(&self, it: &Instruction) -> Option<Candidate> {
        let (mut operands, mut blocks) = (Vec::new(), Vec::new());
        match it.kind {
            Kind::Phi { incoming, .. } => {
                for it in self.body.list(incoming) {
                    operands.push(it.value);
                    blocks.push(it.block);
                }
            }
            Kind::Select { operands: pair, .. } | Kind::ICmp { operands: pair, .. } => {
                operands.extend(pair);
            }
            _ => return None,
        }
        let ty = self.module.type_of(self.body, *operands.first()?)?;
        let is_undefined = |value: Value| {
            value.constant().is_some_and(|id| self.module.constants[id].is_undefined())
        };
        let place = |&value: &Value| match is_undefined(value) {
            true => Some(None),
            false => self.place(value).map(Some),
        };
        let places = self.module.types.is_pointer(ty).then(|| operands.iter().map(place));
        let places = places?.collect::<Option<_>>()?;
        Some(Candidate { operands, places, blocks, is_choice: is_choice(self.module, it) })
    }

    /// Where an address is, from a memory or from another choice.
    fn place(&self, mut address: Value) -> Option<Place> {
        let mut offset = Offset::default();
        for _ in 0..MAX_DEPTH {
            if let Some(id) = address.constant() {
                let (steps, root) = access::steps(self.module, id);
                self.module.addressed_variable(root.into())?;
                let constant = offset::of_steps(self.module, &steps, self.extents)?;
                let offset = offset.plus(Offset { constant, ..Offset::default() })?;
                return Some(Place { base: Base::Memory(root.into()), offset });
            }
            let id = address.instruction()?;
            let it = &self.body.instructions[id];
            match it.kind {
                // It comes before all that may use it.
                Kind::Alloca { .. } if self.order.get(id) < Some(&self.first) => {
                    return Some(Place { base: Base::Memory(address), offset });
                }
                Kind::GetElementPtr { source, operands, .. }
                    if self.module.types.is_pointer(it.ty) =>
                {
                    let (&base, indices) = self.body.list(operands).split_first()?;
                    let step = Offset::of(self.module, source, indices, self.extents)?;
                    let step = step.factored(self.module, self.body);
                    step.is_of_words(self.module, self.body).then_some(())?;
                    (offset, address) = (offset.plus(step)?, base);
                }
                _ if is_choice(self.module, it) => {
                    return Some(Place { base: Base::Choice(id), offset });
                }
                _ => return None,
            }
        }
        None
    }

    /// Where the numbers of each memory start, and their unit: all places that are chosen have a number, and what holds it is known
    /// where one is computed from it.
    fn numbers(
        &self,
        candidates: &BTreeMap<InstructionId, Candidate>,
        memories: &BTreeMap<InstructionId, Memory>,
    ) -> BTreeMap<Value, (i64, u32)> {
        let mut found: BTreeMap<Value, Found> = BTreeMap::new();
        for (id, candidate) in candidates {
            let Some(&Memory::One(memory)) = memories.get(id) else { continue };
            let found = found.entry(memory).or_default();
            for (index, place) in candidate.places.iter().enumerate() {
                let Some(place) = place else { continue };
                let site = match candidate.blocks.get(index) {
                    Some(&block) => self.body.blocks[block].instructions.last(),
                    None => Some(id),
                };
                let is_known = match place.base {
                    Base::Memory(_) => true,
                    Base::Choice(id) => {
                        self.order.get(id) < site.and_then(|&site| self.order.get(site))
                    }
                };
                found.add(place, is_known);
            }
        }
        let numbers = found.into_iter().filter_map(|(memory, found)| {
            let (start, unit) = found.numbers()?;
            let ty = memory_type::of_own(self.module, self.body, memory)?;
            Some((memory, (self.start(ty, start, unit)?, unit)))
        });
        numbers.collect()
    }

    /// The offset that the numbers start from, in the array, or array of arrays, that an offset leads into: its elements fill units.
    fn start(&self, mut ty: TypeId, offset: i64, unit: u32) -> Option<i64> {
        let mut start = 0;
        loop {
            if let Type::Array { .. } = self.module.types[ty] {
                let size =
                    self.extents.size(self.module.types.innermost(ty)).filter(|it| *it > 0)?;
                let rest = (offset - start).rem_euclid(unit.into());
                return (u64::from(unit) % size == 0).then_some(start + rest);
            }
            let body = self.module.types.struct_body(ty)?;
            let starts = self.extents.offsets(ty).iter().map(|&it| it as i64 + start);
            let (index, found) = starts.enumerate().take_while(|(_, it)| *it <= offset).last()?;
            (ty, start) = (*body.elements.get(index)?, found);
        }
    }
}

/// What places of a memory have been found.
#[derive(Default)]
struct Found {
    /// The offset of one from the start of the memory.
    start: Option<i64>,
    /// The greatest number of bytes that all differ by a multiple of.
    unit: u64,
    is_unknown: bool,
}

impl Found {
    fn add(&mut self, place: &Place, is_known: bool) {
        let constant = match place.base {
            Base::Memory(_) => {
                let start = *self.start.get_or_insert(place.offset.constant);
                place.offset.constant.abs_diff(start)
            }
            Base::Choice(_) => place.offset.constant.unsigned_abs(),
        };
        self.is_unknown |= !is_known;
        let strides = place.offset.variables.iter().map(|it| u64::from(it.1));
        self.unit = strides.fold(gcd(self.unit, constant), gcd);
    }

    fn numbers(self) -> Option<(i64, u32)> {
        let unit = u32::try_from(self.unit).ok().filter(|it| *it > 0 && !self.is_unknown)?;
        Some((self.start?, unit))
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The memory of each choice, and of each comparison of a choice with another address. Each changes twice at most, so that the work
/// grows with the number of operands.
fn memories(candidates: &BTreeMap<InstructionId, Candidate>) -> BTreeMap<InstructionId, Memory> {
    let mut users: BTreeMap<InstructionId, BTreeSet<InstructionId>> = BTreeMap::new();
    let mut memories = BTreeMap::new();
    for (&id, candidate) in candidates {
        let mut memory = Memory::Unknown;
        let mut has_choice = candidate.is_choice;
        for place in candidate.places.iter().flatten() {
            memory = match place.base {
                Base::Memory(it) => memory.with(Memory::One(it)),
                Base::Choice(it) => {
                    has_choice = true;
                    users.entry(it).or_default().insert(id);
                    memory.with(candidates.get(&it).map_or(Memory::Several, |_| Memory::Unknown))
                }
            };
        }
        memories.insert(id, if has_choice { memory } else { Memory::Several });
    }
    let mut changed: Vec<_> = memories.keys().copied().collect();
    while let Some(id) = changed.pop() {
        let memory = memories[&id];
        for &user in users.get(&id).into_iter().flatten() {
            let Some(known) = memories.get_mut(&user) else { continue };
            let new = known.with(memory);
            if new != *known {
                *known = new;
                changed.push(user);
            }
        }
    }
    memories
}

impl Memory {
    fn with(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unknown, it) | (it, Self::Unknown) => it,
            (Self::One(one), Self::One(other)) if one == other => self,
            _ => Self::Several,
        }
    }
}
