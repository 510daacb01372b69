//! Some bytes of an expression, without the expression.

use super::Folder;
use crate::{BinaryOp, CastOp, ConstantId, ExactFlags, Expression, OverflowFlags, Type, TypeId};

/// Some of the bytes of an integer.
#[derive(Clone, Copy)]
struct Bytes {
    start: u64,
    count: u64,
}

impl Folder<'_> {
    /// The bytes of an integer expression that `trunc` to this type keeps.
    pub(super) fn low_bytes(&mut self, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        let [from, to] = [self.width(self.ty(value))?, self.width(ty)?];
        if from % 8 != 0 || to % 8 != 0 {
            return None;
        }
        self.bytes(value, Bytes { start: 0, count: to / 8 })
    }

    fn width(&self, ty: TypeId) -> Option<u64> {
        match self.module.types[ty] {
            Type::Integer { bits } => Some(bits.into()),
            _ => None,
        }
    }

    /// An integer of these bytes of another one, whose width is a multiple of 8.
    fn bytes(&mut self, value: ConstantId, range: Bytes) -> Option<ConstantId> {
        let ty = self.module.types.integer(u32::try_from(range.count * 8).ok()?);
        if let Some(number) = self.integer(value) {
            let shifted = number.value().checked_shr(u32::try_from(range.start * 8).ok()?);
            return self.number(ty, shifted.unwrap_or(0));
        }
        self.steps = self.steps.saturating_add(1);
        if self.steps > super::MAX_STEPS || self.depth == super::MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let bytes = match *self.expression(value)? {
            Expression::Binary { op, operands } => self.bytes_of_binary(op, operands, range, ty),
            Expression::Cast { op: CastOp::ZExt(_), value } => {
                self.extended_bytes(value, range, ty)
            }
            _ => None,
        };
        self.depth -= 1;
        bytes
    }

    fn bytes_of_binary(
        &mut self,
        op: BinaryOp,
        [left, right]: [ConstantId; 2],
        range: Bytes,
        ty: TypeId,
    ) -> Option<ConstantId> {
        let Bytes { start, count } = range;
        match op {
            BinaryOp::And | BinaryOp::Or(_) => {
                let right = self.bytes(right, range)?;
                let decides =
                    if matches!(op, BinaryOp::Or(_)) { self.ones(ty)? } else { self.null(ty) };
                if right == decides {
                    return Some(right);
                }
                let left = self.bytes(left, range)?;
                Some(self.binary(op, [left, right]))
            }
            BinaryOp::LShr(_) | BinaryOp::Shl(_) => {
                let bits = u64::try_from(self.integer(right)?.value()).ok()?;
                let size = self.width(self.ty(left))? / 8;
                let shift = (bits % 8 == 0).then_some(bits / 8)?;
                let is_right = matches!(op, BinaryOp::LShr(_));
                let zero = match is_right {
                    true => start >= size.saturating_sub(shift),
                    false => start + count <= shift,
                };
                if zero {
                    return Some(self.null(ty));
                }
                let start = match is_right {
                    true => (start + count + shift <= size).then_some(start + shift)?,
                    false => start.checked_sub(shift)?,
                };
                self.bytes(left, Bytes { start, count })
            }
            _ => None,
        }
    }

    /// The bytes of an integer that was extended with zeros.
    fn extended_bytes(
        &mut self,
        value: ConstantId,
        range: Bytes,
        ty: TypeId,
    ) -> Option<ConstantId> {
        let bits = self.width(self.ty(value))?;
        let (start, end) = (range.start * 8, (range.start + range.count) * 8);
        if start >= bits {
            return Some(self.null(ty));
        }
        if start == 0 && end == bits {
            return Some(value);
        }
        if bits % 8 == 0 && end <= bits {
            return self.bytes(value, range);
        }
        if end >= bits {
            return None;
        }
        let mut value = value;
        if start > 0 {
            let shift = self.number(self.ty(value), start.into())?;
            value = self.binary(BinaryOp::LShr(ExactFlags::NONE), [value, shift]);
        }
        Some(self.cast(CastOp::Trunc(OverflowFlags::NONE), value, ty))
    }
}
