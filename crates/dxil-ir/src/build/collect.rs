//! Building on after errors, so that several are found at once.

use alloc::vec::Vec;
use core::mem;

use super::{Error, ErrorKind, FunctionBuilder, Missing, State};
use crate::{Instruction, InstructionId, InstructionKind, Value};

/// The errors of a builder that goes on after them.
#[derive(Debug)]
pub(super) struct Collected {
    errors: Vec<Error>,
    /// The instruction that values stand for whose calls failed. No block has it.
    stand_in: InstructionId,
    /// Whether instructions are added where none can be, which has been reported.
    lost: bool,
    /// Whether edges between blocks, or values that come along them, are missing because of errors.
    flow_is_broken: bool,
}

impl FunctionBuilder<'_> {
    /// Lets the building go on after errors, which [`take_errors`](Self::take_errors) and
    /// [`finish_all`](Self::finish_all) give.
    ///
    /// A call that fails adds nothing, and its result is a value that stands for the missing one. A call
    /// that takes such a value adds nothing either, and gives no error of it, so that each error is a
    /// mistake of its own. A terminator that fails ends its block all the same. Only
    /// [`type_of`](Self::type_of), [`op_type`](Self::op_type) and
    /// [`switch_to_block`](Self::switch_to_block) still return errors.
    pub fn collect_errors(&self) {
        let state = &mut *self.0.borrow_mut();
        if state.collected.is_none() {
            let nothing = state.unreachable();
            let stand_in = state.body.create_instruction(nothing);
            let errors = Vec::new();
            let collected = Collected { errors, stand_in, lost: false, flow_is_broken: false };
            state.collected = Some(collected);
        }
    }

    /// The errors so far. They are not given again.
    #[must_use]
    pub fn take_errors(&mut self) -> Vec<Error> {
        self.0.get_mut().take_errors()
    }

    /// The number of errors so far, without those that have been taken.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.0.borrow().collected.as_ref().map_or(0, |it| it.errors.len())
    }

    /// The value that stands for those whose calls failed, if the builder [goes on](Self::collect_errors)
    /// after errors.
    #[must_use]
    pub fn stand_in(&self) -> Option<Value> {
        self.0.borrow().collected.as_ref().map(|it| it.stand_in.into())
    }
}

impl State<'_> {
    pub(super) fn is_stand_in(&self, value: Value) -> bool {
        let stand_in = self.collected.as_ref().map(|it| it.stand_in);
        stand_in.is_some() && value.instruction() == stand_in
    }

    pub(super) fn take_errors(&mut self) -> Vec<Error> {
        self.collected.as_mut().map_or_else(Vec::new, |it| mem::take(&mut it.errors))
    }

    pub(super) fn flow_is_broken(&self) -> bool {
        self.collected.as_ref().is_some_and(|it| it.flow_is_broken)
    }

    pub(super) fn break_flow(&mut self) {
        if let Some(collected) = &mut self.collected {
            collected.flow_is_broken = true;
        }
    }

    /// The result of a call, or its error. If errors are collected, it is kept, and something stands for
    /// the result.
    pub(super) fn settle<T>(
        &mut self,
        instruction: &'static str,
        result: Result<T, ErrorKind>,
        stand_in: impl FnOnce(InstructionId) -> T,
    ) -> Result<T, Error> {
        let kind = match result {
            Ok(result) => return Ok(result),
            Err(kind) => kind,
        };
        let follows = kind == ErrorKind::Missing(Missing::Failed);
        let error = self.error(instruction, kind);
        let Some(collected) = &mut self.collected else { return Err(error) };
        if !follows {
            collected.errors.push(error);
        }
        Ok(stand_in(collected.stand_in))
    }

    /// Whether instructions are added to no block, or after a terminator. It is an error once for each time
    /// that a block is chosen.
    pub(super) fn check_open(&mut self) -> Result<(), ErrorKind> {
        let Err(error) = self.open_block() else { return Ok(()) };
        let was_lost = self.collected.as_mut().is_some_and(|it| mem::replace(&mut it.lost, true));
        Err(if was_lost { ErrorKind::Missing(Missing::Failed) } else { error })
    }

    /// Instructions are added to a block again.
    pub(super) fn find(&mut self) {
        if let Some(collected) = &mut self.collected {
            collected.lost = false;
        }
    }

    /// Ends the block for a terminator that failed.
    pub(super) fn end_block(&mut self) {
        self.break_flow();
        if let Ok(block) = self.open_block() {
            let end = self.unreachable();
            self.body.add_instruction(block, end);
        }
    }

    fn unreachable(&self) -> Instruction {
        Instruction { kind: InstructionKind::Unreachable, ty: self.void(), location: None }
    }
}
