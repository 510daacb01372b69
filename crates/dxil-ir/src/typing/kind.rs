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

/// Whether vectors have elements of the type: integers, floating-point numbers and pointers.
#[must_use]
pub fn is_vector_element(types: &Types, ty: TypeId) -> bool {
    matches!(
        types[ty],
        Type::Integer { .. }
            | Type::Byte { .. }
            | Type::Half
            | Type::Float
            | Type::Double
            | Type::Pointer { .. }
    )
}

/// Whether pointers point to the type: not to `void`, `label` or `metadata`.
#[must_use]
pub fn is_pointee(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Label | Type::Metadata)
}

/// Whether functions return the type: not `label`, `metadata` or a function type.
#[must_use]
pub fn is_result(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Function { .. } | Type::Label | Type::Metadata)
}

/// Whether functions have parameters of the type: not of `void` or a function type.
#[must_use]
pub fn is_parameter(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Function { .. })
}
