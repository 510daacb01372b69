//! The types of `dxil_ops` for given overloads.

use alloc::borrow::Cow;
use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;

use dxil_ops::{Overload, Scalar, Shape, Type as OpType};

use super::{OperationType, OperationTypeError};

type Described<'a> = Result<OperationType<'a>, OperationTypeError>;

impl<'a> OperationType<'a> {
    /// The type of a result or argument, for a call with these overloads.
    ///
    /// # Errors
    ///
    /// The type does not go with the overloads.
    pub fn operand(ty: OpType, overloads: &[Overload<'a>], native_16bit: bool) -> Described<'a> {
        if let Some(empty) = overloads.iter().find(|it| matches!(it, Overload::Vector(_, 0))) {
            return Err(OperationTypeError::EmptyVector(empty.to_string()));
        }
        let overload = |dimension: u8| {
            let missing = || OperationTypeError::MissingOverload(dimension);
            overloads.get(usize::from(dimension)).copied().ok_or_else(missing)
        };
        match ty.shape() {
            Shape::Scalar(scalar) => Ok(Self::Scalar(scalar)),
            Shape::Overload(dimension) => Ok(Self::of_overload(overload(dimension)?)),
            Shape::OverloadElement => Ok(Self::Scalar(number(overload(0)?)?)),
            Shape::OverloadShaped(scalar) => Ok(match overload(0)? {
                Overload::Vector(_, width) => Self::Vector(scalar, width),
                _ => Self::Scalar(scalar),
            }),
            Shape::OverloadPointer { dimension, address_space } => {
                let pointee = match overload(dimension)? {
                    Overload::UserDefined(name) | Overload::Object(name) => Self::Named(name),
                    other => Self::Scalar(number(other)?),
                };
                Ok(pointee.address(address_space.into()))
            }
            Shape::OverloadVector(width) => Ok(Self::Vector(number(overload(0)?)?, width.into())),
            Shape::OverloadStruct(_) => Self::of_overloaded(ty, overload(0)?, native_16bit),
            _ => Self::plain(ty),
        }
    }

    fn address(self, address_space: u32) -> Self {
        Self::Pointer { pointee: self.into(), address_space: Some(address_space) }
    }

    /// The type of a value with this overload: for a struct, a pointer to it.
    fn of_overload(overload: Overload<'a>) -> Self {
        match overload {
            Overload::Scalar(scalar) => Self::Scalar(scalar),
            Overload::Vector(element, width) => Self::Vector(element, width),
            Overload::UserDefined(name) => Self::Named(name).address(0),
            Overload::Object(name) => Self::object(name),
        }
    }

    /// An object: a struct of the program, a handle, or a matrix of linear algebra.
    fn object(name: &'a str) -> Self {
        // The short form of a matrix, which function names have, stands for a longer name.
        let long = OpType::Overload.llvm(&[Overload::Object(name)]).to_string();
        if long.starts_with("%dx.types.LinAlgMatrix") || name == "dx.types.Handle" {
            return Self::handle(long);
        }
        Self::Named(name)
    }

    /// A struct that only a driver looks into: DXC gives it a pointer as its element.
    fn handle(name: impl Into<Cow<'a, str>>) -> Self {
        Self::of_elements(name, vec![Self::Scalar(Scalar::I8).address(0)])
    }

    /// A struct of this name, with or without `%`, and these elements.
    fn of_elements(name: impl Into<Cow<'a, str>>, elements: Vec<Self>) -> Self {
        let name = match name.into() {
            Cow::Borrowed(name) => name.trim_start_matches('%').into(),
            Cow::Owned(name) => String::from(name.trim_start_matches('%')).into(),
        };
        Self::Struct { name, elements }
    }

    /// A struct for each overload.
    fn of_overloaded(ty: OpType, overload: Overload<'a>, native_16bit: bool) -> Described<'a> {
        let element = Self::of_overload(overload);
        let scalar = number(overload)?;
        let is_vector = matches!(overload, Overload::Vector(..));
        let mut name = ty.llvm(&[overload]).to_string();
        let elements = match ty {
            OpType::FourOverloads => vec![element; 4],
            OpType::ResRet => {
                let mut elements = vec![element; if is_vector { 1 } else { 4 }];
                elements.push(Self::I32);
                elements
            }
            OpType::CBufRet => match scalar {
                Scalar::I64 | Scalar::F64 => vec![element; 2],
                Scalar::I16 | Scalar::F16 if native_16bit => {
                    name.push_str(".8");
                    vec![element; 8]
                }
                _ => vec![element; 4],
            },
            _ => return Err(OperationTypeError::Unknown(ty)),
        };
        Ok(Self::of_elements(name, elements))
    }

    /// A type that no overload changes.
    fn plain(ty: OpType) -> Described<'a> {
        use Scalar::{F32, I1, I8, I32};
        let scalars: &[Scalar] = match ty {
            OpType::Void => return Ok(Self::Void),
            OpType::FloatPtr => return Ok(Self::Scalar(F32).address(0)),
            OpType::Int32Vec2 => return Ok(Self::Vector(I32, 2)),
            OpType::Handle | OpType::NodeHandle | OpType::NodeRecordHandle | OpType::HitObject => {
                return Ok(Self::handle(name(ty)));
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
        let elements = scalars.iter().map(|&scalar| Self::Scalar(scalar)).collect();
        Ok(Self::of_elements(name(ty), elements))
    }
}

/// The text of a type that no overload changes.
fn name(ty: OpType) -> Cow<'static, str> {
    match ty.shape() {
        Shape::Plain(name) => name.into(),
        _ => ty.llvm(&[]).to_string().into(),
    }
}

/// The scalar of an overload that is a number or a vector of numbers.
fn number(overload: Overload<'_>) -> Result<Scalar, OperationTypeError> {
    overload.scalar().ok_or_else(|| OperationTypeError::NoNumber(overload.to_string()))
}
