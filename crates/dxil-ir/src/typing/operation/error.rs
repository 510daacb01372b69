//! Errors of operations' types.

use alloc::string::String;
use core::fmt;

use dxil_ops::Type as OpType;

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
