//! Reasons for which a module cannot be upgraded.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BString;
use dxil_ir::{FunctionId, Module};

/// A reason for which a module is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    function: Option<BString>,
    kind: Box<ErrorKind>,
}

/// The kind of an [`Error`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The metadata does not describe a shader.
    Metadata(dxil_metadata::Error),
    /// The module breaks a rule of its dialect.
    Verify(dxil_ir::verify::Error),
    /// An instruction of the upgraded module cannot be built.
    Build(dxil_ir::build::Error),
    /// A function cannot be changed.
    Edit(dxil_ir::edit::Error),
    /// The module has something without a counterpart in the modern dialect, which this text names.
    Unsupported(String),
}

impl Error {
    /// A reason that lies in no function.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        ErrorKind::Unsupported(message.to_string()).into()
    }

    /// The reason, in this function.
    pub(crate) fn within(self, module: &Module, function: FunctionId) -> Self {
        Self { function: Some(module.functions[function].name.clone()), ..self }
    }

    /// The name of the function that the reason lies in, if it lies in one.
    #[must_use]
    pub fn function(&self) -> Option<&bstr::BStr> {
        self.function.as_ref().map(AsRef::as_ref)
    }

    /// The kind, which holds the error of another crate that is the cause, if one is.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.kind
    }
}

/// The function and the reason, in one line.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            write!(f, "{function}: ")?;
        }
        match &*self.kind {
            ErrorKind::Metadata(error) => error.fmt(f),
            ErrorKind::Verify(error) => error.fmt(f),
            ErrorKind::Build(error) => error.fmt(f),
            ErrorKind::Edit(error) => error.fmt(f),
            ErrorKind::Unsupported(message) => f.write_str(message),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &*self.kind {
            ErrorKind::Metadata(error) => Some(error),
            ErrorKind::Verify(error) => Some(error),
            ErrorKind::Build(error) => Some(error),
            ErrorKind::Edit(error) => Some(error),
            ErrorKind::Unsupported(_) => None,
        }
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Self {
        Self { function: None, kind: kind.into() }
    }
}

impl From<dxil_metadata::Error> for Error {
    fn from(error: dxil_metadata::Error) -> Self {
        ErrorKind::Metadata(error).into()
    }
}

impl From<dxil_ir::verify::Error> for Error {
    fn from(error: dxil_ir::verify::Error) -> Self {
        ErrorKind::Verify(error).into()
    }
}

impl From<dxil_ir::build::Error> for Error {
    fn from(error: dxil_ir::build::Error) -> Self {
        ErrorKind::Build(error).into()
    }
}

impl From<dxil_ir::edit::Error> for Error {
    fn from(error: dxil_ir::edit::Error) -> Self {
        ErrorKind::Edit(error).into()
    }
}

/// A reason in words.
impl From<&str> for Error {
    fn from(message: &str) -> Self {
        Self::new(message)
    }
}
