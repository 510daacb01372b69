//! Folding of modern constant expressions, of which there are fewer: those of plain constants, and addresses
//! that are the pointer itself.

use super::Folder;
use crate::{CastOp, ConstantId, ConstantKind, Expression, TypeId};

impl Folder<'_> {
    /// The constant of a modern expression, if LLVM computes one.
    pub(super) fn fold_modern(
        &mut self,
        expression: &Expression,
        ty: TypeId,
    ) -> Option<ConstantId> {
        if let Expression::GetElementPtr { operands, .. } = expression {
            return self.fold_modern_address(operands, ty);
        }
        if expression.operands().any(|id| self.is_poison(id)) {
            let whole = matches!(expression, Expression::Binary { .. } | Expression::Cast { .. });
            return whole.then(|| self.module.constants.poison(ty));
        }
        if !expression.operands().all(|id| self.is_plain(id)) {
            return None;
        }
        match *expression {
            Expression::Binary { op, operands }
                if op.is_float() && operands.iter().any(|&id| self.is_undef(id)) =>
            {
                // An operand that is any number may be a NaN.
                match operands.iter().all(|&id| self.is_undef(id)) {
                    true => Some(self.undef(ty)),
                    false => self.quiet_nan(ty),
                }
            }
            Expression::Binary { op, operands } => self.fold_binary(op, operands),
            Expression::Cast { op: CastOp::AddrSpaceCast, .. } => None,
            Expression::Cast { value, .. } if self.is_null(value) => Some(self.null(ty)),
            Expression::Cast { op, value } => self.fold_cast(op, value, ty),
            Expression::ExtractElement { operands } => self.fold_extract(operands),
            Expression::InsertElement { operands } => self.fold_insert(operands),
            Expression::ShuffleVector { operands } => self.fold_shuffle(operands, ty),
            _ => None,
        }
    }

    fn fold_modern_address(&mut self, operands: &[ConstantId], ty: TypeId) -> Option<ConstantId> {
        let (&pointer, indices) = operands.split_first()?;
        if self.is_poison(pointer) {
            return Some(self.module.constants.poison(ty));
        }
        if self.is_undef(pointer) {
            return Some(self.undef(ty));
        }
        let stays = indices.iter().all(|&id| self.is_null(id) || self.is_undef(id));
        (stays && self.ty(pointer) == ty).then_some(pointer)
    }

    /// The quiet NaN of a floating-point type, or a vector of them.
    fn quiet_nan(&mut self, ty: TypeId) -> Option<ConstantId> {
        let scalar = self.module.types.scalar(ty);
        let format = self.format(scalar)?;
        let nan = self.module.constants.float(scalar, format.quiet_nan());
        self.splat(nan, ty)
    }

    fn is_poison(&self, id: ConstantId) -> bool {
        self.constant(id).kind == ConstantKind::Poison
    }

    /// Whether a constant is known without addresses.
    fn is_plain(&self, id: ConstantId) -> bool {
        use ConstantKind::{Data, Float, Integer, Null, Undef, WideInteger};
        matches!(
            self.constant(id).kind,
            Null | Undef | Integer(_) | WideInteger(_) | Float(_) | Data(_)
        )
    }
}
