//! Elements of constants, and the operations that choose among them.

use alloc::vec::Vec;

use super::{Folder, MAX_LENGTH};
use crate::{ConstantId, ConstantKind, Expression, Type, TypeId, data_size};

/// The maximum number of elements of an array that gets another element.
const MAX_ELEMENTS: u64 = 1 << 16;

impl Folder<'_> {
    /// The element of an array, vector or struct; `None` if only an expression has it.
    pub(super) fn element(&mut self, id: ConstantId, index: u64) -> Option<ConstantId> {
        let constant = self.constant(id);
        let ty = self.module.types.element(constant.ty, index)?;
        match &constant.kind {
            ConstantKind::Null => Some(self.null(ty)),
            ConstantKind::Undef => Some(self.undef(ty)),
            ConstantKind::Aggregate(elements) => {
                elements.get(usize::try_from(index).ok()?).copied()
            }
            ConstantKind::Data(bytes) => {
                let size = data_size(&self.module.types, ty)?;
                let bytes = bytes.chunks_exact(size).nth(usize::try_from(index).ok()?)?;
                let mut word = [0; 8];
                word.iter_mut().zip(bytes).for_each(|(to, &from)| *to = from);
                let bits = u64::from_le_bytes(word);
                Some(match self.module.types[ty] {
                    Type::Integer { .. } => {
                        self.module.constants.integer(&self.module.types, ty, bits)
                    }
                    _ => self.module.constants.float(ty, bits),
                })
            }
            _ => None,
        }
    }

    /// The aggregate with another element at the end of a path.
    pub(super) fn with_element(
        &mut self,
        aggregate: ConstantId,
        element: ConstantId,
        path: &[u32],
    ) -> Option<ConstantId> {
        // From the outermost aggregate to the one that has the element.
        let mut outer = Vec::new();
        let mut inner = aggregate;
        for &index in path {
            outer.push((inner, index));
            inner = self.element(inner, index.into())?;
        }
        outer.into_iter().rev().try_fold(element, |element, (aggregate, index)| {
            let ty = self.ty(aggregate);
            let length = match self.module.types[ty] {
                Type::Array { length, .. } => length,
                _ => self.module.types.struct_body(ty)?.elements.len() as u64,
            };
            let indices = (length <= MAX_ELEMENTS).then_some(0..length)?;
            let elements: Vec<_> = indices
                .map(|at| match at == u64::from(index) {
                    true => Some(element),
                    false => self.element(aggregate, at),
                })
                .collect::<Option<_>>()?;
            Some(self.module.constants.aggregate(&self.module.types, ty, &elements))
        })
    }

    /// The length of a vector that is short enough to be computed.
    pub(super) fn short_length(&self, ty: TypeId) -> Option<u32> {
        self.module.types.vector_length(ty).filter(|&length| length <= MAX_LENGTH)
    }

    /// A vector whose elements a function makes of their indices.
    pub(super) fn vector(
        &mut self,
        ty: TypeId,
        mut element: impl FnMut(&mut Self, u32) -> Option<ConstantId>,
    ) -> Option<ConstantId> {
        let length = self.short_length(ty)?;
        let elements = (0..length).map(|index| element(self, index));
        let elements: Vec<_> = elements.collect::<Option<_>>()?;
        let element = self.module.types.scalar(ty);
        let right = elements.iter().all(|&id| self.ty(id) == element);
        right.then(|| self.module.constants.aggregate(&self.module.types, ty, &elements))
    }

    /// The constant itself, or a vector of it for a vector type.
    pub(super) fn splat(&mut self, id: ConstantId, ty: TypeId) -> Option<ConstantId> {
        match self.module.types[ty] {
            Type::Vector { .. } => self.vector(ty, |_, _| Some(id)),
            _ => Some(id),
        }
    }

    /// The element of a vector, computed or as an expression.
    pub(super) fn extract(&mut self, vector: ConstantId, index: u32) -> ConstantId {
        let i32 = self.module.types.integer(32);
        let index = self.module.constants.integer(&self.module.types, i32, index.into());
        self.extract_at(vector, index)
    }

    fn extract_at(&mut self, vector: ConstantId, index: ConstantId) -> ConstantId {
        let ty = self.module.types.scalar(self.ty(vector));
        self.make(Expression::ExtractElement { operands: [vector, index] }, ty)
    }

    pub(super) fn fold_extract(&mut self, [vector, index]: [ConstantId; 2]) -> Option<ConstantId> {
        let ty = self.ty(vector);
        let element = self.module.types.scalar(ty);
        if self.is_undef(vector) || self.is_undef(index) && !self.is_null(vector) {
            return Some(self.undef(element));
        }
        if self.is_null(vector) {
            return Some(self.null(element));
        }
        let index = self.integer(index)?.value();
        match index < self.module.types.vector_length(ty)?.into() {
            true => self.element(vector, index as u64),
            false => Some(self.undef(element)),
        }
    }

    pub(super) fn fold_insert(
        &mut self,
        [vector, element, index]: [ConstantId; 3],
    ) -> Option<ConstantId> {
        let ty = self.ty(vector);
        if self.is_undef(index) {
            return Some(self.undef(ty));
        }
        let index = self.integer(index)?.value();
        if index >= self.module.types.vector_length(ty)?.into() {
            return Some(self.undef(ty));
        }
        self.vector(ty, |this, at| {
            Some(if u128::from(at) == index { element } else { this.extract(vector, at) })
        })
    }

    pub(super) fn fold_shuffle(
        &mut self,
        [left, right, mask]: [ConstantId; 3],
        ty: TypeId,
    ) -> Option<ConstantId> {
        if self.is_undef(mask) {
            return Some(self.undef(ty));
        }
        if self.expression(mask).is_some() {
            return None;
        }
        let length = self.module.types.vector_length(self.ty(left))?;
        let element = self.module.types.scalar(ty);
        self.vector(ty, |this, at| {
            let chosen = this.element(mask, at.into())?;
            let chosen = this.integer(chosen).and_then(|it| u32::try_from(it.value()).ok());
            let second = chosen.and_then(|chosen| chosen.checked_sub(length));
            Some(match (chosen, second) {
                (Some(chosen), None) => this.extract(left, chosen),
                (_, Some(second)) if second < length => this.extract(right, second),
                _ => this.undef(element),
            })
        })
    }

    pub(super) fn fold_select(
        &mut self,
        condition: ConstantId,
        [yes, no]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        if self.is_null(condition) {
            return Some(no);
        }
        if self.is_ones(condition) {
            return Some(yes);
        }
        if matches!(self.constant(condition).kind, ConstantKind::Aggregate(_)) {
            if let Some(vector) = self.select_elements(condition, [yes, no]) {
                return Some(vector);
            }
        }
        match () {
            () if self.is_undef(condition) => Some(if self.is_undef(yes) { yes } else { no }),
            () if self.is_undef(yes) || yes == no => Some(no),
            () if self.is_undef(no) => Some(yes),
            () => self.select_again(condition, [yes, no]),
        }
    }

    /// Chooses the elements of vectors, if each condition is known or decides nothing.
    fn select_elements(
        &mut self,
        condition: ConstantId,
        [yes, no]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        self.vector(self.ty(yes), |this, at| {
            let condition = this.element(condition, at.into())?;
            let [yes, no] = [yes, no].map(|vector| this.extract(vector, at));
            Some(match this.integer(condition) {
                _ if yes == no => yes,
                Some(condition) => {
                    if condition.value() == 0 {
                        no
                    } else {
                        yes
                    }
                }
                None if !this.is_undef(condition) => return None,
                None => {
                    if this.is_undef(yes) {
                        yes
                    } else {
                        no
                    }
                }
            })
        })
    }

    /// Removes a choice by the same condition inside a choice.
    fn select_again(
        &mut self,
        condition: ConstantId,
        [yes, no]: [ConstantId; 2],
    ) -> Option<ConstantId> {
        let inner = |id| match *self.expression(id)? {
            Expression::Select { condition: inner, operands } if inner == condition => {
                Some(operands)
            }
            _ => None,
        };
        let operands = match (inner(yes), inner(no)) {
            (Some([yes, _]), _) => [yes, no],
            (None, Some([_, no])) => [yes, no],
            (None, None) => return None,
        };
        let ty = self.ty(yes);
        Some(self.make(Expression::Select { condition, operands }, ty))
    }
}
