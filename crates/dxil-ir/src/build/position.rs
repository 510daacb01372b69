//! Building in a body that exists.

use alloc::vec::Vec;
use core::mem;

use dxil_ops::Target;

use super::operation::Declared;
use super::{Error, ErrorKind, FunctionBuilder, Misplaced, Missing, State, signature};
use crate::metadata::Location;
use crate::{
    BlockId, Body, FunctionId, Id as _, Incoming, Instruction, InstructionId, InstructionKind,
    Module, TypeId,
};

/// A body that a builder returns.
pub(crate) struct Suspended {
    pub(crate) body: Body,
    /// The blocks that instructions may have been added to.
    pub(crate) touched: Vec<BlockId>,
    /// Phis, and the incoming values that they have got.
    pub(crate) grown: Vec<(InstructionId, Vec<Incoming>)>,
    /// Whether a value or block has got a name, which another one may have.
    pub(crate) renamed: bool,
    /// Whether the control flow is complete, if it has been changed.
    pub(crate) check: Result<(), Error>,
}

impl<'m> FunctionBuilder<'m> {
    /// Begins to change the body of a function.
    ///
    /// The builder changes a copy, which replaces the body in [`finish`](Self::finish).
    /// [`FunctionEditor`](crate::edit::FunctionEditor) also removes
    /// and moves instructions.
    ///
    /// # Errors
    ///
    /// There is no such function, or it has no body.
    pub fn edit(
        module: &'m mut Module,
        function: FunctionId,
        target: Target,
    ) -> Result<Self, Error> {
        let (result, _) = signature(module, function)?;
        let Some(body) = module.functions[function].body.clone() else {
            let name = module.functions[function].name.clone();
            return Err(Error::new(name, "", ErrorKind::Missing(Missing::AnyBlock)));
        };
        Ok(Self::resume(module, function, result, target, body))
    }

    /// A builder in a body that its owner lends until [`suspend`](Self::suspend).
    pub(crate) fn resume(
        module: &'m mut Module,
        function: FunctionId,
        result: TypeId,
        target: Target,
        body: Body,
    ) -> Self {
        let state = State {
            module,
            function,
            result,
            target,
            body,
            block: None,
            index: None,
            touched: Vec::new(),
            location: None,
            phis: Default::default(),
            declared: Declared::default(),
            renamed: false,
            collected: None,
        };
        Self(state.into())
    }

    /// Returns the body to its owner, who had lent it with these numbers of instructions and blocks.
    /// The control flow is checked if it has been changed, now or by the owner.
    pub(crate) fn suspend(
        self,
        instructions: usize,
        blocks: usize,
        flow_changed: bool,
    ) -> Suspended {
        let mut state = self.0.into_inner();
        let decides =
            |it: &Instruction| it.is_terminator() || matches!(it.kind, InstructionKind::Phi { .. });
        let flow_changed = flow_changed
            || state.body.blocks.len() > blocks
            || !state.phis.is_empty()
            || state.body.instructions.values().skip(instructions).any(decides);
        let check = if flow_changed { state.check_complete() } else { Ok(()) };
        let grown = match &check {
            Ok(()) => state.write_phis(),
            Err(_) => Vec::new(),
        };
        let (body, touched) = (mem::take(&mut state.body), mem::take(&mut state.touched));
        Suspended { body, touched, grown, renamed: state.renamed, check }
    }

    /// Adds the following instructions at an index of a block.
    pub(crate) fn position_at(&self, block: BlockId, index: usize, location: Option<Location>) {
        let mut state = self.0.borrow_mut();
        state.touched.push(block);
        (state.block, state.index, state.location) = (Some(block), Some(index), location);
    }

    /// Adds the following instructions before this one, with its debug location.
    ///
    /// # Errors
    ///
    /// No block has this instruction.
    pub fn position_before(&self, instruction: InstructionId) -> Result<(), Error> {
        let state = self.0.borrow();
        let mut blocks = state.body.blocks();
        let place = blocks.find_map(|(id, block)| {
            Some((id, block.instructions.iter().position(|&it| it == instruction)?))
        });
        drop(blocks);
        let Some((block, index)) = place else {
            let missing = Missing::Instruction(instruction.index());
            return Err(state.error("", ErrorKind::Missing(missing)));
        };
        let location = state.body.instructions[instruction].location;
        drop(state);
        self.position_at(block, index, location);
        Ok(())
    }
}

impl State<'_> {
    /// Adds an instruction at the builder's position in the current block, if it may be there.
    pub(super) fn insert(&mut self, instruction: Instruction) -> Result<InstructionId, ErrorKind> {
        let block = self.open_block()?;
        let Some(index) = self.index else {
            return Ok(self.body.add_instruction(block, instruction));
        };
        if instruction.is_terminator() {
            return Err(ErrorKind::Misplaced(Misplaced::Terminated));
        }
        let next = self.body.blocks[block].instructions.get(index);
        let is_phi = matches!(instruction.kind, InstructionKind::Phi { .. });
        if !is_phi && next.is_some_and(|&next| self.body.is_phi(next)) {
            return Err(ErrorKind::Misplaced(Misplaced::BeforePhi));
        }
        if self.body.must_tail_call(block).is_some_and(|call| call < index) {
            return Err(ErrorKind::Misplaced(Misplaced::AfterMustTail));
        }
        let id = self.body.create_instruction(instruction);
        self.body.blocks[block].instructions.insert(index, id);
        self.index = Some(index + 1);
        Ok(id)
    }
}
