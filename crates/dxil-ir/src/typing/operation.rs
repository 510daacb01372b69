//! Types of the functions that DXIL operations call.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use dxil_ops::{OpCode, Overload, Scalar, Shape, Type as OpType};

use crate::{StructBody, Type, TypeId, Types};

/// Makes the types of operations' functions as DXC does: `%dx.types.ResBind` has elements, for instance.
///
/// ```
/// use dxil_ir::{Types, typing::OperationTypes};
/// use dxil_ops::{OpCode, Overload};
///
/// let mut types = Types::new();
/// let ty = OperationTypes::new(&mut types, false).function(OpCode::Sin, &[Overload::F32])?;
/// assert_eq!(types.display(ty).to_string(), "float (i32, float)");
/// # Ok::<(), dxil_ir::typing::OperationTypeError>(())
/// ```
#[derive(Debug)]
pub struct OperationTypes<'t> {
    types: &'t mut Types,
    native_16bit: bool,
}

/// The reason why an operation has no type for some overloads.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OperationTypeError {
    /// An overload is missing, by its dimension.
    MissingOverload(u8),
    /// An overload has no elements.
    EmptyVector(String),
    /// An overload is neither a number nor a vector of numbers.
    NoNumber(String),
    /// There is no struct of this name.
    MissingStruct(String),
    /// A struct has other elements than the operation's.
    Struct {
        /// The name of the struct, with `%`.
        name: String,
        /// The elements that it has.
        found: String,
        /// The elements that the operation's has.
        expected: String,
    },
    /// A type that `dxil_ops` has and this crate does not know.
    Unknown(OpType),
}

impl fmt::Display for OperationTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingOverload(dimension) => write!(f, "there is no overload {dimension}"),
            Self::EmptyVector(found) => {
                write!(f, "the overload is {found}, expected at least one element")
            }
            Self::NoNumber(found) => {
                write!(f, "the overload is {found}, expected a number or a vector of them")
            }
            Self::MissingStruct(name) => write!(f, "there is no struct {name}"),
            Self::Struct { name, found, expected } => {
                write!(f, "{name} is {found}, expected {expected}")
            }
            Self::Unknown(ty) => write!(f, "there is no way to make the type {ty}"),
        }
    }
}

impl core::error::Error for OperationTypeError {}

impl<'t> OperationTypes<'t> {
    /// Makes types for a module whose 16-bit types are native, or of minimum precision.
    pub fn new(types: &'t mut Types, native_16bit: bool) -> Self {
        Self { types, native_16bit }
    }

    /// The type of the function that a call with these overloads calls.
    ///
    /// # Errors
    ///
    /// Those of [`operand`](Self::operand).
    pub fn function(
        &mut self,
        op: OpCode,
        overloads: &[Overload<'_>],
    ) -> Result<TypeId, OperationTypeError> {
        let signature = op.signature();
        let result = self.operand(signature.result(), overloads)?;
        let mut parameters = Vec::with_capacity(1 + signature.arguments().len());
        parameters.push(self.types.integer(32));
        for argument in signature.arguments() {
            parameters.push(self.operand(argument.ty(), overloads)?);
        }
        Ok(self.types.function(result, &parameters))
    }

    /// The type of a result or argument, for a call with these overloads. It is added if it is new.
    ///
    /// # Errors
    ///
    /// The type does not go with the overloads, the module has another struct of this name, or
    /// lacks one that an overload names.
    pub fn operand(
        &mut self,
        ty: OpType,
        overloads: &[Overload<'_>],
    ) -> Result<TypeId, OperationTypeError> {
        if let Some(empty) = overloads.iter().find(|it| matches!(it, Overload::Vector(_, 0))) {
            return Err(OperationTypeError::EmptyVector(empty.to_string()));
        }
        let overload = |dimension: u8| {
            let missing = || OperationTypeError::MissingOverload(dimension);
            overloads.get(usize::from(dimension)).copied().ok_or_else(missing)
        };
        match ty.shape() {
            Shape::Scalar(scalar) => Ok(self.scalar(scalar)),
            Shape::Overload(dimension) => self.overload(overload(dimension)?),
            Shape::OverloadElement => Ok(self.scalar(number(overload(0)?)?)),
            Shape::OverloadShaped(scalar) => Ok(match overload(0)? {
                Overload::Vector(_, width) => self.vector_type(scalar, width),
                _ => self.scalar(scalar),
            }),
            Shape::OverloadPointer { dimension, address_space } => {
                let pointee = self.pointed_to(overload(dimension)?)?;
                let address_space = address_space.into();
                Ok(self.types.intern(Type::Pointer { pointee, address_space }))
            }
            Shape::OverloadVector(width) => {
                Ok(self.vector_type(number(overload(0)?)?, width.into()))
            }
            Shape::OverloadStruct(_) => self.overloaded_struct(ty, overload(0)?),
            _ => self.plain(ty),
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> TypeId {
        self.types.intern(match scalar {
            Scalar::I1 => Type::Integer { bits: 1 },
            Scalar::I8 => Type::Integer { bits: 8 },
            Scalar::I16 => Type::Integer { bits: 16 },
            Scalar::I32 => Type::Integer { bits: 32 },
            Scalar::I64 => Type::Integer { bits: 64 },
            Scalar::F16 => Type::Half,
            Scalar::F32 => Type::Float,
            Scalar::F64 => Type::Double,
        })
    }

    fn vector_type(&mut self, element: Scalar, length: u32) -> TypeId {
        let element = self.scalar(element);
        self.types.intern(Type::Vector { element, length })
    }

    /// The type of a value with this overload: for a struct, a pointer to it.
    fn overload(&mut self, overload: Overload<'_>) -> Result<TypeId, OperationTypeError> {
        match overload {
            Overload::Scalar(scalar) => Ok(self.scalar(scalar)),
            Overload::Vector(element, width) => Ok(self.vector_type(element, width)),
            Overload::UserDefined(name) => {
                let ty = self.named(name)?;
                Ok(self.types.pointer(ty))
            }
            Overload::Object(name) => self.object(name),
        }
    }

    /// The pointee of a pointer with this overload.
    fn pointed_to(&mut self, overload: Overload<'_>) -> Result<TypeId, OperationTypeError> {
        match overload {
            Overload::UserDefined(name) | Overload::Object(name) => self.named(name),
            _ => Ok(self.scalar(number(overload)?)),
        }
    }

    /// A struct of the program.
    fn named(&self, name: &str) -> Result<TypeId, OperationTypeError> {
        let known = self.types.struct_named(name.into());
        known
            .and_then(|id| self.types.find(&Type::Named(id)))
            .ok_or_else(|| OperationTypeError::MissingStruct(name.into()))
    }

    /// An object: a struct of the program, a handle, or a matrix of linear algebra.
    fn object(&mut self, name: &str) -> Result<TypeId, OperationTypeError> {
        // The short form of a matrix, which function names have, stands for a longer name.
        let long = OpType::Overload.llvm(&[Overload::Object(name)]).to_string();
        if long.starts_with("%dx.types.LinAlgMatrix") || name == "dx.types.Handle" {
            return self.handle(&long);
        }
        self.named(name)
    }

    /// A struct that only a driver looks into: DXC gives it a pointer as its element.
    fn handle(&mut self, name: &str) -> Result<TypeId, OperationTypeError> {
        let i8 = self.types.integer(8);
        let address = self.types.pointer(i8);
        self.known_struct(name, vec![address])
    }

    /// A struct for each overload.
    fn overloaded_struct(
        &mut self,
        ty: OpType,
        overload: Overload<'_>,
    ) -> Result<TypeId, OperationTypeError> {
        let element = self.overload(overload)?;
        let scalar = number(overload)?;
        let is_vector = matches!(overload, Overload::Vector(..));
        let mut name = ty.llvm(&[overload]).to_string();
        let elements = match ty {
            OpType::FourOverloads => vec![element; 4],
            OpType::ResRet => {
                let mut elements = vec![element; if is_vector { 1 } else { 4 }];
                elements.push(self.types.integer(32));
                elements
            }
            OpType::CBufRet => match scalar {
                Scalar::I64 | Scalar::F64 => vec![element; 2],
                Scalar::I16 | Scalar::F16 if self.native_16bit => {
                    name.push_str(".8");
                    vec![element; 8]
                }
                _ => vec![element; 4],
            },
            _ => return Err(OperationTypeError::Unknown(ty)),
        };
        self.known_struct(&name, elements)
    }

    /// A type that no overload changes.
    fn plain(&mut self, ty: OpType) -> Result<TypeId, OperationTypeError> {
        use Scalar::{F32, I1, I8, I32};
        let scalars: &[Scalar] = match ty {
            OpType::Void => return Ok(self.types.void()),
            OpType::FloatPtr => {
                let float = self.scalar(F32);
                return Ok(self.types.pointer(float));
            }
            OpType::Int32Vec2 => return Ok(self.vector_type(I32, 2)),
            OpType::Handle | OpType::NodeHandle | OpType::NodeRecordHandle | OpType::HitObject => {
                return self.handle(&ty.llvm(&[]).to_string());
            }
            OpType::ResBind => &[I32, I32, I32, I8],
            OpType::ResProps
            | OpType::NodeInfo
            | OpType::NodeRecordInfo
            | OpType::SplitDouble
            | OpType::TwoInt32 => &[I32; 2],
            OpType::Dimensions | OpType::FourInt32 => &[I32; 4],
            OpType::SamplePos => &[F32; 2],
            OpType::Int32Carry => &[I32, I1],
            _ => return Err(OperationTypeError::Unknown(ty)),
        };
        let elements = scalars.iter().map(|&scalar| self.scalar(scalar)).collect();
        self.known_struct(&ty.llvm(&[]).to_string(), elements)
    }

    /// A struct of this name, with or without `%`, and these elements. It is added if it is new.
    fn known_struct(
        &mut self,
        name: &str,
        elements: Vec<TypeId>,
    ) -> Result<TypeId, OperationTypeError> {
        let name = name.trim_start_matches('%');
        let body = StructBody { elements: elements.into(), packed: false };
        let types = &mut *self.types;
        let Some(id) = types.struct_named(name.into()) else {
            return Ok(types.define_struct(name, body));
        };
        let ty = types.intern(Type::Named(id));
        if types.structs()[id].body.as_ref() == Some(&body) {
            return Ok(ty);
        }
        let expected = types.intern(Type::Struct(body));
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

/// The scalar of an overload that is a number or a vector of numbers.
fn number(overload: Overload<'_>) -> Result<Scalar, OperationTypeError> {
    overload.scalar().ok_or_else(|| OperationTypeError::NoNumber(overload.to_string()))
}
