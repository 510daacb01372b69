//! The value of the attribute `memory` of LLVM 23.

use crate::{Attribute, AttributeKind};

/// How a function uses memory, by the kind of its location: two bits for each of six kinds, read and written.
/// The first kind is the memory that arguments point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryEffects(pub u64);

impl MemoryEffects {
    /// All memory, read and written: a function without the attribute.
    pub const ALL: Self = Self(0xfff);
    /// `memory(none)`, which LLVM 3.7 calls `readnone`.
    pub const NONE: Self = Self(0);
    const READ: u64 = 0x555;
    const ARGUMENTS: u64 = 0b11;

    /// The same without writing: `readonly` of LLVM 3.7.
    #[must_use]
    pub const fn read_only(self) -> Self {
        Self(self.0 & Self::READ)
    }

    /// The same without memory that no argument points to: `argmemonly` of LLVM 3.7.
    #[must_use]
    pub const fn argument_memory_only(self) -> Self {
        Self(self.0 & Self::ARGUMENTS)
    }

    /// Whether nothing is written.
    #[must_use]
    pub const fn is_read_only(self) -> bool {
        self.0 & !Self::READ == 0
    }

    /// Whether no memory is used that no argument points to.
    #[must_use]
    pub const fn is_argument_memory_only(self) -> bool {
        self.0 & !Self::ARGUMENTS == 0
    }

    /// The attribute; `None` if a function has these effects without it.
    #[must_use]
    pub fn attribute(self) -> Option<Attribute> {
        (self != Self::ALL).then_some(Attribute::Integer(AttributeKind::Memory, self.0))
    }
}
