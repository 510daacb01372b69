//! Values that take the place of others.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use super::{Error, FunctionEditor};
use crate::intrinsics::PREFIX;
use crate::metadata::Reference;
use crate::{BlockId, Dialect, Incoming, InstructionId, Value};

impl FunctionEditor<'_> {
    /// Replaces a value in all instructions that use it, also within metadata.
    ///
    /// The value is an argument or the result of an instruction: constants belong to the module.
    /// It is not checked that the new value is computed before those uses.
    ///
    /// # Errors
    ///
    /// The function has no such values, they are of different types, the new one is the address of an intrinsic,
    /// a `musttail` call returns the old one, or a call demands that it is the address that it is.
    pub fn replace_all_uses(
        &mut self,
        old: impl Into<Value>,
        new: impl Into<Value>,
    ) -> Result<(), Error> {
        let (old, new) = (old.into(), new.into());
        self.check_types(old, new)?;
        if old != new {
            self.check_not_demanded(old)?;
            if let Value::Instruction(id) = old {
                let (block, index) = self.position(id)?;
                self.check_gap(block, index + 1)?;
            }
            self.drop_use_lists();
            self.replace_uses(old, new);
        }
        Ok(())
    }

    /// Replaces an instruction by a value, and erases it. The value takes its name if it is an
    /// instruction without one.
    ///
    /// # Errors
    ///
    /// As with [`replace_all_uses`](Self::replace_all_uses), but that a `musttail` call may be replaced; or as with
    /// [`erase`](Self::erase), but that there may be users.
    pub fn replace(
        &mut self,
        instruction: InstructionId,
        value: impl Into<Value>,
    ) -> Result<(), Error> {
        let value = value.into();
        self.check_erasable(instruction)?;
        if value == Value::Instruction(instruction) {
            return Err(Error::InUse(instruction));
        }
        self.check_types(instruction.into(), value)?;
        self.check_not_demanded(instruction.into())?;
        let (block, index) = self.position(instruction)?;
        self.check_gap(block, index)?;
        self.drop_use_lists();
        self.substitute(instruction, value);
        Ok(())
    }

    /// Checks that a value exists and may have the place of another one in any instruction.
    fn check_types(&self, old: Value, new: Value) -> Result<(), Error> {
        let [expected, found] = [self.type_of(old)?, self.type_of(new)?];
        if !matches!(old, Value::Instruction(_) | Value::Argument(_)) {
            return Err(Error::NoValue(old));
        }
        if found != expected {
            let [found, expected] =
                [found, expected].map(|ty| self.module.types.display(ty).to_string());
            return Err(Error::Type { found, expected });
        }
        if let Value::Instruction(id) = new {
            self.position(id)?;
        }
        match self.module.called_function(new) {
            Some(id) if self.module.functions[id].name.starts_with(PREFIX) => {
                Err(Error::Intrinsic(id))
            }
            _ => Ok(()),
        }
    }

    /// Replaces an instruction by a value of its type, and takes it out of the function.
    pub(super) fn substitute(&mut self, instruction: InstructionId, value: Value) {
        self.replace_uses(instruction.into(), value);
        if let Value::Instruction(new) = value {
            self.body.names.pass_on(instruction, new);
        }
        self.remove(instruction);
    }

    /// Replaces a value by another one of its type, also within metadata.
    fn replace_uses(&mut self, old: Value, new: Value) {
        let wrapped = self.module.metadata.in_metadata(new);
        self.replace_operands(old, new, wrapped);
    }

    /// Replaces `old` by `new`, and `old` within metadata by `wrapped`.
    pub(super) fn replace_operands(&mut self, old: Value, new: Value, wrapped: Value) {
        let old_wrapped = wrap(old);
        let map = |value| match value {
            value if value == old => new,
            value if Some(value) == old_wrapped => wrapped,
            value => value,
        };
        for user in self.candidates(old) {
            self.users.remove(&self.body, user);
            self.body.map_operands(user, map);
            self.users.add(&self.body, user);
        }
    }

    /// The operand for an instruction that no longer exists, within metadata: `!{}` in LLVM 3.7, poison in LLVM 23.
    pub(super) fn erased_metadata(&mut self, instruction: InstructionId) -> Value {
        const NONE: &[Reference] = &[];
        let ty = self.body.instructions[instruction].ty;
        Value::Metadata(match self.module.types.dialect() {
            Dialect::Dxil => self.module.metadata.tuple(NONE),
            Dialect::Modern => {
                let poison = self.module.constants.poison(ty);
                self.module.metadata.constant(poison)
            }
        })
    }

    /// Keeps the incoming values of all phis of a block for which `keep` returns true. `keep` may
    /// change them.
    pub(super) fn retain_incoming(
        &mut self,
        block: BlockId,
        keep: impl FnMut(&mut Incoming) -> bool,
    ) {
        let phis = self.body.phi_count(block);
        let phis: Vec<_> = self.body.blocks[block].instructions[..phis].to_vec();
        phis.iter().for_each(|&phi| self.users.remove(&self.body, phi));
        self.body.retain_incoming(block, keep);
        phis.iter().for_each(|&phi| self.users.add(&self.body, phi));
    }

    /// Gives a phi other incoming values.
    pub(super) fn set_incoming(&mut self, phi: InstructionId, incoming: Vec<Incoming>) {
        self.users.remove(&self.body, phi);
        let incoming = self.body.add_list(incoming);
        self.body.set_incoming(phi, incoming);
        self.users.add(&self.body, phi);
    }
}

/// An argument or instruction within metadata.
fn wrap(value: Value) -> Option<Value> {
    match value {
        Value::Argument(index) => Some(Value::MetadataOfArgument(index)),
        Value::Instruction(id) => Some(Value::MetadataOfInstruction(id)),
        _ => None,
    }
}
