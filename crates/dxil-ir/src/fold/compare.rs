//! Comparisons.

use super::Folder;
use super::float;
use super::integer::Integer;
use crate::{
    CastOp, ConstantId, ConstantKind, FloatPredicate, IntPredicate, NonNegativeFlags,
    OverflowFlags, Type, TypeId,
};

/// The predicate that is true when this one is false.
pub(super) const fn inverse(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::Ugt => IntPredicate::Ule,
        IntPredicate::Uge => IntPredicate::Ult,
        IntPredicate::Ult => IntPredicate::Uge,
        IntPredicate::Ule => IntPredicate::Ugt,
        IntPredicate::Sgt => IntPredicate::Sle,
        IntPredicate::Sge => IntPredicate::Slt,
        IntPredicate::Slt => IntPredicate::Sge,
        IntPredicate::Sle => IntPredicate::Sgt,
    }
}

/// The predicate for the operands in the other order.
pub(super) const fn swapped(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Eq | IntPredicate::Ne => predicate,
        IntPredicate::Ugt => IntPredicate::Ult,
        IntPredicate::Uge => IntPredicate::Ule,
        IntPredicate::Ult => IntPredicate::Ugt,
        IntPredicate::Ule => IntPredicate::Uge,
        IntPredicate::Sgt => IntPredicate::Slt,
        IntPredicate::Sge => IntPredicate::Sle,
        IntPredicate::Slt => IntPredicate::Sgt,
        IntPredicate::Sle => IntPredicate::Sge,
    }
}

/// Whether the predicate compares numbers with a sign.
pub(super) const fn is_signed(predicate: IntPredicate) -> bool {
    matches!(
        predicate,
        IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle
    )
}

/// Whether the predicate is true of equal operands.
const fn holds_when_equal(predicate: IntPredicate) -> bool {
    matches!(
        predicate,
        IntPredicate::Eq
            | IntPredicate::Uge
            | IntPredicate::Ule
            | IntPredicate::Sge
            | IntPredicate::Sle
    )
}

/// Whether a comparison of integers is true.
pub(super) fn compare(predicate: IntPredicate, left: Integer, right: Integer) -> bool {
    let unsigned = left.value().cmp(&right.value());
    let signed = left.signed().cmp(&right.signed());
    match predicate {
        IntPredicate::Eq => unsigned.is_eq(),
        IntPredicate::Ne => unsigned.is_ne(),
        IntPredicate::Ugt => unsigned.is_gt(),
        IntPredicate::Uge => unsigned.is_ge(),
        IntPredicate::Ult => unsigned.is_lt(),
        IntPredicate::Ule => unsigned.is_le(),
        IntPredicate::Sgt => signed.is_gt(),
        IntPredicate::Sge => signed.is_ge(),
        IntPredicate::Slt => signed.is_lt(),
        IntPredicate::Sle => signed.is_le(),
    }
}

/// Whether a predicate is true of operands that are known to be in a relation; `None` if that does not say.
fn follows(predicate: IntPredicate, relation: IntPredicate) -> Option<bool> {
    use IntPredicate::*;
    let (strict, weak) = match relation {
        Eq => return Some(holds_when_equal(predicate)),
        Ne => {
            return match predicate {
                Eq => Some(false),
                Ne => Some(true),
                _ => None,
            };
        }
        Ult | Ugt | Slt | Sgt => (relation, inverse(swapped(relation))),
        // LLVM 3.7 takes "less or equal" for "less", too.
        Ule | Uge | Sle | Sge => {
            let strict = inverse(swapped(relation));
            return match predicate {
                _ if predicate == relation || predicate == strict => Some(true),
                _ if predicate == swapped(strict) => Some(false),
                _ => None,
            };
        }
    };
    match predicate {
        Ne => Some(true),
        Eq => Some(false),
        _ if predicate == strict || predicate == weak => Some(true),
        _ if predicate == swapped(strict) || predicate == swapped(weak) => Some(false),
        _ => None,
    }
}

impl Folder<'_> {
    pub(super) fn fold_icmp(
        &mut self,
        predicate: IntPredicate,
        operands: [ConstantId; 2],
        ty: TypeId,
    ) -> Option<ConstantId> {
        let [left, right] = operands;
        let undef = operands.map(|id| self.is_undef(id));
        if undef != [false; 2] {
            let is_any = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
            return match is_any || undef == [true; 2] {
                true => Some(self.undef(ty)),
                false => self.boolean(ty, holds_when_equal(predicate)),
            };
        }
        if let Some(equal) = self.equals_null(operands) {
            match predicate {
                IntPredicate::Eq => return self.boolean(ty, equal),
                IntPredicate::Ne => return self.boolean(ty, !equal),
                _ => {}
            }
        }
        let scalar = self.ty(left);
        if self.module.types[scalar] == (Type::Integer { bits: 1 }) {
            if let Some(folded) = self.boolean_equality(predicate, operands) {
                return Some(folded);
            }
        }
        if let [Some(left), Some(right)] = operands.map(|id| self.integer(id)) {
            return self.boolean(ty, compare(predicate, left, right));
        }
        if self.module.types.vector_length(scalar).is_some() {
            return self.vector(ty, |this, index| {
                let operands = [left, right].map(|vector| this.extract(vector, index));
                Some(this.icmp(predicate, operands))
            });
        }
        let relation = self.relation(operands, is_signed(predicate), 0);
        match relation.and_then(|relation| follows(predicate, relation)) {
            Some(value) => self.boolean(ty, value),
            None => self.simplify(predicate, operands),
        }
    }

    /// Whether a global equals null: `None` unless one operand is null and the other a global that is
    /// somewhere.
    fn equals_null(&self, [left, right]: [ConstantId; 2]) -> Option<bool> {
        let global = match [left, right].map(|id| self.constant(id).kind == ConstantKind::Null) {
            [true, _] => right,
            [_, true] => left,
            _ => return None,
        };
        self.is_somewhere(global).then_some(false)
    }

    /// A comparison of fewer bits or without conversions, or with the constant on the right.
    fn simplify(
        &mut self,
        predicate: IntPredicate,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        if let Some((CastOp::BitCast, inner)) = self.as_cast(right) {
            let types = [right, inner].map(|id| self.module.types.vector_length(self.ty(id)));
            if types[0].is_some() == types[1].is_some() {
                let ty = self.ty(inner);
                let left = self.cast(CastOp::BitCast, left, ty);
                return Some(self.icmp(predicate, [left, inner]));
            }
        }
        if let Some(narrow) = self.narrow(predicate, [left, right]) {
            return Some(narrow);
        }
        let is_expression = [left, right].map(|id| self.expression(id).is_some());
        let is_null = [left, right].map(|id| self.is_null(id));
        (is_expression == [false, true] || is_null == [true, false])
            .then(|| self.icmp(swapped(predicate), [right, left]))
    }

    /// The comparison of the integer before its extension, if the other operand is an extension, too.
    fn narrow(
        &mut self,
        predicate: IntPredicate,
        [left, right]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        let (op, inner) = self.as_cast(left)?;
        let extends =
            if is_signed(predicate) { CastOp::SExt } else { CastOp::ZExt(NonNegativeFlags::NONE) };
        if op != extends {
            return None;
        }
        let [ty, wide] = [inner, right].map(|id| self.ty(id));
        if self.cast(CastOp::Trunc(OverflowFlags::NONE), left, ty) != inner {
            return None;
        }
        let narrow = self.cast(CastOp::Trunc(OverflowFlags::NONE), right, ty);
        (self.cast(op, narrow, wide) == right).then(|| self.icmp(predicate, [inner, narrow]))
    }

    pub(super) fn fold_fcmp(
        &mut self,
        predicate: FloatPredicate,
        operands: [ConstantId; 2],
        ty: TypeId,
    ) -> Option<ConstantId> {
        match predicate {
            FloatPredicate::False => return Some(self.null(ty)),
            FloatPredicate::True => return self.boolean(ty, true),
            _ => {}
        }
        if operands.iter().any(|&id| self.is_undef(id)) {
            // As if the undefined operand were a NaN.
            return self.boolean(ty, predicate.code() >= FloatPredicate::Uno.code());
        }
        if let Some((format, bits)) = self.float_bits(operands) {
            return self.boolean(ty, float::compare(predicate, format, bits));
        }
        if self.module.types.vector_length(self.ty(operands[0])).is_some() {
            return self.vector(ty, |this, index| {
                let operands = operands.map(|vector| this.extract(vector, index));
                Some(this.fcmp(predicate, operands))
            });
        }
        // LLVM 3.7 takes an expression for equal to itself, and for no NaN.
        let equal = operands[0] == operands[1];
        let holds = predicate.code() & FloatPredicate::Oeq.code() != 0;
        if equal { self.boolean(ty, holds && predicate != FloatPredicate::Ord) } else { None }
    }
}
