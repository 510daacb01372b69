//! The table of LLVM 23's intrinsics: those that do not belong to a target, and those of DirectX.

use crate::AttributeKind::{self, *};

/// The intrinsics of one name.
#[derive(Debug)]
pub(super) struct Row {
    /// The name without `llvm.`, and without the types of overloads.
    pub(super) name: &'static str,
    /// None for `void`; several are the elements of a struct.
    pub(super) results: &'static [Pattern],
    pub(super) parameters: &'static [Pattern],
    /// The attributes of the function: a set of [`FUNCTION_ATTRIBUTES`].
    pub(super) function: u16,
    /// The value of `memory`; [`ALL`] if there is none.
    pub(super) memory: u16,
    /// The attributes of the result, which is slot 0, and of the parameters.
    pub(super) slots: &'static [(u8, SlotAttribute)],
}

/// A type of an intrinsic. An index is that of an overload, in the order of the results and parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    Integer(u32),
    Half,
    Float,
    Double,
    /// A pointer in address space 0.
    Pointer,
    Token,
    Metadata,
    /// Further arguments may follow.
    Variadic,
    Vector(u32, &'static Pattern),
    /// An overload: a type of this shape with elements of this kind.
    Overload(Shape, Element),
    /// An overload: a vector of a pointer for each element of another overload.
    PointersInto(usize),
    /// The overload itself.
    Same(usize),
    /// A vector of a type for each element of the overload; for a scalar the type itself.
    Shaped(usize, &'static Pattern),
    /// The type of the elements of the overload.
    ElementOf(usize),
    /// A vector with the overload's elements, but another number of them.
    Part(usize, u32),
}

/// Whether an overload is a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Either,
    Scalar,
    Vector,
}

/// The kind of an overload, or of its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    Any,
    Integer,
    Float,
    Pointer,
}

/// An attribute of a result or a parameter.
#[derive(Clone, Copy, Debug)]
pub(super) enum SlotAttribute {
    Kind(AttributeKind),
    /// The integers from the first to before the second.
    Range(i64, i64),
}

/// All memory, read and written.
pub(super) const ALL: u16 = 0xfff;

const NONE: u16 = 0;
const NO_UNWIND: u16 = 1;
const NO_CALLBACK: u16 = 1 << 1;
const NO_FREE: u16 = 1 << 2;
const NO_SYNC: u16 = 1 << 3;
const WILL_RETURN: u16 = 1 << 4;
const SPECULATABLE: u16 = 1 << 5;
const NO_CREATE_UNDEF_OR_POISON: u16 = 1 << 6;
const CONVERGENT: u16 = 1 << 7;
const STRICT_FP: u16 = 1 << 8;
const NO_RETURN: u16 = 1 << 9;
const COLD: u16 = 1 << 10;
const NO_DUPLICATE: u16 = 1 << 11;
const NO_MERGE: u16 = 1 << 12;

/// Those of most intrinsics.
const PLAIN: u16 = NO_UNWIND | THROWING;

/// Those of most intrinsics that may unwind.
const THROWING: u16 = NO_CALLBACK | NO_FREE | NO_SYNC | WILL_RETURN;

/// The attributes of functions, by their bits.
pub(super) const FUNCTION_ATTRIBUTES: [AttributeKind; 13] = [
    NoUnwind,
    NoCallback,
    NoFree,
    NoSync,
    WillReturn,
    Speculatable,
    NoCreateUndefOrPoison,
    Convergent,
    StrictFp,
    NoReturn,
    Cold,
    NoDuplicate,
    NoMerge,
];

/// The row of a name without `llvm.`, which may be followed by the types of overloads.
pub(super) fn find(name: &[u8]) -> Option<&'static Row> {
    let mut length = name.len();
    loop {
        let found = INTRINSICS.binary_search_by(|row| row.name.as_bytes().cmp(&name[..length]));
        if let Ok(index) = found {
            let row = &INTRINSICS[index];
            return (length == name.len() || row.is_overloaded()).then_some(row);
        }
        length = name[..length].iter().rposition(|&byte| byte == b'.')?;
    }
}

impl Row {
    /// The results and parameters.
    pub(super) fn patterns(&self) -> impl Iterator<Item = Pattern> {
        self.results.iter().chain(self.parameters).copied()
    }

    /// Whether the name ends with the types of overloads.
    pub(super) fn is_overloaded(&self) -> bool {
        self.patterns().any(Pattern::is_overload)
    }
}

impl Pattern {
    /// Whether its type is part of the name.
    pub(super) const fn is_overload(self) -> bool {
        matches!(self, Self::Overload(..) | Self::PointersInto(_))
    }

    /// The overload that it is derived from.
    pub(super) const fn source(self) -> Option<usize> {
        match self {
            Self::PointersInto(source)
            | Self::Same(source)
            | Self::Shaped(source, _)
            | Self::ElementOf(source)
            | Self::Part(source, _) => Some(source),
            _ => None,
        }
    }
}

const fn it(
    name: &'static str,
    results: &'static [Pattern],
    parameters: &'static [Pattern],
    function: u16,
    memory: u16,
    slots: &'static [(u8, SlotAttribute)],
) -> Row {
    Row { name, results, parameters, function, memory, slots }
}

use Pattern::{
    Double, ElementOf, Float, Half, Metadata, Part, Pointer, PointersInto, Same, Shaped, Token,
    Variadic, Vector,
};
use SlotAttribute::{Kind, Range};

const I1: Pattern = Pattern::Integer(1);
const I8: Pattern = Pattern::Integer(8);
const I32: Pattern = Pattern::Integer(32);
const I64: Pattern = Pattern::Integer(64);

const ANY: Pattern = Pattern::Overload(Shape::Either, Element::Any);
const ANY_INTEGER: Pattern = Pattern::Overload(Shape::Either, Element::Integer);
const ANY_FLOAT: Pattern = Pattern::Overload(Shape::Either, Element::Float);
const ANY_POINTER: Pattern = Pattern::Overload(Shape::Scalar, Element::Pointer);
const ANY_SCALAR_INTEGER: Pattern = Pattern::Overload(Shape::Scalar, Element::Integer);
const ANY_SCALAR_FLOAT: Pattern = Pattern::Overload(Shape::Scalar, Element::Float);
const ANY_VECTOR: Pattern = Pattern::Overload(Shape::Vector, Element::Any);
const ANY_VECTOR_INTEGER: Pattern = Pattern::Overload(Shape::Vector, Element::Integer);
const ANY_VECTOR_FLOAT: Pattern = Pattern::Overload(Shape::Vector, Element::Float);
const ANY_VECTOR_POINTER: Pattern = Pattern::Overload(Shape::Vector, Element::Pointer);

/// All rows, by their names.
static INTRINSICS: &[Row] = &include!("../../generated/intrinsics.rs");

#[cfg(test)]
mod tests {
    use super::INTRINSICS;

    #[test]
    fn rows_rise_by_their_names() {
        assert!(INTRINSICS.is_sorted_by(|one, next| one.name < next.name));
    }
}
