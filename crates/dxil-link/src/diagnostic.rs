//! Reasons for which libraries cannot be linked.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use bstr::{BStr, BString};

/// A reason for which libraries cannot be linked, and the libraries and the function that it lies in.
///
/// ```
/// use core::error::Error as _;
/// use dxil_link::{Cause, Library, Options, Target, link};
///
/// let library = |text: &str| {
///     let module = dxil_text::parse(text)?;
///     Ok::<_, dxil_text::Diagnostics>(Library { name: "a.lib".into(), module })
/// };
/// let libraries = [library("!dx.entryPoints = !{!0}\n!0 = !{i32 1}")?];
/// let profile = dxil_metadata::Target {
///     kind: dxil_format::ShaderKind::Compute,
///     model: dxil_ops::ShaderModel { major: 6, minor: 3 },
/// };
/// let target = Target { profile, entry: "main".into() };
/// let refused = link(&libraries, &target, &Options::default()).unwrap_err();
/// assert!(matches!(refused[0].cause.as_deref(), Some(Cause::Metadata(_))));
/// assert_eq!(refused[0].to_string(), format!("a.lib: {}", refused[0].source().unwrap()));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostic {
    /// The names of the libraries.
    pub libraries: Vec<String>,
    /// The function, if the reason lies in one.
    pub function: Option<BString>,
    /// The reason.
    pub message: String,
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// An error of another crate for which libraries cannot be linked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Cause {
    /// A library is no valid LLVM IR.
    #[error("{0}")]
    Verify(#[from] dxil_ir::verify::Error),
    /// A change of the linked module is not possible.
    #[error("{0}")]
    Edit(#[from] dxil_ir::edit::Error),
    /// Metadata cannot be read.
    #[error("{0}")]
    Metadata(#[from] dxil_metadata::Error),
}

impl Diagnostic {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    pub(crate) fn of(libraries: &[&str], reason: impl Into<Self>) -> Self {
        let libraries = libraries.iter().map(|&name| name.into()).collect();
        Self { libraries, ..reason.into() }
    }

    pub(crate) fn within(self, function: &BStr) -> Self {
        Self { function: Some(function.into()), ..self }
    }
}

/// The libraries, the function and the reason, in one line.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, name) in self.libraries.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            f.write_str(name)?;
        }
        if !self.libraries.is_empty() {
            f.write_str(": ")?;
        }
        if let Some(function) = &self.function {
            write!(f, "{function}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl core::error::Error for Diagnostic {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.cause.as_ref()?.source()
    }
}

/// A reason in words.
impl From<String> for Diagnostic {
    fn from(message: String) -> Self {
        Self { message, ..Self::default() }
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
