//! Errors of containers, and their places.

use alloc::boxed::Box;
use core::convert::Infallible;
use core::fmt;

use crate::FourCC;

/// The reason for which bytes could not be read, or a container not be written.
///
/// Names the byte of the file, the part that was being read, and the cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    offset: usize,
    part: Option<FourCC>,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The file has no bytes.
    Empty,
    /// The file does not begin with `DXBC`.
    Magic,
    /// There are fewer bytes than something takes.
    Truncated {
        /// The thing that was being read.
        what: &'static str,
        /// Bytes that it takes.
        wanted: u64,
        /// Bytes that are left.
        left: u64,
    },
    /// An offset points outside the data that it points into.
    Offset {
        /// The target of the offset.
        what: &'static str,
        /// The offset, in bytes.
        offset: u64,
        /// The size of the data that it points into, in bytes.
        limit: u64,
    },
    /// A number has a value that it cannot have.
    Value {
        /// The name of the number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// The allowed values.
        allowed: &'static str,
    },
    /// Compressed bytes do not decompress.
    Compression {
        /// The thing that is compressed.
        what: &'static str,
        /// The cause.
        why: &'static str,
    },
    /// Something would take more than the rest of the bytes that the file may unfold to: see
    /// [`Container::within`](crate::Container::within).
    Limit {
        /// The thing that would take them.
        what: &'static str,
        /// Bytes that are left.
        left: u64,
    },
    /// Bytes decompress, but cannot be read then.
    Decompressed {
        /// The thing that is compressed.
        what: &'static str,
        /// The error, whose place counts from the start of the decompressed bytes.
        error: Error,
    },
    /// The typed form of a part would write other bytes than were read, from this one on.
    NotHeld,
    /// A part would lie where other bytes of the file are to be.
    Overlap,
    /// The part or file is larger than the format or the runtime allows.
    TooLarge {
        /// Its size in bytes.
        size: u64,
        /// The largest size in bytes.
        limit: u64,
    },
}

impl Error {
    /// An error at a byte of the file, in this part of it.
    #[must_use]
    pub fn new(kind: ErrorKind, offset: usize, part: Option<FourCC>) -> Self {
        Self(Box::new(Inner { kind, offset, part }))
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The byte of the file at which it was found.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// The part in which it was found, unless in the file's header or directory.
    #[must_use]
    pub fn part(&self) -> Option<FourCC> {
        self.0.part
    }
}

/// An operation that cannot fail has no error.
impl From<Infallible> for Error {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}: ", self.0.offset)?;
        if let Some(part) = self.0.part {
            write!(f, "{part}: ")?;
        }
        self.0.kind.fmt(f)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::Magic => f.write_str("a DXContainer begins with `DXBC`"),
            Self::Truncated { what, wanted, left } => {
                write!(f, "{what} would take {wanted} bytes, {left} are left")
            }
            Self::Offset { what, offset, limit } => {
                write!(f, "{what} would be at {offset:#x}, past the end at {limit:#x}")
            }
            Self::Value { what, value, allowed } => {
                write!(f, "{what} is {value}, it can be {allowed}")
            }
            Self::Compression { what, why } => write!(f, "{what} does not decompress: {why}"),
            Self::Limit { what, left } => {
                write!(f, "{what} would take more than the {left} bytes that are left to unfold to")
            }
            Self::Decompressed { what, error } => write!(f, "{what}, decompressed: {error}"),
            Self::NotHeld => f.write_str("the typed form cannot hold these bytes"),
            Self::Overlap => f.write_str("it would overlap other bytes of the file"),
            Self::TooLarge { size, limit } => {
                write!(f, "{size} bytes are too many, {limit} are the most")
            }
        }
    }
}

impl core::error::Error for Error {
    /// The error of bytes that were decompressed.
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self.kind() {
            ErrorKind::Decompressed { error, .. } => Some(error),
            _ => None,
        }
    }
}
