//! The lanes of vectors.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    Body, ConstantKind, Expression, GepFlags, IdMap, InstructionId, InstructionKind, TakenNames,
    Type, TypeId, Value,
};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::place::Places;
use crate::derived_name::stem;
use crate::fold;

/// The lanes that are known.
pub(super) struct Lanes {
    /// Those of vectors that have been split: where they are in `values`.
    split: IdMap<InstructionId, Range<usize>>,
    values: Vec<Value>,
    /// Those that have been taken out of whole vectors.
    taken: HashMap<(Value, usize), Value, FixedState>,
    /// The addresses of those of vectors in memory.
    addresses: BTreeMap<(Value, TypeId, usize), Value>,
    pub(super) places: Places,
    names: TakenNames,
    /// `.i0` and so on, and `.upto0`, which are put together once.
    suffixes: [Vec<String>; 2],
    /// The parts of vectors that have been put together, but for the last: the instruction that each is named after, and its
    /// lane. They get names in the end, as in LLVM.
    joined: Vec<(Value, usize, Value)>,
}

impl Lanes {
    pub(super) fn new(body: &Body) -> Self {
        Self {
            split: IdMap::new(),
            values: Vec::new(),
            taken: HashMap::default(),
            addresses: BTreeMap::new(),
            places: Places::new(body),
            names: TakenNames::of(body),
            suffixes: Default::default(),
            joined: Vec::new(),
        }
    }

    /// States the lanes of an instruction.
    pub(super) fn set(&mut self, vector: Value, lanes: &[Value]) {
        if let Some(id) = vector.instruction() {
            let start = self.values.len();
            self.values.extend_from_slice(lanes);
            self.split.insert(id, start..self.values.len());
        }
    }

    /// The lanes of a vector that has been split.
    pub(super) fn get(&self, vector: Value) -> Option<&[Value]> {
        self.split.get(vector.instruction()?).map(|lanes| &self.values[lanes.clone()])
    }

    /// A lane that needs no instruction.
    pub(super) fn known(
        &self,
        b: &FunctionBuilder<'_>,
        vector: Value,
        lane: usize,
    ) -> Option<Value> {
        let split = self.get(vector).and_then(|lanes| lanes.get(lane)).copied();
        split.or_else(|| constant(b, vector, lane))
    }

    /// A lane of a vector; it is taken out if need be.
    pub(super) fn lane(
        &mut self,
        b: &FunctionBuilder<'_>,
        vector: Value,
        lane: usize,
    ) -> Result<Value, Error> {
        if let Some(known) = self.known(b, vector, lane) {
            return Ok(known);
        }
        if let Some(&taken) = self.taken.get(&(vector, lane)) {
            return Ok(taken);
        }
        let taken = extract(b, vector, lane)?;
        self.name(b, taken, vector, lane);
        self.places.put(taken, vector);
        self.taken.insert((vector, lane), taken);
        Ok(taken)
    }

    /// The lanes that were taken out of a vector before it was split, and what each is since then.
    pub(super) fn split_later(&self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        let lanes = self.taken.iter().filter_map(|(&(vector, lane), taken)| {
            let vector = self.places.replaced(vector);
            let known = self.known(b, vector, lane).filter(|known| known != taken)?;
            Some((taken.instruction()?, known))
        });
        let mut lanes: Vec<_> = lanes.collect();
        lanes.sort_unstable_by_key(|&(id, _)| id);
        lanes
    }

    /// The address of a lane in memory, at the address of a vector of such elements.
    pub(super) fn address(
        &mut self,
        b: &FunctionBuilder<'_>,
        pointer: Value,
        element: TypeId,
        lane: usize,
    ) -> Result<Value, Error> {
        if lane == 0 {
            return Ok(pointer);
        }
        let key = (pointer, element, lane);
        if let Some(&address) = self.addresses.get(&key) {
            return Ok(address);
        }
        let address = fold::address(b, element, GepFlags::NONE, pointer, &[b.i32(lane as i32)])?;
        self.name(b, address, pointer, lane);
        self.places.put(address, pointer);
        self.addresses.insert(key, address);
        Ok(address)
    }

    /// Names a lane after its vector, such as `x.i0`, or `.i0` if that has no name.
    pub(super) fn name(&mut self, b: &FunctionBuilder<'_>, value: Value, of: Value, lane: usize) {
        if value.instruction().is_some() && b.with_name(value, |name| name.is_empty()) {
            let suffix = suffix(&mut self.suffixes[0], ".i", lane);
            let names = &mut self.names;
            let name = b.with_name(of, |of| names.add_with_suffix(stem(of), suffix));
            // It is an instruction with a result.
            let _ = b.set_name(value, name);
        }
    }

    /// Puts lanes together to a vector of this type, in the place of the instruction that its parts are named after.
    pub(super) fn join(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        lanes: &[Value],
        of: Option<Value>,
    ) -> Result<Value, Error> {
        let mut vector = poison(b, ty);
        for (lane, &value) in lanes.iter().enumerate() {
            vector = b.insert_element(vector, value, index(b, lane))?;
            if let Some(of) = of.filter(|_| lane + 1 < lanes.len()) {
                self.joined.push((of, lane, vector));
            }
        }
        self.set(vector, lanes);
        Ok(vector)
    }

    /// Names the parts of the vectors that have been put together, such as `x.upto0`.
    pub(super) fn name_joined(&mut self, b: &FunctionBuilder<'_>) {
        for (of, lane, part) in core::mem::take(&mut self.joined) {
            if part.instruction().is_some() {
                let suffix = suffix(&mut self.suffixes[1], ".upto", lane);
                let names = &mut self.names;
                let name = b.with_name(of, |of| names.add_with_suffix(stem(of), suffix));
                // It is an instruction with a result.
                let _ = b.set_name(part, name);
            }
        }
    }
}

/// What is at the end of the name of a lane, and is remembered.
fn suffix<'s>(known: &'s mut Vec<String>, prefix: &str, lane: usize) -> &'s str {
    while known.len() <= lane {
        known.push(format!("{prefix}{}", known.len()));
    }
    &known[lane]
}

/// The element and the length of a type, if it is a vector.
pub(super) fn vector(b: &FunctionBuilder<'_>, ty: TypeId) -> Option<(TypeId, usize)> {
    b.with_module(|module| match module.types[ty] {
        Type::Vector { element, length } => Some((element, length as usize)),
        _ => None,
    })
}

pub(super) fn poison(b: &FunctionBuilder<'_>, ty: TypeId) -> Value {
    b.with_module(|module| module.constants.intern(ty, ConstantKind::Poison)).into()
}

/// Takes a lane out of a vector.
pub(super) fn extract(b: &FunctionBuilder<'_>, vector: Value, lane: usize) -> Result<Value, Error> {
    let ty = b.type_of(vector)?;
    let element = self::vector(b, ty).map_or(ty, |(element, _)| element);
    b.add(InstructionKind::ExtractElement { vector, index: index(b, lane) }, element)
}

fn index(b: &FunctionBuilder<'_>, lane: usize) -> Value {
    b.i64(lane as i64)
}

/// A lane of a constant vector.
fn constant(b: &FunctionBuilder<'_>, vector: Value, lane: usize) -> Option<Value> {
    let id = vector.constant()?;
    b.with_module(|module| {
        let ty = module.constants[id].ty;
        let Type::Vector { element, .. } = module.types[ty] else { return None };
        let lane = match module.constants[id].kind {
            ConstantKind::Undef => module.constants.undef(element),
            ConstantKind::Poison => module.constants.intern(element, ConstantKind::Poison),
            _ => match module.fold_extract_value(id, &[lane as u32]) {
                Some(lane) => lane,
                None => {
                    let i32 = module.types.integer(32);
                    let index = module.constants.integer(&module.types, i32, lane as u64);
                    module.fold(Expression::ExtractElement { operands: [id, index] }, element)
                }
            },
        };
        Some(lane.into())
    })
}
