//! How the type of a function differs from that of LLVM's intrinsic of its name, in the words of LLVM 23.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use super::modern::{Element, Pattern, Row, Shape};
use super::signature::{matches, parameters_of};
use crate::{Type, TypeId, Types};

/// The first difference that LLVM finds: it reads the result, then the parameters, and then those of them that are
/// derived from overloads that come after them.
pub(super) fn mismatch(types: &Types, row: &Row, ty: TypeId) -> Option<String> {
    let Type::Function { result, parameters, variadic } = &types[ty] else {
        return Some("intrinsic is no function".into());
    };
    let mut signature = Signature { types, overloads: Vec::new(), later: Vec::new() };
    let (patterns, takes_more) = parameters_of(row);
    let found = signature.result(row.results, *result).or_else(|| {
        let (expected, found) = (patterns.len(), parameters.len());
        (expected != found).then(|| {
            format!("intrinsic has incorrect number of args. Expected {expected}, but got {found}")
        })
    });
    let mut pairs = patterns.iter().zip(parameters).enumerate();
    found
        .or_else(|| {
            pairs.find_map(|(index, (&pattern, &ty))| {
                signature.next(pattern, ty, Place::Argument(index))
            })
        })
        .or_else(|| {
            let later = core::mem::take(&mut signature.later);
            later.into_iter().find_map(|(pattern, ty, place)| {
                signature.difference(pattern, ty, &place.to_string())
            })
        })
        .or_else(|| match (takes_more, variadic) {
            (false, true) => Some("intrinsic was defined with variable arguments!".into()),
            (true, false) => Some("intrinsic was not defined with variable arguments!".into()),
            _ => None,
        })
}

/// A part of the type of a function.
#[derive(Clone, Copy)]
enum Place {
    Result,
    /// An element of the struct that is the result.
    Element(usize),
    Argument(usize),
}

impl core::fmt::Display for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Result => f.write_str("return"),
            Self::Element(index) => write!(f, "return struct element {index}"),
            Self::Argument(index) => write!(f, "argument {index}"),
        }
    }
}

/// The part of the type that has been read.
struct Signature<'a> {
    types: &'a Types,
    overloads: Vec<TypeId>,
    /// The parts that are derived from overloads that come later.
    later: Vec<(Pattern, TypeId, Place)>,
}

impl Signature<'_> {
    fn result(&mut self, patterns: &[Pattern], ty: TypeId) -> Option<String> {
        let types = self.types;
        match patterns {
            [] => (ty != types.void()).then(|| self.unlike("return", "", "void", ty)),
            &[pattern] => self.next(pattern, ty, Place::Result),
            _ => match &types[ty] {
                Type::Struct(body) if !body.packed && body.elements.len() == patterns.len() => {
                    let mut pairs = patterns.iter().zip(&body.elements).enumerate();
                    pairs.find_map(|(index, (&pattern, &ty))| {
                        self.next(pattern, ty, Place::Element(index))
                    })
                }
                _ => {
                    let length = patterns.len();
                    let expected = format!("literal non-packed struct with {length} elements");
                    Some(self.unlike("return", "", &expected, ty))
                }
            },
        }
    }

    /// The difference of the next part, unless it is known only later.
    fn next(&mut self, pattern: Pattern, ty: TypeId, place: Place) -> Option<String> {
        if pattern.source().is_some_and(|source| source >= self.overloads.len()) {
            if pattern.is_overload() {
                self.overloads.push(ty);
            }
            self.later.push((pattern, ty, place));
            return None;
        }
        let difference = self.difference(pattern, ty, &place.to_string());
        if pattern.is_overload() {
            self.overloads.push(ty);
        }
        difference
    }

    /// The difference of a type from what a pattern stands for.
    fn difference(&self, pattern: Pattern, ty: TypeId, place: &str) -> Option<String> {
        let types = self.types;
        if matches(types, pattern, ty, &self.overloads) {
            return None;
        }
        let length = types.vector_length(ty);
        let inner = match pattern {
            Pattern::Shaped(_, element) if self.length(pattern) == length => Some(element),
            Pattern::Vector(of, element) if length == Some(of) => Some(element),
            _ => None,
        };
        if let Some(&element) = inner {
            let place =
                if length.is_some() { format!("{place} vector element") } else { place.into() };
            return self.difference(element, types.scalar(ty), &place);
        }
        let mut note = self.relation(pattern);
        let mut expected = self.expected(pattern, ty);
        if let Some(relation) = &mut note {
            *relation = format!(" ({relation})");
        }
        if let (Some(source), Some(overload)) = (pattern.source(), self.overload(pattern)) {
            if !matches!(pattern, Pattern::Same(_)) {
                expected += &format!(" (overload type {source} is {})", types.display(overload));
            }
        }
        Some(self.unlike(place, &note.unwrap_or_default(), &expected, ty))
    }

    /// The overload that a pattern refers to.
    fn overload(&self, pattern: Pattern) -> Option<TypeId> {
        self.overloads.get(pattern.source()?).copied()
    }

    /// The number of its elements.
    fn length(&self, pattern: Pattern) -> Option<u32> {
        self.types.vector_length(self.overload(pattern)?)
    }

    /// The relation of a pattern to an overload.
    fn relation(&self, pattern: Pattern) -> Option<String> {
        Some(match pattern {
            Pattern::Overload(..) => format!("overload type {}", self.overloads.len()),
            Pattern::Same(source) => format!("matching overload type {source}"),
            Pattern::Shaped(source, _) => format!("same vector width of overload type {source}"),
            Pattern::ElementOf(source) => format!("vector element of overload type {source}"),
            Pattern::PointersInto(source) => {
                format!("vector of pointers to elements of overload type {source}")
            }
            Pattern::Part(source, parts) => {
                format!("1/nth (n={parts}) elements vector of overload type {source}")
            }
            _ => return None,
        })
    }

    /// The types that a pattern stands for, where there is this one.
    fn expected(&self, pattern: Pattern, found: TypeId) -> String {
        let length = self.length(pattern).unwrap_or_default();
        let display = |ty: Option<TypeId>| {
            ty.map_or_else(String::new, |ty| self.types.display(ty).to_string())
        };
        let element = || display(self.overload(pattern).map(|ty| self.types.scalar(ty)));
        match pattern {
            Pattern::Overload(shape, element) => kind(shape, element).into(),
            Pattern::Same(_) => display(self.overload(pattern)),
            Pattern::ElementOf(_) => element(),
            Pattern::Shaped(..) if length == 0 => "scalar".into(),
            Pattern::Shaped(..) if self.types.vector_length(found).is_none() => "vector".into(),
            Pattern::Shaped(..) | Pattern::Vector(..) => {
                let length = if let Pattern::Vector(length, _) = pattern { length } else { length };
                format!("vector with {length} elements")
            }
            Pattern::PointersInto(_) => format!("vector of pointers with {length} elements"),
            Pattern::Part(_, parts) => format!("<{} x {}>", length / parts.max(1), element()),
            Pattern::Integer(bits) => format!("i{bits}"),
            Pattern::Half => "half".into(),
            Pattern::Float => "float".into(),
            Pattern::Double => "double".into(),
            Pattern::Pointer => "ptr".into(),
            Pattern::Token => "token".into(),
            Pattern::Metadata => "metadata".into(),
            Pattern::Variadic => String::new(),
        }
    }

    fn unlike(&self, place: &str, note: &str, expected: &str, ty: TypeId) -> String {
        let found = self.types.display(ty);
        format!("intrinsic {place} type{note} expected {expected}, but got {found}")
    }
}

/// The types of an overload.
const fn kind(shape: Shape, element: Element) -> &'static str {
    match (shape, element) {
        (Shape::Either, Element::Any) => "any type",
        (Shape::Either, Element::Integer) => "any integer or integer vector",
        (Shape::Either, Element::Float) => "any fp or fp vector",
        (Shape::Either, Element::Pointer) => "any pointer or pointer vector",
        (Shape::Scalar, Element::Any) => "any scalar type",
        (Shape::Scalar, Element::Integer) => "any integer type",
        (Shape::Scalar, Element::Float) => "any fp type",
        (Shape::Scalar, Element::Pointer) => "any pointer type",
        (Shape::Vector, Element::Any) => "any vector type",
        (Shape::Vector, Element::Integer) => "any integer vector",
        (Shape::Vector, Element::Float) => "any fp vector",
        (Shape::Vector, Element::Pointer) => "any pointer vector",
    }
}
