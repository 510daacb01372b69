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
    /// The rules that it breaks: the number of one of `dxil validate`, such as `M04`, and the name of the one that DXC's
    /// validator reports for it, such as `INSTR.OPCONST`, if there are such.
    pub rules: Box<[&'static str]>,
    /// The violation.
    pub message: String,
    /// The correction that would be accepted.
    pub help: Option<String>,
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// An error of another crate for which a module cannot become a container.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Cause {
    /// The module is no valid LLVM IR.
    #[error("{0}")]
    Verify(#[from] dxil_ir::verify::Error),
    /// A function builder refused an instruction.
    #[error("{0}")]
    Build(#[from] dxil_ir::build::Error),
    /// Metadata cannot be read.
    #[error("{0}")]
    Metadata(#[from] dxil_metadata::Error),
    /// The module cannot be written.
    #[error("{0}")]
    Bitcode(#[from] dxil_bitcode::Error),
    /// The container cannot be written.
    #[error("{0}")]
    Container(#[from] dxil_container::Error),
}

impl Diagnostic {
    /// A violation of the module as a whole.
    #[must_use]
    pub fn of_module(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
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
        self.cause.as_ref()?.source()
    }
}

/// A violation of the module as a whole, in the words of its cause.
impl<E> From<E> for Diagnostic
where
    Cause: From<E>,
{
    fn from(error: E) -> Self {
        let cause = Cause::from(error);
        Self { message: cause.to_string(), cause: Some(cause.into()), ..Self::default() }
    }
}
