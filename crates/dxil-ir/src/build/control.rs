//! Ends of blocks.

use alloc::vec::Vec;

use super::check::is_integer;
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{BlockId, Case, InstructionId, InstructionKind, TypeId, Value};

impl FunctionBuilder<'_> {
    /// Returns a value.
    ///
    /// # Errors
    ///
    /// The function does not return values of this type.
    pub fn ret(&self, value: Value) -> Result<InstructionId, Error> {
        self.emit("ret", |state| {
            state.expect_value("the value", value)?;
            state.expect("the value", value, state.result)?;
            Ok((InstructionKind::Return { value: Some(value) }, state.void()))
        })
    }

    /// Returns from a function that returns nothing.
    ///
    /// # Errors
    ///
    /// The function returns something.
    pub fn ret_void(&self) -> Result<InstructionId, Error> {
        self.emit("ret", |state| {
            let void = state.void();
            if state.result != void {
                let expected = state.module.types.display(state.result);
                return Err(state.mismatch("the value", void, expected));
            }
            Ok((InstructionKind::Return { value: None }, void))
        })
    }

    /// Goes on in another block.
    ///
    /// # Errors
    ///
    /// There is no such block, or it is the first, where only the function itself begins.
    pub fn branch(&self, target: BlockId) -> Result<InstructionId, Error> {
        self.emit("br", |state| {
            state.check_target(target)?;
            Ok((InstructionKind::Branch { target }, state.void()))
        })
    }

    /// Goes on in one block if the condition is true, otherwise in another.
    ///
    /// # Errors
    ///
    /// As with [`branch`](Self::branch), or the condition is no `i1`.
    pub fn conditional_branch(
        &self,
        condition: Value,
        yes: BlockId,
        no: BlockId,
    ) -> Result<InstructionId, Error> {
        self.emit("br", |state| {
            let bit = state.module.types.integer(1);
            state.expect("the condition", condition, bit)?;
            state.check_target(yes)?;
            state.check_target(no)?;
            let kind = InstructionKind::ConditionalBranch { condition, targets: [yes, no] };
            Ok((kind, state.void()))
        })
    }

    /// Goes on in the block of the case that equals an integer, or in the default if there is none.
    ///
    /// # Errors
    ///
    /// As with [`branch`](Self::branch), the value is no integer, or the cases are not different
    /// constants of its type.
    pub fn switch(
        &self,
        value: Value,
        default: BlockId,
        cases: &[(Value, BlockId)],
    ) -> Result<InstructionId, Error> {
        self.emit("switch", |state| {
            let ty = state.expect_kind("the value", value, "an integer", is_integer)?;
            state.check_target(default)?;
            let cases = state.cases(ty, cases)?;
            let cases = state.body.add_list(cases);
            Ok((InstructionKind::Switch { value, default, cases }, state.void()))
        })
    }

    /// Says that the program never comes here.
    ///
    /// # Errors
    ///
    /// No block is chosen, or it has a terminator.
    pub fn unreachable(&self) -> Result<InstructionId, Error> {
        self.emit("unreachable", |state| Ok((InstructionKind::Unreachable, state.void())))
    }
}

impl State<'_> {
    /// Checks a block to which another one goes.
    fn check_target(&self, block: BlockId) -> Result<(), ErrorKind> {
        self.check_block(block)?;
        if self.body.order.first() == Some(&block) {
            return Err(ErrorKind::Misplaced("a block cannot go to the first one"));
        }
        Ok(())
    }

    fn cases(&self, ty: TypeId, cases: &[(Value, BlockId)]) -> Result<Vec<Case>, ErrorKind> {
        let mut checked = Vec::with_capacity(cases.len());
        for &(value, target) in cases {
            self.expect("a case", value, ty)?;
            let constants = &self.module.constants;
            let constant = value.constant().filter(|&id| constants.integer_value(id).is_some());
            let Some(value) = constant else {
                return Err(ErrorKind::unexpected("a case", "a variable", "a constant integer"));
            };
            self.check_target(target)?;
            checked.push(Case { value, target });
        }
        let mut values: Vec<_> = checked.iter().map(|case| case.value).collect();
        values.sort_unstable();
        match values.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => {
                let twice = self.constant_text(pair[0]);
                Err(ErrorKind::unexpected("a case", twice, "one that no other case has"))
            }
            None => Ok(checked),
        }
    }
}
