//! Errors of chores.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// An error of a chore.
#[derive(Debug)]
pub(crate) enum Error {
    /// A file or program could not be used.
    Io { path: PathBuf, source: io::Error },
    /// A source breaks the rules, or a compiler rejects a job or writes unusable output.
    Refused { what: String, why: String },
}

impl Error {
    /// Adds the path to an error of the operating system.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { path: path.to_owned(), source }
    }

    /// Creates an error about `what`.
    pub(crate) fn refused(what: impl fmt::Display, why: impl fmt::Display) -> Self {
        Self::Refused { what: what.to_string(), why: why.to_string() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Refused { what, why } => write!(f, "{what}: {why}"),
        }
    }
}

impl std::error::Error for Error {}
