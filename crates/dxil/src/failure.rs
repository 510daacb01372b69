//! Failures of commands, and their messages.

use std::fmt::Display;
use std::io;
use std::path::Path;

use dxil_container::{Error, ErrorKind};
use dxil_inspect::text::count;
use dxil_text::Diagnostics;

use crate::text;

/// A failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Errors, each a line.
    Errors(Vec<String>),
    /// Errors, each a line that names its file.
    Named(Vec<String>),
    /// Errors in the text of a file that is not named yet.
    Text(Diagnostics),
    /// Errors in a text, and their text, where each has the file, the line and the word `error`.
    Located(Diagnostics, String),
    /// The file lacks the requested content. For a file found in a folder, this is an outcome, not a
    /// failure.
    Absent { message: String, outcome: &'static str },
    /// No more can be written, so that the remaining files would fail, too.
    Full(String),
    /// The command ends without a message: the reader of standard output closed it, or the cause was
    /// already printed.
    Silent,
}

/// The result of most functions of the command.
pub(crate) type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    /// A failure with one message.
    pub(crate) fn new(message: impl Display) -> Self {
        Self::Errors(vec![message.to_string()])
    }

    /// A failure with these errors, of which there are some.
    pub(crate) fn all<E: Display>(errors: impl IntoIterator<Item = E>) -> Self {
        Self::Errors(errors.into_iter().collect::<Errors>().messages())
    }

    /// A failure that a larger limit may avoid.
    pub(crate) fn limit(message: impl Display) -> Self {
        Self::new(format_args!("{message} (--limit raises that)"))
    }

    /// A failure with these messages, which name their files, if there are any.
    pub(crate) fn named(messages: Vec<String>) -> Result {
        if messages.is_empty() { Ok(()) } else { Err(Self::Named(messages)) }
    }

    /// The failure of a file without content.
    pub(crate) fn empty() -> Self {
        Self::new("the file is empty")
    }

    /// A failure to write standard output.
    pub(crate) fn stdout(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Silent,
            _ => Self::Full(format!("standard output: {error}")),
        }
    }

    /// A failure to write a file.
    pub(crate) fn output(path: &Path, error: &io::Error) -> Self {
        Self::in_place(error).about(text::path(path))
    }

    /// A failure to replace the file that was read.
    pub(crate) fn in_place(error: &io::Error) -> Self {
        use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        match error.kind() {
            StorageFull | QuotaExceeded | ReadOnlyFilesystem => Self::Full(error.to_string()),
            _ => Self::new(error),
        }
    }

    /// The messages, one for each error.
    pub(crate) fn messages(&self) -> Vec<String> {
        match self {
            Self::Errors(messages) | Self::Named(messages) => messages.clone(),
            Self::Text(errors) => vec![errors.to_string()],
            Self::Absent { message, .. } | Self::Full(message) | Self::Located(_, message) => {
                vec![message.clone()]
            }
            Self::Silent => Vec::new(),
        }
    }

    /// The same failure, with messages that begin with its subject, which for errors in a text is the file.
    pub(crate) fn about(self, subject: impl Display) -> Self {
        match self {
            Self::Errors(messages) => {
                let messages = messages.iter().map(|message| format!("{subject}: {message}"));
                Self::Errors(messages.collect())
            }
            Self::Text(errors) => {
                let text = errors.display(&subject.to_string()).to_string();
                Self::Located(errors, text)
            }
            Self::Named(_) | Self::Located(..) | Self::Silent => self,
            Self::Absent { message, outcome } => {
                Self::Absent { message: format!("{subject}: {message}"), outcome }
            }
            Self::Full(message) => Self::Full(format!("{subject}: {message}")),
        }
    }
}

/// The errors of a file: the first ones, and the number of the others. A damaged directory has one
/// for each of its entries, and may claim a million.
#[derive(Default)]
pub(crate) struct Errors {
    told: Vec<String>,
    more: usize,
}

impl Errors {
    /// The number of errors that are kept; more are only counted.
    const LIMIT: usize = 20;

    /// Adds an error.
    pub(crate) fn push(&mut self, error: impl Display) {
        if self.told.len() < Self::LIMIT {
            self.told.push(error.to_string());
        } else {
            self.more += 1;
        }
    }

    /// Adds the messages of a failure.
    pub(crate) fn fail(&mut self, failure: &Failure) {
        self.extend(failure.messages());
    }

    /// The messages, one for each error.
    pub(crate) fn messages(self) -> Vec<String> {
        let mut messages = self.told;
        if self.more > 0 {
            messages.push(count(self.more, "more error"));
        }
        messages
    }

    /// A failure with all messages, if there are any.
    pub(crate) fn result(self) -> Result {
        if self.told.is_empty() { Ok(()) } else { Err(Failure::Errors(self.messages())) }
    }
}

impl<E: Display> Extend<E> for Errors {
    fn extend<T: IntoIterator<Item = E>>(&mut self, errors: T) {
        errors.into_iter().for_each(|error| self.push(error));
    }
}

impl<E: Display> FromIterator<E> for Errors {
    fn from_iter<T: IntoIterator<Item = E>>(errors: T) -> Self {
        let mut all = Self::default();
        all.extend(errors);
        all
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        match error.kind() {
            ErrorKind::Limit { .. } => Self::limit(error),
            ErrorKind::Empty => Self::empty(),
            _ => Self::new(error),
        }
    }
}

impl From<Diagnostics> for Failure {
    fn from(errors: Diagnostics) -> Self {
        Self::Text(errors)
    }
}

impl From<dxil_inspect::Error> for Failure {
    fn from(error: dxil_inspect::Error) -> Self {
        match error {
            dxil_inspect::Error::NoProgram => {
                Self::Absent { message: error.to_string(), outcome: "without module" }
            }
            _ if error.is_limit() => Self::limit(error),
            _ => Self::new(error),
        }
    }
}
