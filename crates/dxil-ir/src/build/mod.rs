//! Building functions by hand, with types checked as you go.
//!
//! A [`FunctionBuilder`] has a method for each instruction, named as LLVM names it. Each checks its
//! operands and works out the type of its result; [`FunctionBuilder::op`] calls the operations
//! of [`dxil_ops`]. All of them take `&self`, so that calls nest: `b.ret(b.binary(op, x,
//! b.f32(2.0))?)`.
//!
//! ```
//! use dxil_ir::build::FunctionBuilder;
//! use dxil_ir::{BinaryOp, FastMathFlags, Function, Module, Type, Value};
//! use dxil_ops::{Overload, ShaderStage, Target, Version, ops};
//!
//! let mut module = Module::new();
//! let float = module.types.intern(Type::Float);
//! let ty = module.types.function(float, &[float]);
//! let (twice_sine, _) = module.add_function(Function::new("twice_sine", ty));
//!
//! let target = Target::new(Version::V1_3, ShaderStage::Library);
//! let b = FunctionBuilder::new(&mut module, twice_sine, target)?;
//! b.switch_to_block(b.add_block("entry"))?;
//! let sine = b.op(ops::Sin { value: Value::Argument(0) }, &[Overload::F32])?;
//! b.ret(b.binary(BinaryOp::FMul(FastMathFlags::FAST), sine, b.f32(2.0))?)?;
//! b.finish()?;
//! # Ok::<(), dxil_ir::build::Error>(())
//! ```

mod aggregate;
mod annotate;
pub(crate) mod arithmetic;
mod atomic;
mod call;
mod cast;
mod check;
mod collect;
mod constant;
mod control;
mod debug;
mod error;
mod finish;
mod memory;
mod operation;
mod phi;
mod position;
mod rewrite;
mod vector;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cell::RefCell;

use bstr::BString;
use dxil_ops::Target;

use crate::metadata::Location;
use crate::{
    Argument, BlockId, Body, FunctionId, Id as _, Incoming, Instruction, InstructionId,
    InstructionKind, Module, Type, TypeId, Value,
};

use collect::Collected;
pub use error::{DebugOperand, Error, ErrorKind, Misplaced, Missing, OrderingRole};
pub use memory::Access;
pub use operation::ArgumentValues;
use operation::Declared;

/// Builds the body of a function.
///
/// Instructions are added at the end of the block that [`switch_to_block`](Self::switch_to_block)
/// chose, or before the instruction that [`position_before`](Self::position_before) chose. A method
/// either adds its instruction or, with an error, leaves the body as it was. The function gets its
/// body when [`finish`](Self::finish) has found it complete; a builder that is dropped leaves the
/// function as it was: [`new`](Self::new) begins with a declaration, [`edit`](Self::edit) with a
/// definition.
///
/// An id of another module or function is an error where it lies past the end here, and otherwise
/// names what is there, as with every [`Arena`](crate::Arena).
#[derive(Debug)]
pub struct FunctionBuilder<'m>(RefCell<State<'m>>);

/// The state of a builder.
#[derive(Debug)]
struct State<'m> {
    module: &'m mut Module,
    function: FunctionId,
    /// The type that the function returns.
    result: TypeId,
    target: Target,
    body: Body,
    block: Option<BlockId>,
    /// The index in the block at which instructions are added; `None` for the end.
    index: Option<usize>,
    /// The blocks that have been chosen.
    touched: Vec<BlockId>,
    location: Option<Location>,
    /// The phis, whose lists are written at the end.
    phis: BTreeMap<InstructionId, Vec<Incoming>>,
    declared: Declared,
    /// Whether a value or block has got a name, which another one may have.
    renamed: bool,
    /// The errors so far, if the builder goes on after them.
    collected: Option<Collected>,
}

impl<'m> FunctionBuilder<'m> {
    /// Begins the body of a function that has none. The target decides which operations it may
    /// call.
    ///
    /// Its arguments are [`Value::Argument`]s, counted from zero.
    ///
    /// # Errors
    ///
    /// There is no such function, its type is none of a function, or it has a body.
    pub fn new(
        module: &'m mut Module,
        function: FunctionId,
        target: Target,
    ) -> Result<Self, Error> {
        let (result, arguments) = signature(module, function)?;
        if module.functions[function].body.is_some() {
            let name = module.functions[function].name.clone();
            let kind = ErrorKind::Misplaced(Misplaced::FunctionWithBody);
            return Err(Error::new(name, "", kind));
        }
        let mut body = Body::new();
        body.arguments = arguments;
        Ok(Self::resume(module, function, result, target, body))
    }

    /// Adds a block after the others; the function begins with the first. The name may be
    /// empty.
    pub fn add_block(&self, name: impl Into<BString>) -> BlockId {
        let name = name.into();
        let state = &mut *self.0.borrow_mut();
        state.renamed |= !name.is_empty();
        let block = state.body.add_block();
        state.body.blocks[block].name = name;
        block
    }

    /// Adds the following instructions to this block.
    ///
    /// # Errors
    ///
    /// There is no such block.
    pub fn switch_to_block(&self, block: BlockId) -> Result<(), Error> {
        let mut state = self.0.borrow_mut();
        state.check_block(block).map_err(|kind| state.error("", kind))?;
        (state.block, state.index) = (Some(block), None);
        state.touched.push(block);
        state.find();
        Ok(())
    }

    /// The block that instructions are added to.
    #[must_use]
    pub fn current_block(&self) -> Option<BlockId> {
        self.0.borrow().block
    }

    /// Whether the current block has a terminator: nothing can be added to it then.
    #[must_use]
    pub fn is_terminated(&self) -> bool {
        let state = self.0.borrow();
        state.index.is_none() && state.block.is_some_and(|block| state.is_terminated(block))
    }

    /// The module, for types, constants, metadata and further functions.
    pub fn module(&mut self) -> &mut Module {
        self.0.get_mut().module
    }

    /// The id of a type of the module, which is added if it is new.
    #[must_use]
    pub fn ty(&self, ty: Type) -> TypeId {
        self.0.borrow_mut().module.types.intern(ty)
    }

    /// The type of a value.
    ///
    /// # Errors
    ///
    /// There is no such value.
    pub fn type_of(&self, value: Value) -> Result<TypeId, Error> {
        let state = self.0.borrow();
        state.type_of(value).map_err(|kind| state.error("", kind))
    }

    /// The type that the function returns.
    #[must_use]
    pub fn result_type(&self) -> TypeId {
        self.0.borrow().result
    }

    /// Adds the instruction that `check` returns, unless it fails.
    fn emit(
        &self,
        keyword: &'static str,
        check: impl FnOnce(&mut State<'m>) -> Result<(InstructionKind, TypeId), ErrorKind>,
    ) -> Result<InstructionId, Error> {
        let state = &mut *self.0.borrow_mut();
        let added = state.check_open().and_then(|()| {
            let (kind, ty) = check(state)?;
            state.insert(Instruction { kind, ty, location: state.location })
        });
        state.settle(keyword, added, |stand_in| stand_in)
    }

    /// Like [`emit`](Self::emit), for a terminator.
    fn emit_end(
        &self,
        keyword: &'static str,
        check: impl FnOnce(&mut State<'m>) -> Result<(InstructionKind, TypeId), ErrorKind>,
    ) -> Result<InstructionId, Error> {
        let end = self.emit(keyword, check)?;
        let state = &mut *self.0.borrow_mut();
        if state.is_stand_in(end.into()) {
            state.end_block();
        }
        Ok(end)
    }

    /// Like [`emit`](Self::emit), for an instruction that has a result.
    fn emit_value(
        &self,
        keyword: &'static str,
        check: impl FnOnce(&mut State<'m>) -> Result<(InstructionKind, TypeId), ErrorKind>,
    ) -> Result<Value, Error> {
        self.emit(keyword, check).map(Value::Instruction)
    }
}

/// The result type and the arguments of a function.
fn signature(module: &Module, id: FunctionId) -> Result<(TypeId, Vec<Argument>), Error> {
    let Some(function) = module.functions.get(id) else {
        return Err(Error::new(
            BString::default(),
            "",
            ErrorKind::Missing(Missing::Function(id.index())),
        ));
    };
    let error = |kind| Err(Error::new(function.name.clone(), "", kind));
    let Some(Type::Function { result, parameters, .. }) = module.types.get(function.ty) else {
        return error(ErrorKind::Misplaced(Misplaced::NotAFunction));
    };
    let argument = |&ty| Argument { ty, name: BString::default() };
    Ok((*result, parameters.iter().map(argument).collect()))
}

impl State<'_> {
    /// The block that instructions are added to, if it takes more.
    fn open_block(&self) -> Result<BlockId, ErrorKind> {
        match self.block {
            None => Err(ErrorKind::Misplaced(Misplaced::NoCurrentBlock)),
            Some(block) if self.index.is_none() && self.is_terminated(block) => {
                Err(ErrorKind::Misplaced(Misplaced::Terminated))
            }
            Some(block) => Ok(block),
        }
    }

    fn is_terminated(&self, block: BlockId) -> bool {
        let last = self.body.blocks[block].instructions.last();
        last.is_some_and(|&id| self.body.instructions[id].is_terminator())
    }

    fn error(&self, instruction: &'static str, kind: ErrorKind) -> Error {
        let function = self.module.functions.get(self.function);
        let name = function.map(|function| function.name.clone()).unwrap_or_default();
        Error::new(name, instruction, kind)
    }
}
