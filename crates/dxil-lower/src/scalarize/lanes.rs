//! The lanes of vectors.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{BlockId, ConstantKind, Expression, InstructionKind, Type, TypeId, Value};

/// The lanes that are known.
#[derive(Default)]
pub(super) struct Lanes {
    /// Those of vectors that have been split.
    split: BTreeMap<Value, Vec<Value>>,
    /// Those that have been taken out of whole vectors, in each block.
    taken: BTreeMap<(BlockId, Value, usize), Value>,
}

impl Lanes {
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
        let place = b.current_block().map(|block| (block, vector, lane));
        if let Some(&taken) = place.and_then(|place| self.taken.get(&place)) {
            return Ok(taken);
        }
        let taken = extract(b, vector, lane)?;
        name_lane(b, taken, b.name(vector).as_ref(), lane);
        self.taken.extend(place.map(|place| (place, taken)));
        Ok(taken)
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
        for (lane, &value) in lanes.iter().enumerate() {
            vector = b.insert_element(vector, value, index(b, lane))?;
            if lane + 1 < lanes.len() && vector.instruction().is_some() {
                // It is an instruction with a result.
                let _ = b.set_name(vector, format!("{name}.upto{lane}"));
            }
        }
        self.set(vector, lanes);
        Ok(vector)
    }
}

/// Names a lane after its vector, such as `x.i0`, or `.i0` if that has no name.
pub(super) fn name_lane(b: &FunctionBuilder<'_>, value: Value, of: &BStr, lane: usize) {
    if value.instruction().is_some() && b.name(value).is_empty() {
        // It is an instruction with a result.
        let _ = b.set_name(value, format!("{of}.i{lane}"));
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
