//! What can go wrong, said with the file and the variant it went wrong in.

use crate::output::FileError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A failure of `xtask containers`.
#[derive(Debug)]
pub(crate) enum Error {
    /// A file or program could not be used.
    Io { path: PathBuf, source: io::Error },
    /// An HLSL file breaks the rules for the lines at its head.
    Source { path: PathBuf, message: String },
    /// A compiler rejected a variant, or what it made is not what was asked for.
    Compiler { variant: String, message: String },
    /// No HLSL file has the name given on the command line.
    NoSuchFile { name: String },
}

impl Error {
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { path: path.to_owned(), source }
    }
}

impl From<FileError> for Error {
    fn from(FileError { path, source }: FileError) -> Self {
        Self::Io { path, source }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Source { path, message } => write!(f, "{}: {message}", path.display()),
            Self::Compiler { variant, message } => write!(f, "{variant}:\n{message}"),
            Self::NoSuchFile { name } => write!(f, "no HLSL file is called `{name}`"),
        }
    }
}

impl std::error::Error for Error {}
