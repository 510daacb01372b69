//! Operations on numbers, comparisons and choices.

use super::check::{Flags, check_flags};
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{
    BinaryOp, FloatPredicate, InstructionKind, IntPredicate, OperatorFlags, Predicate, Type,
    TypeId, Types, Value,
};

impl FunctionBuilder<'_> {
    /// An operation on two numbers, or element by element on two vectors.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of what the operation works on.
    pub fn binary(&self, op: BinaryOp, left: Value, right: Value) -> Result<Value, Error> {
        self.binary_with_flags(op, OperatorFlags::NONE, left, right)
    }

    /// Like [`binary`](Self::binary), with promises, such as [`OperatorFlags::FAST`].
    ///
    /// # Errors
    ///
    /// As with `binary`, or the operation has not these flags.
    pub fn binary_with_flags(
        &self,
        op: BinaryOp,
        flags: OperatorFlags,
        left: Value,
        right: Value,
    ) -> Result<Value, Error> {
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
            check_flags(flags, allowed_flags(op))?;
            Ok((InstructionKind::Binary { op, operands: [left, right], flags }, ty))
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
            let (operands, flags) = ([left, right], OperatorFlags::NONE);
            let predicate = Predicate::Int(predicate);
            let kind = InstructionKind::Compare { predicate, operands, flags };
            Ok((kind, state.truth_of(ty)))
        })
    }

    /// Compares floating-point numbers or vectors of them. Gives an `i1`, or a vector of them.
    ///
    /// # Errors
    ///
    /// The operands are not of one type, or not of such a type.
    pub fn fcmp(
        &self,
        predicate: FloatPredicate,
        left: Value,
        right: Value,
    ) -> Result<Value, Error> {
        self.fcmp_with_flags(predicate, OperatorFlags::NONE, left, right)
    }

    /// Like [`fcmp`](Self::fcmp), with promises, such as [`OperatorFlags::FAST`].
    ///
    /// # Errors
    ///
    /// As with `fcmp`, or there are no such flags.
    pub fn fcmp_with_flags(
        &self,
        predicate: FloatPredicate,
        flags: OperatorFlags,
        left: Value,
        right: Value,
    ) -> Result<Value, Error> {
        self.emit_value("fcmp", |state| {
            let ty = state.floats([left, right])?;
            check_flags(flags, FLOAT_FLAGS)?;
            let (operands, predicate) = ([left, right], Predicate::Float(predicate));
            let kind = InstructionKind::Compare { predicate, operands, flags };
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

/// The flags of floating-point operations.
const FLOAT_FLAGS: Flags = Flags {
    flags: OperatorFlags::FAST
        .union(OperatorFlags::NO_NANS)
        .union(OperatorFlags::NO_INFINITIES)
        .union(OperatorFlags::NO_SIGNED_ZEROS)
        .union(OperatorFlags::ALLOW_RECIPROCAL),
    names: "fast, nnan, ninf, nsz, arcp",
};

const fn allowed_flags(op: BinaryOp) -> Flags {
    if op.is_float() {
        FLOAT_FLAGS
    } else if op.may_overflow() {
        let flags = OperatorFlags::NO_UNSIGNED_WRAP.union(OperatorFlags::NO_SIGNED_WRAP);
        Flags { flags, names: "nuw, nsw" }
    } else if op.may_be_exact() {
        Flags { flags: OperatorFlags::EXACT, names: "exact" }
    } else {
        Flags { flags: OperatorFlags::NONE, names: "none" }
    }
}
