//! Operations on numbers, comparisons and choices.

use super::check::check_flags;
use super::{Error, FunctionBuilder};
use crate::{
    BinaryOp, FastMathFlags, FloatPredicate, InstructionKind, IntPredicate, OverflowFlags, Value,
    typing,
};

impl FunctionBuilder<'_> {
    /// An operation on two numbers, or element by element on two vectors.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of one that the operation works on; or the dialect
    /// has no name for a flag.
    pub fn binary(&self, op: BinaryOp, left: Value, right: Value) -> Result<Value, Error> {
        self.emit_value(op.keyword(), |state| {
            let operands = [left, right];
            let types = state.types_of(operands)?;
            let ty = typing::binary(&state.module.types, op, types);
            let ty = ty.map_err(|error| state.typing(error))?;
            check_flags(op.flag_bits(), op.named_flags(state.module.types.dialect()))?;
            Ok((InstructionKind::Binary { op, operands }, ty))
        })
    }

    /// A number of 32 bits minus a constant: of a constant, the difference; of the sum with that constant, what it adds to.
    ///
    /// ```
    /// # use dxil_ir::build::FunctionBuilder;
    /// # use dxil_ir::{BinaryOp, Function, Module, OverflowFlags, Type, Value};
    /// # use dxil_ops::{ShaderStage, Target, Version};
    /// # let mut module = Module::new();
    /// # let i32 = module.types.integer(32);
    /// # let ty = module.types.function(i32, &[i32]);
    /// # let (function, _) = module.add_function(Function::new("f", ty));
    /// # let target = Target::new(Version::V1_0, ShaderStage::Library);
    /// # let b = FunctionBuilder::new(&mut module, function, target)?;
    /// # b.switch_to_block(b.add_block(""))?;
    /// let index = Value::Argument(0);
    /// let register = b.binary(BinaryOp::Add(OverflowFlags::NONE), index, b.i32(3))?;
    /// assert_eq!(b.minus(register, 3)?, index);
    /// assert_eq!(b.minus(b.i32(5), 3)?, b.i32(2));
    /// # Ok::<(), dxil_ir::build::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As with [`binary`](Self::binary).
    pub fn minus(&self, number: Value, constant: u32) -> Result<Value, Error> {
        if let Some(number) = self.integer_value(number) {
            return Ok(self.i32((number as u32).wrapping_sub(constant) as i32));
        }
        if constant == 0 {
            return Ok(number);
        }
        if let Some(InstructionKind::Binary { op: BinaryOp::Add(_), operands: [other, sum] }) =
            self.instruction(number).map(|it| it.kind)
        {
            if self.integer_value(sum) == Some(constant.into()) {
                return Ok(other);
            }
        }
        self.binary(BinaryOp::Sub(OverflowFlags::NONE), number, self.i32(constant as i32))
    }

    /// Compares integers, pointers or vectors of them. Returns an `i1`, or a vector of them.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of such a type.
    pub fn icmp(&self, predicate: IntPredicate, left: Value, right: Value) -> Result<Value, Error> {
        self.emit_value("icmp", |state| {
            let operands = [left, right];
            let types = state.types_of(operands)?;
            let ty = typing::icmp(&mut state.module.types, types);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::ICmp { predicate, same_sign: false, operands }, ty))
        })
    }

    /// Compares floating-point numbers or vectors of them. Returns an `i1`, or a vector of them.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of such a type; or the dialect has no name for a flag.
    pub fn fcmp(
        &self,
        predicate: FloatPredicate,
        flags: FastMathFlags,
        left: Value,
        right: Value,
    ) -> Result<Value, Error> {
        self.emit_value("fcmp", |state| {
            let operands = [left, right];
            let types = state.types_of(operands)?;
            let ty = typing::fcmp(&mut state.module.types, types);
            let ty = ty.map_err(|error| state.typing(error))?;
            check_flags(flags.0, FastMathFlags::named(state.module.types.dialect()).0)?;
            Ok((InstructionKind::FCmp { predicate, flags, operands }, ty))
        })
    }

    /// The first value where the condition is true, otherwise the second. Where the condition is a
    /// vector, it chooses element by element.
    ///
    /// # Errors
    ///
    /// The condition is no `i1`, nor a vector of as many as the values have elements; or the values
    /// are not of one type.
    pub fn select(&self, condition: Value, yes: Value, no: Value) -> Result<Value, Error> {
        self.emit_value("select", |state| {
            let [test, a, b] = state.types_of([condition, yes, no])?;
            let ty = typing::select(&state.module.types, test, [a, b]);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((
                InstructionKind::Select {
                    flags: FastMathFlags::NONE,
                    condition,
                    operands: [yes, no],
                },
                ty,
            ))
        })
    }
}
