//! Places of scalars in types: the address of one type's scalar as that of a type with the same scalars.

use alloc::vec::Vec;

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{BinaryOp, Body, ExactFlags, Module, OverflowFlags, Type, TypeId, Value};

use crate::uses;

/// The largest number of elements of structs that are counted.
const MOST_ELEMENTS: usize = 1 << 10;

/// The place of a scalar in a type, counted in scalars: the sum of a constant and of indices, each times the number of
/// scalars of an element.
#[derive(Clone, Default)]
pub(crate) struct Place {
    constant: u64,
    terms: Vec<(Value, u64)>,
    /// The number of which only the remainder of the sum counts, if it is part of another place.
    modulus: Option<u64>,
}

/// The index of a step on the way to a scalar: indices, each times a number, and the element of this size in which a
/// place is.
pub(crate) struct Step {
    terms: Vec<(Value, u64)>,
    place: Place,
    size: u64,
}

impl Place {
    /// The place of an element of a type that is in this place.
    pub(crate) fn element(
        &self,
        module: &Module,
        body: &Body,
        mut ty: TypeId,
        indices: &[Value],
    ) -> Option<Self> {
        let mut place = self.clone();
        for &index in indices {
            let number = uses::integer(module, index);
            match number {
                Some(number) => {
                    place.constant = place.constant.checked_add(before(module, ty, number)?)?;
                }
                None => {
                    let ty_of_index = module.type_of(body, index)?;
                    (module.types[ty_of_index] == Type::Integer { bits: 32 }).then_some(())?;
                    place.terms.push((index, before(module, ty, 1)?));
                }
            }
            ty = module.types.element(ty, number.unwrap_or(0))?;
        }
        Some(place)
    }

    /// The steps that lead to the place in a type; `None` if it lies behind, or if an index chooses between fields.
    pub(crate) fn steps(self, module: &Module, mut ty: TypeId) -> Option<Vec<Step>> {
        let (scalar, count) = scalars(module, ty)?;
        let is_in = if self.terms.is_empty() { self.constant < count } else { count > 0 };
        is_in.then_some(())?;
        let (mut place, mut steps) = (self, Vec::new());
        while ty != scalar {
            let (step, rest) = match module.types[ty] {
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    place.split(scalars(module, element)?.1)
                }
                _ => place.field(module, ty)?,
            };
            // All elements of an array are of one type, and fields are chosen by constants.
            ty = module.types.element(ty, step.constant().unwrap_or(0))?;
            steps.push(step);
            place = rest;
        }
        Some(steps)
    }

    /// The field of a struct in which the place is, and the place in it.
    fn field(self, module: &Module, ty: TypeId) -> Option<(Step, Self)> {
        let count = module.types.struct_body(ty)?.elements.len() as u64;
        let is_here =
            |index: &u64| before(module, ty, *index).is_some_and(|it| it <= self.constant);
        // Fields without scalars come before the one that has them.
        let index = match self.terms.is_empty() {
            true => (0..count).rev().find(is_here)?,
            false => (count == 1).then_some(0)?,
        };
        let constant = self.constant - before(module, ty, index)?;
        let step = Self { constant: index, ..Self::default() };
        Some((Step { terms: Vec::new(), place: step, size: 1 }, Self { constant, ..self }))
    }

    /// The element of this size in which the place is, and the place in it.
    fn split(self, size: u64) -> (Step, Self) {
        let is_whole = |&(_, scale): &(Value, u64)| self.modulus.is_none() && scale % size == 0;
        let (whole, terms): (Vec<_>, Vec<_>) = self.terms.iter().partition(|it| is_whole(it));
        let whole = whole.into_iter().map(|(index, scale)| (index, scale / size)).collect();
        let place = Self { terms, ..self };
        let rest = match place.terms.is_empty() {
            true => Self { constant: place.constant % size, ..Self::default() },
            false => Self { modulus: Some(size), ..place.clone() },
        };
        (Step { terms: whole, place, size }, rest)
    }
}

impl Step {
    /// The index, if it is a constant.
    fn constant(&self) -> Option<u64> {
        let is_constant = self.terms.is_empty() && self.place.terms.is_empty();
        is_constant.then_some(self.place.constant / self.size)
    }

    /// The index.
    pub(crate) fn index(&self, b: &FunctionBuilder<'_>) -> Result<Value, build::Error> {
        let number = |number: u64| b.i32(number as i32);
        let place = &self.place;
        if place.terms.is_empty() {
            return sum(b, &self.terms, place.constant / self.size);
        }
        let mut index = sum(b, &place.terms, place.constant)?;
        if let Some(modulus) = place.modulus {
            index = b.binary(BinaryOp::URem, index, number(modulus))?;
        }
        if self.size > 1 {
            index = b.binary(BinaryOp::UDiv(ExactFlags::NONE), index, number(self.size))?;
        }
        match self.terms.is_empty() {
            true => Ok(index),
            false => add(b, sum(b, &self.terms, 0)?, index),
        }
    }
}

/// The sum of indices, each times a number, and a constant.
fn sum(
    b: &FunctionBuilder<'_>,
    terms: &[(Value, u64)],
    constant: u64,
) -> Result<Value, build::Error> {
    let mut sum = None;
    for &(index, scale) in terms {
        let term = match scale {
            1 => index,
            _ => b.binary(BinaryOp::Mul(OverflowFlags::NONE), index, b.i32(scale as i32))?,
        };
        sum = Some(match sum {
            Some(sum) => add(b, sum, term)?,
            None => term,
        });
    }
    match sum {
        Some(sum) if constant == 0 => Ok(sum),
        Some(sum) => add(b, sum, b.i32(constant as i32)),
        None => Ok(b.i32(constant as i32)),
    }
}

fn add(b: &FunctionBuilder<'_>, left: Value, right: Value) -> Result<Value, build::Error> {
    b.binary(BinaryOp::Add(OverflowFlags::NONE), left, right)
}

/// The number of scalars before an element of a type.
fn before(module: &Module, ty: TypeId, index: u64) -> Option<u64> {
    match module.types[ty] {
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            scalars(module, element)?.1.checked_mul(index)
        }
        _ => {
            let elements =
                module.types.struct_body(ty)?.elements.get(..usize::try_from(index).ok()?)?;
            elements.iter().try_fold(0, |sum, &it| scalars(module, it)?.1.checked_add(sum))
        }
    }
}

/// The scalar type that a type is made of, and the number of scalars; `None` if they are of several types, or if it has too many
/// elements.
pub(crate) fn scalars(module: &Module, ty: TypeId) -> Option<(TypeId, u64)> {
    let (mut open, mut found, mut left) = (Vec::from([(ty, 1_u64)]), None, MOST_ELEMENTS);
    while let Some((ty, times)) = open.pop() {
        left = left.checked_sub(1)?;
        let (scalar, count) = match module.types[ty] {
            Type::Array { element, length } => {
                open.push((element, times.checked_mul(length)?));
                continue;
            }
            Type::Vector { element, length } => (element, times.checked_mul(length.into())?),
            _ => match module.types.struct_body(ty) {
                Some(body) => {
                    open.extend(body.elements.iter().map(|&it| (it, times)));
                    continue;
                }
                None => (ty, times),
            },
        };
        found = match found {
            None => Some((scalar, count)),
            Some((other, sum)) if other == scalar => Some((scalar, count.checked_add(sum)?)),
            Some(_) => return None,
        };
    }
    found
}
