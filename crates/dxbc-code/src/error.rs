//! The error of reading and writing.

use alloc::boxed::Box;
use core::fmt;

use dxil_ops::ShaderModel;

use crate::opcode::Opcode;
use crate::operand::Operand;

/// A stream that cannot be read, or a program that cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(Box<(ErrorKind, usize)>);

/// The cause of an [`Error`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream or the instruction ends before this.
    Truncated(&'static str),
    /// The header states a number of tokens that is not there, or fewer than the header has.
    ProgramLength(u32),
    /// An instruction or data whose number of tokens is less than 1, or more than are left.
    Length(u32),
    /// An instruction with more tokens than its arguments have, or more than its length can state.
    UnusedTokens(Opcode, usize),
    /// A number that is no opcode.
    UnknownOpcode(u32),
    /// A number that is no type of operands.
    UnknownOperandType(u32),
    /// A number of another field of a token that has no meaning.
    UnknownValue(&'static str, u32),
    /// An extended token of a kind that the opcode does not have.
    Extended(Opcode, u32),
    /// A token with bits that have no meaning.
    ReservedBits(u32),
    /// Operands index one another more than [`Operand::MAX_NESTING`] deep.
    TooDeep,
    /// Arguments of another number or kind than the opcode has in the shader model.
    Arguments(Opcode, ShaderModel),
    /// An operand with another number of immediate values than its components have.
    Operand,
    /// Something that does not fit its bits.
    TooLarge(&'static str),
    /// A listing that would be longer than this number of bytes.
    TooLong(usize),
}

impl Error {
    pub(crate) fn new(kind: ErrorKind, token: usize) -> Self {
        Self(Box::new((kind, token)))
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.0
    }

    /// The index of the token: from the start of a program, whose header has two, or of a part of an
    /// [expression](crate::expression).
    #[must_use]
    pub fn token(&self) -> usize {
        self.0.1
    }

    /// The offset of the token from the same start, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.token().saturating_mul(4)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {} (byte {:#x}): {}", self.token(), self.offset(), self.kind())
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated(what) => write!(f, "there is no token for {what}"),
            Self::ProgramLength(count) => {
                write!(f, "the program states {count} tokens, which are not there")
            }
            Self::Length(count) => write!(f, "a length of {count} tokens does not fit here"),
            Self::UnusedTokens(opcode, count) => {
                write!(f, "`{}` has {count} tokens after its arguments", opcode.mnemonic())
            }
            Self::UnknownOpcode(number) => write!(f, "{number} is no opcode"),
            Self::UnknownOperandType(number) => write!(f, "{number} is no type of operands"),
            Self::UnknownValue(field, number) => write!(f, "{number} is no {field}"),
            Self::Extended(opcode, number) => {
                write!(f, "`{}` has no extended token of kind {number}", opcode.mnemonic())
            }
            Self::ReservedBits(bits) => write!(f, "the bits {bits:#x} have no meaning"),
            Self::TooDeep => {
                write!(f, "operands index one another more than {} deep", Operand::MAX_NESTING)
            }
            Self::Arguments(opcode, ShaderModel { major, minor }) => {
                let mnemonic = opcode.mnemonic();
                write!(f, "`{mnemonic}` takes other arguments in shader model {major}.{minor}")
            }
            Self::Operand => {
                f.write_str("an operand has another number of immediate values than components")
            }
            Self::TooLong(limit) => write!(f, "the listing would be longer than {limit} bytes"),
            Self::TooLarge(what) => write!(f, "{what} does not fit its bits"),
        }
    }
}

impl core::error::Error for Error {}
