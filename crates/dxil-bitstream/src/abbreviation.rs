//! Abbreviations: how the operands of a record are coded.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::boxed::Box;
use alloc::sync::Arc;

use crate::ErrorKind;

/// How an operand of a record is coded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// It always has this value, and takes no bits.
    Literal(u64),
    /// A field of so many bits: at most 32. One of no bits is 0.
    Fixed(u32),
    /// Chunks of so many bits, the highest of which says whether another one follows: 2 to 32, or no
    /// bits, which is 0.
    Vbr(u32),
    /// A count, a VBR of 6 bits a chunk, and so many elements: the next and last operand is one of them.
    Array,
    /// One of the characters `a-zA-Z0-9._` in 6 bits. Its value is the character's ASCII code.
    Char6,
    /// The last operand: a count, a VBR of 6 bits a chunk, and so many bytes, which begin at a multiple
    /// of 32 bits and are filled up to one.
    Blob,
}

/// How the code and the operands of a record are coded. Cheap to clone.
///
/// ```
/// use dxil_bitstream::{Abbreviation, Operand};
///
/// let string = Abbreviation::new([Operand::Literal(9), Operand::Array, Operand::Fixed(7)])?;
/// assert_eq!(string.operands().len(), 3);
/// assert!(Abbreviation::new([Operand::Array, Operand::Fixed(7)]).is_err()); // there is no code
/// # Ok::<(), dxil_bitstream::ErrorKind>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Abbreviation(Arc<Inner>);

#[derive(PartialEq, Eq, Debug)]
struct Inner {
    operands: Box<[Operand]>,
    /// The number of operands before an array or blob, the code included.
    scalars: usize,
    tail: Tail,
}

/// What follows the scalar operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tail {
    None,
    /// An array of elements coded like this.
    Array(Operand),
    Blob,
}

impl Abbreviation {
    /// The largest number of operands. A record can have more: elements of an array.
    ///
    /// A literal takes no bits of a record, so that a small file could otherwise say a lot.
    pub const MAX_OPERANDS: usize = 256;

    /// The largest width of a field or chunk, in bits.
    pub(crate) const MAX_WIDTH: u32 = 32;

    /// An abbreviation with these operands. The first is the code of the record.
    ///
    /// # Errors
    ///
    /// Fails where there is no code or it is an array or blob, where an array is not second to last,
    /// its element is not a field of at least one bit, or a blob is not last, where a width is not
    /// allowed, and where there are more operands than [`MAX_OPERANDS`](Self::MAX_OPERANDS).
    pub fn new(operands: impl Into<Box<[Operand]>>) -> Result<Self, ErrorKind> {
        let operands = operands.into();
        operands.iter().try_for_each(check)?;
        if operands.len() > Self::MAX_OPERANDS {
            return Err(ErrorKind::Abbreviation("has more than 256 operands"));
        }
        let is_tail = |operand: &Operand| matches!(operand, Operand::Array | Operand::Blob);
        let scalars = operands.iter().position(is_tail).unwrap_or(operands.len());
        if scalars == 0 {
            return Err(ErrorKind::Abbreviation("does not begin with a code"));
        }
        let tail = match *operands.get(scalars..).unwrap_or_default() {
            [] => Tail::None,
            [Operand::Blob] => Tail::Blob,
            [Operand::Array, element] => Tail::Array(checked_element(element)?),
            [Operand::Array] => return Err(ErrorKind::Abbreviation("has an array of nothing")),
            _ => return Err(ErrorKind::Abbreviation("goes on behind an array or blob")),
        };
        Ok(Self(Arc::new(Inner { operands, scalars, tail })))
    }

    /// All operands, the code first.
    #[must_use]
    pub fn operands(&self) -> &[Operand] {
        &self.0.operands
    }

    /// How the code is coded, then how each operand up to an array or blob is.
    pub(crate) fn scalars(&self) -> (Operand, &[Operand]) {
        let scalars = self.0.operands.get(..self.0.scalars).unwrap_or_default();
        scalars.split_first().map_or((Operand::Fixed(0), &[]), |(code, rest)| (*code, rest))
    }

    /// What follows the scalar operands.
    pub(crate) fn tail(&self) -> Tail {
        self.0.tail
    }
}

/// Checks the width of a field or of a chunk.
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

/// An element of an array takes bits: else a small file could claim any number of them.
fn checked_element(element: Operand) -> Result<Operand, ErrorKind> {
    match element {
        Operand::Fixed(1..) | Operand::Vbr(1..) | Operand::Char6 => Ok(element),
        Operand::Array | Operand::Blob => Err(ErrorKind::Abbreviation("has an array of arrays")),
        _ => Err(ErrorKind::Abbreviation("has an array of elements without bits")),
    }
}
