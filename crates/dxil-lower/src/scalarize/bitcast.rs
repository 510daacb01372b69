//! Bitcasts between vectors of different numbers of elements, and between vectors and scalars.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{CastOp, Instruction, InstructionKind, Type, TypeId, Value};

use super::{Scalarizer, Scope, Split, lanes};
use crate::{fold, packed_numbers};

/// Whether an instruction is a bitcast of a vector to one of another number of elements, or between a vector and a scalar.
pub(super) fn is_reshaped(b: &FunctionBuilder<'_>, it: &Instruction, value: Value) -> bool {
    let from = b.type_of(value).ok().and_then(|ty| lanes::vector(b, ty));
    let to = lanes::vector(b, it.ty);
    from.map(|(_, length)| length) != to.map(|(_, length)| length)
}

impl Scalarizer<'_> {
    pub(super) fn reshape(
        &mut self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
        value: Value,
    ) -> Split {
        let has_vectors = self.scope != Scope::NoVectors;
        let ty = b.type_of(value)?;
        let (from, to) = (lanes::vector(b, ty), lanes::vector(b, it.ty));
        if has_vectors && (from.is_none() || to.is_none()) {
            return Ok(None);
        }
        let values = match from {
            Some((_, length)) => (0..length).map(|lane| self.lanes.lane(b, value, lane)).collect(),
            None => Ok(Vec::from([value])),
        };
        let values: Vec<Value> = values?;
        let source = from.map_or(ty, |(element, _)| element);
        let (element, length) = to.unwrap_or((it.ty, 1));
        if !has_vectors && [source, element].into_iter().any(|ty| bits(b, ty).is_none()) {
            return Ok(None);
        }
        let mut result = Vec::with_capacity(length);
        if length >= values.len() && length % values.len() == 0 {
            let count = length / values.len();
            for value in values {
                match has_vectors {
                    true => result.extend(cast_apart(b, value, element, count)?),
                    false => result.extend(shift_apart(b, value, element, count)?),
                }
            }
        } else if values.len() % length == 0 {
            for parts in values.chunks(values.len() / length) {
                result.push(match has_vectors {
                    true => {
                        let vector = vector_of(b, source, parts.len());
                        let vector = self.lanes.join(b, vector, parts, self.current)?;
                        cast(b, vector, element)?
                    }
                    false => shift_together(b, parts, element)?,
                });
            }
        } else {
            return Ok(None);
        }
        match (to, &result[..]) {
            (None, &[scalar]) => Ok(Some(super::Rewrite::Replace(scalar))),
            _ => self.replace(b, it.ty, &result),
        }
    }
}

/// As LLVM: the elements of the vector that a scalar becomes.
fn cast_apart(
    b: &FunctionBuilder<'_>,
    scalar: Value,
    element: TypeId,
    count: usize,
) -> Result<Vec<Value>, Error> {
    let vector = cast(b, scalar, vector_of(b, element, count))?;
    (0..count).map(|index| lanes::extract(b, vector, index)).collect()
}

/// The same without a vector: the first element has the lowest bits.
fn shift_apart(
    b: &FunctionBuilder<'_>,
    scalar: Value,
    element: TypeId,
    count: usize,
) -> Result<Vec<Value>, Error> {
    if count == 1 {
        return Ok(Vec::from([fold::cast(b, CastOp::BitCast, scalar, element)?]));
    }
    let number = as_number(b, scalar)?;
    let width = bits(b, element).unwrap_or_default();
    let shifts = (0..count as u32).map(|index| index * width);
    shifts.map(|shift| packed_numbers::part(b, number, shift, width, element)).collect()
}

/// The scalar of these parts, without a vector.
fn shift_together(
    b: &FunctionBuilder<'_>,
    parts: &[Value],
    scalar: TypeId,
) -> Result<Value, Error> {
    if let &[only] = parts {
        return fold::cast(b, CastOp::BitCast, only, scalar);
    }
    let ty = b.ty(Type::Integer { bits: bits(b, scalar).unwrap_or_default() });
    let width = bits(b, b.type_of(parts[0])?).unwrap_or_default();
    let joined = packed_numbers::join(b, parts.iter().map(|&part| (part, width)), ty)?;
    fold::cast(b, CastOp::BitCast, joined, scalar)
}

/// The bits of a scalar as an integer.
fn as_number(b: &FunctionBuilder<'_>, scalar: Value) -> Result<Value, Error> {
    let bits = bits(b, b.type_of(scalar)?).unwrap_or_default();
    fold::cast(b, CastOp::BitCast, scalar, b.ty(Type::Integer { bits }))
}

/// The number of bits of a number; [`None`] for other types.
fn bits(b: &FunctionBuilder<'_>, ty: TypeId) -> Option<u32> {
    b.with_module(|module| module.types.number_bits(ty))
}

fn cast(b: &FunctionBuilder<'_>, value: Value, ty: TypeId) -> Result<Value, Error> {
    b.add(InstructionKind::Cast { op: CastOp::BitCast, value }, ty)
}

fn vector_of(b: &FunctionBuilder<'_>, element: TypeId, length: usize) -> TypeId {
    b.ty(Type::Vector { element, length: length as u32 })
}
