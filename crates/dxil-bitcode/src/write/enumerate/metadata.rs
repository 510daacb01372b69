//! Numbers metadata.

use alloc::vec::Vec;

use dxil_ir::metadata::Location;
use dxil_ir::{Metadata, MetadataId};

use super::Enumerator;
use crate::numbers::{NONE, PENDING};

/// Metadata that is being numbered.
#[derive(Debug, Default)]
pub(super) struct Pending {
    /// The nodes that are being numbered, each an operand of the one before it, with the start of
    /// its operands in `operands`.
    nodes: Vec<(MetadataId, usize)>,
    /// The operands of those nodes that have not been visited, for each node in reverse.
    operands: Vec<MetadataId>,
}

impl Enumerator<'_> {
    /// Numbers metadata after its operands, except for operands that refer back to it.
    pub(super) fn add_metadata(&mut self, id: MetadataId) {
        if self.metadata_numbers.get(id).is_some() {
            return;
        }
        let mut pending = core::mem::take(&mut self.pending);
        self.enter_metadata(id, &mut pending);
        while let Some(&(id, start)) = pending.nodes.last() {
            if pending.operands.len() > start {
                let operand = pending.operands.pop();
                operand.into_iter().for_each(|id| self.enter_metadata(id, &mut pending));
                continue;
            }
            self.metadata_numbers.set(id, self.metadata.len());
            self.metadata.push(id);
            pending.nodes.pop();
        }
        self.pending = pending;
    }

    /// Begins to number metadata that has no number.
    fn enter_metadata(&mut self, id: MetadataId, pending: &mut Pending) {
        let number = self.metadata_numbers.place(id);
        if *number != NONE {
            return;
        }
        *number = PENDING;
        let start = pending.operands.len();
        pending.nodes.push((id, start));
        match &self.module.metadata[id] {
            Metadata::String(_) => {}
            Metadata::Constant(constant) => self.add_constant(*constant),
            Metadata::Node(node) => {
                node.kind.for_each_operand(|operand| pending.operands.extend(operand));
                pending.operands[start..].reverse();
            }
        }
    }

    /// Numbers the metadata of a debug location.
    pub(super) fn add_location(&mut self, location: &Location) {
        for id in [location.scope, location.inlined_at].into_iter().flatten() {
            self.add_metadata(id);
        }
    }
}
