//! Sizes, alignments and offsets that are written as addresses of elements from a null pointer on.

use alloc::vec;

use super::Folder;
use crate::{
    CastOp, ConstantId, Expression, GepFlags, NonNegativeFlags, OverflowFlags, StructBody, Type,
    TypeId,
};

impl Folder<'_> {
    /// A pointer converted to an integer that is the size or alignment of a type, or the offset of an
    /// element.
    pub(super) fn fold_size(&mut self, value: ConstantId, to: TypeId) -> Option<ConstantId> {
        let Expression::GetElementPtr { source, operands, .. } = self.expression(value)?.clone()
        else {
            return None;
        };
        match *operands {
            [pointer, count] if self.is_null(pointer) => {
                let is_one = self.integer(count).is_some_and(|it| it.value() == 1);
                let size = self.size(source, to, !is_one)?;
                let count = self.resize(CastOp::SExt, count, to);
                let flags = crate::OverflowFlags::NONE;
                Some(self.binary(crate::BinaryOp::Mul(flags), [size, count]))
            }
            [pointer, first, index] if self.is_null(pointer) && self.is_null(first) => {
                if let Some(ty) = self.aligned(source, index) {
                    return self.align(ty, to, false);
                }
                self.offset(source, index, to)
            }
            _ => None,
        }
    }

    /// The size of a type as an integer; `None` unless it follows from other types, or is `wanted`.
    fn size(&mut self, ty: TypeId, to: TypeId, wanted: bool) -> Option<ConstantId> {
        self.steps = self.steps.saturating_add(1);
        if self.steps > super::MAX_STEPS {
            return None;
        }
        match self.module.types[ty] {
            Type::Array { element, length } => {
                let count = self.number(to, length.into())?;
                let size = self.size(element, to, true)?;
                return Some(self.product(size, count));
            }
            Type::Pointer { pointee: Some(pointee), address_space } => {
                if let Some(ty) = self.plain_pointer(pointee, address_space) {
                    return self.size(ty, to, true);
                }
            }
            _ => {
                if let Some(elements) = self.loose_elements(ty) {
                    let count = self.number(to, elements.len() as u128)?;
                    match self.common_size(&elements, to) {
                        Some(size) => return Some(self.product(size, count)),
                        None if elements.is_empty() => return Some(count),
                        None => {}
                    }
                }
            }
        }
        if !wanted {
            return None;
        }
        let i32 = self.module.types.integer(32);
        let pointer = self.module.types.pointer(ty);
        let operands = vec![self.null(pointer), self.number(i32, 1)?];
        Some(self.distance(ty, operands, pointer, to))
    }

    /// The address of an element from a null pointer on, as an integer.
    fn distance(
        &mut self,
        source: TypeId,
        operands: vec::Vec<ConstantId>,
        pointer: TypeId,
        to: TypeId,
    ) -> ConstantId {
        let address =
            Expression::GetElementPtr { source, flags: GepFlags::NONE, operands: operands.into() };
        let address = self.make(address, pointer);
        let i64 = self.module.types.integer(64);
        let distance = self.cast(CastOp::PtrToInt, address, i64);
        self.resize(CastOp::ZExt(NonNegativeFlags::NONE), distance, to)
    }

    /// An integer as one of another width.
    fn resize(&mut self, extend: CastOp, value: ConstantId, to: TypeId) -> ConstantId {
        let bits = |this: &Self, ty| match this.module.types[ty] {
            Type::Integer { bits } => bits,
            _ => 0,
        };
        let op = match bits(self, self.ty(value)).cmp(&bits(self, to)) {
            core::cmp::Ordering::Less => extend,
            core::cmp::Ordering::Equal => CastOp::BitCast,
            core::cmp::Ordering::Greater => CastOp::Trunc(OverflowFlags::NONE),
        };
        self.cast(op, value, to)
    }

    /// The pointer to `i1` that stands for a pointer to another type.
    fn plain_pointer(&mut self, pointee: TypeId, address_space: u32) -> Option<TypeId> {
        let i1 = self.module.types.integer(1);
        let plain = Type::Pointer { pointee: Some(i1), address_space };
        (pointee != i1).then(|| self.module.types.intern(plain))
    }

    /// The elements of a struct that is not packed.
    fn loose_elements(&self, ty: TypeId) -> Option<vec::Vec<TypeId>> {
        match self.module.types.struct_body(ty)? {
            StructBody { elements, packed: false } => Some(elements.to_vec()),
            _ => None,
        }
    }

    /// The size of the elements of a struct, if all have the same.
    fn common_size(&mut self, elements: &[TypeId], to: TypeId) -> Option<ConstantId> {
        let (&first, others) = elements.split_first()?;
        let size = self.size(first, to, true)?;
        let same = others.iter().all(|&ty| ty == first || self.size(ty, to, true) == Some(size));
        same.then_some(size)
    }

    /// The type whose alignment is the offset of an element: the one after an `i1`.
    fn aligned(&self, source: TypeId, index: ConstantId) -> Option<TypeId> {
        let elements = self.loose_elements(source)?;
        let is_second = self.integer(index)?.value() == 1;
        match *elements {
            [i1, ty] if is_second => {
                (self.module.types[i1] == Type::Integer { bits: 1 }).then_some(ty)
            }
            _ => None,
        }
    }

    /// The alignment of a type as an integer; `None` unless it follows from other types, or is `wanted`.
    fn align(&mut self, ty: TypeId, to: TypeId, wanted: bool) -> Option<ConstantId> {
        self.steps = self.steps.saturating_add(1);
        if self.steps > super::MAX_STEPS {
            return None;
        }
        match self.module.types[ty] {
            Type::Array { element, .. } => return self.align(element, to, true),
            Type::Pointer { pointee: Some(pointee), address_space } => {
                if let Some(ty) = self.plain_pointer(pointee, address_space) {
                    return self.align(ty, to, true);
                }
            }
            _ => match self.module.types.struct_body(ty).cloned() {
                Some(StructBody { packed: true, .. }) => return self.number(to, 1),
                Some(StructBody { elements, .. }) => {
                    let Some((&first, others)) = elements.split_first() else {
                        return self.number(to, 1);
                    };
                    let alignment = self.align(first, to, true)?;
                    let same =
                        |&ty: &TypeId| ty == first || self.align(ty, to, true) == Some(alignment);
                    if others.iter().all(same) {
                        return Some(alignment);
                    }
                }
                None => {}
            },
        }
        if !wanted {
            return None;
        }
        let [i1, i32, i64] = [1, 32, 64].map(|bits| self.module.types.integer(bits));
        let elements = [i1, ty].into();
        let pair = Type::Struct(StructBody { elements, packed: false });
        let pair = self.module.types.intern(pair);
        let [pointer, result] = [pair, ty].map(|ty| self.module.types.pointer(ty));
        let operands = vec![self.null(pointer), self.null(i64), self.number(i32, 1)?];
        Some(self.distance(pair, operands, result, to))
    }

    /// The offset of an element of an array, or of a struct whose elements all have the same size.
    fn offset(&mut self, source: TypeId, index: ConstantId, to: TypeId) -> Option<ConstantId> {
        let size = match self.module.types[source] {
            Type::Array { element, .. } => self.size(element, to, true)?,
            _ => {
                let elements = self.loose_elements(source)?;
                self.common_size(&elements, to)?
            }
        };
        let index = self.resize(CastOp::ZExt(NonNegativeFlags::NONE), index, to);
        Some(self.product(size, index))
    }
}
