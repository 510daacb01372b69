//! Metadata: strings, constants and nodes, among them the debug information of LLVM 3.7.

mod define;
mod field;
mod item;
mod node;
mod table;
mod text;

use alloc::boxed::Box;

use bstr::BString;

pub use field::{Field, FieldKind, FieldSource};
pub use item::Item;
pub use node::*;
pub use table::MetadataTable;
pub use text::{Form, Presence, TextClass, TextField};

use crate::ConstantId;
use crate::arena::ids;

ids! {
    /// Metadata of a module.
    MetadataId;
}

/// Metadata.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Metadata {
    /// A string.
    String(BString),
    /// A constant.
    Constant(ConstantId),
    /// A node, which refers to other metadata.
    Node(Box<Node>),
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// Whether it differs from every other node with the same contents.
    pub distinct: bool,
    /// The kind and its fields.
    pub kind: NodeKind,
}
