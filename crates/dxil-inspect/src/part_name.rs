//! The names of parts, which tell parts with the same four characters apart.

use alloc::collections::BTreeMap;
use core::fmt;

use dxil_container::{Container, FourCC};

/// The name of a part: `PSV0`, or `PSV0:1` for the second of that name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PartName {
    /// The four characters.
    pub four_cc: FourCC,
    /// The number of parts of the same name before it.
    pub place: usize,
}

impl PartName {
    /// The names of parts of these four characters, in their order.
    pub fn all(parts: impl Iterator<Item = FourCC>) -> impl Iterator<Item = Self> {
        let mut seen = BTreeMap::<_, usize>::new();
        parts.map(move |four_cc| {
            let next = seen.entry(four_cc).or_default();
            let place = *next;
            *next += 1;
            Self { four_cc, place }
        })
    }

    /// The names of the parts of a container, in the order of its directory.
    pub fn of_container(container: &Container<'_>) -> impl Iterator<Item = Self> {
        Self::all(container.parts().map(|part| part.four_cc()))
    }
}

impl fmt::Display for PartName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            0 => self.four_cc.fmt(f),
            place => write!(f, "{}:{place}", self.four_cc),
        }
    }
}
