//! Operations on two numbers.

use super::Folder;
use super::float;
use super::integer::Integer;
use crate::{
    BinaryOp, CastOp, ConstantId, ConstantKind, ExactFlags, Expression, FloatPredicate,
    IntPredicate, OverflowFlags, Type, TypeId,
};

/// The operations whose operands may be exchanged, and grouped otherwise.
const fn is_associative(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add(_) | BinaryOp::Mul(_) | BinaryOp::And | BinaryOp::Or(_) | BinaryOp::Xor
    )
}

/// The operation without its flags.
fn plain(op: BinaryOp) -> BinaryOp {
    op.with_flag_bits(0).unwrap_or(op)
}

/// The result of an operation on integers; `None` if it is any.
fn compute(op: BinaryOp, left: Integer, right: Integer) -> Option<u128> {
    let (a, b) = (left.value(), right.value());
    let overflows = left.is_least() && right.is_ones();
    let shift = (b < left.bits().into()).then_some(b as u32);
    Some(match op {
        BinaryOp::Add(_) => a.wrapping_add(b),
        BinaryOp::Sub(_) => a.wrapping_sub(b),
        BinaryOp::Mul(_) => a.wrapping_mul(b),
        BinaryOp::UDiv(_) => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv(_) if overflows => return None,
        BinaryOp::SRem if overflows => return None,
        BinaryOp::SDiv(_) => left.signed().checked_div(right.signed())? as u128,
        BinaryOp::SRem => left.signed().checked_rem(right.signed())? as u128,
        BinaryOp::Shl(_) => a << shift?,
        BinaryOp::LShr(_) => a >> shift?,
        BinaryOp::AShr(_) => (left.signed() >> shift?) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or(_) => a | b,
        BinaryOp::Xor => a ^ b,
        _ => return None,
    })
}

impl Folder<'_> {
    pub(super) fn fold_binary(
        &mut self,
        op: BinaryOp,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        let ty = self.ty(left);
        if op.is_float() {
            return match self.float_bits([left, right]) {
                Some((format, bits)) => {
                    let bits = float::compute(op, format, bits)?;
                    Some(self.module.constants.float(ty, bits))
                }
                None => self.binary_elements(op, [left, right]),
            };
        }
        if let Some(folded) = self.undef_operand(op, [left, right]) {
            return Some(folded);
        }
        let numbers = [left, right].map(|id| self.integer(id));
        if let Some(folded) = numbers[1].and_then(|it| self.right_number(op, [left, right], it)) {
            return Some(folded);
        }
        match numbers {
            [Some(left), Some(right)] => {
                return match compute(op, left, right) {
                    Some(value) => self.number(ty, value),
                    None => Some(self.undef(ty)),
                };
            }
            [Some(_), None] if is_associative(op) => {
                return Some(self.binary(plain(op), [right, left]));
            }
            // Zero divided or shifted is zero.
            [Some(number), None] if number.value() == 0 && !matches!(op, BinaryOp::Sub(_)) => {
                return Some(left);
            }
            _ => {}
        }
        if self.module.types.vector_length(ty).is_some() {
            return self.binary_elements(op, [left, right]);
        }
        self.regroup(op, [left, right]).or_else(|| self.boolean_operation(op, [left, right]))
    }

    /// The elements of two vectors, each as an operation of its own.
    fn binary_elements(&mut self, op: BinaryOp, operands: [ConstantId; 2]) -> Option<ConstantId> {
        let ty = self.ty(operands[0]);
        self.vector(ty, |this, index| {
            let operands = operands.map(|vector| this.extract(vector, index));
            Some(this.binary(plain(op), operands))
        })
    }

    /// The number that an integer is, or all elements of a vector are.
    fn splat_number(&mut self, id: ConstantId) -> Option<Integer> {
        let ty = self.ty(id);
        if self.module.types.vector_length(ty).is_none() {
            return self.integer(id);
        }
        let first = self.element(id, 0)?;
        let length = if self.is_null(id) { 1 } else { self.short_length(ty)? };
        let same = (1..length.into()).all(|index| self.element(id, index) == Some(first));
        if same { self.integer(first) } else { None }
    }

    /// The result of an operation on integers of which one is undefined.
    fn undef_operand(
        &mut self,
        op: BinaryOp,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        let undef = [left, right].map(|id| self.is_undef(id));
        if undef == [false; 2] {
            return None;
        }
        let (ty, both) = (self.ty(left), undef == [true; 2]);
        let numbers = [left, right].map(|id| self.splat_number(id).map(Integer::value));
        Some(match op {
            BinaryOp::Xor if both => self.null(ty),
            BinaryOp::And | BinaryOp::Or(_) | BinaryOp::Mul(_) if both => left,
            BinaryOp::Add(_) | BinaryOp::Sub(_) | BinaryOp::Xor => self.undef(ty),
            BinaryOp::Mul(_) if numbers.iter().flatten().any(|value| value % 2 == 1) => {
                self.undef(ty)
            }
            BinaryOp::Or(_) => self.ones(ty)?,
            // LLVM 3.7 looks for the zero on the left.
            BinaryOp::UDiv(_) | BinaryOp::SDiv(_) if numbers[0] == Some(0) => right,
            BinaryOp::UDiv(_) | BinaryOp::SDiv(_) if matches!(numbers[1], Some(0 | 1)) => left,
            BinaryOp::URem
            | BinaryOp::SRem
            | BinaryOp::Shl(_)
            | BinaryOp::LShr(_)
            | BinaryOp::AShr(_)
                if undef[1] =>
            {
                right
            }
            BinaryOp::URem
            | BinaryOp::SRem
            | BinaryOp::Shl(_)
            | BinaryOp::LShr(_)
            | BinaryOp::AShr(_)
                if numbers[1] == Some(0) =>
            {
                left
            }
            _ => self.null(ty),
        })
    }

    /// The result of an operation whose right operand is a number that decides it.
    fn right_number(
        &mut self,
        op: BinaryOp,
        [left, right]: [ConstantId; 2],
        number: Integer,
    ) -> Option<ConstantId> {
        let ty = self.ty(left);
        match (op, number.value()) {
            (BinaryOp::Add(_) | BinaryOp::Sub(_) | BinaryOp::Or(_) | BinaryOp::Xor, 0) => {
                Some(left)
            }
            (BinaryOp::Mul(_) | BinaryOp::And, 0) => Some(right),
            (BinaryOp::Mul(_) | BinaryOp::UDiv(_) | BinaryOp::SDiv(_), 1) => Some(left),
            (BinaryOp::URem | BinaryOp::SRem, 1) => Some(self.null(ty)),
            (BinaryOp::UDiv(_) | BinaryOp::SDiv(_) | BinaryOp::URem | BinaryOp::SRem, 0) => {
                Some(self.undef(ty))
            }
            (BinaryOp::And, _) if number.is_ones() => Some(left),
            (BinaryOp::Or(_), _) if number.is_ones() => Some(right),
            (BinaryOp::And, mask) => self.masked(left, mask),
            (BinaryOp::Xor, _) => self.inverted(left),
            (BinaryOp::AShr(_), _) => match self.as_cast(left)? {
                (CastOp::ZExt(_), _) => {
                    Some(self.binary(BinaryOp::LShr(ExactFlags::NONE), [left, right]))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The result of a bitwise and of an expression and a number, where the bits of one are known.
    fn masked(&mut self, left: ConstantId, mask: u128) -> Option<ConstantId> {
        let (op, value) = self.as_cast(left)?;
        match op {
            CastOp::ZExt(_) => {
                let Type::Integer { bits } = self.module.types[self.ty(value)] else { return None };
                let possible = Integer::new(bits, u128::MAX)?.value();
                (possible & mask == possible).then_some(left)
            }
            CastOp::PtrToInt => {
                let alignment = self.alignment(value)?;
                let zeros = u128::from(alignment.max(1)) - 1;
                (mask & !zeros == 0).then(|| self.null(self.ty(left)))
            }
            _ => None,
        }
    }

    /// The alignment of a global; functions have at least 4.
    fn alignment(&self, id: ConstantId) -> Option<u32> {
        match self.constant(id).kind {
            ConstantKind::Function(id) => Some(self.module.functions[id].alignment.max(4)),
            ConstantKind::Variable(id) => Some(self.module.variables[id].alignment),
            _ => None,
        }
    }

    /// The opposite of a comparison.
    fn inverted(&mut self, id: ConstantId) -> Option<ConstantId> {
        match *self.expression(id)? {
            Expression::ICmp { predicate, operands } => {
                Some(self.icmp(super::compare::inverse(predicate), operands))
            }
            Expression::FCmp { predicate, operands } => {
                let inverse = FloatPredicate::from_code(15 - predicate.code())?;
                Some(self.fcmp(inverse, operands))
            }
            _ => None,
        }
    }

    /// Groups the operands of an expression in an expression of the same operation otherwise, if that
    /// computes something.
    fn regroup(&mut self, op: BinaryOp, [left, right]: [ConstantId; 2]) -> Option<ConstantId> {
        if !is_associative(op) {
            return None;
        }
        if self.expression(left).is_none() {
            // Exchanged, as the operation of the same flags.
            self.expression(right)?;
            return self.fold_binary(op, [right, left]);
        }
        let [first, second] = self.operands_of(op, left)?;
        let group = self.binary(plain(op), [second, right]);
        match self.operands_of(op, group) {
            Some(_) => None,
            None => Some(self.binary(plain(op), [first, group])),
        }
    }

    /// The operands of an expression of this operation, with any flags.
    fn operands_of(&self, op: BinaryOp, id: ConstantId) -> Option<[ConstantId; 2]> {
        match *self.expression(id)? {
            Expression::Binary { op: found, operands } if found.code() == op.code() => {
                Some(operands)
            }
            _ => None,
        }
    }

    /// The result of an operation on `i1`, which LLVM writes as another one.
    fn boolean_operation(
        &mut self,
        op: BinaryOp,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        let ty = self.ty(left);
        if self.module.types[ty] != (Type::Integer { bits: 1 }) {
            return None;
        }
        match op {
            BinaryOp::Add(_) | BinaryOp::Sub(_) => Some(self.binary(BinaryOp::Xor, [left, right])),
            BinaryOp::Mul(_) => Some(self.binary(BinaryOp::And, [left, right])),
            BinaryOp::Shl(_) | BinaryOp::LShr(_) | BinaryOp::AShr(_) => Some(left),
            BinaryOp::SDiv(_) | BinaryOp::UDiv(_) => Some(left),
            BinaryOp::URem | BinaryOp::SRem => Some(self.null(ty)),
            _ => None,
        }
    }

    /// A product that does not overflow, unsigned.
    pub(super) fn product(&mut self, left: ConstantId, right: ConstantId) -> ConstantId {
        self.binary(BinaryOp::Mul(OverflowFlags::NO_UNSIGNED_WRAP), [left, right])
    }

    /// The format and the bits of two floating-point numbers.
    pub(super) fn float_bits(&self, ids: [ConstantId; 2]) -> Option<(float::Format, [u64; 2])> {
        let bits = ids.map(|id| match self.constant(id).kind {
            ConstantKind::Float(bits) => Some(bits),
            _ => None,
        });
        let format = self.format(self.ty(ids[0]))?;
        Some((format, [bits[0]?, bits[1]?]))
    }

    /// The format of a floating-point type.
    pub(super) fn format(&self, ty: TypeId) -> Option<float::Format> {
        match self.module.types[ty] {
            Type::Half => Some(float::Format::Half),
            Type::Float => Some(float::Format::Float),
            Type::Double => Some(float::Format::Double),
            _ => None,
        }
    }

    /// The opposite of an `i1`.
    pub(super) fn not(&mut self, id: ConstantId) -> Option<ConstantId> {
        let ones = self.ones(self.ty(id))?;
        Some(self.binary(BinaryOp::Xor, [id, ones]))
    }

    /// Whether an `i1` is compared for equality, and then the result as a bitwise operation.
    pub(super) fn boolean_equality(
        &mut self,
        predicate: IntPredicate,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        match predicate {
            IntPredicate::Ne => Some(self.binary(BinaryOp::Xor, [left, right])),
            IntPredicate::Eq if self.integer(right).is_some() => {
                let right = self.not(right)?;
                Some(self.binary(BinaryOp::Xor, [left, right]))
            }
            IntPredicate::Eq => {
                let left = self.not(left)?;
                Some(self.binary(BinaryOp::Xor, [left, right]))
            }
            _ => None,
        }
    }
}
