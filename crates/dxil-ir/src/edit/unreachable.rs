//! Blocks that are removed.

use alloc::vec::Vec;

use super::FunctionEditor;
use crate::analysis::ControlFlow;
use crate::{BlockId, Value};

impl FunctionEditor<'_> {
    /// Removes the blocks that cannot be reached, and their values from the phis of other blocks.
    /// Returns the number of removed blocks.
    pub fn remove_unreachable_blocks(&mut self) -> usize {
        let flow = ControlFlow::new(&self.body);
        let is_dead = |block: &BlockId| !flow.is_reachable(*block);
        let dead: Vec<_> = self.body.order.iter().copied().filter(is_dead).collect();
        if dead.is_empty() {
            return 0;
        }
        self.drop_use_lists();
        for &block in &dead {
            for &to in flow.successors(block).iter().filter(|to| flow.is_reachable(**to)) {
                self.retain_incoming(to, |it| flow.is_reachable(it.block));
            }
        }
        let take = |block: BlockId| core::mem::take(&mut self.body.blocks[block].instructions);
        let removed: Vec<_> = dead.iter().copied().flat_map(take).collect();
        removed.iter().for_each(|&id| self.forget(id));
        for id in removed {
            let value = Value::Instruction(id);
            if !self.candidates(value).is_empty() {
                let undef = self.module.constants.undef(self.body.instructions[id].ty).into();
                let erased = self.erased_metadata(id);
                self.replace_operands(value, undef, erased);
            }
        }
        self.body.order.retain(|block| flow.is_reachable(*block));
        dead.len()
    }
}
