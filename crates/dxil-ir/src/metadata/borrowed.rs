//! Metadata that is looked up before memory is allocated for it.

use core::hash::{Hash, Hasher};

use hashbrown::Equivalent;

use super::{Metadata, Node, NodeKind, Reference};
use crate::Id as _;

/// A string or a tuple, as a key: it has the hash of the metadata that it is like.
pub(super) enum Borrowed<'a> {
    String(&'a [u8]),
    /// A tuple that is not distinct.
    Tuple(&'a [Reference]),
}

impl Hash for Borrowed<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::String(text) => text.hash(state),
            Self::Tuple(operands) => {
                let number = |it: &Reference| it.map_or(u32::MAX, |id| id.index() as u32);
                operands.iter().for_each(|it| state.write_u32(number(it)));
                state.write_usize(operands.len());
            }
        }
    }
}

impl Equivalent<Metadata> for Borrowed<'_> {
    fn equivalent(&self, metadata: &Metadata) -> bool {
        match (self, metadata) {
            (Self::String(text), Metadata::String(other)) => other == *text,
            (
                Self::Tuple(operands),
                Metadata::Node(Node { distinct: false, kind: NodeKind::Tuple(others) }),
            ) => **others == **operands,
            _ => false,
        }
    }
}

impl Hash for Metadata {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::String(text) => Borrowed::String(text).hash(state),
            Self::Constant(id) => id.hash(state),
            Self::Node(Node { distinct: false, kind: NodeKind::Tuple(operands) }) => {
                Borrowed::Tuple(operands).hash(state);
            }
            Self::Node(node) => node.hash(state),
        }
    }
}
