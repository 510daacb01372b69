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
    let (mut hash, mut found) = (NO_HASH, None);
    for (length, &byte) in name.iter().enumerate() {
        if byte == b'.' {
            found = of_hash(hash, &name[..length]).or(found);
        }
        hash = next_hash(hash, byte);
    }
    // The longest of the names that this one begins with.
    of_hash(hash, name).or_else(|| found.filter(|row| row.is_overloaded()))
}

/// The row of a name that has this hash.
fn of_hash(hash: u32, name: &[u8]) -> Option<&'static Row> {
    let mut place = place(hash);
    loop {
        let row = &INTRINSICS[usize::from(PLACES[place].checked_sub(1)?)];
        if row.name.as_bytes() == name {
            return Some(row);
        }
        place = (place + 1) % NUMBER_OF_PLACES;
    }
}

/// The hash of nothing, from which that of a name is made byte by byte, and so those of all that it begins with: FNV-1a.
const NO_HASH: u32 = 0x811c_9dc5;

/// The hash of a name and a byte after it.
const fn next_hash(hash: u32, byte: u8) -> u32 {
    (hash ^ byte as u32).wrapping_mul(0x0100_0193)
}

/// The first place of [`PLACES`] for a hash.
const fn place(hash: u32) -> usize {
    ((hash ^ hash >> 16) as usize) % NUMBER_OF_PLACES
}

/// A power of two, of which the rows take a third.
const NUMBER_OF_PLACES: usize = 2048;

/// The numbers of the rows, from 1, by the hashes of their names. A row is at the place of its hash, or at the next one that
/// was free; 0 is at a free one.
static PLACES: [u16; NUMBER_OF_PLACES] = {
    let mut places = [0; NUMBER_OF_PLACES];
    let mut row = 0;
    while row < INTRINSICS.len() {
        let name = INTRINSICS[row].name.as_bytes();
        let (mut hash, mut index) = (NO_HASH, 0);
        while index < name.len() {
            hash = next_hash(hash, name[index]);
            index += 1;
        }
        let mut place = place(hash);
        while places[place] != 0 {
            place = (place + 1) % NUMBER_OF_PLACES;
        }
        row += 1;
        places[place] = row as u16;
    }
    places
};

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
    use core::ptr;

    use super::{INTRINSICS, find};

    #[test]
    fn rows_rise_by_their_names() {
        assert!(INTRINSICS.is_sorted_by(|one, next| one.name < next.name));
    }

    #[test]
    fn the_longest_name_is_found() {
        for row in INTRINSICS {
            assert!(find(row.name.as_bytes()).is_some_and(|found| ptr::eq(found, row)));
            let overloaded = alloc::format!("{}.\u{e9}", row.name);
            let found = find(overloaded.as_bytes());
            assert_eq!(found.is_some(), row.is_overloaded());
            assert!(found.is_none_or(|found| ptr::eq(found, row)));
        }
        assert!(find(b"").is_none());
        assert!(find(b"dx").is_none());
        assert!(find(b"sqr.f32").is_none());
        assert!(find(b"sqrtf32").is_none());
    }
}
