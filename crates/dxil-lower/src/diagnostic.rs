//! Reasons for which a module cannot be lowered.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
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
    /// The error of another crate that the message repeats. `Error::source` gives it, too.
    pub cause: Option<Box<Cause>>,
}

/// Declares the causes, each with the error that it holds.
macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident($error:ty),)*) => {
        /// An error of another crate for which a module cannot be lowered.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Cause {
            $($(#[$doc])* $name($error),)*
        }

        impl Cause {
            fn error(&self) -> &(dyn core::error::Error + 'static) {
                match self {
                    $(Self::$name(error) => error,)*
                }
            }
        }

        $(
            /// A reason in the words of its cause.
            impl From<$error> for Diagnostic {
                fn from(error: $error) -> Self {
                    let message = error.to_string();
                    Self { message, cause: Some(Cause::$name(error).into()), ..Self::default() }
                }
            }
        )*
    };
}

causes! {
    /// An instruction cannot be built.
    Build(dxil_ir::build::Error),
    /// A function cannot be changed.
    Edit(dxil_ir::edit::Error),
    /// The lowered module is no valid LLVM IR.
    Verify(dxil_ir::verify::Error),
    /// The metadata of DXIL cannot be read.
    Metadata(dxil_metadata::Error),
    /// The module cannot be printed.
    Text(dxil_text::Error),
    /// The lowered module cannot become a container.
    Assemble(dxil_assemble::Diagnostic),
    /// The container cannot be written or read.
    Container(dxil_container::Error),
}

impl Diagnostic {
    /// The reason, in this function.
    pub(crate) fn within(self, module: &Module, function: FunctionId) -> Self {
        let it = &module.functions[function];
        let function = alloc::format!("{} {}", it.name, module.types.display(it.ty));
        Self { function: Some(function), ..self }
    }

    /// The reason with words in front of it.
    pub(crate) fn prefixed(self, words: impl fmt::Display) -> Self {
        Self { message: alloc::format!("{words}: {}", self.message), ..self }
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

/// A reason in words.
impl From<fmt::Arguments<'_>> for Diagnostic {
    fn from(message: fmt::Arguments<'_>) -> Self {
        message.to_string().into()
    }
}
