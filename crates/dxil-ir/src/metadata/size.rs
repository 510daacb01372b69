//! The sizes of types of debug information.

use super::{MetadataId, MetadataTable, ModernNode, NodeKind, Reference};

/// The maximum number of types that a type is derived from.
const MAX_DERIVED: usize = 256;

impl MetadataTable {
    /// The size in bits of a type, in either dialect; of a type without one, that of its base type. `resolved` gives the
    /// type that a reference means: LLVM 3.7 may name one by its identifier.
    ///
    /// ```
    /// use dxil_ir::MetadataTable;
    /// use dxil_ir::metadata::{BasicType, DerivedType};
    ///
    /// let mut metadata = MetadataTable::new();
    /// let float = metadata.node(BasicType { size: 32, ..BasicType::default() });
    /// let constant = metadata.node(DerivedType { base_type: Some(float), ..DerivedType::default() });
    /// assert_eq!(metadata.size_of_type(Some(constant), |id| id), Some(32));
    /// ```
    #[must_use]
    pub fn size_of_type(
        &self,
        mut ty: Reference,
        resolved: impl Fn(MetadataId) -> MetadataId,
    ) -> Option<u64> {
        for _ in 0..MAX_DERIVED {
            let (size, base) = match self[resolved(ty?)].node_kind()? {
                NodeKind::BasicType(it) => return Some(it.size),
                NodeKind::CompositeType(it) => (it.size, it.base_type),
                NodeKind::DerivedType(it) => (it.size, it.base_type),
                NodeKind::Modern(it) => match **it {
                    ModernNode::BasicType(it) => return Some(it.size),
                    ModernNode::CompositeType(it) => (it.size, it.base_type),
                    ModernNode::DerivedType(it) => (it.size, it.base_type),
                    _ => return None,
                },
                _ => return None,
            };
            if size > 0 {
                return Some(size);
            }
            ty = base;
        }
        None
    }
}
