//! Types of components: of elements of signatures, textures and typed buffers.

use dxil_format::ComponentType;
use dxil_ir::typing::OperationType;
use dxil_ir::{TypeId, Types};
use dxil_ops::{Overload, Scalar};

/// The scalar in registers of a type of components. `None` for types that no register has.
pub(crate) const fn scalar(ty: ComponentType) -> Option<Scalar> {
    Some(match ty {
        // A boolean element has a whole component.
        ComponentType::I1 | ComponentType::I32 | ComponentType::U32 => Scalar::I32,
        ComponentType::I16 | ComponentType::U16 => Scalar::I16,
        ComponentType::I64 | ComponentType::U64 => Scalar::I64,
        ComponentType::F16 | ComponentType::SNormF16 | ComponentType::UNormF16 => Scalar::F16,
        ComponentType::F32 | ComponentType::SNormF32 | ComponentType::UNormF32 => Scalar::F32,
        ComponentType::F64 | ComponentType::SNormF64 | ComponentType::UNormF64 => Scalar::F64,
        _ => return None,
    })
}

/// A number or a vector of a type of components.
pub(crate) fn vector(types: &mut Types, ty: ComponentType, components: u8) -> TypeId {
    let scalar = scalar(ty).unwrap_or(Scalar::F32);
    let ty = match components {
        0 | 1 => OperationType::Scalar(scalar),
        count => OperationType::Vector(scalar, count.into()),
    };
    ty.make(types).unwrap_or_else(|_| types.integer(32))
}

/// The overload of operations on a type of components. Types that no register has get one that no
/// operation has, so that the call is refused.
pub(crate) fn overload(ty: ComponentType) -> Overload<'static> {
    Overload::Scalar(scalar(ty).unwrap_or(Scalar::I8))
}

/// The name of a type of components in HLSL, as names of classes have it.
pub(crate) const fn hlsl_name(ty: ComponentType) -> &'static str {
    match ty {
        ComponentType::I16 => "short",
        ComponentType::U16 => "unsigned short",
        ComponentType::I32 => "int",
        ComponentType::U32 => "unsigned int",
        ComponentType::I64 => "long long",
        ComponentType::U64 => "unsigned long long",
        ComponentType::F16 => "half",
        ComponentType::SNormF16 => "snorm half",
        ComponentType::UNormF16 => "unorm half",
        ComponentType::F64 => "double",
        ComponentType::SNormF32 => "snorm float",
        ComponentType::UNormF32 => "unorm float",
        _ => "float",
    }
}

/// Bytes of a scalar in memory.
pub(crate) const fn bytes(scalar: Scalar) -> u32 {
    match scalar {
        Scalar::I1 | Scalar::I8 => 1,
        Scalar::I16 | Scalar::F16 => 2,
        Scalar::I32 | Scalar::F32 => 4,
        Scalar::I64 | Scalar::F64 => 8,
    }
}
