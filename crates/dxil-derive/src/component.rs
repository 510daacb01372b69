//! The types of components of values.

use dxil_format::ComponentType;
use dxil_ir::{Module, Type, TypeId};

/// The type of a number, of the elements of a vector or of an array, or of the target of a pointer. An
/// integer does not tell whether it has a sign; it is taken for one that has.
pub(crate) fn component_type(module: &Module, mut ty: TypeId) -> Option<ComponentType> {
    /// The limit of nested arrays, more than compilers use.
    const MOST: usize = 16;
    for _ in 0..MOST {
        ty = match module.types[ty] {
            Type::Pointer { pointee, .. } => pointee?,
            Type::Array { element, .. } | Type::Vector { element, .. } => element,
            Type::Half => return Some(ComponentType::F16),
            Type::Float => return Some(ComponentType::F32),
            Type::Double => return Some(ComponentType::F64),
            Type::Integer { bits } => {
                return Some(match bits {
                    1 => ComponentType::I1,
                    16 => ComponentType::I16,
                    32 => ComponentType::I32,
                    64 => ComponentType::I64,
                    _ => return None,
                });
            }
            _ => return None,
        };
    }
    None
}
