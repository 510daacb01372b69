//! Types of a module compared with those of operations.

use super::OperationType;
use super::make::plain;
use crate::{StructBody, Type, TypeId, Types};

impl OperationType<'_> {
    /// Whether a type of a module is this one. Structs are if their names and elements are.
    ///
    /// # Panics
    ///
    /// The type is of another module.
    #[must_use]
    pub fn matches(&self, types: &Types, id: TypeId) -> bool {
        match (self, &types[id]) {
            (Self::Void, found) => *found == Type::Void,
            (Self::Scalar(scalar), found) => *found == plain(*scalar),
            (&Self::Vector(scalar, length), &Type::Vector { element, length: found }) => {
                found == length && types[element] == plain(scalar)
            }
            (
                Self::Pointer { pointee, address_space },
                &Type::Pointer { pointee: found, address_space: space },
            ) => {
                address_space.is_none_or(|it| it == space)
                    && found.is_none_or(|found| pointee.matches(types, found))
            }
            (Self::Struct { name, elements }, &Type::Named(id)) => {
                let found = &types.structs()[id];
                found.name == **name && is_body(types, found.body.as_ref(), elements)
            }
            (Self::Named(_), Type::Named(_)) => true,
            (
                Self::Function { result, parameters },
                Type::Function { result: found, parameters: found_parameters, variadic: false },
            ) => result.matches(types, *found) && all_match(types, found_parameters, parameters),
            _ => false,
        }
    }
}

fn is_body(types: &Types, found: Option<&StructBody>, elements: &[OperationType<'_>]) -> bool {
    found.is_some_and(|body| !body.packed && all_match(types, &body.elements, elements))
}

fn all_match(types: &Types, found: &[TypeId], expected: &[OperationType<'_>]) -> bool {
    found.len() == expected.len()
        && found.iter().zip(expected).all(|(&found, expected)| expected.matches(types, found))
}
