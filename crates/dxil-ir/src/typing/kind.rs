//! Kinds of types.

use crate::{Type, TypeId, Types};

/// Whether instructions can pass on values of the type: not of `void`, `label`, `metadata` or a
/// function type.
#[must_use]
#[inline]
pub fn is_value(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Label | Type::Metadata | Type::Function { .. })
}

/// Whether memory can hold the type: a type of values that is no opaque struct. It does not look at
/// the elements of arrays and structs.
#[must_use]
#[inline]
pub fn is_sized(types: &Types, ty: TypeId) -> bool {
    is_value(types, ty)
        && types[ty] != Type::Token
        && (!matches!(types[ty], Type::Named(_)) || types.struct_body(ty).is_some())
}
