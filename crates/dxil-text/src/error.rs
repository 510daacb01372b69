//! Why a module has no text.

use core::fmt;

/// Why a module is not printed: what no compiler makes, but what a hostile file may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The text is longer than this many bytes. A few types or constants that share their parts
    /// suffice for that: what is shared is printed each time.
    TooLong {
        /// The bytes allowed.
        limit: usize,
    },
    /// Types or constants lie within each other deeper than this.
    TooDeep {
        /// The levels allowed.
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
