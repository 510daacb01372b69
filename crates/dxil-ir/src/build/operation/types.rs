//! The types of operations' results and arguments.

use alloc::format;
use alloc::string::ToString as _;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ops::{Overload, Scalar, Shape, Type as OpType};

use super::{ErrorKind, Missing, OverloadRule, State};
use crate::{StructBody, Type, TypeId};

impl State<'_> {
    /// The type of a result or argument, for a call with these overloads.
    pub(super) fn op_type(
        &mut self,
        ty: OpType,
        overloads: &[Overload<'_>],
    ) -> Result<TypeId, ErrorKind> {
        if let Some(empty) = overloads.iter().find(|it| matches!(it, Overload::Vector(_, 0))) {
            let (found, expected) = (empty.to_string(), OverloadRule::NotEmpty);
            return Err(ErrorKind::Overload { found, expected });
        }
        let overload = |dimension: u8| {
            let missing = || ErrorKind::Missing(Missing::Overload(dimension));
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
                Ok(self.module.types.intern(Type::Pointer { pointee, address_space }))
            }
            Shape::OverloadVector(width) => {
                Ok(self.vector_type(number(overload(0)?)?, width.into()))
            }
            Shape::OverloadStruct(_) => self.overloaded_struct(ty, overload(0)?),
            _ => self.plain(ty),
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> TypeId {
        self.module.types.intern(match scalar {
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
        self.module.types.intern(Type::Vector { element, length })
    }

    /// The type of a value whose overload is this: that of a struct is a pointer.
    fn overload(&mut self, overload: Overload<'_>) -> Result<TypeId, ErrorKind> {
        match overload {
            Overload::Scalar(scalar) => Ok(self.scalar(scalar)),
            Overload::Vector(element, width) => Ok(self.vector_type(element, width)),
            Overload::UserDefined(name) => {
                let ty = self.named(name)?;
                Ok(self.module.types.pointer(ty))
            }
            Overload::Object(name) => self.object(name),
        }
    }

    /// What a pointer points to whose overload is this.
    fn pointed_to(&mut self, overload: Overload<'_>) -> Result<TypeId, ErrorKind> {
        match overload {
            Overload::UserDefined(name) | Overload::Object(name) => self.named(name),
            _ => Ok(self.scalar(number(overload)?)),
        }
    }

    /// A struct of the program.
    fn named(&self, name: &str) -> Result<TypeId, ErrorKind> {
        let known = self.module.types.struct_named(name.into());
        known
            .and_then(|id| self.module.types.find(&Type::Named(id)))
            .ok_or_else(|| ErrorKind::Missing(Missing::Struct(name.into())))
    }

    /// An object: a struct of the program, a handle, or a matrix of linear algebra.
    fn object(&mut self, name: &str) -> Result<TypeId, ErrorKind> {
        // The short form of a matrix, which function names have, stands for a longer name.
        let long = OpType::Overload.llvm(&[Overload::Object(name)]).to_string();
        if long.starts_with("%dx.types.LinAlgMatrix") || name == "dx.types.Handle" {
            return self.handle(&long);
        }
        self.named(name)
    }

    /// A struct that only a driver looks into: DXC gives it an address.
    fn handle(&mut self, name: &str) -> Result<TypeId, ErrorKind> {
        let i8 = self.module.types.integer(8);
        let address = self.module.types.pointer(i8);
        self.known_struct(name, vec![address])
    }

    /// A struct for each overload.
    fn overloaded_struct(
        &mut self,
        ty: OpType,
        overload: Overload<'_>,
    ) -> Result<TypeId, ErrorKind> {
        let element = self.overload(overload)?;
        let scalar = number(overload)?;
        let is_vector = matches!(overload, Overload::Vector(..));
        let mut name = ty.llvm(&[overload]).to_string();
        let elements = match ty {
            OpType::FourOverloads => vec![element; 4],
            OpType::ResRet => {
                let mut elements = vec![element; if is_vector { 1 } else { 4 }];
                elements.push(self.module.types.integer(32));
                elements
            }
            OpType::CBufRet => match scalar {
                Scalar::I64 | Scalar::F64 => vec![element; 2],
                Scalar::I16 | Scalar::F16 if self.target.native_16bit => {
                    name.push_str(".8");
                    vec![element; 8]
                }
                _ => vec![element; 4],
            },
            _ => return Err(unknown(ty)),
        };
        self.known_struct(&name, elements)
    }

    /// A type that no overload changes.
    fn plain(&mut self, ty: OpType) -> Result<TypeId, ErrorKind> {
        use Scalar::{F32, I1, I8, I32};
        let scalars: &[Scalar] = match ty {
            OpType::Void => return Ok(self.void()),
            OpType::FloatPtr => {
                let float = self.scalar(F32);
                return Ok(self.module.types.pointer(float));
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
            _ => return Err(unknown(ty)),
        };
        let elements = scalars.iter().map(|&scalar| self.scalar(scalar)).collect();
        self.known_struct(&ty.llvm(&[]).to_string(), elements)
    }

    /// A struct of this name, with or without `%`, and these elements. It is added if it is new.
    fn known_struct(&mut self, name: &str, elements: Vec<TypeId>) -> Result<TypeId, ErrorKind> {
        let name = name.trim_start_matches('%');
        let body = StructBody { elements: elements.into(), packed: false };
        let types = &mut self.module.types;
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
        Err(ErrorKind::Declared { name, found, expected })
    }
}

/// The scalar of an overload that is a number or a vector of numbers.
fn number(overload: Overload<'_>) -> Result<Scalar, ErrorKind> {
    overload.scalar().ok_or_else(|| {
        let (found, expected) = (overload.to_string(), OverloadRule::Number);
        ErrorKind::Overload { found, expected }
    })
}

/// A type that a newer `dxil_ops` has.
fn unknown(ty: OpType) -> ErrorKind {
    ErrorKind::Missing(Missing::OperationType(ty))
}
