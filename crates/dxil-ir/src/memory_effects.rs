//! The value of the attribute `memory` of LLVM 23.

use alloc::vec::Vec;

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
    const INACCESSIBLE: u64 = 0b1100;

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

    /// Replaces the attributes of a function by which older LLVM states which memory it uses by `memory`, as
    /// LLVM does.
    pub fn unite(attributes: &mut Vec<Attribute>) {
        let mut effects = Self::ALL.0;
        attributes.retain(|attribute| match Self::stated(attribute) {
            Some(stated) => {
                effects &= stated;
                false
            }
            None => true,
        });
        attributes.extend(Self(effects).attribute());
    }

    /// The effects that an attribute of a function states.
    fn stated(attribute: &Attribute) -> Option<u64> {
        match attribute {
            Attribute::Integer(AttributeKind::Memory, stated) => Some(*stated),
            Attribute::Kind(kind) => match kind {
                AttributeKind::ReadNone => Some(Self::NONE.0),
                AttributeKind::ReadOnly => Some(Self::READ),
                AttributeKind::WriteOnly => Some(Self::READ << 1),
                AttributeKind::ArgMemOnly => Some(Self::ARGUMENTS),
                AttributeKind::InaccessibleMemOnly => Some(Self::INACCESSIBLE),
                AttributeKind::InaccessibleMemOrArgMemOnly => {
                    Some(Self::INACCESSIBLE | Self::ARGUMENTS)
                }
                _ => None,
            },
            _ => None,
        }
    }
}
