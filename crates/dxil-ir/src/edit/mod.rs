//! Changes of function bodies that exist.
//!
//! A [`FunctionEditor`] inserts, replaces, erases and moves instructions, splits and merges blocks, and
//! inlines calls. [`rewrite()`] visits each instruction of a function once. [`clone_function`] and [`append_parameter`] change more than one function, and
//! [`remove_globals`] removes functions, variables and aliases that nothing uses.
//!
//! Ids of instructions and blocks stay valid: one that is erased leaves the function, but its id names no
//! other. A method either makes its whole change or, with an error, none.
//!
//! # Validity
//!
//! A change of a module in which [`verify`](crate::verify::verify) finds no error leaves a module in which it finds
//! none. A change that would not is refused, because of
//!
//! - the place of an instruction: terminators and phis are neither erased nor moved, and nothing comes between a
//!   `musttail` call and the return of its value. `llvm.localescape` stays in the first block;
//! - its value: a `musttail` call returns its own, and the address of an alloca or a function that an intrinsic or an
//!   `inalloca` parameter demands stays what it is. Some changes of such an address are refused although they would be
//!   valid. No instruction takes the address of an intrinsic;
//! - the type of a function: calls of intrinsics, `musttail` calls, `inalloca` parameters and uses of its address tie it;
//! - users: of an instruction that is erased, of a global that is removed.
//!
//! Three things are left to `verify`, because a pass makes them right with its next changes: whether the result of an
//! instruction that [replaces](FunctionEditor::replace_all_uses) another value dominates the uses, whether an
//! instruction that is [moved](FunctionEditor::move_before) still dominates its uses and follows its operands, and rules
//! beyond types, flags, control flow and phis for instructions that a [builder](crate::build::FunctionBuilder) adds.
//! Changes of the module through [`FunctionEditor::module_mut`] are not checked.
//!
//! ```
//! use dxil_ir::edit::FunctionEditor;
//! # use dxil_ir::build::FunctionBuilder;
//! use dxil_ir::{BinaryOp, FastMathFlags, InstructionKind};
//! # use dxil_ir::{Function, Module, Type, Value};
//! # use dxil_ops::{ShaderStage, Target, Version};
//! # let mut module = Module::new();
//! # let float = module.types.intern(Type::Float);
//! # let ty = module.types.function(float, &[float]);
//! # let (function, _) = module.add_function(Function::new("halve", ty));
//! let target = Target::new(Version::V1_0, ShaderStage::Library);
//! # let b = FunctionBuilder::new(&mut module, function, target)?;
//! # b.switch_to_block(b.add_block(""))?;
//! # b.ret(b.binary(BinaryOp::FDiv(FastMathFlags::FAST), Value::Argument(0), b.f32(2.0))?)?;
//! # b.finish()?;
//! // Divisions by two become multiplications by a half.
//! let mut editor = FunctionEditor::new(&mut module, function)?;
//! let ids: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
//! for id in ids {
//!     let InstructionKind::Binary { op: BinaryOp::FDiv(flags), operands: [x, y] } =
//!         editor.body().instructions[id].kind
//!     else {
//!         continue;
//!     };
//!     let product = editor.build_before(id, target, |b| {
//!         if y != b.f32(2.0) {
//!             return Ok(None);
//!         }
//!         b.binary(BinaryOp::FMul(flags), x, b.f32(0.5)).map(Some)
//!     })?;
//!     if let Some(product) = product {
//!         editor.replace(id, product)?;
//!     }
//! }
//! # assert_eq!(editor.body().instructions().count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
mod debug_scope;
mod demand;
mod effects;
mod erase;
mod error;
mod fold;
mod function;
mod inline;
mod insert;
mod parameter;
mod remove;
mod replace;
mod rewrite;
mod unreachable;
mod users;

use alloc::vec::Vec;
use core::mem;

pub use debug_scope::InlinedLocations;
use demand::demands_address;
pub use error::{Error, NotInlinable};
pub use function::clone_function;
pub use parameter::append_parameter;
pub use remove::{Global, remove_globals, remove_unused_globals};
pub use rewrite::{Rewrite, Rewriter, rewrite};
use users::Users;

use crate::analysis::Positions;
use crate::{
    BlockId, Body, FunctionId, Id as _, Instruction, InstructionId, Module, Type, TypeId, Value,
};

/// Changes the body of a function.
///
/// The editor holds the body and knows the block and the users of each instruction. The function has
/// its body again when the editor is dropped.
///
/// Each method keeps a valid module [valid](self#validity), or refuses the change.
///
/// Use-list orders, which few files record, describe the module as it was: the first change drops
/// them.
#[derive(Debug)]
pub struct FunctionEditor<'m> {
    module: &'m mut Module,
    function: FunctionId,
    /// The type that the function returns.
    result: TypeId,
    body: Body,
    /// The block of each instruction.
    blocks: Vec<Option<BlockId>>,
    users: Users,
    /// The calls that demand an address as an argument.
    demanding: Vec<InstructionId>,
    /// Whether a value or block has got a name, which another one may have.
    renamed: bool,
}

impl<'m> FunctionEditor<'m> {
    /// Begins to change the body of a function.
    ///
    /// # Errors
    ///
    /// There is no such function, or it has no body.
    pub fn new(module: &'m mut Module, function: FunctionId) -> Result<Self, Error> {
        let Some(it) = module.functions.get_mut(function) else {
            return Err(Error::NoBody(function));
        };
        let Type::Function { result, .. } = module.types[it.ty] else {
            return Err(Error::NoBody(function));
        };
        let Some(body) = it.body.take() else { return Err(Error::NoBody(function)) };
        let positions = Positions::new(&body);
        let blocks = body.instructions.ids().map(|id| Some(positions.get(id)?.0)).collect();
        let users = Users::new(&body);
        let demanding = body.instructions().filter(|(_, it)| demands_address(module, it));
        let demanding = demanding.map(|(id, _)| id).collect();
        Ok(Self { module, function, result, body, blocks, users, demanding, renamed: false })
    }

    /// The body as it is now.
    #[must_use]
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The module. The function that is edited has no body in it.
    #[must_use]
    pub fn module(&self) -> &Module {
        self.module
    }

    /// The module, for types, constants, metadata and other functions.
    pub fn module_mut(&mut self) -> &mut Module {
        self.module
    }

    /// The block of an instruction; `None` if the instruction has been erased.
    #[must_use]
    pub fn block_of(&self, instruction: InstructionId) -> Option<BlockId> {
        *self.blocks.get(instruction.index())?
    }

    /// The instructions that use a value, each once, in no particular order. An instruction that
    /// has the value within metadata, such as a call of `llvm.dbg.value`, is none of them.
    #[must_use]
    pub fn users(&self, value: impl Into<Value>) -> Vec<InstructionId> {
        let value = value.into();
        self.candidates(value).into_iter().filter(|&id| self.has_operand(id, value)).collect()
    }

    /// Whether an instruction uses the result of this one.
    #[must_use]
    pub fn is_used(&self, instruction: InstructionId) -> bool {
        self.users.count(instruction) > 0
    }

    /// The instructions in the function that may use a value or the value within metadata.
    fn candidates(&self, value: Value) -> Vec<InstructionId> {
        let mut candidates: Vec<_> = self.users.candidates(value).collect();
        candidates.sort_unstable();
        candidates.dedup();
        candidates.retain(|&id| self.block_of(id).is_some());
        candidates
    }

    fn has_operand(&self, instruction: InstructionId, value: Value) -> bool {
        let mut found = false;
        let it = &self.body.instructions[instruction];
        it.for_each_operand(&self.body, |operand| found |= operand == value);
        found
    }

    /// The block of an instruction, and its index there.
    fn position(&self, instruction: InstructionId) -> Result<(BlockId, usize), Error> {
        let block = self.block_of(instruction).ok_or(Error::NoInstruction(instruction))?;
        let mut instructions = self.body.blocks[block].instructions.iter();
        let index = instructions.position(|&it| it == instruction);
        Ok((block, index.ok_or(Error::NoInstruction(instruction))?))
    }

    fn check_block(&self, block: BlockId) -> Result<(), Error> {
        match self.body.order.contains(&block) {
            true => Ok(()),
            false => Err(Error::NoBlock(block)),
        }
    }

    /// The end of a block, which a complete block has.
    fn terminator(&self, block: BlockId) -> Result<InstructionId, Error> {
        self.body.terminator(block).ok_or(Error::Unterminated(block))
    }

    /// The type of a value.
    fn type_of(&self, value: Value) -> Result<TypeId, Error> {
        self.module.type_of(&self.body, value).ok_or(Error::NoValue(value))
    }

    /// Makes an instruction that has been added to a block known.
    fn index(&mut self, instruction: InstructionId, block: BlockId) {
        self.blocks.resize(self.body.instructions.len(), None);
        self.blocks[instruction.index()] = Some(block);
        self.users.add(&self.body, instruction);
        if demands_address(self.module, &self.body.instructions[instruction]) {
            self.demanding.push(instruction);
        }
    }

    /// Adds an instruction at an index of a block.
    fn insert(&mut self, block: BlockId, index: usize, instruction: Instruction) -> InstructionId {
        let id = self.body.create_instruction(instruction);
        self.body.blocks[block].instructions.insert(index, id);
        self.index(id, block);
        id
    }

    /// Takes an instruction out of the function, whatever uses it.
    fn remove(&mut self, instruction: InstructionId) {
        if let Ok((block, index)) = self.position(instruction) {
            self.body.blocks[block].instructions.remove(index);
            self.forget(instruction);
        }
    }

    /// Makes an instruction that has been taken out of its block unknown.
    fn forget(&mut self, instruction: InstructionId) {
        self.users.remove(&self.body, instruction);
        self.blocks[instruction.index()] = None;
        self.body.names.remove(instruction);
        self.body.attachments.remove(&instruction);
    }

    /// Begins a change.
    fn drop_use_lists(&mut self) {
        self.body.use_lists.clear();
        self.module.use_lists.clear();
    }
}

impl Drop for FunctionEditor<'_> {
    fn drop(&mut self) {
        let mut body = mem::take(&mut self.body);
        if self.renamed {
            body.make_names_unique();
        }
        if let Some(function) = self.module.functions.get_mut(self.function) {
            function.body = Some(body);
        }
    }
}
