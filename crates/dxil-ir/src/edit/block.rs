//! Blocks that are split and merged.

use bstr::BString;

use super::{Error, FunctionEditor};
use crate::analysis::ControlFlow;
use crate::{BlockId, Instruction, InstructionId, InstructionKind, Value};

impl FunctionEditor<'_> {
    /// Splits a block before an instruction. This and the following instructions move to a new
    /// block, to which the old one branches with the debug location of `instruction`. Returns the
    /// new block, which follows the old one.
    ///
    /// # Errors
    ///
    /// The function does not contain the instruction, it is a phi, its block has no terminator, it would be parted
    /// from a `musttail` call, or `llvm.localescape` from the first block.
    pub fn split_block(
        &mut self,
        instruction: InstructionId,
        name: impl Into<BString>,
    ) -> Result<BlockId, Error> {
        let (block, index) = self.position(instruction)?;
        if self.body.is_phi(instruction) {
            return Err(Error::Fixed(instruction));
        }
        self.check_split(block, index)?;
        let terminator = self.terminator(block)?;
        self.drop_use_lists();
        let new = self.body.create_block();
        let place = self.body.order.iter().position(|&it| it == block).map_or(0, |it| it + 1);
        self.body.order.insert(place, new);
        self.body.blocks[new].name = name.into();
        self.renamed = true;
        let moved = self.body.blocks[block].instructions.split_off(index);
        self.body.blocks[new].instructions = moved;
        self.adopt(new);
        let branch = Instruction {
            kind: InstructionKind::Branch { target: new },
            ty: self.module.types.void(),
            location: self.body.instructions[instruction].location,
        };
        self.insert(block, index, branch);
        self.replace_predecessor(terminator, block, new);
        Ok(new)
    }

    /// Moves the instructions of a block to the end of its predecessor, which must be the only one
    /// and go nowhere else, and removes the block. Its phis are replaced by their values. Returns
    /// the predecessor, which takes the name of the block if it has none.
    ///
    /// # Errors
    ///
    /// The function does not contain the block, or it has another predecessor, or its predecessor
    /// another successor, or a call demands an address of a phi.
    pub fn merge_into_predecessor(&mut self, block: BlockId) -> Result<BlockId, Error> {
        self.check_block(block)?;
        let flow = ControlFlow::new(&self.body);
        let &[into] = flow.predecessors(block) else { return Err(Error::Predecessors(block)) };
        if into == block
            || flow.successors(into).len() != 1
            || self.body.order.first() == Some(&block)
        {
            return Err(Error::Predecessors(block));
        }
        for &phi in &self.body.blocks[block].instructions[..self.body.phi_count(block)] {
            self.check_not_demanded(phi.into())?;
        }
        self.merge(into, block)?;
        Ok(into)
    }

    /// Merges a block into its predecessor, which always goes to it.
    pub(super) fn merge(&mut self, into: BlockId, block: BlockId) -> Result<(), Error> {
        let branch = self.terminator(into)?;
        let terminator = self.terminator(block)?;
        self.drop_use_lists();
        while self.body.phi_count(block) > 0 {
            let phi = self.body.blocks[block].instructions[0];
            let value = self.only_value(phi);
            self.substitute(phi, value);
        }
        self.remove(branch);
        let moved = core::mem::take(&mut self.body.blocks[block].instructions);
        self.body.blocks[into].instructions.extend(moved);
        self.adopt(into);
        self.replace_predecessor(terminator, block, into);
        self.body.order.retain(|&it| it != block);
        let name = core::mem::take(&mut self.body.blocks[block].name);
        if self.body.blocks[into].name.is_empty() {
            self.body.blocks[into].name = name;
        }
        Ok(())
    }

    /// The value of a phi with one incoming value. In a loop that is never reached, that may be the
    /// phi itself, whose value is undefined then.
    fn only_value(&mut self, phi: InstructionId) -> Value {
        let incoming = match self.body.instructions[phi].kind {
            InstructionKind::Phi { incoming, .. } => self.body.list(incoming),
            _ => &[],
        };
        match incoming.first() {
            Some(it) if it.value != Value::Instruction(phi) => it.value,
            _ => self.module.constants.undef(self.body.instructions[phi].ty).into(),
        }
    }

    /// Makes known that a block has its instructions.
    fn adopt(&mut self, block: BlockId) {
        for id in &self.body.blocks[block].instructions {
            self.blocks[crate::Id::index(*id)] = Some(block);
        }
    }

    /// Replaces a predecessor in the phis of the blocks that a terminator goes to.
    fn replace_predecessor(&mut self, terminator: InstructionId, old: BlockId, new: BlockId) {
        let mut successors = alloc::vec::Vec::new();
        let it = &self.body.instructions[terminator];
        it.for_each_successor(&self.body, |to| successors.push(to));
        for to in successors {
            for index in 0..self.body.phi_count(to) {
                let phi = self.body.blocks[to].instructions[index];
                self.body.map_blocks(phi, |block| if block == old { new } else { block });
            }
        }
    }
}
