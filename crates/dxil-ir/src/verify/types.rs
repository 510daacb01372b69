//! Types that are made of others.

use super::{Place, Rule, Verifier};
use crate::typing::{is_parameter, is_pointee, is_result, is_value, is_vector_element};
use crate::{Type, TypeId};

impl Verifier<'_> {
    /// Checks the types that each type of the module is made of.
    pub(super) fn type_parts(&mut self) {
        for id in self.module.types.arena().ids() {
            let can_have = self.can_have_parts(id);
            self.check(can_have, Place::Type(id), Rule::TypePart);
        }
    }

    fn can_have_parts(&self, id: TypeId) -> bool {
        let types = &self.module.types;
        match &types[id] {
            Type::Pointer { pointee, .. } => {
                pointee.is_none_or(|pointee| is_pointee(types, pointee))
            }
            Type::Array { element, .. } => is_value(types, *element),
            Type::Vector { element, .. } => is_vector_element(types, *element),
            Type::Function { result, parameters, .. } => {
                is_result(types, *result) && parameters.iter().all(|it| is_parameter(types, *it))
            }
            _ => types
                .struct_body(id)
                .is_none_or(|body| body.elements.iter().all(|it| is_value(types, *it))),
        }
    }
}
