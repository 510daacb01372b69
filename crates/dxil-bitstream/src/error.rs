//! What can be wrong with a stream, and where.

use alloc::boxed::Box;
use core::fmt;

/// Why a stream could not be read or written.
///
/// Names the bit of the stream, the block that was being read or written, and the cause.
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
    /// There are fewer bits than something takes.
    Truncated {
        /// Bits that it takes.
        wanted: u64,
        /// Bits that are left of the block or the stream.
        left: u64,
    },
    /// A number has a value that it cannot have.
    Value {
        /// Which number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// What is allowed.
        allowed: &'static str,
    },
    /// The bits up to the next multiple of 32 are not zero.
    Padding,
    /// A VBR has more chunks than its value needs.
    PaddedVbr,
    /// A VBR has a value of more than 64 bits.
    LongVbr,
    /// The operands of an abbreviation do not go together.
    Abbreviation(&'static str),
    /// No abbreviation has this id.
    UnknownAbbreviation(u32),
    /// Something other than a block is at the top level.
    TopLevel,
    /// Blocks nest deeper than [`MAX_DEPTH`](crate::MAX_DEPTH).
    Nesting,
    /// A block ends at another bit than its length says.
    BlockEnd {
        /// The bit at which its length says that it ends.
        stated: u64,
    },
    /// A BLOCKINFO block has something that means nothing there.
    BlockInfo(&'static str),
    /// A value has no place in a field.
    Field {
        /// The value.
        value: u64,
        /// The field's width in bits.
        width: u32,
    },
    /// A value is none of the characters that `Char6` has.
    Char6(u64),
    /// A value is not the literal of the abbreviation.
    Literal {
        /// The value.
        value: u64,
        /// The literal.
        literal: u64,
    },
    /// A record has more or fewer operands than its abbreviation takes.
    OperandCount {
        /// Operands of the record, without its code.
        given: usize,
        /// Operands that the abbreviation takes, at least so many if it ends with an array.
        wanted: usize,
    },
    /// A record has a blob and its abbreviation has none, or the other way round.
    Blob,
    /// A block ends that was not entered, or the stream ends inside a block.
    Unbalanced,
    /// A block, or the number of something, is larger than 32 bits can say.
    TooLarge,
}

impl Error {
    /// An error at a bit of the stream.
    #[cold]
    pub(crate) fn new(kind: ErrorKind, offset: u64) -> Self {
        Self(Box::new(Inner { kind, offset, block: None }))
    }

    /// Says in which block it was found, unless that is said already.
    #[cold]
    pub(crate) fn set_block(&mut self, block: Option<u32>) {
        self.0.block = self.0.block.or(block);
    }

    /// The same, in a block.
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

    /// The bit of the stream at which it was found.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// The id of the block in which it was found, unless at the top level.
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
                write!(f, "{wanted} bits are wanted, {left} are left")
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
                write!(f, "the block ends here, but by its length at byte {byte:#x}, bit {bit}")
            }
            Self::BlockInfo(why) => write!(f, "BLOCKINFO has {why}"),
            Self::Field { value, width } => write!(f, "{value} does not fit into {width} bits"),
            Self::Char6(value) => write!(f, "{value:#x} is none of a-z, A-Z, 0-9, `.` and `_`"),
            Self::Literal { value, literal } => {
                write!(f, "the abbreviation has the literal {literal}, the record {value}")
            }
            Self::OperandCount { given, wanted } => {
                write!(f, "the abbreviation takes {wanted} operands, the record has {given}")
            }
            Self::Blob => f.write_str("either the abbreviation or the record has a blob"),
            Self::Unbalanced => f.write_str("blocks are not entered as often as left"),
            Self::TooLarge => f.write_str("a length or count takes more than 32 bits"),
        }
    }
}

impl core::error::Error for Error {}
impl core::error::Error for ErrorKind {}
