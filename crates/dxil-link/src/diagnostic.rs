//! Reasons for which libraries cannot be linked.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use bstr::{BStr, BString};

/// A reason for which libraries cannot be linked, and the libraries and the function that it lies in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The names of the libraries.
    pub libraries: Vec<String>,
    /// The function, if the reason lies in one.
    pub function: Option<BString>,
    /// The reason.
    pub message: String,
}

impl Diagnostic {
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self { libraries: Vec::new(), function: None, message: message.to_string() }
    }

    pub(crate) fn of(libraries: &[&str], message: impl fmt::Display) -> Self {
        let libraries = libraries.iter().map(|&name| name.into()).collect();
        Self { libraries, ..Self::new(message) }
    }

    pub(crate) fn within(self, function: &BStr) -> Self {
        Self { function: Some(function.into()), ..self }
    }
}

/// The libraries, the function and the reason, in one line.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, name) in self.libraries.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            f.write_str(name)?;
        }
        if !self.libraries.is_empty() {
            f.write_str(": ")?;
        }
        if let Some(function) = &self.function {
            write!(f, "{function}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl core::error::Error for Diagnostic {}

/// A change of the linked module that is not possible.
impl From<dxil_ir::edit::Error> for Diagnostic {
    fn from(error: dxil_ir::edit::Error) -> Self {
        Self::new(error)
    }
}

/// Metadata that cannot be read.
impl From<dxil_metadata::Error> for Diagnostic {
    fn from(error: dxil_metadata::Error) -> Self {
        Self::new(error)
    }
}
