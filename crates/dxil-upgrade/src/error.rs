//! Reasons for which a module cannot be upgraded.

use alloc::boxed::Box;
use alloc::string::String;
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The metadata does not describe a shader.
    #[error("{0}")]
    Metadata(#[from] dxil_metadata::Error),
    /// The module breaks a rule of its dialect.
    #[error("{0}")]
    Verify(#[from] dxil_ir::verify::Error),
    /// An instruction of the upgraded module cannot be built.
    #[error("{0}")]
    Build(#[from] dxil_ir::build::Error),
    /// A function cannot be changed.
    #[error("{0}")]
    Edit(#[from] dxil_ir::edit::Error),
    /// The module has something without a counterpart in the modern dialect, which this text names.
    #[error("{0}")]
    Unsupported(String),
}

impl Error {
    /// A reason that lies in no function.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        ErrorKind::Unsupported(message.into()).into()
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
        self.kind.fmt(f)
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.kind.source()
    }
}

/// A reason that lies in no function.
impl<E> From<E> for Error
where
    ErrorKind: From<E>,
{
    fn from(error: E) -> Self {
        Self { function: None, kind: Box::new(error.into()) }
    }
}

/// A reason in words.
impl From<&str> for Error {
    fn from(message: &str) -> Self {
        Self::new(message)
    }
}
