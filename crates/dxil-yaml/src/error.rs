//! The errors of a text, and their places.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::node::Place;

/// The errors of a text, in its order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errors(Vec<Error>);

/// An error in a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Error {
    place: Place,
    path: String,
    message: String,
}

impl Errors {
    /// These errors, at least one.
    pub(crate) fn new(mut errors: Vec<Error>) -> Self {
        errors.sort();
        Self(errors)
    }

    /// The errors, in the order of the text.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Error> {
        self.0.iter()
    }
}

impl Error {
    /// An error at this place, with the keys that lead to it.
    pub(crate) fn new(place: Place, path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { place, path: path.into(), message: message.into() }
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
        &self.message
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
        let Self { place, path, message } = self;
        let between = if path.is_empty() { "" } else { ": " };
        write!(f, "{}:{}: {path}{between}{message}", place.line, place.column)
    }
}

impl core::error::Error for Errors {}

impl core::error::Error for Error {}
