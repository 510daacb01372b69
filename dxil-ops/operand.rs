//! Results and arguments: their types, and rules for arguments.

use core::fmt;
use core::ops::RangeInclusive;

use crate::enumeration::Enumeration;
use crate::named::named;
use crate::overload::{Overload, Scalar};
use crate::table::{ARGUMENT_NAMES, ArgumentName, TYPES};
use crate::version::Version;

generated!("types.rs"); // Type

impl Type {
    /// The type's name in the spec without `Ty`, such as `ResRet`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        TYPES[self as usize].name
    }

    /// The rule by which the overloads of a call determine the spelling in LLVM IR.
    #[must_use]
    pub const fn shape(self) -> Shape {
        TYPES[self as usize].shape
    }

    /// The type in LLVM IR, for a call with these overloads. Missing overloads are printed as `?`.
    ///
    /// Two operations have types that their overloads do not determine: the payload of
    /// `DispatchMesh` may be in another address space than 0, and with native 16-bit types
    /// `CBufferLoadLegacy` returns `%dx.types.CBufRet.f16.8` instead of `CBufRet.f16`, and likewise
    /// for i16.
    ///
    /// ```
    /// use dxil_ops::{Overload, Type};
    /// let f32 = &[Overload::F32];
    /// assert_eq!(Type::ResRet.llvm(f32).to_string(), "%dx.types.ResRet.f32");
    /// assert_eq!(Type::Overload.llvm(f32).to_string(), "float");
    /// ```
    #[must_use]
    pub const fn llvm<'a>(self, overloads: &'a [Overload<'a>]) -> LlvmType<'a> {
        LlvmType { ty: self, overloads }
    }

    /// The scalar type of a value, for a call with these overloads; `None` for vectors, pointers,
    /// structs and void.
    ///
    /// ```
    /// use dxil_ops::{Overload, Scalar, Type};
    /// let vector = &[Overload::Vector(Scalar::F16, 4)];
    /// assert_eq!(Type::Overload.scalar(vector), None);
    /// assert_eq!(Type::OverloadElement.scalar(vector), Some(Scalar::F16));
    /// assert_eq!(Type::Overload.scalar(&[Overload::F16]), Some(Scalar::F16));
    /// ```
    #[must_use]
    pub const fn scalar(self, overloads: &[Overload<'_>]) -> Option<Scalar> {
        match (self.shape(), overloads) {
            (Shape::Scalar(scalar), _) => Some(scalar),
            (Shape::Overload(dimension), _) if (dimension as usize) < overloads.len() => {
                match overloads[dimension as usize] {
                    Overload::Scalar(scalar) => Some(scalar),
                    _ => None,
                }
            }
            (Shape::OverloadElement, [first, ..]) => first.scalar(),
            (Shape::OverloadShaped(_), [Overload::Vector(..), ..]) => None,
            (Shape::OverloadShaped(scalar), _) => Some(scalar),
            _ => None,
        }
    }
}

named! {
    Type,
    /// Finds a type by its name, such as `ResRet`.
}

/// The rule by which the overloads of a call determine the spelling of a type in LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A spelling that does not depend on overloads.
    Plain(&'static str),
    /// A scalar.
    Scalar(Scalar),
    /// The overload of this dimension.
    Overload(u8),
    /// The first overload's scalar, or the element of its vector.
    OverloadElement,
    /// This scalar, or a vector of it if the first overload is a vector of that width.
    OverloadShaped(Scalar),
    /// A pointer to the overload of this dimension, or to its vector's element.
    OverloadPointer {
        /// The dimension.
        dimension: u8,
        /// LLVM's number of the address space.
        address_space: u8,
    },
    /// A vector of the first overload, with this number of elements.
    OverloadVector(u8),
    /// A struct whose name is this prefix followed by the name of the first overload.
    OverloadStruct(&'static str),
}

/// A [`Type`] for given overloads: displays as LLVM IR.
#[derive(Clone, Copy, Debug)]
pub struct LlvmType<'a> {
    ty: Type,
    overloads: &'a [Overload<'a>],
}

impl fmt::Display for LlvmType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let overload = |dimension: u8| self.overloads.get(dimension as usize).copied();
        match self.ty.shape() {
            Shape::Plain(ir) => f.write_str(ir),
            Shape::Scalar(scalar) => f.write_str(scalar.llvm_name()),
            Shape::Overload(dimension) => match overload(dimension) {
                Some(overload) => value(overload, f),
                None => f.write_str("?"),
            },
            Shape::OverloadElement => match overload(0).and_then(Overload::scalar) {
                Some(element) => f.write_str(element.llvm_name()),
                None => f.write_str("?"),
            },
            Shape::OverloadShaped(scalar) => match overload(0) {
                Some(Overload::Vector(_, width)) => value(Overload::Vector(scalar, width), f),
                _ => f.write_str(scalar.llvm_name()),
            },
            Shape::OverloadPointer { dimension, address_space } => {
                match overload(dimension) {
                    Some(Overload::Vector(element, _) | Overload::Scalar(element)) => {
                        f.write_str(element.llvm_name())?;
                    }
                    Some(Overload::UserDefined(name) | Overload::Object(name)) => {
                        identifier(name, f)?;
                    }
                    None => f.write_str("?")?,
                }
                write!(f, " addrspace({address_space})*")
            }
            Shape::OverloadVector(width) => match overload(0).and_then(Overload::scalar) {
                Some(element) => value(Overload::Vector(element, width.into()), f),
                None => f.write_str("?"),
            },
            Shape::OverloadStruct(prefix) => match overload(0) {
                Some(overload) => write!(f, "{prefix}{overload}"),
                None => write!(f, "{prefix}?"),
            },
        }
    }
}

/// The type of a value with this overload.
fn value(overload: Overload<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match overload {
        Overload::Scalar(scalar) => f.write_str(scalar.llvm_name()),
        Overload::Vector(element, width) => write!(f, "<{width} x {}>", element.llvm_name()),
        Overload::UserDefined(name) => {
            identifier(name, f)?;
            f.write_str("*")
        }
        Overload::Object(name) => match name.strip_prefix('m') {
            Some(parameters) if is_matrix(name) => write!(f, "%dx.types.LinAlgMatrix{parameters}"),
            _ => identifier(name, f),
        },
    }
}

/// Whether an object's name is the short form of a linear algebra matrix: component type,
/// rows, columns, use and scope, as in `mC4M5N4U1S2`.
fn is_matrix(name: &str) -> bool {
    let mut rest = name;
    for letter in ["mC", "M", "N", "U", "S"] {
        let Some(number) = rest.strip_prefix(letter) else { return false };
        rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
        if rest.len() == number.len() {
            return false;
        }
    }
    rest.is_empty()
}

/// The name of a type, in quotes if LLVM prints it in quotes.
fn identifier(name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-$._".contains(&byte);
    let digit_first = name.bytes().next().is_some_and(|byte| byte.is_ascii_digit());
    if name.bytes().all(plain) && !digit_first {
        return write!(f, "%{name}");
    }
    f.write_str("%\"")?;
    let mut rest = name;
    while let Some(at) = rest.find(|c: char| c == '"' || c == '\\' || !(' '..='~').contains(&c)) {
        f.write_str(&rest[..at])?;
        let special = rest[at..].chars().next().unwrap_or_default();
        let mut utf8 = [0; 4];
        for byte in special.encode_utf8(&mut utf8).bytes() {
            write!(f, "\\{byte:02X}")?;
        }
        rest = &rest[at + special.len_utf8()..];
    }
    f.write_str(rest)?;
    f.write_str("\"")
}

/// An argument of an operation.
///
/// ```
/// use dxil_ops::{Enumeration, OpCode, Type, Version};
/// let op = OpCode::WaveActiveOp.signature().arguments()[1];
/// assert_eq!((op.name(), op.ty()), ("op", Type::Int8));
/// assert!(op.is_constant(Version::V1_0));
/// assert_eq!(op.enumeration(), Some(Enumeration::WaveOpKind));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    pub(crate) name: ArgumentName,
    pub(crate) ty: Type,
    pub(crate) constant: bool,
    pub(crate) undef: bool,
    /// The least and the greatest value, or [`NO_RANGE`].
    pub(crate) range: (i16, i16),
    /// The minor number of the version from which the argument may be a variable.
    pub(crate) until: Option<u8>,
    pub(crate) enumeration: Option<Enumeration>,
    pub(crate) validation: Validation,
}

/// The values that DXC's validator accepts for an argument that must be a constant, from most to
/// least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Validation {
    /// Any value, also a variable one.
    AnyValue,
    /// Any constant, and `undef`.
    AnyConstant,
    /// Any number.
    AnyNumber,
    /// A number of the [range](Argument::range), or the number after it.
    OneMore,
    /// Only the values that the operation allows.
    Demanded,
}

/// Constructors for the generated tables.
/// The range of an argument that may be any value. An `Option` would take two bytes more for each argument.
const NO_RANGE: (i16, i16) = (1, 0);

impl Argument {
    /// An argument that may be any value of its type.
    pub(crate) const fn new(name: ArgumentName, ty: Type) -> Self {
        Self {
            name,
            ty,
            constant: false,
            undef: false,
            range: NO_RANGE,
            until: None,
            enumeration: None,
            validation: Validation::Demanded,
        }
    }

    pub(crate) const fn constant(mut self) -> Self {
        self.constant = true;
        self
    }

    pub(crate) const fn or_undef(mut self) -> Self {
        self.undef = true;
        self
    }

    pub(crate) const fn within(mut self, min: i16, max: i16) -> Self {
        self.range = (min, max);
        self
    }

    pub(crate) const fn until(mut self, minor: u8) -> Self {
        self.until = Some(minor);
        self
    }

    pub(crate) const fn one_of(mut self, enumeration: Enumeration) -> Self {
        self.enumeration = Some(enumeration);
        self
    }

    pub(crate) const fn validated(mut self, validation: Validation) -> Self {
        self.validation = validation;
        self
    }
}

impl Argument {
    /// The name, as DXC spells it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        ARGUMENT_NAMES[self.name as usize]
    }

    /// The type.
    #[must_use]
    pub const fn ty(&self) -> Type {
        self.ty
    }

    /// Whether the argument must be an immediate constant in this version. `undef` is not one,
    /// unless the argument [allows it](Self::allows_undef).
    ///
    /// ```
    /// use dxil_ops::{OpCode, Version};
    /// let offset = OpCode::Sample.signature().arguments()[6];
    /// assert!(offset.is_constant(Version::V1_6));
    /// assert!(!offset.is_constant(Version::V1_7), "from 6.7 on offsets may be variables");
    /// ```
    #[must_use]
    pub const fn is_constant(&self, version: Version) -> bool {
        self.constant && self.is_restricted(version)
    }

    /// Whether `undef` is allowed instead of an immediate constant: for an argument that may be
    /// unused, such as the offset in a dimension that the texture does not have.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// assert!(OpCode::Sample.signature().arguments()[6].allows_undef());
    /// assert!(!OpCode::WaveActiveOp.signature().arguments()[1].allows_undef());
    /// ```
    #[must_use]
    pub const fn allows_undef(&self) -> bool {
        self.undef
    }

    /// The values that a constant may have in this version, if they are fewer than those of its
    /// type.
    #[must_use]
    pub const fn range(&self, version: Version) -> Option<RangeInclusive<i32>> {
        let (min, max) = self.range;
        if min <= max && self.is_restricted(version) {
            Some(RangeInclusive::new(min as i32, max as i32))
        } else {
            None
        }
    }

    const fn is_restricted(&self, version: Version) -> bool {
        match self.until {
            Some(until) => version.column() < until as usize,
            None => true,
        }
    }

    /// The values that DXC's validator accepts if the argument [must be a
    /// constant](Self::is_constant). It does not check every argument.
    ///
    /// ```
    /// use dxil_ops::{OpCode, Validation};
    /// let op = OpCode::WaveActiveOp.signature().arguments()[1];
    /// assert_eq!(op.validation(), Validation::AnyConstant);
    /// ```
    #[must_use]
    pub const fn validation(&self) -> Validation {
        self.validation
    }

    /// The enumeration of the values, if there is one.
    #[must_use]
    pub const fn enumeration(&self) -> Option<Enumeration> {
        self.enumeration
    }
}

/// The types of an operation's result and arguments. In a call, the opcode, an i32, comes before
/// the arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    result: Type,
    arguments: &'static [Argument],
}

impl Signature {
    pub(crate) const fn new(result: Type, arguments: &'static [Argument]) -> Self {
        Self { result, arguments }
    }

    /// The type of the result.
    #[must_use]
    pub const fn result(&self) -> Type {
        self.result
    }

    /// The arguments after the opcode.
    #[must_use]
    pub const fn arguments(&self) -> &'static [Argument] {
        self.arguments
    }

    /// The function's type in LLVM IR for these overloads, including the opcode: `float (i32,
    /// float)`.
    #[must_use]
    pub const fn llvm<'a>(&self, overloads: &'a [Overload<'a>]) -> LlvmSignature<'a> {
        LlvmSignature { result: self.result, arguments: self.arguments, overloads }
    }
}

/// A [`Signature`] for given overloads: displays as LLVM IR.
#[derive(Clone, Copy, Debug)]
pub struct LlvmSignature<'a> {
    result: Type,
    arguments: &'static [Argument],
    overloads: &'a [Overload<'a>],
}

impl fmt::Display for LlvmSignature<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (i32", self.result.llvm(self.overloads))?;
        for argument in self.arguments {
            write!(f, ", {}", argument.ty.llvm(self.overloads))?;
        }
        f.write_str(")")
    }
}
