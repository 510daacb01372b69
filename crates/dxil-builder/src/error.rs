//! Errors of declarations and bodies.

use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BString;
use dxil_assemble::Diagnostic;
use dxil_ir::build;

/// The reason why a declaration or an instruction is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An instruction or a call of an operation that its rules do not allow.
    Instruction(build::Error),
    /// Something declared is wrong, or is used in another way than it is declared.
    Misuse {
        /// The violation.
        message: String,
        /// The correction.
        help: String,
    },
    /// An error of the code that builds the shader, such as a front end's.
    Other(String),
}

impl Error {
    /// An error of the code that builds the shader: what its source has and DXIL has not, for example.
    ///
    /// ```
    /// use dxil_builder::Error;
    ///
    /// let error = Error::other("line 7: recursion");
    /// assert_eq!(error.to_string(), "line 7: recursion");
    /// ```
    pub fn other(message: impl Into<String>) -> Self {
        Self::Other(message.into())
    }

    pub(crate) fn misuse(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Misuse { message: message.into(), help: help.into() }
    }

    /// The error as one of what is declared by a name.
    pub(crate) fn in_declaration(self, name: &str) -> Self {
        match self {
            Self::Misuse { message, help } => Self::misuse(format!("{name}: {message}"), help),
            error @ (Self::Instruction(_) | Self::Other(_)) => error,
        }
    }

    /// The error as one of a function, or of the shader as a whole.
    pub(crate) fn at(self, function: Option<&str>) -> Diagnostic {
        let diagnostic = match self {
            Self::Instruction(error) => {
                let message = error.violation().to_string();
                Diagnostic { message, ..error.into() }
            }
            Self::Misuse { message, help } => {
                Diagnostic { help: Some(help), ..Diagnostic::of_module(message) }
            }
            Self::Other(message) => Diagnostic::of_module(message),
        };
        Diagnostic { function: function.map(BString::from), ..diagnostic }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Instruction(error) => error.fmt(f),
            Self::Misuse { message, help } => write!(f, "{message}; {help}"),
            Self::Other(message) => f.write_str(message),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Instruction(error) => Some(error),
            Self::Misuse { .. } | Self::Other(_) => None,
        }
    }
}

impl From<build::Error> for Error {
    fn from(error: build::Error) -> Self {
        Self::Instruction(error)
    }
}

/// Everything for which a shader is refused, one violation a line.
pub type Errors = dxil_ir::Errors<Diagnostic>;
