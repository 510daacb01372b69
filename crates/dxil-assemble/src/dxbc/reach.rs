//! Which instructions can be reached: FXC does not count the `ret` at the end of a program whose branches all return.

use alloc::vec::Vec;

use dxbc_code::{Instruction, OpClass, Opcode};

/// Where a walk over the instructions in their order is.
pub(super) struct Reach {
    /// Whether the next instruction can be reached.
    holds: bool,
    blocks: Vec<Block>,
}

/// An `if`, a `switch` or a `loop` that has not ended.
#[derive(Default)]
struct Block {
    /// Whether its end can be reached from a branch that has ended, or by a `break`.
    is_left: bool,
    /// Whether one of its branches is always taken: it has an `else`, or a `default`.
    is_complete: bool,
    takes_break: bool,
}

impl Reach {
    pub(super) fn new() -> Self {
        Self { holds: true, blocks: Vec::new() }
    }

    /// Whether an instruction can be reached.
    pub(super) fn reaches(&mut self, instruction: &Instruction) -> bool {
        use Opcode as Op;
        let opcode = instruction.opcode;
        if opcode.class() == OpClass::Phase || opcode == Op::Label {
            *self = Self::new();
        }
        let reaches = self.holds;
        match opcode {
            Op::If => self.blocks.push(Block::default()),
            Op::Switch | Op::Loop => {
                self.blocks.push(Block { takes_break: true, ..Block::default() });
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
                let mut around = self.blocks.iter_mut().rev();
                if let Some(block) = around.find(|block| block.takes_break) {
                    block.is_left |= reaches;
                }
                self.holds &= opcode == Op::BreakC;
            }
            Op::Continue | Op::Ret => self.holds = false,
            Op::EndIf | Op::EndSwitch => {
                let block = self.blocks.pop().unwrap_or_default();
                self.holds |= block.is_left || !block.is_complete;
            }
            // FXC takes each loop for one that ends.
            Op::EndLoop => {
                self.blocks.pop();
                self.holds = true;
            }
            _ => {}
        }
        // An `else` is reached as its `if` is.
        reaches || opcode == Op::Else
    }
}
