//! The relation of two integers or pointers, as far as it is known.

use super::Folder;
use super::compare::{compare, swapped};
use crate::{CastOp, ConstantId, ConstantKind, Expression, IntPredicate, Linkage, Type, TypeId};

/// The maximum depth of conversions that are looked through.
const MAX_CASTS: u32 = 64;

/// The address of an element: the source element type, the pointer, and the indices.
struct Address {
    source: TypeId,
    pointer: ConstantId,
    indices: alloc::vec::Vec<ConstantId>,
}

/// "Greater", for numbers with a sign or without.
const fn greater(signed: bool) -> IntPredicate {
    if signed { IntPredicate::Sgt } else { IntPredicate::Ugt }
}

/// "Greater or equal", for numbers with a sign or without.
const fn at_least(signed: bool) -> IntPredicate {
    if signed { IntPredicate::Sge } else { IntPredicate::Uge }
}

impl Folder<'_> {
    /// The relation of the left operand to the right one.
    pub(super) fn relation(
        &mut self,
        [left, right]: [ConstantId; 2],
        signed: bool,
        casts: u32,
    ) -> Option<IntPredicate> {
        if left == right {
            return Some(IntPredicate::Eq);
        }
        let is_simple =
            |this: &Self, id| this.expression(id).is_none() && !this.constant(id).is_global();
        if is_simple(self, left) {
            if !is_simple(self, right) {
                return self.relation([right, left], signed, casts).map(swapped);
            }
            let (left, right) = (self.integer(left)?, self.integer(right)?);
            let less = if signed { IntPredicate::Slt } else { IntPredicate::Ult };
            return Some(if compare(less, left, right) { less } else { swapped(less) });
        }
        if self.constant(left).is_global() {
            return self.global_relation([left, right], signed, casts);
        }
        if let Some((op, inner)) = self.as_cast(left) {
            return self.cast_relation(op, inner, [left, right], signed, casts);
        }
        let address = self.address(left)?;
        self.address_relation(&address, right, signed)
    }

    fn global_relation(
        &mut self,
        [left, right]: [ConstantId; 2],
        signed: bool,
        casts: u32,
    ) -> Option<IntPredicate> {
        if self.expression(right).is_some() {
            return self.relation([right, left], signed, casts).map(swapped);
        }
        match self.constant(right).is_global() {
            true => self.different([left, right]),
            false => self.is_somewhere(left).then_some(IntPredicate::Ne),
        }
    }

    /// The relation of a converted value to null, which is that of the value.
    fn cast_relation(
        &mut self,
        op: CastOp,
        inner: ConstantId,
        [left, right]: [ConstantId; 2],
        signed: bool,
        casts: u32,
    ) -> Option<IntPredicate> {
        let is_number =
            matches!(self.module.types[self.ty(left)], Type::Integer { .. } | Type::Pointer { .. });
        if !self.is_null(right) || !is_number || casts == MAX_CASTS {
            return None;
        }
        let signed = match op {
            CastOp::ZExt(_) => false,
            CastOp::SExt => true,
            CastOp::BitCast | CastOp::UiToFp(_) | CastOp::SiToFp(_) => signed,
            _ => return None,
        };
        let ty = self.ty(inner);
        let zero = self.null(ty);
        self.relation([inner, zero], signed, casts + 1)
    }

    fn address(&self, id: ConstantId) -> Option<Address> {
        let Expression::GetElementPtr { source, operands, .. } = self.expression(id)? else {
            return None;
        };
        let (&pointer, indices) = operands.split_first()?;
        Some(Address { source: *source, pointer, indices: indices.to_vec() })
    }

    fn has_zeros_only(&self, address: &Address) -> bool {
        address.indices.iter().all(|&id| self.is_null(id))
    }

    fn address_relation(
        &mut self,
        left: &Address,
        right: ConstantId,
        signed: bool,
    ) -> Option<IntPredicate> {
        let from_null = self.constant(left.pointer).kind == ConstantKind::Null;
        let is_global = self.constant(left.pointer).is_global();
        if self.constant(right).kind == ConstantKind::Null {
            return match (is_global, from_null) {
                (true, _) if self.is_weak(left.pointer) => Some(at_least(signed)),
                (true, _) => Some(greater(signed)),
                (_, true) if self.has_zeros_only(left) => Some(IntPredicate::Eq),
                (_, true) => Some(greater(signed)),
                _ => None,
            };
        }
        if self.constant(right).is_global() {
            return match () {
                () if from_null && self.is_weak(right) => Some(swapped(at_least(signed))),
                () if from_null => Some(swapped(greater(signed))),
                () if left.pointer == right => Some(greater(signed)),
                () if is_global && self.has_zeros_only(left) => {
                    self.different([left.pointer, right])
                }
                () => None,
            };
        }
        let right = self.address(right)?;
        if !is_global || !self.constant(right.pointer).is_global() {
            return None;
        }
        if left.pointer != right.pointer {
            let zeros = self.has_zeros_only(left) && self.has_zeros_only(&right);
            return if zeros { self.different([left.pointer, right.pointer]) } else { None };
        }
        self.element_relation(left, &right, signed)
    }

    /// The relation of the addresses of two elements of the same global.
    fn element_relation(
        &mut self,
        left: &Address,
        right: &Address,
        signed: bool,
    ) -> Option<IntPredicate> {
        let greater = greater(signed);
        let mut ty = left.source;
        for (index, (&a, &b)) in left.indices.iter().zip(&right.indices).enumerate() {
            if index > 0 {
                let number = self.integer(a).map_or(0, |it| it.value() as u64);
                ty = self.module.types.element(ty, number)?;
            }
            if a == b {
                continue;
            }
            let (a, b) = (self.integer(a)?.signed(), self.integer(b)?.signed());
            match a.cmp(&b) {
                core::cmp::Ordering::Equal => {}
                _ if self.may_be_empty(ty, 0) => return None,
                core::cmp::Ordering::Less => return Some(swapped(greater)),
                core::cmp::Ordering::Greater => return Some(greater),
            }
        }
        let common = left.indices.len().min(right.indices.len());
        for (indices, relation) in [(&left.indices, greater), (&right.indices, swapped(greater))] {
            let mut rest = indices.iter().skip(common).filter(|&&id| !self.is_null(id));
            if let Some(&index) = rest.next() {
                return self.integer(index).map(|_| relation);
            }
        }
        Some(IntPredicate::Eq)
    }

    /// Whether a type may have no size: an opaque struct, or one of elements that may have none.
    fn may_be_empty(&self, ty: TypeId, depth: u32) -> bool {
        let types = &self.module.types;
        match types[ty] {
            _ if depth == MAX_CASTS => true,
            Type::Array { element, .. } => self.may_be_empty(element, depth + 1),
            Type::Struct(_) | Type::Named(_) => types.struct_body(ty).is_none_or(|body| {
                body.elements.iter().all(|&ty| self.may_be_empty(ty, depth + 1))
            }),
            _ => false,
        }
    }

    /// Whether an array or struct has no elements, but such ones.
    fn is_empty(&self, ty: TypeId, depth: u32) -> bool {
        let types = &self.module.types;
        match types[ty] {
            _ if depth == MAX_CASTS => true,
            Type::Array { element, length } => length == 0 || self.is_empty(element, depth + 1),
            _ => types
                .struct_body(ty)
                .is_some_and(|body| body.elements.iter().all(|&ty| self.is_empty(ty, depth + 1))),
        }
    }

    /// Two globals are different, unless one may be replaced or have no size.
    fn different(&self, globals: [ConstantId; 2]) -> Option<IntPredicate> {
        globals.iter().all(|&id| self.is_distinct(id)).then_some(IntPredicate::Ne)
    }

    fn is_distinct(&self, id: ConstantId) -> bool {
        let module = &*self.module;
        let replaceable = |linkage| matches!(linkage, Linkage::ExternalWeak | Linkage::WeakAny);
        match self.constant(id).kind {
            ConstantKind::Function(id) => !replaceable(module.functions[id].linkage),
            ConstantKind::Variable(id) => {
                let variable = &module.variables[id];
                let opaque = !crate::typing::is_sized(&module.types, variable.ty);
                !replaceable(variable.linkage) && !opaque && !self.is_empty(variable.ty, 0)
            }
            _ => false,
        }
    }

    /// Whether it is a function or variable that has an address in any case.
    pub(super) fn is_somewhere(&self, id: ConstantId) -> bool {
        !matches!(self.constant(id).kind, ConstantKind::Alias(_))
            && self.constant(id).is_global()
            && !self.is_weak(id)
    }

    /// Whether it is a function or variable that may have no address.
    fn is_weak(&self, id: ConstantId) -> bool {
        let linkage = match self.constant(id).kind {
            ConstantKind::Function(id) => self.module.functions[id].linkage,
            ConstantKind::Variable(id) => self.module.variables[id].linkage,
            _ => return false,
        };
        linkage == Linkage::ExternalWeak
    }
}
