//! Conversions.

use super::Folder;
use super::cast_pair::Pair;
use super::float;
use super::integer::Integer;
use crate::{CastOp, ConstantId, ConstantKind, Expression, GepFlags, Type, TypeId};

impl Folder<'_> {
    pub(super) fn fold_cast(
        &mut self,
        op: CastOp,
        value: ConstantId,
        ty: TypeId,
    ) -> Option<ConstantId> {
        if self.is_undef(value) {
            return Some(match op {
                CastOp::ZExt(_) | CastOp::SExt | CastOp::UiToFp(_) | CastOp::SiToFp(_) => {
                    self.null(ty)
                }
                _ => self.undef(ty),
            });
        }
        if self.is_null(value) {
            return Some(self.null(ty));
        }
        if op == CastOp::BitCast && self.ty(value) == ty {
            return Some(value);
        }
        if op == CastOp::AddrSpaceCast {
            if let Some(folded) = self.change_pointee(value, ty) {
                return Some(folded);
            }
        }
        if let Some((first, inner)) = self.as_cast(value) {
            let types = [inner, value].map(|id| self.ty(id));
            let pair =
                Pair { types: &self.module.types, source: types[0], middle: types[1], to: ty };
            if let Some(op) = pair.single(first, op) {
                return Some(self.cast(op, inner, ty));
            }
        }
        if let Some(folded) = self.cast_elements(op, value, ty) {
            return Some(folded);
        }
        match op {
            CastOp::BitCast => self.fold_bitcast(value, ty),
            CastOp::PtrToInt => self.fold_size(value, ty),
            CastOp::Trunc(_) if self.integer(value).is_none() => self.low_bytes(value, ty),
            _ => self.fold_number(op, value, ty),
        }
    }

    /// The conversion of each element of a vector that is no expression.
    fn cast_elements(&mut self, op: CastOp, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        let is_vector =
            matches!(self.constant(value).kind, ConstantKind::Aggregate(_) | ConstantKind::Data(_));
        let lengths = [ty, self.ty(value)].map(|ty| self.module.types.vector_length(ty));
        if !is_vector || lengths[0] != lengths[1] {
            return None;
        }
        let element = self.module.types.scalar(ty);
        self.vector(ty, |this, index| {
            let value = this.extract(value, index);
            Some(this.cast(op, value, element))
        })
    }

    /// Changes the type that a pointer points to first, and then the address space.
    fn change_pointee(&mut self, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        let from = self.ty(value);
        let [from_scalar, to_scalar] = [from, ty].map(|ty| self.module.types.scalar(ty));
        let pointee = self.module.types.pointee(to_scalar)?;
        let Type::Pointer { pointee: Some(found), address_space } = self.module.types[from_scalar]
        else {
            return None;
        };
        if found == pointee {
            return None;
        }
        let mut middle =
            self.module.types.intern(Type::Pointer { pointee: Some(pointee), address_space });
        if let Some(length) = self.module.types.vector_length(ty) {
            middle = self.module.types.intern(Type::Vector { element: middle, length });
        }
        let value = self.cast(CastOp::BitCast, value, middle);
        Some(self.cast(CastOp::AddrSpaceCast, value, ty))
    }

    /// The conversion of a number.
    fn fold_number(&mut self, op: CastOp, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        if let Some(number) = self.integer(value) {
            return match op {
                CastOp::Trunc(_) | CastOp::ZExt(_) => self.number(ty, number.value()),
                CastOp::SExt => self.number(ty, number.signed() as u128),
                CastOp::UiToFp(_) | CastOp::SiToFp(_) => {
                    let format = self.format(ty)?;
                    let bits = match op {
                        CastOp::UiToFp(_) if format == float::Format::Float => {
                            (number.value() as f32).to_bits().into()
                        }
                        CastOp::SiToFp(_) if format == float::Format::Float => {
                            (number.signed() as f32).to_bits().into()
                        }
                        // A `half` holds no number that a `double` rounds.
                        CastOp::UiToFp(_) => format.round(number.value() as f64),
                        _ => format.round(number.signed() as f64),
                    };
                    Some(match format.is_infinite(bits) {
                        true => self.undef(ty),
                        false => self.module.constants.float(ty, bits),
                    })
                }
                _ => None,
            };
        }
        let ConstantKind::Float(bits) = self.constant(value).kind else { return None };
        let from = self.format(self.ty(value))?;
        match op {
            CastOp::FpTrunc(_) | CastOp::FpExt(_) => {
                let bits = float::convert(from, self.format(ty)?, bits);
                Some(self.module.constants.float(ty, bits))
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let Type::Integer { bits: width } = self.module.types[ty] else { return None };
                Integer::new(width, 0)?;
                let is_number = !from.is_nan(bits) && !from.is_infinite(bits);
                let whole = is_number
                    .then(|| whole(from.value(bits), width, op == CastOp::FpToSi))
                    .flatten();
                match whole {
                    Some(value) => self.number(ty, value),
                    None => Some(self.undef(ty)),
                }
            }
            _ => None,
        }
    }

    fn fold_bitcast(&mut self, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        let from = self.ty(value);
        if let [Type::Pointer { .. }, Type::Pointer { .. }] =
            [from, ty].map(|ty| self.module.types[ty].clone())
        {
            return self.first_element(value, ty);
        }
        let scalar = !matches!(self.module.types[from], Type::Vector { .. });
        if matches!(self.module.types[ty], Type::Vector { .. }) {
            let is_number = self.integer(value).is_some()
                || matches!(self.constant(value).kind, ConstantKind::Float(_));
            return match scalar {
                // As a vector of one element.
                true if is_number => {
                    let one = Type::Vector { element: from, length: 1 };
                    let one = self.module.types.intern(one);
                    let value = self.splat(value, one)?;
                    Some(self.cast(CastOp::BitCast, value, ty))
                }
                false if self.is_ones(value) => self.ones(ty),
                _ => None,
            };
        }
        match (&self.constant(value).kind, self.format(ty)) {
            (&ConstantKind::Integer(bits), Some(_)) => Some(self.module.constants.float(ty, bits)),
            (&ConstantKind::Float(bits), None) => self.number(ty, bits.into()),
            _ => None,
        }
    }

    /// The address of the first element, or of its first element and so on, for a pointer to an aggregate
    /// that is converted to a pointer to that.
    fn first_element(&mut self, value: ConstantId, ty: TypeId) -> Option<ConstantId> {
        let [source, wanted] = [self.ty(value), ty].map(|ty| self.module.types.pointee(ty));
        let (source, wanted) = (source?, wanted?);
        let i32 = self.module.types.integer(32);
        let zero = self.null(i32);
        let mut operands = alloc::vec![value, zero];
        let mut element = source;
        while element != wanted {
            element = self.module.types.element(element, 0)?;
            operands.push(zero);
        }
        Some(self.make(
            Expression::GetElementPtr {
                source,
                flags: GepFlags::INBOUNDS,
                operands: operands.into(),
            },
            ty,
        ))
    }
}

/// The whole part of a number, if an integer of this width holds it.
fn whole(value: f64, width: u32, signed: bool) -> Option<u128> {
    if !signed {
        const LIMIT: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;
        let whole = value as u128;
        let fits = value > -1.0 && value < LIMIT;
        return Integer::new(width, whole).filter(|it| fits && it.value() == whole).map(|_| whole);
    }
    const LIMIT: f64 = 170_141_183_460_469_231_731_687_303_715_884_105_728.0;
    let whole = value as i128;
    let fits = (-LIMIT..LIMIT).contains(&value);
    let kept = Integer::new(width, whole as u128)?;
    (fits && kept.signed() == whole).then_some(whole as u128)
}
