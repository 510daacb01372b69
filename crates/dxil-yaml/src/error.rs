//! The errors of a text, and their places.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use crate::node::Place;

/// The errors of a text, in its order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errors(Vec<Error>);

/// An error in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    place: Place,
    path: String,
    reason: Reason,
}

/// The reason of an error: a message, and the error that it repeats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    message: String,
    cause: Option<dxil_container::Error>,
}

impl From<String> for Reason {
    fn from(message: String) -> Self {
        Self { message, cause: None }
    }
}

impl From<&str> for Reason {
    fn from(message: &str) -> Self {
        String::from(message).into()
    }
}

impl From<dxil_container::Error> for Reason {
    fn from(error: dxil_container::Error) -> Self {
        Self { message: error.to_string(), cause: Some(error) }
    }
}

impl Errors {
    /// These errors, at least one.
    pub(crate) fn new(mut errors: Vec<Error>) -> Self {
        errors.sort_by(|a, b| a.key().cmp(&b.key()));
        Self(errors)
    }

    /// The errors, in the order of the text.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Error> {
        self.0.iter()
    }
}

impl Error {
    /// An error at this place, with the keys that lead to it.
    pub(crate) fn new(place: Place, path: impl Into<String>, reason: impl Into<Reason>) -> Self {
        Self { place, path: path.into(), reason: reason.into() }
    }

    /// The order of errors: that of the text.
    fn key(&self) -> (Place, &str, &str) {
        (self.place, &self.path, &self.reason.message)
    }

    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.place.line
    }

    /// The column, counted from 1 in characters.
    #[must_use]
    pub fn column(&self) -> usize {
        self.place.column
    }

    /// The keys and indices that lead to it, such as `Parts[2].PSVInfo.Version`. Empty if the text is not
    /// valid YAML.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The message, without place and path.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.reason.message
    }
}

/// One line for each error.
impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, path, reason: Reason { message, .. } } = self;
        let between = if path.is_empty() { "" } else { ": " };
        write!(f, "{}:{}: {path}{between}{message}", place.line, place.column)
    }
}

impl core::error::Error for Errors {}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.reason.cause.as_ref().map(|cause| cause as _)
    }
}
