//! Addresses of elements.

use alloc::vec::Vec;

use super::Folder;
use crate::{
    BinaryOp, CastOp, ConstantId, ConstantKind, Expression, GepFlags, Linkage, OverflowFlags, Type,
    TypeId,
};

impl Folder<'_> {
    pub(super) fn fold_address(
        &mut self,
        source: TypeId,
        inbounds: bool,
        operands: &[ConstantId],
        ty: TypeId,
    ) -> Option<ConstantId> {
        let (&pointer, indices) = operands.split_first()?;
        let Some((&first, rest)) = indices.split_first() else { return Some(pointer) };
        if rest.is_empty() && self.is_null(first) && self.ty(pointer) == ty {
            return Some(pointer);
        }
        if self.is_undef(pointer) {
            return Some(self.undef(ty));
        }
        if self.is_null(pointer) && indices.iter().all(|&id| self.is_null(id)) {
            return Some(self.null(ty));
        }
        if self.module.types.vector_length(ty).is_some() {
            return None;
        }
        if let Some(folded) = self.address_of_address(pointer, indices, inbounds, ty) {
            return Some(folded);
        }
        if let Some(folded) = self.address_of_array(pointer, indices, inbounds, ty) {
            return Some(folded);
        }
        let (known, carried) = self.carry(source, indices)?;
        if let Some(carried) = carried {
            return Some(self.make_address(source, inbounds, pointer, &carried, ty));
        }
        let inside = known && !inbounds && self.is_variable(pointer) && self.is_inside(indices);
        inside.then(|| self.make_address(source, true, pointer, indices, ty))
    }

    fn make_address(
        &mut self,
        source: TypeId,
        inbounds: bool,
        pointer: ConstantId,
        indices: &[ConstantId],
        ty: TypeId,
    ) -> ConstantId {
        let operands = core::iter::once(pointer).chain(indices.iter().copied()).collect();
        let flags = if inbounds { GepFlags::INBOUNDS } else { GepFlags::NONE };
        self.make(Expression::GetElementPtr { source, flags, operands }, ty)
    }

    /// The address of an element from the address of another one on, as a single one.
    fn address_of_address(
        &mut self,
        pointer: ConstantId,
        indices: &[ConstantId],
        inbounds: bool,
        ty: TypeId,
    ) -> Option<ConstantId> {
        let Expression::GetElementPtr { source, flags: inner, operands } =
            self.expression(pointer)?.clone()
        else {
            return None;
        };
        let (&first, rest) = indices.split_first()?;
        let (&base, path) = operands.split_first()?;
        let (&last, path) = path.split_last()?;
        let combined = match self.is_null(first) {
            true => last,
            false => {
                self.integer(first)?;
                if let Some(length) = self.innermost_length(source, path)? {
                    self.is_in_range(first, length).then_some(())?;
                }
                self.sum(first, last)?
            }
        };
        let indices: Vec<_> = path.iter().chain([&combined]).chain(rest).copied().collect();
        Some(self.make_address(
            source,
            inbounds && inner.contains(GepFlags::INBOUNDS),
            base,
            &indices,
            ty,
        ))
    }

    /// The length of the array or vector that the last index after these is of: `Some(None)` for a
    /// pointer, which has any; `None` for a struct.
    fn innermost_length(&self, source: TypeId, path: &[ConstantId]) -> Option<Option<u64>> {
        let types = &self.module.types;
        let Some((_, path)) = path.split_first() else { return Some(None) };
        let ty = path.iter().try_fold(source, |ty, &index| {
            types.element(ty, self.integer(index).map_or(0, |it| it.value() as u64))
        })?;
        self.length(ty).map(Some)
    }

    /// The number of elements of an array or a vector.
    fn length(&self, ty: TypeId) -> Option<u64> {
        match self.module.types[ty] {
            Type::Array { length, .. } => Some(length),
            Type::Vector { length, .. } => Some(length.into()),
            _ => None,
        }
    }

    /// Whether an index is one of an array of this length, of which 0 stands for any.
    fn is_in_range(&self, index: ConstantId, length: u64) -> bool {
        self.integer(index).is_some_and(|index| {
            let signed = index.signed();
            (0..=i128::from(i64::MAX)).contains(&signed)
                && (length == 0 || signed < i128::from(length))
        })
    }

    /// The sum of two indices: of 64 bits, if their widths differ.
    fn sum(&mut self, left: ConstantId, right: ConstantId) -> Option<ConstantId> {
        let [a, b] = [left, right].map(|id| self.ty(id));
        let [left, right] = match a == b {
            true => [left, right],
            false => self.widened([left, right])?,
        };
        Some(self.binary(BinaryOp::Add(OverflowFlags::NONE), [left, right]))
    }

    /// Two indices as integers of the same width, of at least 64 bits.
    fn widened(&mut self, indices: [ConstantId; 2]) -> Option<[ConstantId; 2]> {
        let bits = indices.map(|id| match self.module.types[self.ty(id)] {
            Type::Integer { bits } => Some(bits),
            _ => None,
        });
        let bits = bits[0]?.max(bits[1]?).max(64);
        let ty = self.module.types.integer(bits);
        Some(indices.map(|id| match self.ty(id) == ty {
            true => id,
            false => self.cast(CastOp::SExt, id, ty),
        }))
    }

    /// The address of an element of an array whose pointer was converted to one of an array of another
    /// length.
    fn address_of_array(
        &mut self,
        pointer: ConstantId,
        indices: &[ConstantId],
        inbounds: bool,
        ty: TypeId,
    ) -> Option<ConstantId> {
        let (_, inner) = self.as_cast(pointer)?;
        if indices.len() < 2 || !self.is_null(indices[0]) {
            return None;
        }
        let array = |id| {
            let Type::Pointer { pointee: Some(pointee), address_space } =
                self.module.types[self.ty(id)]
            else {
                return None;
            };
            match self.module.types[pointee] {
                Type::Array { element, .. } => Some((pointee, element, address_space)),
                _ => None,
            }
        };
        let (source, element, space) = array(inner)?;
        let (_, converted, converted_space) = array(pointer)?;
        (element == converted && space == converted_space)
            .then(|| self.make_address(source, inbounds, inner, indices, ty))
    }

    /// Carries indices past the end of an array or vector into the index before. Returns whether all are
    /// known, and the new indices if one has changed.
    fn carry(
        &mut self,
        source: TypeId,
        indices: &[ConstantId],
    ) -> Option<(bool, Option<Vec<ConstantId>>)> {
        let mut known = self.integer(*indices.first()?).is_some();
        let mut carried: Option<Vec<Option<ConstantId>>> = None;
        let (mut ty, mut is_sequence) = (source, true);
        for (at, &index) in indices.iter().enumerate().skip(1) {
            let length = self.length(ty);
            match (self.integer(index), length) {
                (None, _) => known = false,
                (Some(number), Some(length))
                    if number.signed() > 0 && !self.is_in_range(index, length) =>
                {
                    if is_sequence {
                        let [div, rem] = self.divided(index, length)?;
                        let before = self.widened([indices[at - 1], div])?;
                        let before = self.binary(BinaryOp::Add(OverflowFlags::NONE), before);
                        let carried =
                            carried.get_or_insert_with(|| alloc::vec![None; indices.len()]);
                        carried[at] = Some(rem);
                        carried[at - 1] = Some(before);
                    } else {
                        known = false;
                    }
                }
                _ => {}
            }
            is_sequence = length.is_some();
            let number = self.integer(index).map_or(0, |it| it.value() as u64);
            ty = self.module.types.element(ty, number)?;
        }
        let carried = carried.map(|carried| {
            carried.iter().zip(indices).map(|(new, &old)| new.unwrap_or(old)).collect()
        });
        Some((known, carried))
    }

    /// An index divided by a length, and the remainder.
    fn divided(&mut self, index: ConstantId, length: u64) -> Option<[ConstantId; 2]> {
        let ty = self.ty(index);
        let length = self.number(ty, length.into())?;
        let div = BinaryOp::SDiv(crate::ExactFlags::NONE);
        Some([div, BinaryOp::SRem].map(|op| self.binary(op, [index, length])))
    }

    /// Whether it is a variable that is defined somewhere.
    fn is_variable(&self, pointer: ConstantId) -> bool {
        match self.constant(pointer).kind {
            ConstantKind::Variable(id) => {
                self.module.variables[id].linkage != Linkage::ExternalWeak
            }
            _ => false,
        }
    }

    /// Whether indices, none of which is past its array, lead into a variable or to its end.
    fn is_inside(&self, indices: &[ConstantId]) -> bool {
        let Some((&first, rest)) = indices.split_first() else { return true };
        self.is_null(first)
            || self.integer(first).is_some_and(|it| it.value() == 1)
                && rest.iter().all(|&id| self.is_null(id))
    }
}
