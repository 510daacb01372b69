//! Phis.

use alloc::vec::Vec;

use super::{Error, ErrorKind, FunctionBuilder, Misplaced, State};
use crate::{BlockId, FastMathFlags, Incoming, InstructionKind, TypeId, Value, typing};

impl FunctionBuilder<'_> {
    /// A value that depends on the block that the program came from: see
    /// [`add_incoming`](Self::add_incoming). The phis of a block stand before its other
    /// instructions.
    ///
    /// # Errors
    ///
    /// There is no such type, there are no values of it, or the block has other instructions.
    pub fn phi(&self, ty: TypeId) -> Result<Value, Error> {
        let phi = self.emit("phi", |state| {
            state.check_type(ty)?;
            let ty = typing::phi(&state.module.types, ty).map_err(|error| state.typing(error))?;
            if !state.has_only_phis() {
                return Err(ErrorKind::Misplaced(Misplaced::PhiAfterOthers));
            }
            let incoming = state.body.add_list([]);
            Ok((InstructionKind::Phi { flags: FastMathFlags::NONE, incoming }, ty))
        })?;
        self.0.borrow_mut().phis.insert(phi, Vec::new());
        Ok(Value::Instruction(phi))
    }

    /// Adds incoming values to a phi: in the end one for each edge to its block. The values and blocks
    /// may be built later than the phi.
    ///
    /// # Errors
    ///
    /// It is no phi of this function, there is no such value or block, or the value is of another
    /// type.
    pub fn add_incoming(&self, phi: Value, incoming: &[(Value, BlockId)]) -> Result<(), Error> {
        let state = &mut *self.0.borrow_mut();
        let ty = state.type_of(phi).map_err(|kind| state.error("phi", kind))?;
        let check = incoming.iter().try_for_each(|&(value, block)| {
            let found = state.type_of(value)?;
            typing::incoming(ty, found).map_err(|error| state.typing(error))?;
            state.check_block(block)
        });
        check.map_err(|kind| state.error("phi", kind))?;
        let id = phi.instruction().filter(|&id| state.body.is_phi(id));
        let Some(id) = id else {
            let kind = ErrorKind::Misplaced(Misplaced::IncomingOfOther);
            return Err(state.error("phi", kind));
        };
        let known =
            state.phis.entry(id).or_insert_with(|| match state.body.instructions[id].kind {
                InstructionKind::Phi { incoming, .. } => state.body.list(incoming).to_vec(),
                _ => Vec::new(),
            });
        known.extend(incoming.iter().map(|&(value, block)| Incoming { value, block }));
        Ok(())
    }
}

impl State<'_> {
    fn has_only_phis(&self) -> bool {
        let block = self.block.map(|block| &self.body.blocks[block]);
        let before = block.map(|block| match self.index {
            Some(index) => &block.instructions[..index],
            None => &block.instructions,
        });
        before.and_then(<[_]>::last).is_none_or(|&id| self.body.is_phi(id))
    }
}
