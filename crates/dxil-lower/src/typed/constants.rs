//! Constants: addresses with the types that they point to.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    CastOp, ConstantId, ConstantKind, Expression, GepFlags, Id as _, OverflowFlags, Type, TypeId,
};

use super::pointees::{depth_of_first, element};
use super::{Conversion, types};

impl Conversion<'_> {
    /// The counterpart of a constant. A pointer, or a list of pointers, is of the type that is wanted, if one is: it is
    /// cast if need be.
    pub(super) fn constant(&mut self, id: ConstantId, wanted: Option<TypeId>) -> ConstantId {
        let known = match wanted {
            Some(ty) => self.wanted.get(&(id, ty)).copied(),
            None => self.constants[id.index()],
        };
        if let Some(known) = known {
            return known;
        }
        let Some(found) = self.nested(|it| it.convert(id, wanted)) else {
            // Any constant will do: the module is refused.
            let ty = self.ty(self.from.constants[id].ty);
            return self.to.constants.undef(ty);
        };
        let new = match wanted {
            Some(ty) if self.to.types.is_pointer(ty) && self.to.constants[found].ty != ty => {
                self.cast(found, ty)
            }
            _ => found,
        };
        match wanted {
            Some(ty) => drop(self.wanted.insert((id, ty), new)),
            None => self.constants[id.index()] = Some(new),
        }
        new
    }

    /// An address as one of another type.
    fn cast(&mut self, mut address: ConstantId, ty: TypeId) -> ConstantId {
        let from = self.to.constants[address].ty;
        if let Some(number) = types::first_number_as(&mut self.to.types, from, ty) {
            address = self.first_element(address, from, number).unwrap_or(address);
        }
        let cast = Expression::Cast { op: CastOp::BitCast, value: address };
        self.to.constants.intern(ty, ConstantKind::Expression(cast))
    }

    /// The address of the first number in what an address points to, which is of this type.
    fn first_element(
        &mut self,
        address: ConstantId,
        from: TypeId,
        number: TypeId,
    ) -> Option<ConstantId> {
        let source = self.to.types.pointee(from)?;
        let wanted = self.to.types.pointee(number)?;
        let i32 = self.to.types.integer(32);
        let zero = self.to.constants.integer(&self.to.types, i32, 0);
        let depth = depth_of_first(&self.to.types, source, wanted)?;
        let mut operands = vec![zero; depth + 2];
        operands[0] = address;
        let flags = GepFlags::INBOUNDS;
        let first = Expression::GetElementPtr { source, flags, operands: operands.into() };
        Some(self.to.constants.intern(number, ConstantKind::Expression(first)))
    }

    fn convert(&mut self, id: ConstantId, wanted: Option<TypeId>) -> ConstantId {
        let constant = self.from.constants[id].clone();
        let is_pointer = self.from.types.is_pointer(constant.ty);
        // A list may have pointers.
        let is_list = matches!(constant.kind, ConstantKind::Aggregate(_));
        let ty = match wanted.filter(|_| is_pointer || is_list) {
            Some(ty) => ty,
            None => self.ty(constant.ty),
        };
        match constant.kind {
            ConstantKind::Function(id) => {
                let address = self.to.types.pointer(self.to.functions[id].ty);
                self.to.constants.intern(address, ConstantKind::Function(id))
            }
            ConstantKind::Variable(id) => {
                let (ty, space) = (self.to.variables[id].ty, self.to.variables[id].address_space);
                let address = self.to.types.pointer_in(ty, space);
                self.to.constants.intern(address, ConstantKind::Variable(id))
            }
            ConstantKind::Alias(id) => {
                self.to.constants.intern(self.to.aliases[id].ty, ConstantKind::Alias(id))
            }
            ConstantKind::Null => self.to.constants.null(&self.to.types, ty),
            ConstantKind::Undef | ConstantKind::Poison => self.to.constants.undef(ty),
            ConstantKind::Aggregate(elements) => {
                let mut new = Vec::with_capacity(elements.len());
                for (index, &it) in (0..).zip(&elements) {
                    let wanted = element(&self.to.types, ty, Some(index));
                    new.push(self.constant(it, wanted));
                }
                self.to.constants.aggregate(&self.to.types, ty, &new)
            }
            ConstantKind::Expression(expression) => self.expression(expression, ty),
            kind => self.to.constants.intern(ty, kind),
        }
    }

    fn expression(&mut self, mut expression: Expression, mut ty: TypeId) -> ConstantId {
        match &mut expression {
            Expression::GetElementPtr { source, flags, operands } => {
                *flags = GepFlags(flags.0 & GepFlags::INBOUNDS.0);
                let pointer = self.from.constants[operands[0]].ty;
                let base = self.pointer(pointer, Some(*source));
                *source = self.ty(*source);
                let mut pointee = Some(*source);
                for (index, it) in operands.iter_mut().enumerate() {
                    *it = self.constant(*it, (index == 0).then_some(base));
                    if index > 1 {
                        let number = self.to.constants.integer_value(*it);
                        pointee = pointee.and_then(|ty| element(&self.to.types, ty, number));
                    }
                }
                if let (Some(pointee), Type::Pointer { address_space, .. }) =
                    (pointee, &self.to.types[base])
                {
                    ty = self.to.types.pointer_in(pointee, *address_space);
                }
            }
            other => {
                if let Expression::Cast { op: CastOp::Trunc(flags), .. } = other {
                    *flags = OverflowFlags::NONE;
                }
                for it in other.operands_mut() {
                    *it = self.constant(*it, None);
                }
            }
        }
        self.to.constants.intern(ty, ConstantKind::Expression(expression))
    }
}
