//! The error of a listing.

use alloc::boxed::Box;
use core::fmt;

use dxil_container::FourCC;
use dxil_container::read::{Part, Program};
use dxil_metadata as metadata;

/// The reason why a file cannot be listed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// A part cannot be read.
    Container(dxil_container::Error),
    /// A module without a container cannot be read.
    Bitcode(dxil_bitcode::Error),
    /// The module in a part cannot be read.
    Program {
        /// The part.
        part: FourCC,
        /// The byte of the file where the module begins.
        offset: usize,
        /// The error, whose place counts from there.
        error: dxil_bitcode::Error,
    },
    /// A module cannot be printed within the limit.
    Text(dxil_text::Error),
    /// A program of DXBC cannot be read.
    Dxbc(dxbc_code::Error),
    /// The metadata of DXIL is missing or malformed.
    Metadata(metadata::Error),
    /// The container has no program.
    NoProgram,
    /// The program of the container is DXIL, not DXBC.
    NoDxbc,
    /// The program database has no stream with a container.
    NoContainer,
    /// The symbol of a buffer is not a pointer to a struct.
    BufferType {
        /// The name of the buffer.
        name: bstr::BString,
    },
    /// The comments exceed the limit: they repeat names and structs that a file can share.
    TooLong {
        /// The limit in bytes.
        limit: usize,
    },
    /// Values, expressions and shaders of an effect would be read more often than the limit allows: a file can refer to the
    /// same ones again and again.
    TooMuchWork {
        /// The limit in bytes.
        limit: usize,
    },
    /// The value of an effect's state is an expression, but there is no code of one.
    NoExpression {
        /// The byte of the file where it would be.
        offset: usize,
    },
    /// The value of an effect's state is of a kind that is not known.
    Assignment {
        /// The byte of the file where the state is.
        offset: usize,
        /// The number of the kind.
        kind: u32,
    },
    /// A shader or a part of an expression cannot be read.
    Inside {
        /// The byte of the file where it begins.
        offset: usize,
        /// The error, whose place counts from there.
        error: Box<Error>,
    },
    /// Structs of buffers are nested too deeply.
    TooDeep,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Container(error) => error.fmt(f),
            Self::Bitcode(error) => error.fmt(f),
            Self::Program { part, offset, error } => write!(f, "{offset:#x}: {part}: {error}"),
            Self::Dxbc(error) => error.fmt(f),
            Self::Metadata(error) => error.fmt(f),
            Self::Text(error) => error.fmt(f),
            Self::NoProgram => {
                f.write_str("the container has no program: neither DXIL, ILDB, SHEX, SHDR nor FX10")
            }
            Self::NoDxbc => f.write_str(
                "the container has DXIL, no DXBC: list it with `dxil_inspect::disassemble`, which lists either",
            ),
            Self::NoContainer => f.write_str("the program database holds no container"),
            Self::BufferType { name } => {
                write!(f, "the symbol of the buffer \"{name}\" is not a pointer to a struct")
            }
            Self::TooLong { limit } => {
                write!(f, "the comments would be longer than {limit} bytes")
            }
            Self::TooMuchWork { limit } => write!(
                f,
                "more than {limit} bytes of values, expressions and shaders would be read, counted for each reference"
            ),
            Self::NoExpression { offset } => {
                write!(f, "{offset:#x}: the expression of a state has no code")
            }
            Self::Inside { offset, error } => {
                write!(f, "inside what begins at {offset:#x}: {error}")
            }
            Self::Assignment { offset, kind } => {
                write!(f, "{offset:#x}: the value of a state is of the unknown kind {kind}")
            }
            Self::TooDeep => f.write_str("structs of buffers nest deeper than 128"),
        }
    }
}

impl Error {
    /// Makes an error of one whose place counts from this byte of the file.
    pub(super) fn inside<E: Into<Self>>(offset: usize) -> impl FnOnce(E) -> Self {
        move |error| Self::Inside { offset, error: Box::new(error.into()) }
    }

    /// Makes an error of one in the module of a part's program.
    pub(crate) fn in_program(
        part: &Part<'_>,
        program: &Program<'_>,
    ) -> impl FnOnce(dxil_bitcode::Error) -> Self {
        let (part, offset) = (part.four_cc(), program.bitcode.offset());
        move |error| Self::Program { part, offset, error }
    }

    /// Whether a limit on the size of the output was exceeded: a larger one may suffice.
    #[must_use]
    pub fn is_limit(&self) -> bool {
        match self {
            Self::TooLong { .. }
            | Self::TooMuchWork { .. }
            | Self::Text(dxil_text::Error::TooLong { .. }) => true,
            Self::Inside { error, .. } => error.is_limit(),
            Self::Dxbc(error) => matches!(error.kind(), dxbc_code::ErrorKind::TooLong(_)),
            Self::Container(error) => {
                matches!(error.kind(), dxil_container::ErrorKind::Limit { .. })
            }
            _ => false,
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Container(error) => Some(error),
            Self::Bitcode(error) | Self::Program { error, .. } => Some(error),
            Self::Dxbc(error) => Some(error),
            Self::Metadata(error) => Some(error),
            Self::Text(error) => Some(error),
            Self::Inside { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl From<dxil_container::Error> for Error {
    fn from(error: dxil_container::Error) -> Self {
        Self::Container(error)
    }
}

impl From<dxil_bitcode::Error> for Error {
    fn from(error: dxil_bitcode::Error) -> Self {
        Self::Bitcode(error)
    }
}

impl From<dxbc_code::Error> for Error {
    fn from(error: dxbc_code::Error) -> Self {
        Self::Dxbc(error)
    }
}

impl From<metadata::Error> for Error {
    fn from(error: metadata::Error) -> Self {
        Self::Metadata(error)
    }
}

impl From<dxil_text::Error> for Error {
    fn from(error: dxil_text::Error) -> Self {
        Self::Text(error)
    }
}
