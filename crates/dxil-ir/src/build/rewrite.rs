//! Building between the instructions of a function that is rewritten, and looking at them.

use alloc::vec::Vec;

use bstr::{BStr, BString};

use super::{Error, ErrorKind, FunctionBuilder, Misplaced};
use crate::{
    BlockId, InPlace, Instruction, InstructionId, InstructionKind, List, Module, Pooled, TypeId,
    Value,
};

impl FunctionBuilder<'_> {
    /// The blocks in order.
    pub(crate) fn block_order(&self) -> Vec<BlockId> {
        self.0.borrow().body.order.clone()
    }

    /// Empties a block, so that it is built anew, and puts the instructions that it had in the place of others.
    pub(crate) fn reopen(&self, block: BlockId, instructions: &mut Vec<InstructionId>) {
        let state = &mut *self.0.borrow_mut();
        (state.block, state.index) = (Some(block), None);
        state.touched.push(block);
        instructions.clear();
        core::mem::swap(&mut state.body.blocks[block].instructions, instructions);
        state.body.blocks[block].instructions.reserve(instructions.len());
    }

    /// Continues at an instruction: takes its debug location, and returns it.
    pub(crate) fn resume_at(&self, id: InstructionId) -> Instruction {
        let state = &mut *self.0.borrow_mut();
        let instruction = state.body.instructions[id].clone();
        state.location = instruction.location;
        instruction
    }

    /// Adds an instruction that exists at the end of a block.
    pub(crate) fn push(&self, block: BlockId, id: InstructionId) {
        self.0.borrow_mut().body.blocks[block].instructions.push(id);
    }

    /// The instruction whose result a value is; `None` for other values.
    #[must_use]
    pub fn instruction(&self, value: Value) -> Option<Instruction> {
        let id = value.instruction()?;
        self.0.borrow().body.instructions.get(id).cloned()
    }

    /// The name of an argument or an instruction; empty if it has none.
    #[must_use]
    pub fn name(&self, value: Value) -> BString {
        self.with_name(value, |name| name.into())
    }

    /// Looks at the name of an argument or an instruction, which is empty if it has none: [`name`](Self::name) copies it.
    ///
    /// # Panics
    ///
    /// If `f` changes the function or the module through this builder.
    pub fn with_name<R>(&self, value: Value, f: impl FnOnce(&BStr) -> R) -> R {
        f(self.0.borrow().body.value_name(value).unwrap_or_default())
    }

    /// The names of the arguments, blocks and instructions.
    #[must_use]
    pub fn names(&self) -> Vec<BString> {
        self.0.borrow().body.all_names().map(BString::from).collect()
    }

    /// The elements of a list of an instruction of this function.
    ///
    /// # Panics
    ///
    /// If the list is one of another function, unless it names elements of this one.
    #[must_use]
    pub fn list<T: Pooled>(&self, list: List<T>) -> Vec<T> {
        self.0.borrow().body.list(list).to_vec()
    }

    /// A new list for an instruction of this function. The elements may be built as they are asked for.
    ///
    /// # Panics
    ///
    /// With more than 2³² - 1 elements in all lists of the function.
    pub fn add_list<T: Pooled>(&self, elements: impl IntoIterator<Item = T>) -> List<T> {
        // Those that are asked for may need the builder.
        let elements: InPlace<T, 8> = elements.into_iter().collect();
        self.0.borrow_mut().body.add_list(elements.iter().copied())
    }

    /// Looks at the module or adds to it: types, constants, metadata, further functions.
    ///
    /// # Panics
    ///
    /// If `f` calls this builder.
    pub fn with_module<R>(&self, f: impl FnOnce(&mut Module) -> R) -> R {
        f(self.0.borrow_mut().module)
    }

    /// Adds an instruction of this kind and type as it is: [`verify`](crate::verify::verify) checks it.
    ///
    /// # Errors
    ///
    /// No block has been chosen, or the instruction may not stand there.
    pub fn add(&self, kind: InstructionKind, ty: TypeId) -> Result<Value, Error> {
        self.emit_value("", |_| Ok((kind, ty)))
    }

    /// Gives an instruction another kind, with a result of the same type.
    ///
    /// # Panics
    ///
    /// If the value is one of another function, unless it names an instruction of this one.
    pub fn set_kind(&self, instruction: Value, kind: InstructionKind) {
        if let Some(id) = instruction.instruction() {
            self.0.borrow_mut().body.instructions[id].kind = kind;
        }
    }

    /// Replaces the operands of an instruction by the results of `map`, which have the same types.
    ///
    /// # Panics
    ///
    /// If `map` calls this builder, or the instruction is one of another function, unless it names one of this one.
    pub fn map_operands(&self, id: InstructionId, map: impl FnMut(Value) -> Value) {
        self.0.borrow_mut().body.map_operands(id, map);
    }

    /// Adds the following instructions before the terminator of a block.
    ///
    /// # Errors
    ///
    /// There is no such block, or it has no terminator.
    pub fn before_terminator(&self, block: BlockId) -> Result<(), Error> {
        self.switch_to_block(block)?;
        if !self.is_terminated() {
            let state = self.0.borrow();
            return Err(state.error("", ErrorKind::Misplaced(Misplaced::NoCurrentBlock)));
        }
        let state = &mut *self.0.borrow_mut();
        let last = state.body.blocks[block].instructions.len() - 1;
        let terminator = state.body.blocks[block].instructions[last];
        (state.index, state.location) = (Some(last), state.body.instructions[terminator].location);
        Ok(())
    }
}
