//! Abbreviations, the encodings of records.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use smallvec::SmallVec;

use crate::ErrorKind;

/// The encoding of an operand of a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A constant, which takes no bits.
    Literal(u64),
    /// A field of this width in bits, at most 32. A field of no bits is 0.
    Fixed(u32),
    /// Chunks of this width in bits, 2 to 32, whose highest bit says whether another chunk follows.
    /// A VBR of no bits is 0.
    Vbr(u32),
    /// A count, as a VBR with chunks of 6 bits, and that number of elements. The next operand, the
    /// last one, is the encoding of an element.
    Array,
    /// One of the characters `a-zA-Z0-9._` in 6 bits. Its value is the character's ASCII code.
    Char6,
    /// The last operand: a count, as a VBR with chunks of 6 bits, and that number of bytes, which
    /// begin at a multiple of 32 bits and are padded to one.
    Blob,
}

/// An operand in a definition. Before it is a bit that is 1 before a literal.
pub(crate) enum Encoding {
    Literal(u64),
    /// The number of the encoding, and the width, if it has one.
    Other(u64, Option<u32>),
}

impl Operand {
    pub(crate) const fn encoding(self) -> Encoding {
        match self {
            Self::Literal(value) => Encoding::Literal(value),
            Self::Fixed(width) => Encoding::Other(1, Some(width)),
            Self::Vbr(width) => Encoding::Other(2, Some(width)),
            Self::Array => Encoding::Other(3, None),
            Self::Char6 => Encoding::Other(4, None),
            Self::Blob => Encoding::Other(5, None),
        }
    }
}

/// The encoding of the code and the operands of a record. Up to six operands, as most of
/// LLVM's have, need no memory of their own.
///
/// ```
/// use dxil_bitstream::{Abbreviation, Operand};
///
/// let string = Abbreviation::new([Operand::Literal(9), Operand::Array, Operand::Fixed(7)])?;
/// assert_eq!(string.operands().len(), 3);
/// assert!(Abbreviation::new([Operand::Array, Operand::Fixed(7)]).is_err()); // there is no code
/// # Ok::<(), dxil_bitstream::ErrorKind>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Abbreviation(SmallVec<[Operand; 6]>);

impl Clone for Abbreviation {
    // The list's own copies one operand after another.
    fn clone(&self) -> Self {
        Self(SmallVec::from_slice(&self.0))
    }
}

impl Abbreviation {
    /// The largest number of operands. A record can have more: elements of an array.
    ///
    /// The limit exists because a literal takes no bits of a record: a small file could claim a
    /// large record.
    pub const MAX_OPERANDS: usize = 256;

    /// The largest width of a field or chunk, in bits.
    pub(crate) const MAX_WIDTH: u32 = 32;

    /// Creates an abbreviation with these operands. The first one is the encoding of the record's
    /// code.
    ///
    /// # Errors
    ///
    /// Fails if there is no code or it is an array or blob, if an array is not second to last or
    /// its elements take no bits, if a blob is not last, if a width is out of range, and if there
    /// are more operands than [`MAX_OPERANDS`](Self::MAX_OPERANDS).
    pub fn new(operands: impl AsRef<[Operand]>) -> Result<Self, ErrorKind> {
        Self::checked(SmallVec::from_slice(operands.as_ref()))
    }

    /// The operands as an abbreviation, if they make one.
    #[inline]
    pub(crate) fn checked(operands: SmallVec<[Operand; 6]>) -> Result<Self, ErrorKind> {
        check_all(&operands)?;
        Ok(Self(operands))
    }

    /// All operands, the code first.
    #[must_use]
    pub fn operands(&self) -> &[Operand] {
        &self.0
    }
}

/// The encoding of the code, and those after it.
#[inline]
pub(crate) fn split_first(operands: &[Operand]) -> (Operand, &[Operand]) {
    let (code, others) = operands.split_first().unwrap_or((&Operand::Fixed(0), &[]));
    (*code, others)
}

/// Checks that operands make an abbreviation.
fn check_all(operands: &[Operand]) -> Result<(), ErrorKind> {
    let mut first_of_tail = None;
    for (index, operand) in operands.iter().enumerate() {
        check(operand)?;
        if matches!(operand, Operand::Array | Operand::Blob) && first_of_tail.is_none() {
            first_of_tail = Some(index);
        }
    }
    if operands.len() > Abbreviation::MAX_OPERANDS {
        return Err(ErrorKind::Abbreviation("has more than 256 operands"));
    }
    match first_of_tail {
        None if operands.is_empty() => no_code(),
        None => Ok(()),
        Some(0) => no_code(),
        Some(scalars) => check_tail(operands.get(scalars..).unwrap_or_default()),
    }
}

fn no_code() -> Result<(), ErrorKind> {
    Err(ErrorKind::Abbreviation("does not begin with a code"))
}

/// Checks the operands from an array or blob on.
fn check_tail(tail: &[Operand]) -> Result<(), ErrorKind> {
    match *tail {
        [Operand::Blob] => Ok(()),
        [Operand::Array, element] => check_element(element),
        [Operand::Array] => Err(ErrorKind::Abbreviation("has an array of nothing")),
        _ => Err(ErrorKind::Abbreviation("has operands after an array or blob")),
    }
}

/// Checks the width of a field or of a chunk.
#[inline]
fn check(operand: &Operand) -> Result<(), ErrorKind> {
    match *operand {
        Operand::Fixed(width) if width > Abbreviation::MAX_WIDTH => {
            Err(width_error("the width of a field", width, "0 to 32"))
        }
        Operand::Vbr(width) if width == 1 || width > Abbreviation::MAX_WIDTH => {
            Err(width_error("the width of a chunk", width, "0, or 2 to 32"))
        }
        _ => Ok(()),
    }
}

fn width_error(what: &'static str, width: u32, allowed: &'static str) -> ErrorKind {
    ErrorKind::Value { what, value: width.into(), allowed }
}

/// Checks that the elements of an array take bits: a small file could claim any number of elements
/// without bits.
fn check_element(element: Operand) -> Result<(), ErrorKind> {
    match element {
        Operand::Fixed(1..) | Operand::Vbr(1..) | Operand::Char6 => Ok(()),
        Operand::Array | Operand::Blob => Err(ErrorKind::Abbreviation("has an array of arrays")),
        _ => Err(ErrorKind::Abbreviation("has an array of elements without bits")),
    }
}
