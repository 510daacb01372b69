//! Overloads, the type parameters of operations.

use core::fmt;

use crate::set::set;

/// A scalar type of overloads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
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
    pub const ALL: &'static [Self] =
        &[Self::I1, Self::I8, Self::I16, Self::I32, Self::I64, Self::F16, Self::F32, Self::F64];

    /// The name in a function's name, such as `f32`.
    #[must_use]
    pub const fn name(self) -> &'static str {
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

    /// The name in LLVM IR, such as `float`.
    #[must_use]
    pub const fn llvm_name(self) -> &'static str {
        match self {
            Self::F16 => "half",
            Self::F32 => "float",
            Self::F64 => "double",
            _ => self.name(),
        }
    }

    /// Finds a scalar by its name, such as `f32`.
    #[must_use]
    pub const fn from_name(name: &str) -> Option<Self> {
        Some(match name.as_bytes() {
            b"i1" => Self::I1,
            b"i8" => Self::I8,
            b"i16" => Self::I16,
            b"i32" => Self::I32,
            b"i64" => Self::I64,
            b"f16" => Self::F16,
            b"f32" => Self::F32,
            b"f64" => Self::F64,
            _ => return None,
        })
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The type of a call for one dimension of an operation's overloads.
///
/// ```
/// use dxil_ops::{Overload, Scalar};
/// assert_eq!(Overload::F32.to_string(), "f32");
/// assert_eq!(Overload::Vector(Scalar::F16, 12).to_string(), "v12f16");
/// assert_eq!(Overload::UserDefined("struct.Payload").to_string(), "struct.Payload");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overload<'a> {
    /// A scalar.
    Scalar(Scalar),
    /// A native vector with this number of elements, at least one.
    Vector(Scalar, u32),
    /// A struct of the program, by its name in LLVM IR without the `%`. Operands are pointers to
    /// the struct.
    UserDefined(&'a str),
    /// An object, by its name in LLVM IR without the `%`, or by the short form of linear algebra
    /// matrices (`mC4M5N4U1S2`).
    Object(&'a str),
}

impl Overload<'static> {
    /// `i1`
    pub const I1: Self = Self::Scalar(Scalar::I1);
    /// `i8`
    pub const I8: Self = Self::Scalar(Scalar::I8);
    /// `i16`
    pub const I16: Self = Self::Scalar(Scalar::I16);
    /// `i32`
    pub const I32: Self = Self::Scalar(Scalar::I32);
    /// `i64`
    pub const I64: Self = Self::Scalar(Scalar::I64);
    /// `half`
    pub const F16: Self = Self::Scalar(Scalar::F16);
    /// `float`
    pub const F32: Self = Self::Scalar(Scalar::F32);
    /// `double`
    pub const F64: Self = Self::Scalar(Scalar::F64);
}

impl<'a> Overload<'a> {
    /// The kind of the type.
    #[must_use]
    pub const fn kind(self) -> OverloadKind {
        OverloadKind::ALL[self.kind_number() as usize]
    }

    /// The number of its [`OverloadKind`].
    #[inline]
    pub(crate) const fn kind_number(self) -> u8 {
        // Scalars and vectors share an arm, because a branch between them is hard to predict.
        match self {
            Self::Scalar(scalar) | Self::Vector(scalar, _) => {
                scalar as u8 + Scalar::ALL.len() as u8 * matches!(self, Self::Vector(..)) as u8
            }
            Self::UserDefined(_) => OverloadKind::UserDefined as u8,
            Self::Object(_) => OverloadKind::Object as u8,
        }
    }

    /// The scalar, or the element type of the vector.
    #[must_use]
    pub const fn scalar(self) -> Option<Scalar> {
        match self {
            Self::Scalar(scalar) | Self::Vector(scalar, _) => Some(scalar),
            _ => None,
        }
    }

    /// Parses the name of a scalar or vector, such as `f32` or `v4f32`. A vector has at least one
    /// element; its number has no leading zeros.
    #[must_use]
    pub fn parse_number(name: &'a str) -> Option<Self> {
        let Some(vector) = name.strip_prefix('v') else {
            return Scalar::from_name(name).map(Self::Scalar);
        };
        let digits = vector.bytes().take_while(u8::is_ascii_digit).count();
        let (width, element) = vector.split_at_checked(digits)?;
        if width.starts_with('0') {
            return None;
        }
        Some(Self::Vector(Scalar::from_name(element)?, width.parse().ok()?))
    }
}

/// Prints the overload as in the name of a function.
impl fmt::Display for Overload<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scalar(scalar) => f.write_str(scalar.name()),
            // Without the formatter's width and fill, which are not for a part.
            Self::Vector(element, width) => write!(f, "v{width}{}", element.name()),
            Self::UserDefined(name) | Self::Object(name) => f.write_str(name),
        }
    }
}

/// The kinds of overloads, which do not distinguish the widths of vectors and the names of structs
/// and objects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum OverloadKind {
    I1,
    I8,
    I16,
    I32,
    I64,
    F16,
    F32,
    F64,
    I1Vector,
    I8Vector,
    I16Vector,
    I32Vector,
    I64Vector,
    F16Vector,
    F32Vector,
    F64Vector,
    UserDefined,
    Object,
}

impl OverloadKind {
    /// All kinds: the scalars, vectors of them in the same order, and the others.
    pub const ALL: &'static [Self] = &[
        Self::I1,
        Self::I8,
        Self::I16,
        Self::I32,
        Self::I64,
        Self::F16,
        Self::F32,
        Self::F64,
        Self::I1Vector,
        Self::I8Vector,
        Self::I16Vector,
        Self::I32Vector,
        Self::I64Vector,
        Self::F16Vector,
        Self::F32Vector,
        Self::F64Vector,
        Self::UserDefined,
        Self::Object,
    ];

    /// The name of the kind: a scalar's name, `vNf32` for vectors of it, `udt` or `object`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::I1 => "i1",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F16 => "f16",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::I1Vector => "vNi1",
            Self::I8Vector => "vNi8",
            Self::I16Vector => "vNi16",
            Self::I32Vector => "vNi32",
            Self::I64Vector => "vNi64",
            Self::F16Vector => "vNf16",
            Self::F32Vector => "vNf32",
            Self::F64Vector => "vNf64",
            Self::UserDefined => "udt",
            Self::Object => "object",
        }
    }
}

impl fmt::Display for OverloadKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

set! {
    /// The kinds of types that one dimension of an operation's overloads allows.
    ///
    /// ```
    /// use dxil_ops::{OpCode, OverloadKind, Version};
    /// let sin = OpCode::Sin.overloads(Version::V1_0);
    /// assert_eq!(sin.dimension(0).to_string(), "f16, f32");
    /// let sin = OpCode::Sin.overloads(Version::V1_9);
    /// assert!(sin.dimension(0).contains(OverloadKind::F32Vector));
    /// ```
    OverloadSet(u32) of OverloadKind
}

impl OverloadSet {
    /// Whether the kind with this number is in the set.
    #[inline]
    pub(crate) const fn contains_number(self, kind: u8) -> bool {
        self.0 >> (kind % 32) & 1 != 0
    }

    /// The kinds of 16-bit types, which a module's native 16-bit mode concerns.
    pub const SIXTEEN_BITS: Self = Self::of(&[
        OverloadKind::I16,
        OverloadKind::F16,
        OverloadKind::I16Vector,
        OverloadKind::F16Vector,
    ]);

    /// Scalars and vectors.
    pub const NUMBERS: Self = Self(0xffff);
}
