//! Constants: addresses without the types that they point to.

use alloc::vec::Vec;

use dxil_ir::{CastOp, Constant, ConstantId, ConstantKind, Expression, Type, TypeId, data_size};

use super::Conversion;

impl Conversion<'_> {
    /// The counterpart of a constant.
    pub(crate) fn constant(&mut self, id: ConstantId) -> ConstantId {
        if let Some(&known) = self.constants.get(&id) {
            return known;
        }
        let new = match self.nested(|it| it.new_constant(id)) {
            Some(new) => new,
            // Any constant will do: the module is refused.
            None => {
                let ty = self.ty(self.from.constants[id].ty);
                self.to.constants.undef(ty)
            }
        };
        self.constants.insert(id, new);
        new
    }

    fn new_constant(&mut self, id: ConstantId) -> ConstantId {
        let constant = self.from.constants[id].clone();
        let ty = self.ty(constant.ty);
        let kind = match constant.kind {
            // Target types have no zero.
            ConstantKind::Null if self.is_handle_type(constant.ty) => ConstantKind::Poison,
            ConstantKind::Null => return self.to.constants.null(&self.to.types, ty),
            ConstantKind::Aggregate(_) if self.is_handle_type(constant.ty) => ConstantKind::Poison,
            ConstantKind::Aggregate(elements) => {
                let new: Vec<_> = elements.iter().map(|&it| self.constant(it)).collect();
                return self.to.constants.aggregate(&self.to.types, ty, &new);
            }
            ConstantKind::Expression(expression) => return self.expression(expression, id),
            kind => kind,
        };
        self.to.constants.intern(ty, kind)
    }

    /// The initializer of a variable of this type: DXC gives arrays of booleans elements of the type `i32`.
    pub(super) fn initializer(&mut self, id: ConstantId, ty: TypeId) -> ConstantId {
        let id = self.constant(id);
        let Constant { ty: of, ref kind } = self.to.constants[id];
        let types = &self.to.types;
        let (Some(from), Some(to)) = (types.element(of, 0), types.element(ty, 0)) else {
            return id;
        };
        let (Some(size), Type::Integer { bits: bits @ 1..64 }, ConstantKind::Data(bytes)) =
            (data_size(types, from), types[to].clone(), kind.clone())
        else {
            return id;
        };
        if of == ty {
            return id;
        }
        let mut elements = Vec::with_capacity(bytes.len() / size);
        for element in bytes.chunks_exact(size) {
            let number =
                element.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
            let number = number & ((1 << bits) - 1);
            elements.push(self.to.constants.integer(types, to, number));
        }
        self.to.constants.aggregate(types, ty, &elements)
    }

    fn expression(&mut self, mut expression: Expression, id: ConstantId) -> ConstantId {
        if let Expression::Cast { op: CastOp::BitCast, value } = expression {
            if self.from.types.is_pointer(self.from.constants[value].ty) {
                return self.constant(value);
            }
        }
        if let Expression::GetElementPtr { source, .. } = &mut expression {
            *source = self.ty(*source);
        }
        for it in expression.operands_mut() {
            *it = self.constant(*it);
        }
        let ty = self.ty(self.from.constants[id].ty);
        self.to.fold(expression, ty)
    }
}
