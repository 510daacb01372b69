//! Reasons for which a module is refused.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BString;
use dxil_ir::TextName;

/// A reason for which a module cannot become a container, and where it lies.
///
/// ```
/// use core::error::Error as _;
/// use dxil_derive::{Cause, Packing, derive};
///
/// let text = "!dx.valver = !{!0}\n!0 = !{i32 1}";
/// let mut module = dxil_text::parse(text)?;
/// let refused = derive(&mut module, Packing::default()).unwrap_err();
/// assert!(matches!(refused[0].cause.as_deref(), Some(Cause::Metadata(_))));
/// assert_eq!(refused[0].source().unwrap().to_string(), refused[0].to_string());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostic {
    /// The function that has the violation, unless it is one of the module.
    pub function: Option<BString>,
    /// The number of the instruction in its function, from 0 on.
    pub instruction: Option<usize>,
    /// The violation.
    pub message: String,
    /// The correction that would be accepted.
    pub help: Option<String>,
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// An error of another crate for which a module cannot become a container.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The module is no valid LLVM IR.
    Verify(dxil_ir::verify::Error),
    /// A function builder refused an instruction.
    Build(dxil_ir::build::Error),
    /// Metadata cannot be read.
    Metadata(dxil_metadata::Error),
    /// The module cannot be written.
    Bitcode(dxil_bitcode::Error),
    /// The container cannot be written.
    Container(dxil_container::Error),
}

impl Cause {
    fn error(&self) -> &(dyn core::error::Error + 'static) {
        match self {
            Self::Verify(error) => error,
            Self::Build(error) => error,
            Self::Metadata(error) => error,
            Self::Bitcode(error) => error,
            Self::Container(error) => error,
        }
    }
}

impl Diagnostic {
    /// A violation of the module as a whole.
    #[must_use]
    pub fn of_module(message: impl fmt::Display) -> Self {
        Self { message: message.to_string(), ..Self::default() }
    }

    /// A named metadata that is missing.
    #[must_use]
    pub fn missing(name: &'static str) -> Self {
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

impl core::error::Error for Diagnostic {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(self.cause.as_ref()?.error())
    }
}

/// A violation of the module as a whole, in the words of its cause.
impl From<Cause> for Diagnostic {
    fn from(cause: Cause) -> Self {
        Self { message: cause.error().to_string(), cause: Some(cause.into()), ..Self::default() }
    }
}

impl From<dxil_ir::verify::Error> for Diagnostic {
    fn from(error: dxil_ir::verify::Error) -> Self {
        Cause::Verify(error).into()
    }
}

impl From<dxil_ir::build::Error> for Diagnostic {
    fn from(error: dxil_ir::build::Error) -> Self {
        Cause::Build(error).into()
    }
}

impl From<dxil_metadata::Error> for Diagnostic {
    fn from(error: dxil_metadata::Error) -> Self {
        Cause::Metadata(error).into()
    }
}

impl From<dxil_bitcode::Error> for Diagnostic {
    fn from(error: dxil_bitcode::Error) -> Self {
        Cause::Bitcode(error).into()
    }
}

impl From<dxil_container::Error> for Diagnostic {
    fn from(error: dxil_container::Error) -> Self {
        Cause::Container(error).into()
    }
}
