//! The types of modern intrinsics: the overloads of a type, and the type of overloads.

use alloc::vec::Vec;

use super::modern::{Element, Pattern, Row, Shape};
use crate::{StructBody, Type, TypeId, Types};

/// The types that an intrinsic is overloaded by, if a function of this type is declared as LLVM declares it.
pub(super) fn overloads(types: &Types, row: &Row, ty: TypeId) -> Option<Vec<TypeId>> {
    let Type::Function { result, parameters, variadic } = &types[ty] else { return None };
    let results = match row.results {
        [] => (*result == types.void()).then_some(&[][..])?,
        [_] => core::slice::from_ref(result),
        _ => match &types[*result] {
            Type::Struct(body) if !body.packed => &body.elements,
            Type::Named(id) => &types.structs()[*id].body.as_ref()?.elements,
            _ => return None,
        },
    };
    let (patterns, takes_more) = parameters_of(row);
    if results.len() != row.results.len()
        || parameters.len() != patterns.len()
        || *variadic != takes_more
    {
        return None;
    }
    let patterns = || row.results.iter().chain(patterns).zip(results.iter().chain(parameters));
    let overloads: Vec<TypeId> =
        patterns().filter(|(pattern, _)| pattern.is_overload()).map(|(_, &ty)| ty).collect();
    let fits = patterns().all(|(pattern, &ty)| matches(types, *pattern, ty, &overloads));
    fits.then_some(overloads)
}

/// The patterns of the parameters, and whether further arguments may follow.
pub(super) fn parameters_of(row: &Row) -> (&'static [Pattern], bool) {
    match row.parameters {
        [patterns @ .., Pattern::Variadic] => (patterns, true),
        patterns => (patterns, false),
    }
}

/// Whether a type is one of those that a pattern stands for.
pub(super) fn matches(types: &Types, pattern: Pattern, ty: TypeId, overloads: &[TypeId]) -> bool {
    let overload = |index: usize| overloads.get(index).copied();
    match pattern {
        Pattern::Overload(shape, element) => is_overload(types, shape, element, ty),
        Pattern::PointersInto(index) => {
            let length = overload(index).and_then(|other| types.vector_length(other));
            let is_pointer = types.is_pointer(types.scalar(ty));
            is_pointer && length.is_some() && length == types.vector_length(ty)
        }
        Pattern::Same(index) => overload(index) == Some(ty),
        Pattern::ElementOf(index) => {
            let other = overload(index).filter(|&other| types.vector_length(other).is_some());
            other.is_some_and(|other| types.scalar(other) == ty)
        }
        Pattern::Shaped(index, element) => {
            let Some(other) = overload(index) else { return false };
            types.vector_length(other) == types.vector_length(ty)
                && matches(types, *element, types.scalar(ty), overloads)
        }
        Pattern::Part(index, parts) => {
            let Some(other) = overload(index) else { return false };
            let length = types.vector_length(other).filter(|length| length % parts == 0);
            length.is_some_and(|length| types.vector_length(ty) == Some(length / parts))
                && types.scalar(other) == types.scalar(ty)
        }
        Pattern::Vector(length, element) => {
            types.vector_length(ty) == Some(length)
                && matches(types, *element, types.scalar(ty), overloads)
        }
        Pattern::Variadic => false,
        _ => scalar(pattern).is_some_and(|expected| types[ty] == expected),
    }
}

fn is_overload(types: &Types, shape: Shape, element: Element, ty: TypeId) -> bool {
    let has_shape = match shape {
        Shape::Either => true,
        Shape::Scalar => types.vector_length(ty).is_none(),
        Shape::Vector => types.vector_length(ty).is_some(),
    };
    has_shape
        && match element {
            Element::Any => true,
            Element::Integer => types.is_integer_or_vector(ty),
            Element::Float => types.is_float_or_vector(ty),
            Element::Pointer => types.is_pointer(types.scalar(ty)),
        }
}

/// The type that a pattern without overloads and elements stands for.
const fn scalar(pattern: Pattern) -> Option<Type> {
    Some(match pattern {
        Pattern::Integer(bits) => Type::Integer { bits },
        Pattern::Half => Type::Half,
        Pattern::Float => Type::Float,
        Pattern::Double => Type::Double,
        Pattern::Pointer => Type::Pointer { pointee: None, address_space: 0 },
        Pattern::Token => Type::Token,
        Pattern::Metadata => Type::Metadata,
        _ => return None,
    })
}

/// The type of an intrinsic with these overloads, if it has them.
pub(super) fn function_type(types: &mut Types, row: &Row, overloads: &[TypeId]) -> Option<TypeId> {
    let mut rest = overloads.iter().copied();
    let (parameters, variadic) = parameters_of(row);
    let results = list(types, row.results, &mut rest, overloads)?;
    let parameters = list(types, parameters, &mut rest, overloads)?;
    let result = match results.as_slice() {
        [] => types.void(),
        [result] => *result,
        _ => types.intern(Type::Struct(StructBody { elements: results.into(), packed: false })),
    };
    let parameters = parameters.into();
    let ty = types.intern(Type::Function { result, parameters, variadic });
    self::overloads(types, row, ty).filter(|found| found == overloads).map(|_| ty)
}

/// The types of patterns, of which overloads take the types that are left of `rest`.
fn list(
    types: &mut Types,
    patterns: &[Pattern],
    rest: &mut impl Iterator<Item = TypeId>,
    overloads: &[TypeId],
) -> Option<Vec<TypeId>> {
    let of = |&pattern: &Pattern| match pattern.is_overload() {
        true => rest.next(),
        false => derived(types, pattern, overloads),
    };
    patterns.iter().map(of).collect()
}

/// The type of a pattern that is no overload.
fn derived(types: &mut Types, pattern: Pattern, overloads: &[TypeId]) -> Option<TypeId> {
    let overload = |index: usize| overloads.get(index).copied();
    let (element, length) = match pattern {
        Pattern::Same(index) => return overload(index),
        Pattern::ElementOf(index) => return Some(types.scalar(overload(index)?)),
        Pattern::Shaped(index, element) => {
            (derived(types, *element, overloads)?, types.vector_length(overload(index)?))
        }
        Pattern::Part(index, parts) => {
            let other = overload(index)?;
            (types.scalar(other), Some(types.vector_length(other)? / parts))
        }
        Pattern::Vector(length, element) => (derived(types, *element, overloads)?, Some(length)),
        _ => return Some(types.intern(scalar(pattern)?)),
    };
    Some(match length {
        Some(length) => types.intern(Type::Vector { element, length }),
        None => element,
    })
}
