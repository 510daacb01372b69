//! The spelling of types in LLVM IR.

use crate::tablegen::Fields;

/// A scalar type that an overload can have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Scalar {
    I1,
    I8,
    I16,
    I32,
    I64,
    F16,
    F32,
    F64,
}

impl Scalar {
    /// All scalar types.
    pub const ALL: [Self; 8] =
        [Self::I1, Self::I8, Self::I16, Self::I32, Self::I64, Self::F16, Self::F32, Self::F64];

    /// The suffix in the name of a function, such as `f32`.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::I1 => "i1",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F16 => "f16",
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }
}

/// The rule by which the overloads of a call determine the spelling of a type in LLVM IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A spelling that does not depend on overloads.
    Plain(String),
    /// A scalar.
    Scalar(Scalar),
    /// Native vectors of any width; in overload lists only.
    Vector(Scalar),
    /// A struct of the program; in overload lists only.
    UserDefined,
    /// An object; in overload lists only.
    Object,
    /// The overload of this dimension.
    Overload(usize),
    /// The scalar of the first overload, or its vector's element.
    OverloadElement,
    /// This scalar, in a vector as wide as the first overload's.
    OverloadShaped(Scalar),
    /// A pointer to the overload of this dimension, or to its vector's element.
    OverloadPointer {
        /// The dimension pointed to.
        dimension: usize,
        /// LLVM's number of the address space.
        address_space: u8,
    },
    /// A vector of the first overload, with this number of elements.
    OverloadVector(u8),
    /// A struct whose name is this prefix followed by the name of the first overload.
    OverloadStruct(String),
    /// The spec does not say the type.
    Opaque,
}

impl Shape {
    /// The overload dimension that the type depends on.
    #[must_use]
    pub const fn dimension(&self) -> Option<usize> {
        match self {
            Self::Overload(dimension) | Self::OverloadPointer { dimension, .. } => Some(*dimension),
            Self::OverloadElement
            | Self::OverloadShaped(_)
            | Self::OverloadVector(_)
            | Self::OverloadStruct(_) => Some(0),
            _ => None,
        }
    }

    /// Whether a list of overloads may have the type.
    #[must_use]
    pub const fn is_overload(&self) -> bool {
        matches!(self, Self::Scalar(_) | Self::Vector(_) | Self::UserDefined | Self::Object)
    }

    /// Whether an operand may have the type.
    #[must_use]
    pub const fn is_operand(&self) -> bool {
        !matches!(self, Self::Vector(_) | Self::UserDefined | Self::Object)
    }
}

/// The shape of a type's record, by its class, or by its name alone.
pub(super) fn of(fields: Fields<'_>) -> Shape {
    let record = fields.record;
    let dimension = || usize::try_from(fields.int("Dimension").unwrap_or(0)).unwrap_or(0);
    let element = || fields.inner("Element").and_then(scalar);
    let small = |name| fields.int(name).and_then(|int| u8::try_from(int).ok()).unwrap_or(0);
    let shape = if record.is_a("ScalarType") {
        scalar(fields).map(Shape::Scalar)
    } else if record.is_a("PlainType") {
        fields.string("IR").map(|ir| Shape::Plain(ir.to_owned()))
    } else if record.is_a("VectorType") {
        element().map(Shape::Vector)
    } else if record.is_a("OverloadElementType") {
        Some(Shape::OverloadElement)
    } else if record.is_a("OverloadShapedType") {
        element().map(Shape::OverloadShaped)
    } else if record.is_a("OverloadPointerType") {
        Some(Shape::OverloadPointer {
            dimension: dimension(),
            address_space: small("AddressSpace"),
        })
    } else if record.is_a("OverloadVectorType") {
        Some(Shape::OverloadVector(small("Width")))
    } else if record.is_a("OverloadStructType") {
        fields.string("Prefix").map(|prefix| Shape::OverloadStruct(prefix.to_owned()))
    } else if record.is_a("OverloadType") {
        Some(Shape::Overload(dimension()))
    } else {
        match record.name.as_str() {
            "UserDefinedTy" => Some(Shape::UserDefined),
            "ObjectTy" => Some(Shape::Object),
            name => llvm_shape(name),
        }
    };
    shape.unwrap_or(Shape::Opaque)
}

fn scalar(fields: Fields<'_>) -> Option<Scalar> {
    let suffix = fields.string("Suffix")?;
    Scalar::ALL.into_iter().find(|scalar| scalar.suffix() == suffix)
}

/// LLVM's file has only the names of its types.
fn llvm_shape(name: &str) -> Option<Shape> {
    let scalar = |name: &str| {
        Some(match name {
            "Int1Ty" => Scalar::I1,
            "Int8Ty" => Scalar::I8,
            "Int16Ty" => Scalar::I16,
            "Int32Ty" => Scalar::I32,
            "Int64Ty" => Scalar::I64,
            "HalfTy" => Scalar::F16,
            "FloatTy" => Scalar::F32,
            "DoubleTy" => Scalar::F64,
            _ => return None,
        })
    };
    let plain = |ir: &str| Some(Shape::Plain(ir.to_owned()));
    match name {
        "OverloadTy" => Some(Shape::Overload(0)),
        "VoidTy" => plain("void"),
        "HandleTy" => plain("%dx.types.Handle"),
        "ResBindTy" => plain("%dx.types.ResBind"),
        "ResPropsTy" => plain("%dx.types.ResourceProperties"),
        "SplitDoubleTy" => plain("%dx.types.splitdouble"),
        "BinaryWithCarryTy" => plain("%dx.types.i32c"),
        "DimensionsTy" => plain("%dx.types.Dimensions"),
        "Fouri32s" => plain("%dx.types.fouri32"),
        "TwoI32Ty" => plain("%dx.types.twoi32"),
        _ => {
            let (prefix, of) = match (name.strip_prefix("ResRet"), name.strip_prefix("CBufRet")) {
                (Some(of), _) => ("%dx.types.ResRet.", of),
                (_, Some(of)) => ("%dx.types.CBufRet.", of),
                _ => return scalar(name).map(Shape::Scalar),
            };
            plain(&format!("{prefix}{}", scalar(of)?.suffix()))
        }
    }
}
