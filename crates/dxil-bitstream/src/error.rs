//! Errors.

use alloc::boxed::Box;
use core::fmt;

/// An error of reading or writing a stream.
///
/// Has the cause, the offset in bits, and the id of the block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    offset: u64,
    block: Option<u32>,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream does not begin with [`MAGIC`](crate::MAGIC).
    Magic,
    /// The block or stream ends too early.
    Truncated {
        /// The number of bits needed.
        wanted: u64,
        /// The number of bits left in the block or stream.
        left: u64,
    },
    /// A number is out of range.
    Value {
        /// The name of the number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// The allowed values.
        allowed: &'static str,
    },
    /// The bits up to the next multiple of 32 are not zero.
    Padding,
    /// A VBR has more chunks than its value needs.
    PaddedVbr,
    /// A VBR has a value of more than 64 bits.
    LongVbr,
    /// The operands of an abbreviation contradict each other.
    Abbreviation(&'static str),
    /// No abbreviation has this id.
    UnknownAbbreviation(u32),
    /// Something other than a block is at the top level.
    TopLevel,
    /// Blocks nest deeper than [`MAX_DEPTH`](crate::MAX_DEPTH).
    Nesting,
    /// A block does not end where its length says.
    BlockEnd {
        /// The end by its length, in bits.
        stated: u64,
    },
    /// A BLOCKINFO block has an entry that is not allowed in it.
    BlockInfo(&'static str),
    /// A value does not fit into a field.
    Field {
        /// The value.
        value: u64,
        /// The field's width in bits.
        width: u32,
    },
    /// The alphabet of `Char6` does not have a value.
    Char6(u64),
    /// A value differs from the literal of the abbreviation.
    Literal {
        /// The value.
        value: u64,
        /// The literal.
        literal: u64,
    },
    /// A record has more or fewer operands than its abbreviation takes.
    OperandCount {
        /// The number of operands of the record, without its code.
        given: usize,
        /// The number of operands of the abbreviation; a minimum if it ends with an array.
        wanted: usize,
    },
    /// Only one of a record and its abbreviation has a blob.
    Blob,
    /// A block ends outside of all blocks, or the stream ends inside a block.
    Unbalanced,
    /// The length of a block, or a count, does not fit into 32 bits.
    TooLarge,
}

impl Error {
    /// Creates an error at a bit of the stream.
    #[cold]
    pub(crate) fn new(kind: ErrorKind, offset: u64) -> Self {
        Self(Box::new(Inner { kind, offset, block: None }))
    }

    /// Sets the block, unless it is set.
    #[cold]
    pub(crate) fn set_block(&mut self, block: Option<u32>) {
        self.0.block = self.0.block.or(block);
    }

    /// Returns the error with the block set, unless it was set before.
    #[cold]
    pub(crate) fn within(mut self, block: Option<u32>) -> Self {
        self.set_block(block);
        self
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The offset in the stream, in bits.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// The id of the block with the error, or `None` at the top level.
    #[must_use]
    pub fn block(&self) -> Option<u32> {
        self.0.block
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, offset, block } = &*self.0;
        write!(f, "byte {:#x}, bit {}: ", offset / 8, offset % 8)?;
        if let Some(block) = block {
            write!(f, "block {block}: ")?;
        }
        kind.fmt(f)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Magic => f.write_str("a stream of bitcode begins with `BC` 0xC0DE"),
            Self::Truncated { wanted, left } => {
                write!(f, "{wanted} bits are needed, {left} are left")
            }
            Self::Value { what, value, allowed } => {
                write!(f, "{what} is {value}, it can be {allowed}")
            }
            Self::Padding => f.write_str("the bits up to the next word are not zero"),
            Self::PaddedVbr => f.write_str("a VBR has more chunks than its value needs"),
            Self::LongVbr => f.write_str("a VBR has a value of more than 64 bits"),
            Self::Abbreviation(why) => write!(f, "an abbreviation {why}"),
            Self::UnknownAbbreviation(id) => write!(f, "no abbreviation has the id {id}"),
            Self::TopLevel => f.write_str("only blocks can be at the top level"),
            Self::Nesting => write!(f, "blocks nest deeper than {}", crate::MAX_DEPTH),
            Self::BlockEnd { stated } => {
                let (byte, bit) = (stated / 8, stated % 8);
                write!(f, "the block ends here, but its length says byte {byte:#x}, bit {bit}")
            }
            Self::BlockInfo(why) => write!(f, "BLOCKINFO has {why}"),
            Self::Field { value, width } => write!(f, "{value} does not fit into {width} bits"),
            Self::Char6(value) => write!(f, "{value:#x} is not one of a-z, A-Z, 0-9, `.` and `_`"),
            Self::Literal { value, literal } => {
                write!(f, "the abbreviation has the literal {literal}, but the record has {value}")
            }
            Self::OperandCount { given, wanted } => {
                write!(f, "the abbreviation takes {wanted} operands, but the record has {given}")
            }
            Self::Blob => f.write_str("only one of the abbreviation and the record has a blob"),
            Self::Unbalanced => f.write_str("a block ends that was not entered, or does not end"),
            Self::TooLarge => f.write_str("a length or count takes more than 32 bits"),
        }
    }
}

impl core::error::Error for Error {}
impl core::error::Error for ErrorKind {}
