//! The blocks that instructions are in.

use alloc::vec;
use alloc::vec::Vec;

use crate::{BlockId, Body, Id as _, InstructionId};

/// The block of each instruction of a body, and its index there.
#[derive(Clone, Debug)]
pub struct Positions(Vec<Option<(BlockId, u32)>>);

impl Positions {
    /// Collects the positions of all instructions.
    #[must_use]
    pub fn new(body: &Body) -> Self {
        let mut positions = Self::none(body);
        for (id, block) in body.blocks() {
            for (index, &instruction) in (0..).zip(&block.instructions) {
                positions.set(instruction, id, index);
            }
        }
        positions
    }

    /// No position of any instruction yet.
    pub(crate) fn none(body: &Body) -> Self {
        Self(vec![None; body.instructions.len()])
    }

    /// Sets the position of an instruction. Returns whether it had none.
    #[inline]
    pub(crate) fn set(&mut self, instruction: InstructionId, block: BlockId, index: u32) -> bool {
        self.0[instruction.index()].replace((block, index)).is_none()
    }

    /// Whether an instruction comes before this place in this block.
    #[inline]
    pub(crate) fn is_before(&self, instruction: InstructionId, block: BlockId, index: u32) -> bool {
        self.get(instruction).is_some_and(|(of, place)| of == block && place < index)
    }

    /// The block of an instruction, and its index there; `None` if it is in no block of the body.
    #[must_use]
    #[inline]
    pub fn get(&self, instruction: InstructionId) -> Option<(BlockId, u32)> {
        *self.0.get(instruction.index())?
    }
}
