//! The metadata of a module.

use super::borrowed::Borrowed;
use super::modern::Detail;
use super::{Location, Metadata, MetadataId, ModernNode, Node, NodeKind, Reference};
use crate::arena::Arena;
use crate::intern::Interner;
use crate::{ConstantId, Value};

/// The metadata of a module.
///
/// ```
/// use dxil_ir::MetadataTable;
///
/// let mut metadata = MetadataTable::new();
/// let name = metadata.string("vs");
/// let node = metadata.tuple(&[Some(name), None]);
/// assert_eq!(metadata.string("vs"), name);
/// assert_eq!(metadata.operands(node), [Some(name), None]);
/// ```
#[derive(Clone, Debug)]
pub struct MetadataTable(pub(super) Interner<MetadataId, Metadata>);

impl MetadataTable {
    /// No metadata.
    #[must_use]
    pub const fn new() -> Self {
        Self(Interner::new())
    }

    /// The id of a string, which is added if it is new.
    pub fn string(&mut self, string: impl AsRef<[u8]>) -> MetadataId {
        let text = string.as_ref();
        self.0.intern_like(&Borrowed::String(text), || Metadata::String(text.into()))
    }

    /// The id of a constant as metadata, which is added if it is new.
    pub fn constant(&mut self, constant: ConstantId) -> MetadataId {
        self.0.intern(Metadata::Constant(constant))
    }

    /// The id of a list of other metadata, which is added if it is new.
    pub fn tuple(&mut self, operands: &[Reference]) -> MetadataId {
        self.0.intern_like(&Borrowed::Tuple(operands), || {
            let kind = NodeKind::Tuple(operands.into());
            Metadata::Node(Node { distinct: false, kind })
        })
    }

    /// The id of a node that is not distinct, which is added if it is new.
    pub fn node(&mut self, kind: impl Into<NodeKind>) -> MetadataId {
        self.0.intern(Metadata::Node(Node { distinct: false, kind: kind.into() }))
    }

    /// A value as an operand of type `metadata`.
    ///
    /// ```
    /// use dxil_ir::{Module, Value};
    ///
    /// let mut module = Module::new();
    /// let wrapped = module.metadata.in_metadata(Value::Argument(1));
    /// assert_eq!(wrapped, Value::MetadataOfArgument(1));
    /// assert_eq!(module.metadata.in_metadata(wrapped), wrapped);
    /// ```
    pub fn in_metadata(&mut self, value: Value) -> Value {
        match value {
            Value::Constant(id) => Value::Metadata(self.constant(id)),
            Value::Argument(index) => Value::MetadataOfArgument(index),
            Value::Instruction(id) => Value::MetadataOfInstruction(id),
            wrapped => wrapped,
        }
    }

    /// Adds a node that differs from every other one.
    pub fn distinct(&mut self, kind: impl Into<NodeKind>) -> MetadataId {
        self.push(Metadata::Node(Node { distinct: true, kind: kind.into() }))
    }

    /// Reserves memory for this number of further metadata.
    pub fn reserve(&mut self, additional: usize) {
        self.0.reserve_items(additional);
    }

    /// Adds metadata, whether or not there is the same already, as a reader does, which meets
    /// nodes that refer to later ones: see [`MetadataTable::unite_pushed`].
    pub fn push(&mut self, mut metadata: Metadata) -> MetadataId {
        set_distinct_if_circular(self.arena().next_id(), &mut metadata);
        self.0.push(metadata)
    }

    /// Puts other metadata in the place of the metadata that `id` names, which closes cycles. Returns other
    /// metadata that equals it then, if there is some.
    pub fn replace(&mut self, id: MetadataId, mut metadata: Metadata) -> Option<MetadataId> {
        set_distinct_if_circular(id, &mut metadata);
        let is_distinct = metadata.is_distinct();
        self.0.replace(id, metadata).filter(|_| !is_distinct)
    }

    /// The id of metadata that equals this, if there is some.
    #[must_use]
    pub fn find(&self, metadata: &Metadata) -> Option<MetadataId> {
        self.0.find(metadata)
    }

    /// Metadata, or `None` where the id is of another module.
    #[must_use]
    pub fn get(&self, id: MetadataId) -> Option<&Metadata> {
        self.0.items().get(id)
    }

    /// The operands of a tuple; none for other metadata.
    #[must_use]
    pub fn operands(&self, id: MetadataId) -> &[Reference] {
        match self[id].node_kind() {
            Some(NodeKind::Tuple(operands)) => operands,
            _ => &[],
        }
    }

    /// The debug location that this metadata is, if it is one.
    #[must_use]
    pub fn location(&self, id: MetadataId) -> Option<Location> {
        self.get(id)?.node_kind()?.location()
    }

    /// The details, unknown to LLVM 3.7, of the debug location that this metadata is.
    #[must_use]
    pub fn location_detail(&self, id: MetadataId) -> Detail {
        match self.get(id).and_then(Metadata::modern_node) {
            Some(ModernNode::Location(location)) => location.detail(),
            _ => Detail::default(),
        }
    }

    /// All metadata in the order in which it was added.
    #[must_use]
    pub const fn arena(&self) -> &Arena<MetadataId, Metadata> {
        self.0.items()
    }
}

/// Makes the node with this id distinct if it refers to itself, as LLVM does.
fn set_distinct_if_circular(id: MetadataId, metadata: &mut Metadata) {
    let Metadata::Node(Node { distinct, kind }) = metadata else { return };
    match kind {
        NodeKind::Tuple(operands) => *distinct |= operands.contains(&Some(id)),
        kind if !*distinct => kind.for_each_operand(|it| *distinct |= it == Some(id)),
        _ => {}
    }
}

impl Default for MetadataTable {
    fn default() -> Self {
        Self::new()
    }
}

impl core::ops::Index<MetadataId> for MetadataTable {
    type Output = Metadata;

    #[inline]
    fn index(&self, id: MetadataId) -> &Metadata {
        &self.0[id]
    }
}
