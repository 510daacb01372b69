//! Attachments `!tbaa` in the form that LLVM had before structs were told apart.

use dxil_ir::{Metadata, MetadataId, MetadataTable};

use super::Reader;

impl Reader<'_> {
    /// Returns the access tag in whose place LLVM 3.7 takes a scalar type as `!tbaa`: base type and access
    /// type are the scalar type, at offset 0.
    pub(super) fn access_tag(&mut self, id: MetadataId) -> MetadataId {
        let is_node = |table: &MetadataTable, id| matches!(table.get(id), Some(Metadata::Node(_)));
        let metadata = &mut self.module.metadata;
        let operands = metadata.operands(id).to_vec();
        let has_type =
            operands.first().is_some_and(|it| it.is_some_and(|it| is_node(metadata, it)));
        if has_type && operands.len() >= 3 {
            return id;
        }
        let i64 = self.module.types.integer(64);
        let zero = self.module.constants.null(&self.module.types, i64);
        let metadata = &mut self.module.metadata;
        let zero = Some(metadata.constant(zero));
        match *operands {
            // The third operand says that the memory is constant.
            [name, parent, constant] => {
                let scalar = Some(metadata.tuple(&[name, parent]));
                metadata.tuple(&[scalar, scalar, zero, constant])
            }
            _ => metadata.tuple(&[Some(id), Some(id), zero]),
        }
    }
}
