//! Reasons for which a module cannot be lowered.

use alloc::string::{String, ToString as _};
use core::fmt;

use dxil_ir::{FunctionId, Module};

/// A reason for which a pass refuses a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The name and the type of the function that the reason lies in, if it lies in one.
    pub function: Option<String>,
    /// The reason.
    pub message: String,
}

impl Diagnostic {
    /// A reason that lies in no function.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self { function: None, message: message.to_string() }
    }

    /// The reason, in this function.
    pub(crate) fn within(self, module: &Module, function: FunctionId) -> Self {
        let it = &module.functions[function];
        let function = alloc::format!("{} {}", it.name, module.types.display(it.ty));
        Self { function: Some(function), ..self }
    }
}

/// The function and the reason, in one line.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            write!(f, "in function {function}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl core::error::Error for Diagnostic {}
