//! Why something could not be done.

use std::fmt::Display;
use std::io;
use std::path::Path;

use dxil_container::Error;

/// Why something could not be done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to tell, a line for each cause.
    Errors(Vec<String>),
    /// The reader of standard output has seen enough: nothing to tell.
    BrokenPipe,
}

/// What most functions of the command return.
pub(crate) type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    /// A failure of one cause.
    pub(crate) fn new(message: impl Display) -> Self {
        Self::Errors(vec![message.to_string()])
    }

    /// A failure of all these causes, unless there is none.
    pub(crate) fn unless_empty(errors: Vec<String>) -> Result {
        if errors.is_empty() { Ok(()) } else { Err(Self::Errors(errors)) }
    }

    /// A failure to write standard output.
    pub(crate) fn stdout(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::new(format_args!("standard output: {error}")),
        }
    }

    /// What there is to tell.
    pub(crate) fn messages(self) -> Vec<String> {
        match self {
            Self::Errors(messages) => messages,
            Self::BrokenPipe => Vec::new(),
        }
    }

    /// The same failure; its messages begin with what it is about.
    pub(crate) fn about(self, subject: impl Display) -> Self {
        match self {
            Self::Errors(messages) => {
                let messages = messages.iter().map(|message| format!("{subject}: {message}"));
                Self::Errors(messages.collect())
            }
            Self::BrokenPipe => Self::BrokenPipe,
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::new(error)
    }
}

impl From<dxil::disassembly::Error> for Failure {
    fn from(error: dxil::disassembly::Error) -> Self {
        Self::new(error)
    }
}

/// Adds the path to a result of the operating system.
pub(crate) fn at<T>(path: &Path, result: io::Result<T>) -> Result<T> {
    result.map_err(|error| Failure::new(format_args!("{}: {error}", path.display())))
}
