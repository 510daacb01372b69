//! Metadata: strings, constants and nodes, among them the debug information of LLVM 3.7.

mod attach;
mod borrowed;
mod define;
mod detail;
mod field;
mod item;
pub mod modern;
mod node;
pub mod operation;
mod size;
mod table;
mod tbaa;
mod text;
mod unite;

pub use attach::attach;
pub use field::{Field, FieldKind, FieldSource};
pub use item::Item;
pub use modern::ModernNode;
pub use node::*;
pub use table::MetadataTable;
pub use text::{Form, Presence, TextClass, TextField};
pub use unite::United;

use crate::arena::ids;
use crate::{ConstantId, InPlace, ShortString};

ids! {
    /// Metadata of a module.
    MetadataId;
}

/// The operands of a tuple, of which up to 12 take no memory of their own: as many as fit where a node of debug information
/// has its fields.
pub type Operands = InPlace<Reference, 12>;

/// Metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Metadata {
    /// A string.
    String(ShortString),
    /// A constant.
    Constant(ConstantId),
    /// A node, which refers to other metadata.
    Node(Node),
}

impl Metadata {
    /// Whether it is a node that differs from every other one.
    #[must_use]
    pub fn is_distinct(&self) -> bool {
        matches!(self, Self::Node(node) if node.distinct)
    }

    /// The kind of the node that it is; `None` for strings and constants.
    #[must_use]
    pub fn node_kind(&self) -> Option<&NodeKind> {
        match self {
            Self::Node(node) => Some(&node.kind),
            Self::String(_) | Self::Constant(_) => None,
        }
    }

    /// The node that it is, if only modern LLVM has such a node.
    #[must_use]
    pub fn modern_node(&self) -> Option<&ModernNode> {
        match self.node_kind()? {
            NodeKind::Modern(node) => Some(node),
            _ => None,
        }
    }
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// Whether it differs from every other node with the same contents.
    pub distinct: bool,
    /// The kind and its fields.
    pub kind: NodeKind,
}

impl NodeKind {
    /// Whether modern LLVM makes the node distinct whatever its record or text states: it has one type of each
    /// identifier.
    #[must_use]
    pub fn has_identity(&self) -> bool {
        match self {
            Self::Modern(node) => {
                matches!(**node, ModernNode::CompositeType(ty) if ty.identifier.is_some())
            }
            _ => false,
        }
    }

    /// Whether the text of modern LLVM must state that the node is distinct: it stands for one thing of the
    /// program, a compile unit, the definition of a function or an assignment.
    #[must_use]
    pub fn must_be_distinct(&self) -> bool {
        const DEFINITION: u32 = 1 << 3;
        let Self::Modern(node) = self else { return false };
        match &**node {
            ModernNode::CompileUnit(_) | ModernNode::AssignId(_) => true,
            ModernNode::Subprogram(function) => function.subprogram_flags & DEFINITION != 0,
            _ => false,
        }
    }
}
