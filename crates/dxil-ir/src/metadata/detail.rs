//! What the debug locations of LLVM 23 have beyond those of LLVM 3.7.

use super::modern::Location;
use super::{ModernNode, NodeKind};

/// The details of a debug location that LLVM 23 knows and LLVM 3.7 does not: by default, none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Detail {
    /// Whether the source says nothing of the code.
    pub is_implicit: bool,
    /// The group of instructions of which a debugger stops at one only; 0 for none.
    pub atom_group: u64,
    /// The rank in the group: a debugger stops at the lowest.
    pub atom_rank: u16,
}

impl Location {
    /// The location of LLVM 3.7.
    #[must_use]
    pub const fn plain(&self) -> super::Location {
        let Self { line, column, scope, inlined_at, .. } = *self;
        super::Location { line, column, scope, inlined_at }
    }

    /// The details that LLVM 3.7 lacks.
    #[must_use]
    pub const fn detail(&self) -> Detail {
        let Self { is_implicit, atom_group, atom_rank, .. } = *self;
        Detail { is_implicit, atom_group, atom_rank }
    }

    /// A location with what LLVM 3.7 lacks.
    #[must_use]
    pub const fn new(location: super::Location, detail: Detail) -> Self {
        let super::Location { line, column, scope, inlined_at } = location;
        let Detail { is_implicit, atom_group, atom_rank } = detail;
        Self { line, column, scope, inlined_at, is_implicit, atom_group, atom_rank }
    }
}

impl ModernNode {
    /// The node of this: a location without details is that of LLVM 3.7.
    #[must_use]
    pub fn into_kind(self) -> NodeKind {
        match self {
            Self::Location(it) if it.detail() == Detail::default() => it.plain().into(),
            node => NodeKind::Modern(node.into()),
        }
    }
}
