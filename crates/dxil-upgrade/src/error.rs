//! Reasons for which a module cannot be upgraded.

use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BString;
use dxil_ir::{FunctionId, Module};

/// A reason for which a module is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    function: Option<BString>,
    message: String,
}

impl Error {
    /// A reason that lies in no function.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self { function: None, message: message.to_string() }
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
}

/// The function and the reason, in one line.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            write!(f, "{function}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl core::error::Error for Error {}
