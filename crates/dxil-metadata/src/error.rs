//! Errors of reading.

use core::fmt;

use dxil_ir::{Id as _, MetadataId};

/// The error of metadata that cannot be read: the node, its field, and the value that was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub(crate) node: Option<MetadataId>,
    pub(crate) what: &'static str,
    pub(crate) field: Option<&'static str>,
    pub(crate) expected: Expected,
}

/// The form that metadata should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// A named metadata that must exist.
    Present,
    /// Named metadata that is there once.
    Once,
    /// Named metadata of one node.
    One,
    /// A tuple of another number of operands.
    Operands {
        /// The number that it should have.
        expected: usize,
        /// The number that it has.
        found: usize,
    },
    /// A tuple of an even number of operands: tags and values.
    Pairs,
    /// A tuple of a tag, and then of pairs.
    TaggedPairs,
    /// A tuple.
    Tuple,
    /// A string.
    String,
    /// A constant.
    Constant,
    /// A constant integer that fits into this number of bits.
    Integer(u32),
    /// A constant of type `float`.
    Float,
    /// A constant array of 32-bit integers.
    Words,
    /// A constant array of bytes.
    Bytes,
    /// A function.
    Function,
    /// A value of a struct.
    Struct,
    /// The name of a kind of shader, such as `ps`.
    ShaderKind,
    /// A known kind of subobject.
    SubobjectKind,
    /// Metadata that refers to nodes less often: its content would have many times the module's size.
    Size,
    /// Tuples that are nested less deeply.
    Depth,
}

impl Error {
    pub(crate) const fn new(what: &'static str, expected: Expected) -> Self {
        Self { node: None, what, field: None, expected }
    }

    /// The node: its id in [`Module::metadata`](dxil_ir::Module::metadata).
    #[must_use]
    pub const fn node(&self) -> Option<MetadataId> {
        self.node
    }

    /// The kind of the node, or the name of the named metadata.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// The field of the node that is wrong.
    #[must_use]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// The form that the field or the node should have.
    #[must_use]
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("metadata: ")?;
        if let Some(node) = self.node {
            write!(f, "node {}, ", node.index())?;
        }
        f.write_str(self.what)?;
        if let Some(field) = self.field {
            write!(f, ", {field}")?;
        }
        match self.expected {
            Expected::Present => f.write_str(" is missing"),
            Expected::Once => f.write_str(" is there more than once"),
            Expected::One => f.write_str(" is not one node"),
            Expected::Operands { expected, found } => {
                write!(f, " should have {expected} operands, not {found}")
            }
            Expected::Pairs => f.write_str(" is not a list of tags and values"),
            Expected::TaggedPairs => f.write_str(" is not a tag and a list of pairs"),
            Expected::Tuple => f.write_str(" is not a tuple"),
            Expected::String => f.write_str(" is not a string"),
            Expected::Constant => f.write_str(" is not a constant"),
            Expected::Integer(bits) => write!(f, " is not an integer of {bits} bits"),
            Expected::Float => f.write_str(" is not a float"),
            Expected::Words => f.write_str(" is not an array of 32-bit integers"),
            Expected::Bytes => f.write_str(" is not an array of bytes"),
            Expected::Function => f.write_str(" is not a function"),
            Expected::Struct => f.write_str(" is not a value of a struct"),
            Expected::ShaderKind => f.write_str(" is not the name of a kind of shader"),
            Expected::SubobjectKind => f.write_str(" is not a kind of subobject"),
            Expected::Size => f.write_str(" has a content of many times the module's size"),
            Expected::Depth => f.write_str(" is nested too deeply"),
        }
    }
}

impl core::error::Error for Error {}
