//! Types of operations in a module.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::ToString as _;
use alloc::vec::Vec;

use dxil_ops::{OpCode, Overload, Scalar};

use super::{OperationType, OperationTypeError};
use crate::{StructBody, Type, TypeId, Types};

impl OperationType<'_> {
    /// The id of the type in a module, to which it is added if it is new.
    ///
    /// # Errors
    ///
    /// The module has another struct of the same name, or lacks one of the program.
    pub fn make(&self, types: &mut Types) -> Result<TypeId, OperationTypeError> {
        let ty = match self {
            Self::Void => return Ok(types.void()),
            Self::Scalar(scalar) => plain(*scalar),
            &Self::Vector(element, length) => {
                Type::Vector { element: types.intern(plain(element)), length }
            }
            Self::Pointer { pointee, address_space } => {
                let pointee = pointee.make(types)?;
                return Ok(types.pointer_in(pointee, address_space.unwrap_or(0)));
            }
            Self::Struct { name, elements } => return self.known_struct(types, name, elements),
            Self::Named(name) => {
                let known = types.struct_named((*name).into());
                return known
                    .and_then(|id| types.find(&Type::Named(id)))
                    .ok_or_else(|| OperationTypeError::MissingStruct((*name).into()));
            }
            Self::Function { result, parameters } => Type::Function {
                result: result.make(types)?,
                parameters: make_all(parameters, types)?,
                variadic: false,
            },
        };
        Ok(types.intern(ty))
    }

    /// This struct, of a name and these elements. It is added if it is new.
    fn known_struct(
        &self,
        types: &mut Types,
        name: &str,
        elements: &[Self],
    ) -> Result<TypeId, OperationTypeError> {
        let Some(id) = types.struct_named(name.into()) else {
            let elements = make_all(elements, types)?;
            return Ok(types.define_struct(name, StructBody { elements, packed: false }));
        };
        let ty = types.intern(Type::Named(id));
        if self.matches(types, ty) {
            return Ok(ty);
        }
        let elements = make_all(elements, types)?;
        let expected = types.intern(Type::Struct(StructBody { elements, packed: false }));
        let found = match types.structs()[id].body.clone() {
            Some(body) => {
                let found = types.intern(Type::Struct(body));
                types.display(found).to_string()
            }
            None => "opaque".into(),
        };
        let (name, expected) = (format!("%{name}"), types.display(expected).to_string());
        Err(OperationTypeError::Struct { name, found, expected })
    }
}

/// The type of a number.
pub(super) fn plain(scalar: Scalar) -> Type {
    match scalar {
        Scalar::I1 => Type::Integer { bits: 1 },
        Scalar::I8 => Type::Integer { bits: 8 },
        Scalar::I16 => Type::Integer { bits: 16 },
        Scalar::I32 => Type::Integer { bits: 32 },
        Scalar::I64 => Type::Integer { bits: 64 },
        Scalar::F16 => Type::Half,
        Scalar::F32 => Type::Float,
        Scalar::F64 => Type::Double,
    }
}

/// The overload of operations that a type is: a number or a vector of numbers.
pub fn overload(types: &Types, ty: TypeId) -> Option<Overload<'static>> {
    let scalar = match types[types.scalar(ty)] {
        Type::Integer { bits: 1 } => Scalar::I1,
        Type::Integer { bits: 8 } => Scalar::I8,
        Type::Integer { bits: 16 } => Scalar::I16,
        Type::Integer { bits: 32 } => Scalar::I32,
        Type::Integer { bits: 64 } => Scalar::I64,
        Type::Half => Scalar::F16,
        Type::Float => Scalar::F32,
        Type::Double => Scalar::F64,
        _ => return None,
    };
    Some(match types.vector_length(ty) {
        Some(length) => Overload::Vector(scalar, length),
        None => Overload::Scalar(scalar),
    })
}

fn make_all(
    all: &[OperationType<'_>],
    types: &mut Types,
) -> Result<Box<[TypeId]>, OperationTypeError> {
    let mut made = Vec::with_capacity(all.len());
    for ty in all {
        made.push(ty.make(types)?);
    }
    Ok(made.into())
}

/// The struct that the name of a direct intrinsic names, such as `llvm.dx.op.TraceRay.struct.Payload`: see
/// [`OpCode::from_direct_intrinsic`].
///
/// ```
/// use dxil_ir::{StructBody, Types, typing};
///
/// let mut types = Types::new();
/// let payload = types.define_struct("struct.Payload", StructBody { elements: [].into(), packed: false });
/// let named = typing::named_struct(&types, "llvm.dx.op.GetMeshPayload.struct.Payload");
/// assert_eq!(named, Some(payload));
/// ```
#[must_use]
pub fn named_struct(types: &Types, intrinsic: &str) -> Option<TypeId> {
    let (op, overloads) = OpCode::from_direct_intrinsic(intrinsic)?;
    let name = op.function_name_of(overloads).ok()?;
    let id = name.overloads().iter().find_map(|overload| match overload {
        Overload::UserDefined(name) => types.struct_named((*name).into()),
        _ => None,
    })?;
    types.find(&Type::Named(id))
}
