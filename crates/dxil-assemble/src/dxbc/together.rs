//! Variables that a block puts together of several values. If an instruction takes components with a modifier together with
//! others that the same block has written, FXC has made the value of the modifier when it counts.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxbc_code::{Instruction, Opcode, ParameterKind};

use super::blocks::{Blocks, Values};
use super::operands;
use super::temporaries::{changed, each, read, written};

/// The values of temporary registers among instructions, which are to be given in their order.
#[derive(Default)]
pub(super) struct Together {
    blocks: Blocks,
    values: Values<Writer>,
    /// The number of moves with modifiers.
    count: usize,
    /// The numbers of those whose values are taken together with others.
    taken: BTreeSet<usize>,
}

/// What has written a component: a block, and the number of a move with a modifier.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Writer {
    block: usize,
    modified: Option<usize>,
}

impl Together {
    pub(super) fn add(&mut self, instruction: &Instruction) {
        let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
        let sources = parameters.filter(|(it, _)| it.kind != ParameterKind::Destination);
        // FXC moves values of variables from one register to another after it has counted.
        let is_move = instruction.opcode == Opcode::Mov && written(instruction).next().is_some();
        let block = is_move.then(|| self.blocks.innermost());
        for (register, components) in sources.flat_map(|(_, operand)| read(operand)) {
            self.take(register, components, block);
        }
        self.blocks.add(instruction.opcode);
        let writer = Writer { block: self.blocks.innermost(), modified: None };
        for component in changed(instruction) {
            self.values.give(component, writer, &self.blocks);
        }
    }

    /// Notes that the last instruction is a move with a modifier to these components, and gives it a number.
    pub(super) fn modified(&mut self, register: u32, components: u8) -> usize {
        let number = self.count;
        self.count += 1;
        let writer = Writer { block: self.blocks.innermost(), modified: Some(number) };
        for component in each(register, components) {
            self.values.give(component, writer, &self.blocks);
        }
        number
    }

    /// Whether an instruction has taken the value of a move together with others.
    pub(super) fn takes(&self, number: usize) -> bool {
        self.taken.contains(&number)
    }

    /// Notes that an instruction takes components that this block has written, or any.
    fn take(&mut self, register: u32, components: u8, block: Option<usize>) {
        let all = each(register, components);
        let writers: Vec<Writer> = all.flat_map(|it| self.values.of(it, &self.blocks)).collect();
        for writer in writers.iter().filter(|it| block.is_none_or(|block| it.block == block)) {
            let Some(number) = writer.modified else { continue };
            if writers.iter().any(|it| it.block == writer.block && it != writer) {
                self.taken.insert(number);
            }
        }
    }
}
