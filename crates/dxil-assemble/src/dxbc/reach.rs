//! Whether a `ret` can be reached: FXC does not count the one at the end of a program whose branches all return. What else
//! nothing reaches, FXC emits only if it found that after it had counted, so that a block counts as entered.

use alloc::vec::Vec;

use dxbc_code::{Instruction, OpClass, Opcode};

use super::blocks::{Edge, begins_code};

/// Where a walk over the instructions in their order is.
pub(super) struct Reach {
    /// Whether the next instruction can be reached.
    holds: bool,
    blocks: Vec<Block>,
    /// The places of the blocks that a `break` leaves.
    left_by_break: Vec<usize>,
    /// The places of the loops among them.
    loops: Vec<usize>,
}

/// An `if`, a `switch` or a `loop` that has not ended.
#[derive(Default)]
struct Block {
    /// Whether its end can be reached from a branch that has ended, or by a `break`, or by a `continue`.
    is_left: bool,
    /// Whether one of its branches is always taken: it has an `else`, or a `default`.
    is_complete: bool,
}

impl Reach {
    pub(super) fn new() -> Self {
        Self { holds: true, blocks: Vec::new(), left_by_break: Vec::new(), loops: Vec::new() }
    }

    /// Whether an instruction is anything but a `ret` that cannot be reached.
    pub(super) fn counts(&mut self, instruction: &Instruction) -> bool {
        use Opcode as Op;
        let opcode = instruction.opcode;
        if begins_code(opcode) {
            *self = Self::new();
        }
        // FXC has found after it has counted that nothing reaches it.
        self.holds |= opcode.class() == OpClass::Instruction && !is_end(opcode);
        let reaches = self.holds;
        match opcode {
            Op::If => self.blocks.push(Block::default()),
            Op::Switch | Op::Loop => {
                self.left_by_break.push(self.blocks.len());
                if opcode == Op::Loop {
                    self.loops.push(self.blocks.len());
                }
                self.blocks.push(Block::default());
            }
            Op::Else => {
                if let Some(block) = self.blocks.last_mut() {
                    block.is_left |= reaches;
                    block.is_complete = true;
                }
                self.holds = true;
            }
            Op::Case => self.holds = true,
            Op::Default => {
                if let Some(block) = self.blocks.last_mut() {
                    block.is_complete = true;
                }
                self.holds = true;
            }
            Op::Break | Op::BreakC => {
                let block = self.left_by_break.last().and_then(|&place| self.blocks.get_mut(place));
                if let Some(block) = block {
                    block.is_left |= reaches;
                }
                self.holds &= opcode == Op::BreakC;
            }
            Op::Continue | Op::ContinueC => {
                let block = self.loops.last().and_then(|&place| self.blocks.get_mut(place));
                if let Some(block) = block {
                    block.is_left |= reaches;
                }
                self.holds &= opcode == Op::ContinueC;
            }
            // A function that is called on a condition returns on it; FXC adds the `ret` after it has counted.
            Op::Ret | Op::RetC => self.holds = false,
            Op::EndIf | Op::EndSwitch => {
                if opcode == Op::EndSwitch {
                    self.left_by_break.pop();
                }
                let block = self.blocks.pop().unwrap_or_default();
                self.holds |= block.is_left || !block.is_complete;
            }
            // FXC takes a loop for one that ends, if it is repeated.
            Op::EndLoop => {
                self.left_by_break.pop();
                self.loops.pop();
                self.holds |= self.blocks.pop().unwrap_or_default().is_left;
            }
            _ => {}
        }
        reaches || opcode != Op::Ret
    }
}

/// Whether an opcode is a `ret`, or begins or ends a branch.
fn is_end(opcode: Opcode) -> bool {
    use Opcode as Op;
    matches!(opcode, Op::Ret | Op::Break | Op::Continue)
        || matches!(Edge::of(opcode), Some(Edge::Next | Edge::End))
}
