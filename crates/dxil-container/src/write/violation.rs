//! The violations for which a program is refused.

use alloc::vec::Vec;
use core::fmt;

use dxil_ops::ShaderStage;

use crate::layout::ShaderKind;

/// Everything that is wrong with the calls of a program: see
/// [`Container::add_program`](super::Container::add_program).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violations(Vec<Violation>);

/// A reason why a program is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Violation {
    /// The program has no functions of this stage.
    Stage {
        /// The kind of program.
        kind: ShaderKind,
        /// The stage of the calls.
        stage: ShaderStage,
    },
    /// A call that the version or stage does not allow.
    Op(dxil_ops::Violation),
}

impl Violations {
    /// Fails if there are some.
    pub(super) fn none(violations: Vec<Violation>) -> Result<(), Self> {
        if violations.is_empty() { Ok(()) } else { Err(Self(violations)) }
    }

    /// Each of them, in the order of the calls: there is at least one.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Violation> {
        self.0.iter()
    }
}

/// One line for each.
impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            write!(f, "{}{violation}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stage { kind, stage } => {
                write!(f, "a {kind} program has no functions of the stage {stage}")
            }
            Self::Op(violation) => violation.fmt(f),
        }
    }
}

impl core::error::Error for Violations {}

impl core::error::Error for Violation {
    /// The broken rule of an operation.
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Stage { .. } => None,
            Self::Op(violation) => Some(violation),
        }
    }
}
