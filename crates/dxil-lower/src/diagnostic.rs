//! Reasons for which a module cannot be lowered.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt;

use dxil_ir::{FunctionId, Module};

/// A reason for which a pass refuses a module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostic {
    /// The name and the type of the function that the reason lies in, if it lies in one.
    pub function: Option<String>,
    /// The reason.
    pub message: String,
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// An error of another crate for which a module cannot be lowered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An instruction cannot be built.
    Build(dxil_ir::build::Error),
    /// A function cannot be changed.
    Edit(dxil_ir::edit::Error),
    /// The lowered module is no valid LLVM IR.
    Verify(dxil_ir::verify::Error),
}

impl Cause {
    fn error(&self) -> &(dyn core::error::Error + 'static) {
        match self {
            Self::Build(error) => error,
            Self::Edit(error) => error,
            Self::Verify(error) => error,
        }
    }
}

impl Diagnostic {
    /// A reason that lies in no function.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self { message: message.to_string(), ..Self::default() }
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

impl core::error::Error for Diagnostic {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(self.cause.as_ref()?.error())
    }
}

/// A reason in words.
impl From<String> for Diagnostic {
    fn from(message: String) -> Self {
        Self { message, ..Self::default() }
    }
}

/// A reason in words.
impl From<&str> for Diagnostic {
    fn from(message: &str) -> Self {
        String::from(message).into()
    }
}

/// A reason in the words of its cause.
impl From<Cause> for Diagnostic {
    fn from(cause: Cause) -> Self {
        Self { message: cause.error().to_string(), cause: Some(cause.into()), ..Self::default() }
    }
}

impl From<dxil_ir::build::Error> for Diagnostic {
    fn from(error: dxil_ir::build::Error) -> Self {
        Cause::Build(error).into()
    }
}

impl From<dxil_ir::edit::Error> for Diagnostic {
    fn from(error: dxil_ir::edit::Error) -> Self {
        Cause::Edit(error).into()
    }
}

impl From<dxil_ir::verify::Error> for Diagnostic {
    fn from(error: dxil_ir::verify::Error) -> Self {
        Cause::Verify(error).into()
    }
}
