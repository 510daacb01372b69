//! New instructions and moved ones.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ops::Target;

use super::{Error, FunctionEditor};
use crate::build::{self, FunctionBuilder};
use crate::{BlockId, Id as _, Incoming, InstructionId, InstructionKind};

impl FunctionEditor<'_> {
    /// Builds instructions before another one, with its debug location.
    ///
    /// The builder also makes new blocks and fills them. It begins at the place before
    /// `instruction`; the target decides which operations it may call.
    ///
    /// # Errors
    ///
    /// The function does not contain `instruction`, or `build` returns an error.
    pub fn build_before<T>(
        &mut self,
        instruction: InstructionId,
        target: Target,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Error> {
        let (block, index) = self.position(instruction)?;
        self.build_at(block, index, instruction, target, build)
    }

    /// Builds instructions after another one, with its debug location. After a phi, they come after
    /// all phis of the block.
    ///
    /// # Errors
    ///
    /// The function does not contain `instruction`, it is a terminator, or `build` returns an error.
    pub fn build_after<T>(
        &mut self,
        instruction: InstructionId,
        target: Target,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Error> {
        let (block, index) = self.position(instruction)?;
        if self.body.instructions[instruction].is_terminator() {
            return Err(Error::Fixed(instruction));
        }
        let index = (index + 1).max(self.body.phi_count(block));
        self.build_at(block, index, instruction, target, build)
    }

    /// Replaces the terminator of a block by instructions that `build` adds at the end of the block;
    /// the last must be a terminator. They have the debug location of the old terminator. Phis of
    /// blocks that the old terminator named lose their values for this block, so that `build` adds
    /// those for its own edges.
    ///
    /// # Errors
    ///
    /// The function does not contain the block, a `musttail` call demands its terminator, `build` returns an error,
    /// or the control flow is not complete then.
    pub fn replace_terminator<T>(
        &mut self,
        block: BlockId,
        target: Target,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Error> {
        self.check_block(block)?;
        let old = self.terminator(block)?;
        self.check_gap(block, usize::MAX)?;
        let location = self.body.instructions[old].location;
        let saved = self.disconnect(block, old);
        let result = self.build(target, true, |b| {
            b.switch_to_block(block)?;
            b.set_location(location)?;
            build(b)
        });
        match &result {
            Ok(_) => self.forget(old),
            Err(_) => {
                self.body.blocks[block].instructions.push(old);
                for (phi, incoming) in saved {
                    self.set_incoming(phi, incoming);
                }
            }
        }
        result
    }

    /// Takes the terminator out of a block, and the values for the block out of the phis of its
    /// successors. Returns the values that these phis had.
    fn disconnect(
        &mut self,
        block: BlockId,
        old: InstructionId,
    ) -> Vec<(InstructionId, Vec<Incoming>)> {
        let mut saved = BTreeMap::new();
        let mut successors = Vec::new();
        self.body.instructions[old].for_each_successor(&self.body, |to| successors.push(to));
        for to in successors {
            for index in 0..self.body.phi_count(to) {
                let phi = self.body.blocks[to].instructions[index];
                if let InstructionKind::Phi { incoming, .. } = self.body.instructions[phi].kind {
                    let incoming = self.body.list(incoming).to_vec();
                    saved.entry(phi).or_insert(incoming);
                }
            }
            self.retain_incoming(to, |it| it.block != block);
        }
        self.body.blocks[block].instructions.pop();
        saved.into_iter().collect()
    }

    /// Moves an instruction before another one. It keeps its debug location, as in LLVM.
    ///
    /// It is not checked that definitions dominate their uses then.
    ///
    /// # Errors
    ///
    /// The function does not contain the instructions, the first is a phi or terminator, the second is a phi, a
    /// `musttail` call would be parted from its return, or `llvm.localescape` would change its block.
    pub fn move_before(
        &mut self,
        instruction: InstructionId,
        before: InstructionId,
    ) -> Result<(), Error> {
        let (from, old) = self.position(instruction)?;
        let (to, new) = self.position(before)?;
        if self.body.is_phi(instruction) || self.body.instructions[instruction].is_terminator() {
            return Err(Error::Fixed(instruction));
        }
        if self.body.is_phi(before) {
            return Err(Error::Fixed(before));
        }
        self.check_gap(from, old + 1)?;
        self.check_gap(to, new)?;
        if from != to && self.is_escape(instruction) {
            return Err(Error::Fixed(instruction));
        }
        if instruction != before {
            self.drop_use_lists();
            self.body.blocks[from].instructions.remove(old);
            let (_, new) = self.position(before)?;
            self.body.blocks[to].instructions.insert(new, instruction);
            self.blocks[instruction.index()] = Some(to);
        }
        Ok(())
    }

    /// Builds instructions at an index of a block, with the debug location of another instruction.
    fn build_at<T>(
        &mut self,
        block: BlockId,
        index: usize,
        located: InstructionId,
        target: Target,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Error> {
        let location = self.body.instructions[located].location;
        self.build(target, false, |b| {
            b.position_at(block, index, location);
            build(b)
        })
    }

    /// Lends the body to a builder, and makes known the instructions that it added; drops them on an error.
    fn build<T>(
        &mut self,
        target: Target,
        flow_changed: bool,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Error> {
        let (old, old_blocks) = (self.body.instructions.len(), self.body.blocks.len());
        let body = core::mem::take(&mut self.body);
        let b = FunctionBuilder::resume(self.module, self.function, self.result, target, body);
        let built = build(&b);
        let suspended = b.suspend(old, old_blocks, flow_changed);
        self.body = suspended.body;
        self.renamed |= suspended.renamed;
        let new_blocks = (old_blocks..self.body.blocks.len()).filter_map(BlockId::from_index);
        let touched: Vec<_> = new_blocks.chain(suspended.touched).collect();
        match built.and_then(|built| suspended.check.map(|()| built)) {
            Ok(built) => {
                self.drop_use_lists();
                self.index_new(old, &touched);
                let known = suspended.grown.iter().filter(|(phi, _)| phi.index() < old);
                for (phi, new) in known {
                    new.iter().for_each(|it| self.users.add_use(*phi, it.value));
                }
                Ok(built)
            }
            Err(error) => {
                self.body.order.retain(|block| block.index() < old_blocks);
                for block in touched {
                    self.body.blocks[block].instructions.retain(|id| id.index() < old);
                }
                Err(error.into())
            }
        }
    }

    /// Makes the instructions known that a builder has added to these blocks.
    fn index_new(&mut self, old: usize, touched: &[BlockId]) {
        self.blocks.resize(self.body.instructions.len(), None);
        for &block in touched {
            for index in 0..self.body.blocks[block].instructions.len() {
                let id = self.body.blocks[block].instructions[index];
                if id.index() >= old && self.block_of(id).is_none() {
                    self.index(id, block);
                }
            }
        }
    }
}
