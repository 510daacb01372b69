//! Why metadata cannot be read.

use core::fmt;

/// Why metadata cannot be read: which node, which of its operands, and what stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    what: &'static str,
    operand: Option<usize>,
    expected: Expected,
}

/// What a node should be or have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// There should be such metadata.
    Present,
    /// So many operands.
    Operands(usize),
    /// Operands in pairs: what is said, and the value. No more of them than DXIL has things to say.
    Pairs,
    /// A node with a list of operands.
    Tuple,
    /// A string.
    String,
    /// A constant.
    Constant,
    /// A constant integer.
    Integer,
    /// An array of 32-bit integers.
    Words,
    /// An array of bytes.
    Bytes,
    /// A function.
    Function,
    /// A value of a struct.
    Struct,
    /// A kind of shader that has a name in shader models.
    ShaderKind,
    /// A kind of subobject.
    SubobjectKind,
}

impl Error {
    pub(super) const fn new(what: &'static str, expected: Expected) -> Self {
        Self { what, operand: None, expected }
    }

    pub(super) const fn at(what: &'static str, operand: usize, expected: Expected) -> Self {
        Self { what, operand: Some(operand), expected }
    }

    /// What kind of node it is, or the name of named metadata.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// Which of its operands, from 0 on.
    #[must_use]
    pub const fn operand(&self) -> Option<usize> {
        self.operand
    }

    /// What was expected.
    #[must_use]
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "metadata: {}", self.what)?;
        if let Some(operand) = self.operand {
            write!(f, ", operand {operand}")?;
        }
        match self.expected {
            Expected::Present => f.write_str(" is missing"),
            Expected::Operands(count) => write!(f, " has not {count} operands"),
            Expected::Pairs => f.write_str(" is not a short list of pairs"),
            Expected::Tuple => f.write_str(" is not a list"),
            Expected::String => f.write_str(" is not a string"),
            Expected::Constant => f.write_str(" is not a constant"),
            Expected::Integer => f.write_str(" is not an integer"),
            Expected::Words => f.write_str(" is not an array of 32-bit integers"),
            Expected::Bytes => f.write_str(" is not an array of bytes"),
            Expected::Function => f.write_str(" is not a function"),
            Expected::Struct => f.write_str(" is not a value of a struct"),
            Expected::SubobjectKind => f.write_str(" is not a kind of subobject"),
            Expected::ShaderKind => f.write_str(" is not the name of a kind of shader"),
        }
    }
}

impl core::error::Error for Error {}
