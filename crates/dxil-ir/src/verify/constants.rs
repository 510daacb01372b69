//! Constants.

use super::{Place, Rule, Verifier};
use crate::typing::{self, is_value};
use crate::{Constant, ConstantKind, Type, data_size};

impl Verifier<'_> {
    /// Checks that each constant is one of its type.
    pub(super) fn constants(&mut self) {
        for (id, constant) in self.module.constants.arena().iter() {
            let place = Place::Constant(id);
            match &constant.kind {
                ConstantKind::Aggregate(elements) => {
                    let constants = &self.module.constants;
                    let found = elements.iter().map(|&id| constants[id].ty);
                    let ty = typing::aggregate(&self.types, constant.ty, found);
                    self.typed(place, ty);
                }
                ConstantKind::Expression(expression) => {
                    let constants = &self.module.constants;
                    let ty =
                        typing::expression(&mut self.types, constants, expression, constant.ty);
                    if let Some(ty) = self.typed(place, ty) {
                        self.check(ty == constant.ty, place, Rule::ResultType);
                    }
                }
                _ => {
                    let fits = self.fits(constant);
                    self.check(fits, place, Rule::ConstantType);
                }
            }
        }
    }

    /// Whether a constant that has no operands is of its type.
    fn fits(&self, constant: &Constant) -> bool {
        let module = self.module;
        let types = &module.types;
        let address = |pointee, space| types[constant.ty] == types.address(pointee, space);
        match (&constant.kind, &types[constant.ty]) {
            (ConstantKind::Null | ConstantKind::Undef | ConstantKind::Poison, _) => {
                is_value(types, constant.ty)
            }
            (ConstantKind::Integer(value), Type::Integer { bits } | Type::Byte { bits }) => {
                *bits >= 64 || value >> bits == 0
            }
            (ConstantKind::WideInteger(_), Type::Integer { bits } | Type::Byte { bits }) => {
                *bits > 64
            }
            (ConstantKind::Float(bits), Type::Half) => *bits <= 0xffff,
            (ConstantKind::Float(bits), Type::Float) => *bits <= 0xffff_ffff,
            (ConstantKind::Float(_), Type::Double) => true,
            (ConstantKind::Data(bytes), &Type::Array { element, length }) => {
                let size = data_size(types, element).unwrap_or_default() as u64;
                size > 0 && size.checked_mul(length) == Some(bytes.len() as u64)
            }
            (ConstantKind::Data(bytes), &Type::Vector { element, length }) => {
                let size = data_size(types, element).unwrap_or_default() as u64;
                size > 0 && size.checked_mul(length.into()) == Some(bytes.len() as u64)
            }
            (&ConstantKind::Function(id), _) => address(module.functions[id].ty, 0),
            (&ConstantKind::Variable(id), _) => {
                let variable = &module.variables[id];
                address(variable.ty, variable.address_space)
            }
            (&ConstantKind::Alias(id), _) => module.aliases[id].ty == constant.ty,
            _ => false,
        }
    }
}
