//! The layout of memory: elements that are variables of their own, and arrays of one dimension.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{
    BinaryOp, ConstantId, Id as _, Module, OverflowFlags, StructBody, Type, TypeId, Value,
};

use super::Access;
use crate::{element, uses};

/// The largest depth of types in memory, more than compilers use.
const MOST_NESTED: usize = 64;

/// A part of a variable that becomes a variable.
pub(super) struct Group {
    /// The indices that lead to it.
    pub(super) key: Vec<u64>,
    /// Its type as it was.
    pub(super) ty: TypeId,
    /// The accesses to it, with the indices that lead on.
    pub(super) accesses: Vec<Access>,
}

/// The parts of a variable: each element of its own where all indices are constant.
pub(super) fn groups(
    module: &Module,
    ty: TypeId,
    accesses: Vec<Access>,
    splits: bool,
) -> Vec<Group> {
    let mut open = vec![Group { key: Vec::new(), ty, accesses }];
    let mut groups = Vec::new();
    while let Some(group) = open.pop() {
        match splits.then(|| split(module, &group)).flatten() {
            Some(parts) => open.extend(parts),
            None => groups.push(group),
        }
    }
    groups
}

/// The elements of a group that are accessed; `None` if one is that is not known.
fn split(module: &Module, group: &Group) -> Option<Vec<Group>> {
    let length = match &module.types[group.ty] {
        Type::Array { length, .. } => *length,
        Type::Vector { length, .. } => (*length).into(),
        _ => module.types.struct_body(group.ty)?.elements.len() as u64,
    };
    let mut parts: BTreeMap<u64, Group> = BTreeMap::new();
    for access in &group.accesses {
        let (&first, rest) = access.indices.split_first()?;
        let index = uses::integer(module, first).filter(|&index| index < length)?;
        let ty = module.types.element(group.ty, index)?;
        let key = group.key.iter().copied().chain([index]).collect();
        let part = parts.entry(index).or_insert(Group { key, ty, accesses: Vec::new() });
        part.accesses.push(Access { instruction: access.instruction, indices: rest.to_vec() });
    }
    Some(parts.into_values().collect())
}

/// Whether a type has neither vectors nor arrays of arrays.
pub(super) fn is_plain(module: &Module, ty: TypeId) -> bool {
    let mut open = vec![ty];
    let mut seen = vec![false; module.types.arena().len()];
    while let Some(ty) = open.pop() {
        if core::mem::replace(&mut seen[ty.index()], true) {
            continue;
        }
        match module.types[ty] {
            Type::Vector { .. } => return false,
            Type::Array { element, .. } => match module.types[element] {
                Type::Array { .. } => return false,
                _ => open.push(element),
            },
            _ => {
                let body = module.types.struct_body(ty);
                open.extend(body.into_iter().flat_map(|it| it.elements.iter().copied()));
            }
        }
    }
    true
}

/// The type with arrays of one dimension in place of vectors and arrays of arrays; `None` if it is too
/// large or too deep.
pub(super) fn plain(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    plain_within(module, ty, MOST_NESTED)
}

fn plain_within(module: &mut Module, ty: TypeId, depth: usize) -> Option<TypeId> {
    let depth = depth.checked_sub(1)?;
    let (element, length) = match module.types[ty] {
        Type::Vector { element, length } => (element, length.into()),
        Type::Array { element, length } => (plain_within(module, element, depth)?, length),
        _ => {
            let Some(body) = module.types.struct_body(ty).cloned() else { return Some(ty) };
            let elements = body.elements.iter().map(|&it| plain_within(module, it, depth));
            let elements: Option<_> = elements.collect();
            let new = StructBody { elements: elements?, ..body };
            return Some(match new == body {
                true => ty,
                false => module.types.intern(Type::Struct(new)),
            });
        }
    };
    let array = match module.types[element] {
        Type::Array { element, length: inner } => {
            Type::Array { element, length: length.checked_mul(inner)? }
        }
        _ => Type::Array { element, length },
    };
    Some(module.types.intern(array))
}

/// A constant of a type as one of the plain type; `None` if its elements are not known.
pub(super) fn plain_constant(module: &mut Module, constant: ConstantId) -> Option<ConstantId> {
    plain_constant_within(module, constant, MOST_NESTED)
}

fn plain_constant_within(
    module: &mut Module,
    constant: ConstantId,
    depth: usize,
) -> Option<ConstantId> {
    let depth = depth.checked_sub(1)?;
    let old = module.constants.get(constant)?.ty;
    let ty = plain(module, old)?;
    if ty == old {
        return Some(constant);
    }
    let mut elements = Vec::new();
    let mut index = 0;
    while let Some(it) = element::of_length(module, constant, index) {
        let it = plain_constant_within(module, it, depth)?;
        let inner = module.constants[it].ty;
        let is_array = !matches!(module.types[old], Type::Named(_) | Type::Struct(_));
        match module.types[inner] {
            Type::Array { length, .. } if is_array => {
                for index in 0..length {
                    elements.push(element::of(module, it, index)?);
                }
            }
            _ => elements.push(it),
        }
        index += 1;
    }
    Some(module.constants.aggregate(&module.types, ty, &elements))
}

/// A step of an address in a plain type.
pub(super) enum Step {
    /// A field of a struct.
    Field(Value),
    /// An element of an array that was one of several dimensions: each index with the length.
    Element(Vec<(Value, u64)>),
}

/// The steps that indices into a type are in the plain type.
pub(super) fn steps(module: &Module, mut ty: TypeId, indices: &[Value]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for &index in indices {
        let length = match module.types[ty] {
            Type::Array { length, .. } => Some(length),
            Type::Vector { length, .. } => Some(length.into()),
            _ => None,
        };
        match (length, steps.last_mut()) {
            (Some(length), Some(Step::Element(dimensions))) => dimensions.push((index, length)),
            (Some(length), _) => steps.push(Step::Element(vec![(index, length)])),
            (None, _) => steps.push(Step::Field(index)),
        }
        let number = uses::integer(module, index).unwrap_or(0);
        ty = module.types.element(ty, number).unwrap_or(ty);
    }
    steps
}

impl Step {
    /// The index of the step.
    pub(super) fn index(&self, b: &FunctionBuilder<'_>) -> Result<Value, build::Error> {
        let Self::Element(dimensions) = self else {
            let Self::Field(index) = self else { return Ok(b.i32(0)) };
            return Ok(*index);
        };
        let mut number = None;
        for &(index, length) in dimensions {
            number = Some(match number {
                None => index,
                Some(outer) => {
                    let length = b.i32(length as i32);
                    let outer = b.binary(BinaryOp::Mul(OverflowFlags::NONE), outer, length)?;
                    b.binary(BinaryOp::Add(OverflowFlags::NONE), outer, index)?
                }
            });
        }
        Ok(number.unwrap_or_else(|| b.i32(0)))
    }
}
