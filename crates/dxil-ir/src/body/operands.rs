//! Changes of the operands of single instructions.

use super::{Block, BlockId, Body, Incoming, InstructionId, Pooled};
use crate::{InstructionKind, List, Value};

impl Body {
    /// Replaces the operands of an instruction by the results of `map`.
    pub fn map_operands(&mut self, id: InstructionId, mut map: impl FnMut(Value) -> Value) {
        self.instructions[id].map_fixed_operands(&mut map);
        if let InstructionKind::Call { bundles, .. } = self.instructions[id].kind {
            for index in 0..bundles.len() {
                let operands = self.list(bundles)[index].operands;
                self.list_mut(operands).iter_mut().for_each(|value| *value = map(*value));
            }
        }
        match self.instructions[id].kind {
            InstructionKind::GetElementPtr { operands: list, .. }
            | InstructionKind::Call { arguments: list, .. } => {
                self.list_mut(list).iter_mut().for_each(|value| *value = map(*value));
            }
            InstructionKind::Phi { incoming, .. } => {
                self.list_mut(incoming).iter_mut().for_each(|it| it.value = map(it.value));
            }
            _ => {}
        }
    }

    /// Replaces the blocks that an instruction names by the results of `map`: the successors of a
    /// terminator, the predecessors in a phi.
    pub(crate) fn map_blocks(
        &mut self,
        id: InstructionId,
        mut map: impl FnMut(BlockId) -> BlockId,
    ) {
        match &mut self.instructions[id].kind {
            InstructionKind::Branch { target } => *target = map(*target),
            InstructionKind::ConditionalBranch { targets: [yes, no], .. } => {
                *yes = map(*yes);
                *no = map(*no);
            }
            InstructionKind::Switch { default, cases, .. } => {
                *default = map(*default);
                let cases = *cases;
                self.list_mut(cases).iter_mut().for_each(|case| case.target = map(case.target));
            }
            InstructionKind::Phi { incoming, .. } => {
                let incoming = *incoming;
                self.list_mut(incoming).iter_mut().for_each(|it| it.block = map(it.block));
            }
            _ => {}
        }
    }

    /// An instruction of another body, with copies of its lists in this one.
    pub(crate) fn copy_lists(&mut self, from: &Self, mut kind: InstructionKind) -> InstructionKind {
        match &mut kind {
            InstructionKind::ExtractValue { indices, .. }
            | InstructionKind::InsertValue { indices, .. } => {
                *indices = self.copy_list(from, *indices);
            }
            InstructionKind::GetElementPtr { operands, .. } => {
                *operands = self.copy_list(from, *operands);
            }
            InstructionKind::Call { arguments, bundles, .. } => {
                *arguments = self.copy_list(from, *arguments);
                let mut copied = from.list(*bundles).to_vec();
                for bundle in &mut copied {
                    bundle.operands = self.copy_list(from, bundle.operands);
                }
                *bundles = self.add_list(copied);
            }
            InstructionKind::Phi { incoming, .. } => *incoming = self.copy_list(from, *incoming),
            InstructionKind::Switch { cases, .. } => *cases = self.copy_list(from, *cases),
            _ => {}
        }
        kind
    }

    fn copy_list<T: Pooled>(&mut self, from: &Self, list: List<T>) -> List<T> {
        self.add_list(from.list(list).iter().copied())
    }

    /// Whether an instruction is a phi.
    pub(crate) fn is_phi(&self, id: InstructionId) -> bool {
        matches!(self.instructions[id].kind, InstructionKind::Phi { .. })
    }

    /// The number of phis of a block. They are its first instructions.
    pub(crate) fn phi_count(&self, block: BlockId) -> usize {
        self.blocks[block].instructions.iter().take_while(|&&id| self.is_phi(id)).count()
    }

    /// Keeps the incoming values of all phis of a block for which `keep` returns true. `keep` may
    /// change them.
    pub(crate) fn retain_incoming(
        &mut self,
        block: BlockId,
        mut keep: impl FnMut(&mut Incoming) -> bool,
    ) {
        for index in 0..self.phi_count(block) {
            let id = self.blocks[block].instructions[index];
            if let InstructionKind::Phi { incoming, .. } = self.instructions[id].kind {
                let incoming = self.retain(incoming, &mut keep);
                self.set_incoming(id, incoming);
            }
        }
    }

    /// Gives a phi other incoming values.
    pub(crate) fn set_incoming(&mut self, id: InstructionId, new: List<Incoming>) {
        if let InstructionKind::Phi { incoming, .. } = &mut self.instructions[id].kind {
            *incoming = new;
        }
    }

    /// The terminator of a block.
    pub(crate) fn terminator(&self, block: BlockId) -> Option<InstructionId> {
        let Block { instructions, .. } = &self.blocks[block];
        instructions.last().copied().filter(|&id| self.instructions[id].is_terminator())
    }
}
