//! Errors.

use core::fmt;

/// An error of printing a module, which no module of a compiler causes, but that of a hostile file
/// may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The text is longer than the limit. A few types or constants that share their parts can cause
    /// that: shared parts are printed at each use.
    TooLong {
        /// The maximum length in bytes.
        limit: usize,
    },
    /// Types or constants nest deeper than the limit.
    TooDeep {
        /// The maximum depth.
        limit: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { limit } => write!(f, "the text is longer than {limit} bytes"),
            Self::TooDeep { limit } => {
                write!(f, "types or constants are nested more than {limit} levels deep")
            }
        }
    }
}

impl core::error::Error for Error {}
