//! Reasons for which a module cannot be lowered.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use dxil_ir::{FunctionId, Module};

/// A reason for which a pass refuses a module.
///
/// ```
/// use core::error::Error as _;
/// use dxil_lower::{Cause, Pass, Report};
///
/// let text = "target triple = \"dxil-pc-shadermodel6.0-compute\"\n!dx.valver = !{!0}\n!0 = !{i32 1}";
/// let mut module = dxil_text::parse(text)?;
/// let mut report = Report::default();
/// Pass::named("dxil-translate-metadata").unwrap().run(&mut module, &mut report);
/// let refused = &report.errors[0];
/// assert!(matches!(refused.cause.as_deref(), Some(Cause::Metadata(_))));
/// assert_eq!(refused.source().unwrap().to_string(), refused.to_string());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostic {
    /// The name and the type of the function that the reason lies in, if it lies in one.
    pub function: Option<String>,
    /// The reason.
    pub message: String,
    /// What explains it, such as the instructions that it is about.
    pub notes: Vec<String>,
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// An error of another crate for which a module cannot be lowered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Cause {
    /// An instruction cannot be built.
    #[error("{0}")]
    Build(#[from] dxil_ir::build::Error),
    /// A function cannot be changed.
    #[error("{0}")]
    Edit(#[from] dxil_ir::edit::Error),
    /// The lowered module is no valid LLVM IR.
    #[error("{0}")]
    Verify(#[from] dxil_ir::verify::Error),
    /// The metadata of DXIL cannot be read.
    #[error("{0}")]
    Metadata(#[from] dxil_metadata::Error),
    /// The module cannot be printed.
    #[error("{0}")]
    Text(#[from] dxil_text::Error),
    /// The lowered module cannot become a container.
    #[error("{0}")]
    Assemble(#[from] dxil_assemble::Diagnostic),
    /// The container cannot be written or read.
    #[error("{0}")]
    Container(#[from] dxil_container::Error),
}

impl Diagnostic {
    /// The reason, in this function.
    pub(crate) fn within(self, module: &Module, function: FunctionId) -> Self {
        let it = &module.functions[function];
        let function = alloc::format!("{} {}", it.name, module.types.display(it.ty));
        let mut notes = self.notes;
        if !notes.is_empty() {
            notes.insert(0, alloc::format!("In function {function}"));
        }
        Self { notes, function: Some(function), ..self }
    }

    /// The reason with words in front of it.
    pub(crate) fn prefixed(self, words: impl fmt::Display) -> Self {
        Self { message: alloc::format!("{words}: {}", self.message), ..self }
    }
}

/// The function and the reason, in one line. Of a reason with notes, these name the function.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(function), []) = (&self.function, &self.notes[..]) {
            write!(f, "in function {function}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl core::error::Error for Diagnostic {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.cause.as_ref()?.source()
    }
}

/// A reason in the words of its cause.
impl<E> From<E> for Diagnostic
where
    Cause: From<E>,
{
    fn from(error: E) -> Self {
        let cause = Cause::from(error);
        Self { message: cause.to_string(), cause: Some(cause.into()), ..Self::default() }
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

/// A reason in words.
impl From<fmt::Arguments<'_>> for Diagnostic {
    fn from(message: fmt::Arguments<'_>) -> Self {
        message.to_string().into()
    }
}
