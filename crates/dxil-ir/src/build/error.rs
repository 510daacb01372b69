//! What can be wrong with what is built, and where.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ops::Violation;

/// Why something could not be built.
///
/// Names the function, the instruction or operation, and the cause, with types as LLVM writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    function: BString,
    instruction: &'static str,
    kind: ErrorKind,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Something is not what it has to be.
    Unexpected {
        /// What, such as `the left operand`.
        what: String,
        /// What it is: a type, a value or a number.
        found: String,
        /// What it would have to be.
        expected: String,
    },
    /// There is nothing of this id or name, such as `block 7`.
    Missing(String),
    /// It cannot be here, and why.
    Misplaced(&'static str),
    /// The target does not allow the call of an operation.
    Operation(Violation),
    /// The block of this name or number has no terminator.
    Unterminated(String),
}

impl Error {
    pub(super) fn new(function: BString, instruction: &'static str, kind: ErrorKind) -> Self {
        Self(Box::new(Inner { function, instruction, kind }))
    }

    /// The name of the function that is built.
    #[must_use]
    pub fn function(&self) -> &BStr {
        self.0.function.as_bstr()
    }

    /// The keyword of the instruction or the name of the operation; empty where it is about
    /// neither.
    #[must_use]
    pub fn instruction(&self) -> &'static str {
        self.0.instruction
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }
}

impl ErrorKind {
    pub(super) fn unexpected(
        what: impl fmt::Display,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Self {
        let (what, found) = (what.to_string(), found.to_string());
        Self::Unexpected { what, found, expected: expected.to_string() }
    }

    pub(super) fn missing(what: &str, name: impl fmt::Display) -> Self {
        Self::Missing(format!("{what} {name}"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { function, instruction, kind } = &*self.0;
        if !function.is_empty() {
            write!(f, "{function}: ")?;
        }
        match kind {
            // This names the operation itself.
            ErrorKind::Operation(_) => {}
            _ if instruction.is_empty() => {}
            _ => write!(f, "{instruction}: ")?,
        }
        kind.fmt(f)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected { what, found, expected } => {
                write!(f, "{what} is {found}, expected {expected}")
            }
            Self::Missing(what) => write!(f, "there is no {what}"),
            Self::Misplaced(why) => f.write_str(why),
            Self::Operation(violation) => violation.fmt(f),
            Self::Unterminated(block) => write!(f, "block {block} has no terminator"),
        }
    }
}

impl core::error::Error for Error {}
