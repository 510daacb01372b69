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
        let mut positions = vec![None; body.instructions.len()];
        for (id, block) in body.blocks() {
            for (index, instruction) in (0..).zip(&block.instructions) {
                positions[instruction.index()] = Some((id, index));
            }
        }
        Self(positions)
    }

    /// The block of an instruction, and its index there; `None` if it is in no block of the body.
    #[must_use]
    pub fn get(&self, instruction: InstructionId) -> Option<(BlockId, u32)> {
        *self.0.get(instruction.index())?
    }
}
