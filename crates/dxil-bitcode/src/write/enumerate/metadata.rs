//! Numbers metadata.

use alloc::vec::Vec;

use dxil_ir::metadata::{Location, NodeKind};
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

impl Pending {
    /// Memory as most modules with this amount of metadata need.
    pub(super) fn for_nodes(metadata: usize) -> Self {
        let count = metadata.min(64);
        Self { nodes: Vec::with_capacity(count.min(8)), operands: Vec::with_capacity(count) }
    }
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
            self.number_metadata(id);
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
        match &self.module.metadata[id] {
            Metadata::String(_) => self.number_metadata(id),
            Metadata::Constant(constant) => {
                self.add_constant(*constant);
                self.number_metadata(id);
            }
            Metadata::Node(node) => {
                *number = PENDING;
                let start = pending.operands.len();
                pending.nodes.push((id, start));
                let is_new = |id: &MetadataId| self.metadata_numbers.is_new(*id);
                let all = &mut pending.operands;
                match &node.kind {
                    // Most nodes are tuples.
                    NodeKind::Tuple(operands) => {
                        all.extend(operands.iter().rev().copied().flatten().filter(is_new));
                    }
                    kind => {
                        kind.for_each_operand(|operand| all.extend(operand.filter(is_new)));
                        all[start..].reverse();
                    }
                }
            }
        }
    }

    /// Gives metadata the next number.
    fn number_metadata(&mut self, id: MetadataId) {
        self.metadata_numbers.set(id, self.metadata.len());
        self.metadata.push(id);
    }

    /// Numbers the metadata of a debug location.
    pub(super) fn add_location(&mut self, location: &Location) {
        for id in [location.scope, location.inlined_at].into_iter().flatten() {
            self.add_metadata(id);
        }
    }
}
