//! Ends of blocks.

use alloc::vec::Vec;

use super::{Error, ErrorKind, FunctionBuilder, Misplaced, State};
use crate::typing::{Expected, Found, Operand, TypingError};
use crate::{BlockId, Case, InstructionId, InstructionKind, Value, typing};

impl FunctionBuilder<'_> {
    /// Returns a value.
    ///
    /// # Errors
    ///
    /// The function does not return values of this type.
    pub fn ret(&self, value: Value) -> Result<InstructionId, Error> {
        self.emit_end("ret", |state| {
            let found = state.type_of(value)?;
            let ty = typing::ret(&state.module.types, state.result, Some(found));
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::Return { value: Some(value) }, ty))
        })
    }

    /// Returns from a function that returns nothing.
    ///
    /// # Errors
    ///
    /// The function returns something.
    pub fn ret_void(&self) -> Result<InstructionId, Error> {
        self.emit_end("ret", |state| {
            let ty = typing::ret(&state.module.types, state.result, None);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::Return { value: None }, ty))
        })
    }

    /// Goes on in another block.
    ///
    /// # Errors
    ///
    /// There is no such block, or it is the first, where only the function itself begins.
    pub fn branch(&self, target: BlockId) -> Result<InstructionId, Error> {
        self.emit_end("br", |state| {
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
        self.emit_end("br", |state| {
            let ty = typing::conditional_branch(&state.module.types, state.type_of(condition)?);
            let ty = ty.map_err(|error| state.typing(error))?;
            state.check_target(yes)?;
            state.check_target(no)?;
            let kind = InstructionKind::ConditionalBranch { condition, targets: [yes, no] };
            Ok((kind, ty))
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
        self.emit_end("switch", |state| {
            let mut types = Vec::with_capacity(cases.len());
            for &(case, _) in cases {
                types.push(state.type_of(case)?);
            }
            let ty = typing::switch(&state.module.types, state.type_of(value)?, types);
            let ty = ty.map_err(|error| state.typing(error))?;
            state.check_target(default)?;
            let cases = state.cases(cases)?;
            let cases = state.body.add_list(cases);
            Ok((InstructionKind::Switch { value, default, cases }, ty))
        })
    }

    /// States that the program never comes here.
    ///
    /// # Errors
    ///
    /// No block is chosen, or it has a terminator.
    pub fn unreachable(&self) -> Result<InstructionId, Error> {
        self.emit_end("unreachable", |state| Ok((InstructionKind::Unreachable, state.void())))
    }
}

impl State<'_> {
    /// Checks a block to which another one goes.
    fn check_target(&self, block: BlockId) -> Result<(), ErrorKind> {
        self.check_block(block)?;
        if self.body.order.first() == Some(&block) {
            return Err(ErrorKind::Misplaced(Misplaced::EntryTarget));
        }
        Ok(())
    }

    /// Cases, which must be different constants.
    fn cases(&self, cases: &[(Value, BlockId)]) -> Result<Vec<Case>, ErrorKind> {
        let constants = &self.module.constants;
        let mut checked = Vec::with_capacity(cases.len());
        for &(value, target) in cases {
            let constant = value.constant().filter(|&id| constants.integer_value(id).is_some());
            let Some(value) = constant else {
                let (found, expected) = (Found::Variable, Expected::ConstantInteger);
                return Err(self.typing(TypingError::new(Operand::Case, found, expected)));
            };
            self.check_target(target)?;
            checked.push(Case { value, target });
        }
        let mut values: Vec<_> = checked.iter().map(|case| case.value).collect();
        values.sort_unstable();
        match values.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => {
                let value = constants.integer_value(pair[0]).unwrap_or_default();
                Err(ErrorKind::RepeatedCase(value))
            }
            None => Ok(checked),
        }
    }
}
