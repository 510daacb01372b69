//! The numbers of metadata.

use alloc::vec::Vec;

use dxil_ir::metadata::Location;
use dxil_ir::{Metadata, MetadataId};

use super::Enumerator;
use crate::numbers::{NONE, PENDING};

impl Enumerator<'_> {
    /// Numbers metadata behind what it refers to, but for what refers back to it.
    pub(super) fn add_metadata(&mut self, id: MetadataId) {
        let mut stack = Vec::new();
        self.enter_metadata(id, &mut stack);
        while let Some((id, operands)) = stack.last_mut() {
            match operands.pop() {
                Some(operand) => self.enter_metadata(operand, &mut stack),
                None => {
                    self.metadata_numbers.set(*id, self.metadata.len());
                    self.metadata.push(*id);
                    stack.pop();
                }
            }
        }
    }

    /// Puts metadata that has no number on the stack, with what it refers to in reverse.
    fn enter_metadata(&mut self, id: MetadataId, stack: &mut Vec<(MetadataId, Vec<MetadataId>)>) {
        let number = self.metadata_numbers.place(id);
        if *number != NONE {
            return;
        }
        *number = PENDING;
        let mut operands = Vec::new();
        match &self.module.metadata[id] {
            Metadata::String(_) => {}
            Metadata::Constant(constant) => self.add_constant(*constant),
            Metadata::Node(node) => {
                node.kind.for_each_operand(|operand| operands.extend(operand));
                operands.reverse();
            }
        }
        stack.push((id, operands));
    }

    /// Numbers what a place in the source refers to.
    pub(super) fn add_location(&mut self, location: &Location) {
        for id in [location.scope, location.inlined_at].into_iter().flatten() {
            self.add_metadata(id);
        }
    }
}
