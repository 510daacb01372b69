//! The metadata attached to instructions.

use alloc::collections::btree_map::{BTreeMap, Iter};
use alloc::vec::Vec;
use core::iter::Peekable;

use dxil_ir::{Body, InstructionId, MetadataId, MetadataKindId};

/// What is attached to the instructions of a body that is walked through.
///
/// Most instructions come in the order of their ids: then what is attached to them comes in the
/// order of the table, and nothing is searched.
pub(crate) struct Attached<'m> {
    all: &'m BTreeMap<InstructionId, Vec<(MetadataKindId, MetadataId)>>,
    rest: Peekable<Iter<'m, InstructionId, Vec<(MetadataKindId, MetadataId)>>>,
}

impl<'m> Attached<'m> {
    pub(crate) fn new(body: &'m Body) -> Self {
        Self { all: &body.attachments, rest: body.attachments.iter().peekable() }
    }

    /// What is attached to the next instruction.
    #[inline]
    pub(crate) fn to(&mut self, id: InstructionId) -> &'m [(MetadataKindId, MetadataId)] {
        match self.rest.peek() {
            None => &[],
            Some(&(&next, _)) if next > id => &[],
            Some(&(&next, attached)) if next == id => {
                self.rest.next();
                attached
            }
            // Another one is out of order.
            Some(_) => self.all.get(&id).map_or(&[], |attached| attached),
        }
    }
}
