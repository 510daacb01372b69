//! Operations on numbers, comparisons and choices.

use super::check::check_flags;
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{
    BinaryOp, ExactFlags, FastMathFlags, FloatPredicate, InstructionKind, IntPredicate,
    OverflowFlags, Type, TypeId, Types, Value,
};

impl FunctionBuilder<'_> {
    /// An operation on two numbers, or element by element on two vectors.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of what the operation works on; or LLVM 3.7 has no
    /// name for a flag.
    pub fn binary(&self, op: BinaryOp, left: Value, right: Value) -> Result<Value, Error> {
        self.emit_value(op.keyword(), |state| {
            let ty = if op.is_float() {
                state.floats([left, right])?
            } else {
                state.same(
                    [left, right],
                    "an integer or a vector of integers",
                    Types::is_integer_or_vector,
                )?
            };
            check_flags(op.flag_bits(), named_flags(op))?;
            Ok((InstructionKind::Binary { op, operands: [left, right] }, ty))
        })
    }

    /// Compares integers, pointers or vectors of them. Gives an `i1`, or a vector of them.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of such a type.
    pub fn icmp(&self, predicate: IntPredicate, left: Value, right: Value) -> Result<Value, Error> {
        self.emit_value("icmp", |state| {
            let expected = "an integer, a pointer or a vector of them";
            let ty = state.same([left, right], expected, |types, ty| {
                matches!(types[types.scalar(ty)], Type::Integer { .. } | Type::Pointer { .. })
            })?;
            let kind = InstructionKind::ICmp { predicate, operands: [left, right] };
            Ok((kind, state.truth_of(ty)))
        })
    }

    /// Compares floating-point numbers or vectors of them. Gives an `i1`, or a vector of them.
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
            let ty = state.floats([left, right])?;
            check_flags(flags.0, FastMathFlags::NAMED.0)?;
            let kind = InstructionKind::FCmp { predicate, flags, operands: [left, right] };
            Ok((kind, state.truth_of(ty)))
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
            let ty = state.expect_value("the value if true", yes)?;
            state.expect("the value if false", no, ty)?;
            let found = state.type_of(condition)?;
            let truth = match state.module.types[found] {
                Type::Vector { .. } => state.truth_of(ty),
                _ => state.module.types.integer(1),
            };
            state.expect("the condition", condition, truth)?;
            Ok((InstructionKind::Select { condition, operands: [yes, no] }, ty))
        })
    }
}

impl State<'_> {
    /// The type of two operands, which must be the same, and one of which `test` holds.
    fn same(
        &self,
        [left, right]: [Value; 2],
        expected: &str,
        test: impl FnOnce(&Types, TypeId) -> bool,
    ) -> Result<TypeId, ErrorKind> {
        let ty = self.expect_kind("the left operand", left, expected, test)?;
        self.expect("the right operand", right, ty)?;
        Ok(ty)
    }

    fn floats(&self, operands: [Value; 2]) -> Result<TypeId, ErrorKind> {
        let expected = "a floating-point number or a vector of them";
        self.same(operands, expected, Types::is_float_or_vector)
    }

    /// What a comparison of values of this type gives.
    fn truth_of(&mut self, ty: TypeId) -> TypeId {
        let types = &mut self.module.types;
        let bit = types.integer(1);
        match types[ty] {
            Type::Vector { length, .. } => types.intern(Type::Vector { element: bit, length }),
            _ => bit,
        }
    }
}

/// The flags that LLVM 3.7 has names for.
fn named_flags(op: BinaryOp) -> u8 {
    let overflow = op.overflow_flags().map(|_| OverflowFlags::NAMED.0);
    let exact = op.exact_flags().map(|_| ExactFlags::NAMED.0);
    let fast_math = op.fast_math_flags().map(|_| FastMathFlags::NAMED.0);
    overflow.or(exact).or(fast_math).unwrap_or_default()
}
