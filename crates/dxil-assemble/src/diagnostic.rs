//! Reasons for which a module is refused.

use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BString;
use dxil_ir::TextName;

/// A reason for which a module cannot become a container, and where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The function that has the violation, unless it is one of the module.
    pub function: Option<BString>,
    /// The number of the instruction in its function, from 0 on.
    pub instruction: Option<usize>,
    /// The violation.
    pub message: String,
    /// The correction that would be accepted.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A violation of the module as a whole.
    pub(crate) fn of_module(message: impl fmt::Display) -> Self {
        Self { function: None, instruction: None, message: message.to_string(), help: None }
    }

    /// A named metadata that is missing.
    pub(crate) fn missing(name: &'static str) -> Self {
        let message = alloc::format!("the module has no !{name}");
        let help = Some(alloc::format!("add the named metadata !{name}"));
        Self { help, ..Self::of_module(message) }
    }
}

/// The place, the violation and the correction, in one line.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            write!(f, "{}: ", TextName(function))?;
        }
        if let Some(instruction) = self.instruction {
            write!(f, "instruction {instruction}: ")?;
        }
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Diagnostic {}

/// Metadata that cannot be read.
impl From<dxil_metadata::Error> for Diagnostic {
    fn from(error: dxil_metadata::Error) -> Self {
        Self::of_module(error)
    }
}

/// A module that cannot be written.
impl From<dxil_bitcode::Error> for Diagnostic {
    fn from(error: dxil_bitcode::Error) -> Self {
        Self::of_module(error)
    }
}

/// A container that cannot be written.
impl From<dxil_container::Error> for Diagnostic {
    fn from(error: dxil_container::Error) -> Self {
        Self::of_module(error)
    }
}
