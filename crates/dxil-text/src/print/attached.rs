//! Finds the metadata attached to instructions.

use alloc::collections::btree_map::{BTreeMap, Iter};
use alloc::vec::Vec;

use dxil_ir::{Body, InstructionId, MetadataId, MetadataKindId};

/// The attachments of the instructions of a body, for a walk through the body.
///
/// Most instructions come in the order of their ids. Their attachments then come in the order of
/// the table, and need no search.
pub(crate) struct Attached<'m> {
    all: &'m Table,
    next: Option<(&'m InstructionId, &'m Vec<(MetadataKindId, MetadataId)>)>,
    rest: Iter<'m, InstructionId, Vec<(MetadataKindId, MetadataId)>>,
}

type Table = BTreeMap<InstructionId, Vec<(MetadataKindId, MetadataId)>>;

impl<'m> Attached<'m> {
    pub(crate) fn new(body: &'m Body) -> Self {
        let mut rest = body.attachments.iter();
        Self { all: &body.attachments, next: rest.next(), rest }
    }

    /// Returns the attachments of the next instruction.
    #[inline]
    pub(crate) fn to(&mut self, id: InstructionId) -> &'m [(MetadataKindId, MetadataId)] {
        match self.next {
            Some((&next, _)) if next <= id => self.find(id),
            _ => &[],
        }
    }

    fn find(&mut self, id: InstructionId) -> &'m [(MetadataKindId, MetadataId)] {
        match self.next {
            Some((&next, attached)) if next == id => {
                self.next = self.rest.next();
                attached
            }
            // The next instruction is out of order.
            _ => self.all.get(&id).map_or(&[], |attached| attached),
        }
    }
}
