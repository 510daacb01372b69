//! Attachments `!tbaa` in the form that LLVM had before structs were told apart.

use super::{Metadata, MetadataId};
use crate::Module;

impl Module {
    /// The access tag in whose place LLVM takes a scalar type as `!tbaa`: base type and access type are
    /// the scalar type, at offset 0. Another attachment is returned as it is.
    pub fn tbaa_access_tag(&mut self, id: MetadataId) -> MetadataId {
        let operands = self.metadata.operands(id).to_vec();
        let is_node = |id| matches!(self.metadata.get(id), Some(Metadata::Node(_)));
        let is_tag = operands.len() >= 3 && operands[0].is_some_and(is_node);
        if is_tag || !is_node(id) {
            return id;
        }
        let i64 = self.types.integer(64);
        let zero = self.constants.null(&self.types, i64);
        let zero = Some(self.metadata.constant(zero));
        match *operands {
            // The third operand says that the memory is constant.
            [name, parent, constant] => {
                let scalar = Some(self.metadata.tuple(&[name, parent]));
                self.metadata.tuple(&[scalar, scalar, zero, constant])
            }
            _ => self.metadata.tuple(&[Some(id), Some(id), zero]),
        }
    }
}
