//! The lanes of vectors.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{
    Body, ConstantKind, Expression, GepFlags, InstructionKind, TakenNames, Type, TypeId, Value,
};

use super::place::Places;

/// The lanes that are known.
pub(super) struct Lanes {
    /// Those of vectors that have been split.
    split: BTreeMap<Value, Vec<Value>>,
    /// Those that have been taken out of whole vectors.
    taken: BTreeMap<(Value, usize), Value>,
    /// The addresses of those of vectors in memory.
    addresses: BTreeMap<(Value, TypeId, usize), Value>,
    pub(super) places: Places,
    names: TakenNames,
    /// The vectors that have been put together, with their last parts; they get names in the end, as in LLVM.
    joined: Vec<(BString, Vec<Value>)>,
}

impl Lanes {
    pub(super) fn new(body: &Body) -> Self {
        Self {
            split: BTreeMap::new(),
            taken: BTreeMap::new(),
            addresses: BTreeMap::new(),
            places: Places::new(body),
            names: TakenNames::of(body),
            joined: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, vector: Value, lanes: Vec<Value>) {
        self.split.insert(vector, lanes);
    }

    /// The lanes of a vector that has been split.
    pub(super) fn get(&self, vector: Value) -> Option<&[Value]> {
        self.split.get(&vector).map(Vec::as_slice)
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
        self.name(b, taken, b.name(vector).as_ref(), lane);
        self.places.put(taken, vector);
        self.taken.insert((vector, lane), taken);
        Ok(taken)
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
        let address = element_address(b, pointer, element, lane)?;
        self.name(b, address, b.name(pointer).as_ref(), lane);
        self.places.put(address, pointer);
        self.addresses.insert(key, address);
        Ok(address)
    }

    /// Names a lane after its vector, such as `x.i0`, or `.i0` if that has no name.
    pub(super) fn name(&mut self, b: &FunctionBuilder<'_>, value: Value, of: &BStr, lane: usize) {
        if value.instruction().is_some() && b.name(value).is_empty() {
            // It is an instruction with a result.
            let _ = b.set_name(value, self.names.add(format!("{of}.i{lane}").into()));
        }
    }

    /// Puts lanes together to a vector of this type, whose parts are named after it.
    pub(super) fn join(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        lanes: Vec<Value>,
        name: &BStr,
    ) -> Result<Value, Error> {
        let mut vector = poison(b, ty);
        let mut parts = Vec::with_capacity(lanes.len());
        for (lane, &value) in lanes.iter().enumerate() {
            vector = b.insert_element(vector, value, index(b, lane))?;
            parts.push(vector);
        }
        parts.pop();
        self.joined.push((name.into(), parts));
        self.set(vector, lanes);
        Ok(vector)
    }

    /// Names the parts of the vectors that have been put together, such as `x.upto0`.
    pub(super) fn name_joined(&mut self, b: &FunctionBuilder<'_>) {
        for (name, parts) in core::mem::take(&mut self.joined) {
            for (lane, part) in parts.into_iter().enumerate() {
                if part.instruction().is_some() {
                    let name = self.names.add(format!("{name}.upto{lane}").into());
                    // It is an instruction with a result.
                    let _ = b.set_name(part, name);
                }
            }
        }
    }
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

/// The address of an element of a vector.
fn element_address(
    b: &FunctionBuilder<'_>,
    pointer: Value,
    element: TypeId,
    lane: usize,
) -> Result<Value, Error> {
    let (ty, index) = (b.type_of(pointer)?, b.i32(lane as i32));
    if let (Some(pointer), Some(index)) = (pointer.constant(), index.constant()) {
        let (flags, operands) = (GepFlags::NONE, [pointer, index].into());
        let address = Expression::GetElementPtr { source: element, flags, operands };
        return Ok(b
            .with_module(|it| it.constants.intern(ty, ConstantKind::Expression(address)))
            .into());
    }
    let operands = b.add_list([pointer, index]);
    b.add(InstructionKind::GetElementPtr { source: element, flags: GepFlags::NONE, operands }, ty)
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
