//! Calls of DXIL operations.

mod argument;
mod declare;

use alloc::vec::Vec;

use dxil_ops::ops::Operation;
use dxil_ops::{OpCode, Overload, ShaderStage, Target, check};

use super::{Error, ErrorKind, FunctionBuilder, Misplaced, Missing, State};
use crate::typing::{self, OperationType};
use crate::{TypeId, Value};

pub use argument::ArgumentValues;
pub(super) use declare::Declared;

impl FunctionBuilder<'_> {
    /// Calls a DXIL operation, with one overload for each dimension that it has. Returns the value that it
    /// returns; the value of an operation that returns nothing is of type `void`, which no
    /// instruction takes.
    ///
    /// The function, `dx.op.<class>.<overload>`, is declared as DXC declares it where the module
    /// lacks it, and so are the structs of its signature. Structs of the program, which overloads
    /// name, must be there.
    ///
    /// ```
    /// # use dxil_ir::build::FunctionBuilder;
    /// # use dxil_ops::{Overload, ops};
    /// # fn build(b: &FunctionBuilder<'_>) -> Result<(), dxil_ir::build::Error> {
    /// let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
    /// let first = b.op(ops::WaveReadLaneFirst { value: thread }, &[Overload::I32])?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The target does not allow the call ([`dxil_ops::check`]); an argument is not of its type, no
    /// constant where it must be one, or a constant that it cannot be; a struct or the function is
    /// declared otherwise, or a struct that an overload names is missing.
    pub fn op<O: Operation<Value>>(
        &self,
        operation: O,
        overloads: &[Overload<'_>],
    ) -> Result<Value, Error> {
        let opcode = self.opcode(O::OPCODE);
        let operands = operation.into_operands(opcode);
        self.call_operands(
            O::OPCODE,
            opcode,
            overloads,
            operands.as_ref(),
            ArgumentValues::Demanded,
        )
    }

    /// Like [`op`](Self::op), for an operation that is known only when the program runs. The
    /// arguments are those after the opcode.
    ///
    /// # Errors
    ///
    /// As with `op`, or there are more arguments, or fewer.
    pub fn call_op(
        &self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<Value, Error> {
        self.call_op_with(op, overloads, arguments, ArgumentValues::Demanded)
    }

    /// Like [`call_op`](Self::call_op), but says which values arguments may have that the operation limits.
    ///
    /// ```
    /// # use dxil_ir::build::{ArgumentValues, FunctionBuilder};
    /// # use dxil_ir::Value;
    /// # use dxil_ops::{OpCode, Overload};
    /// # fn build(b: &FunctionBuilder<'_>, row: Value, column: Value) -> Result<(), dxil_ir::build::Error> {
    /// let arguments = [b.i32(0), row, column, b.undef(b.type_of(row)?)?];
    /// // The column must be a constant from 0 to 3; DXC's validator refuses others.
    /// b.call_op_with(OpCode::LoadInput, &[Overload::F32], &arguments, ArgumentValues::Any)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As with `call_op`, but for values of arguments that are allowed here.
    pub fn call_op_with(
        &self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
        values: ArgumentValues,
    ) -> Result<Value, Error> {
        let opcode = self.opcode(op);
        let operands: Vec<_> = [opcode].into_iter().chain(arguments.iter().copied()).collect();
        self.call_operands(op, opcode, overloads, &operands, values)
    }

    /// The type of an operation's result or argument, as DXC makes it: `%dx.types.ResBind` has
    /// elements, for instance. It is added where the module lacks it.
    ///
    /// # Errors
    ///
    /// The type does not go with the overloads, the module has another struct of this name, or
    /// lacks one that an overload names.
    pub fn op_type(&self, ty: dxil_ops::Type, overloads: &[Overload<'_>]) -> Result<TypeId, Error> {
        let state = &mut *self.0.borrow_mut();
        let described = OperationType::operand(ty, overloads, state.target.native_16bit);
        let made = described.and_then(|described| described.make(&mut state.module.types));
        made.map_err(|error| state.error(ty.name(), error.into()))
    }

    /// The overload of operations on a value that is a number or a vector of numbers; `None` for others.
    ///
    /// ```
    /// # use dxil_ir::{Value, build::FunctionBuilder};
    /// # use dxil_ops::{Overload, ops};
    /// # fn build(b: &FunctionBuilder<'_>, x: Value) -> Result<(), dxil_ir::build::Error> {
    /// let overload = b.overload_of(x).unwrap_or(Overload::F32);
    /// let saturated = b.op(ops::Saturate { value: x }, &[overload])?;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn overload_of(&self, value: Value) -> Option<Overload<'static>> {
        let state = self.0.borrow();
        let ty = state.type_of(value).ok()?;
        typing::overload(&state.module.types, ty)
    }

    fn opcode(&self, op: OpCode) -> Value {
        self.i32(op.to_u32() as i32)
    }

    fn call_operands(
        &self,
        op: OpCode,
        opcode: Value,
        overloads: &[Overload<'_>],
        operands: &[Value],
        values: ArgumentValues,
    ) -> Result<Value, Error> {
        self.emit_value(op.name(), |state| match operands {
            [first, arguments @ ..] if *first == opcode => {
                check(op, state.target_of(op), overloads).map_err(ErrorKind::Operation)?;
                let (found, expected) = (arguments.len(), op.signature().arguments().len());
                if found != expected && op.missing_argument(found).is_none() {
                    return Err(ErrorKind::ArgumentCount { found, expected });
                }
                let function = state.declare(op, overloads, arguments)?;
                state.check_op_arguments(op, function, arguments, values)?;
                state.call(function, operands)
            }
            _ => Err(ErrorKind::Misplaced(Misplaced::NotTheOpcode)),
        })
    }
}

impl State<'_> {
    /// The target as it is for an operation: a library may call operations that a linker will translate, and all its entry
    /// points make handles as libraries do. Whether the module is a library, its metadata says, which comes later.
    fn target_of(&self, op: OpCode) -> Target {
        let Target { version, mut stage, .. } = self.target;
        if op == OpCode::CreateHandleForLib {
            stage = ShaderStage::Library;
        }
        let target = Target { stage, ..self.target };
        if stage == ShaderStage::Library && version >= op.since_translated() {
            return Target { version: version.max(op.since()), ..target };
        }
        target
    }
}
