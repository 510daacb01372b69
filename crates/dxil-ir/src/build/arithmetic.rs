//! Operations on numbers, comparisons and choices.

use super::check::check_flags;
use super::{Error, FunctionBuilder};
use crate::{
    BinaryOp, ExactFlags, FastMathFlags, FloatPredicate, InstructionKind, IntPredicate,
    OverflowFlags, Value, typing,
};

impl FunctionBuilder<'_> {
    /// An operation on two numbers, or element by element on two vectors.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of one that the operation works on; or LLVM 3.7 has
    /// no name for a flag.
    pub fn binary(&self, op: BinaryOp, left: Value, right: Value) -> Result<Value, Error> {
        self.emit_value(op.keyword(), |state| {
            let operands = [left, right];
            let types = state.types_of(operands)?;
            let ty = typing::binary(&state.module.types, op, types);
            let ty = ty.map_err(|error| state.typing(error))?;
            check_flags(op.flag_bits(), named_flags(op))?;
            Ok((InstructionKind::Binary { op, operands }, ty))
        })
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
            Ok((InstructionKind::ICmp { predicate, operands }, ty))
        })
    }

    /// Compares floating-point numbers or vectors of them. Returns an `i1`, or a vector of them.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of such a type; or LLVM 3.7 has no name for a flag.
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
            check_flags(flags.0, FastMathFlags::NAMED.0)?;
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
            Ok((InstructionKind::Select { condition, operands: [yes, no] }, ty))
        })
    }
}

/// The flags that LLVM 3.7 has names for.
pub(crate) fn named_flags(op: BinaryOp) -> u8 {
    let overflow = op.overflow_flags().map(|_| OverflowFlags::NAMED.0);
    let exact = op.exact_flags().map(|_| ExactFlags::NAMED.0);
    let fast_math = op.fast_math_flags().map(|_| FastMathFlags::NAMED.0);
    overflow.or(exact).or(fast_math).unwrap_or_default()
}
