//! The users of values, kept up to date.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Body, Id as _, InstructionId, Value};

/// No link.
const END: u32 = u32::MAX;

/// The users of the arguments and instructions of a body.
///
/// A list for each value has every instruction that uses it, and may have others, which used it
/// once: an instruction is added when it begins to use a value, and never removed. The lists of all
/// values share one vector.
#[derive(Clone, Debug)]
pub(super) struct Users {
    /// The number of arguments, whose lists come first.
    arguments: usize,
    /// The first link of each value.
    heads: Vec<u32>,
    /// An instruction, and the next link.
    links: Vec<(InstructionId, u32)>,
    /// The number of operands that are the result of each instruction.
    counts: Vec<u32>,
}

impl Users {
    pub(super) fn new(body: &Body) -> Self {
        let (arguments, instructions) = (body.arguments.len(), body.instructions.len());
        let heads = vec![END; arguments + instructions];
        let mut users = Self { arguments, heads, links: Vec::new(), counts: vec![0; instructions] };
        for (id, _) in body.instructions() {
            users.add(body, id);
        }
        users
    }

    /// The number of operands that are the result of an instruction. Values within metadata do not
    /// count.
    pub(super) fn count(&self, instruction: InstructionId) -> u32 {
        self.counts.get(instruction.index()).copied().unwrap_or(0)
    }

    /// The instructions that may use a value, or the value within metadata.
    pub(super) fn candidates(&self, value: Value) -> impl Iterator<Item = InstructionId> + '_ {
        let head = self.list(value).and_then(|list| self.heads.get(list));
        let link = |link: u32| self.links.get(link as usize);
        let links = core::iter::successors(head.and_then(|&it| link(it)), move |it| link(it.1));
        links.map(|it| it.0)
    }

    /// Adds the operands of an instruction.
    pub(super) fn add(&mut self, body: &Body, user: InstructionId) {
        self.heads.resize(self.arguments + body.instructions.len(), END);
        self.counts.resize(body.instructions.len(), 0);
        body.instructions[user].for_each_operand(body, |value| self.add_use(user, value));
    }

    /// Adds an operand of an instruction.
    pub(super) fn add_use(&mut self, user: InstructionId, value: Value) {
        if let Some(list) = self.list(value) {
            let next = core::mem::replace(&mut self.heads[list], self.links.len() as u32);
            self.links.push((user, next));
        }
        if let Value::Instruction(id) = value {
            self.counts[id.index()] += 1;
        }
    }

    /// Removes the operands of an instruction.
    pub(super) fn remove(&mut self, body: &Body, user: InstructionId) {
        body.instructions[user].for_each_operand(body, |value| {
            if let Value::Instruction(id) = value {
                self.counts[id.index()] -= 1;
            }
        });
    }

    /// The index of the list of a value; constants and metadata have none.
    fn list(&self, value: Value) -> Option<usize> {
        match value {
            Value::Argument(index) | Value::MetadataOfArgument(index) => Some(index as usize),
            Value::Instruction(id) | Value::MetadataOfInstruction(id) => {
                Some(self.arguments + id.index())
            }
            Value::Constant(_) | Value::Metadata(_) => None,
        }
    }
}
