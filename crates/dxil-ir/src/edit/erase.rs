//! Instructions that are erased.

use alloc::vec::Vec;

use super::{Error, FunctionEditor};
use crate::{Id as _, InstructionId, Value};

impl FunctionEditor<'_> {
    /// Erases an instruction that nothing uses, whatever it does. A use within metadata becomes
    /// `!{}`, as in LLVM.
    ///
    /// # Errors
    ///
    /// The function does not contain the instruction, something uses it, it is a terminator, or it calls
    /// `llvm.localescape`, on which other functions rely.
    pub fn erase(&mut self, instruction: InstructionId) -> Result<(), Error> {
        self.check_erasable(instruction)?;
        if self.is_used(instruction) {
            return Err(Error::InUse(instruction));
        }
        self.drop_use_lists();
        self.erase_from_metadata(instruction);
        self.remove(instruction);
        Ok(())
    }

    /// Erases an instruction as [`erase`](Self::erase) does, then its operands as
    /// [`erase_dead`](Self::erase_dead) does: all that only fed it.
    ///
    /// # Errors
    ///
    /// Fails as [`erase`](Self::erase) does.
    pub fn erase_recursively(&mut self, instruction: InstructionId) -> Result<(), Error> {
        let mut operands = Vec::new();
        if let Some(it) = self.body.instructions.get(instruction) {
            it.for_each_operand(&self.body, |value| operands.extend(value.instruction()));
        }
        self.erase(instruction)?;
        self.erase_dead(operands);
        Ok(())
    }

    /// Erases those of these instructions that nothing uses and that have no effect, then the
    /// operands of which that becomes true, and so on. Returns the number of erased instructions.
    ///
    /// An instruction has an effect if it may write memory, is a terminator, or calls a function
    /// without `nounwind`, or with none of `readnone`, `readonly`, and `willreturn` with a `memory`
    /// that is only read.
    pub fn erase_dead(&mut self, candidates: impl IntoIterator<Item = InstructionId>) -> usize {
        let mut candidates: Vec<_> = candidates.into_iter().collect();
        let (mut count, mut blocks) = (0, Vec::new());
        while let Some(id) = candidates.pop() {
            let Some(block) = self.block_of(id) else { continue };
            if !self.is_used(id) && !self.has_effect(id) {
                if count == 0 {
                    self.drop_use_lists();
                }
                let instruction = &self.body.instructions[id];
                instruction
                    .for_each_operand(&self.body, |value| candidates.extend(value.instruction()));
                self.erase_from_metadata(id);
                self.forget(id);
                blocks.push(block);
                count += 1;
            }
        }
        // To find each instruction in its block would take time for each that precedes it.
        blocks.sort_unstable();
        blocks.dedup();
        for block in blocks {
            let known = &self.blocks;
            let instructions = &mut self.body.blocks[block].instructions;
            instructions.retain(|id| known[id.index()].is_some());
        }
        count
    }

    pub(super) fn check_erasable(&self, instruction: InstructionId) -> Result<(), Error> {
        match self.block_of(instruction) {
            None => Err(Error::NoInstruction(instruction)),
            Some(_)
                if self.body.instructions[instruction].is_terminator()
                    || self.is_escape(instruction) =>
            {
                Err(Error::Fixed(instruction))
            }
            Some(_) => Ok(()),
        }
    }

    fn erase_from_metadata(&mut self, instruction: InstructionId) {
        let value = Value::Instruction(instruction);
        if !self.candidates(value).is_empty() {
            let erased = self.erased_metadata(instruction);
            self.replace_operands(value, value, erased);
        }
    }
}
