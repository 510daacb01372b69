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
        let state = &mut *self.0.borrow_mut();
        if !state.is_stand_in(phi.into()) {
            state.phis.insert(phi, Vec::new());
        }
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
        let added = state.add_incoming(phi, incoming);
        if added.is_err() {
            state.break_flow();
        }
        state.settle("phi", added, |_| ())
    }
}

impl State<'_> {
    fn add_incoming(&mut self, phi: Value, incoming: &[(Value, BlockId)]) -> Result<(), ErrorKind> {
        let ty = self.type_of(phi)?;
        incoming.iter().try_for_each(|&(value, block)| {
            let found = self.type_of(value)?;
            typing::incoming(ty, found).map_err(|error| self.typing(error))?;
            self.check_block(block)
        })?;
        let id = phi.instruction().filter(|&id| self.body.is_phi(id));
        let id = id.ok_or(ErrorKind::Misplaced(Misplaced::IncomingOfOther))?;
        let known = self.phis.entry(id).or_insert_with(|| match self.body.instructions[id].kind {
            InstructionKind::Phi { incoming, .. } => self.body.list(incoming).to_vec(),
            _ => Vec::new(),
        });
        known.extend(incoming.iter().map(|&(value, block)| Incoming { value, block }));
        Ok(())
    }

    fn has_only_phis(&self) -> bool {
        let block = self.block.map(|block| &self.body.blocks[block]);
        let before = block.map(|block| match self.index {
            Some(index) => &block.instructions[..index],
            None => &block.instructions,
        });
        before.and_then(<[_]>::last).is_none_or(|&id| self.body.is_phi(id))
    }
}
