//! Expressions of effects: code that computes the value of a state from variables.
//!
//! FXC writes an expression as a container of three parts: `FXLC` has the code, `CLI4` literal values of 32 bits, and `CTAB`
//! the names of variables. Registers are numbered by component: four make a vector.

mod opcode;
mod print;
mod read;

use alloc::vec::Vec;

pub use opcode::mnemonic;
pub use read::Instructions;
use read::Variables;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expression<'a> {
    /// The content of the part `FXLC`.
    code: &'a [u8],
    /// The values of the part `CLI4`, of 4 bytes each.
    literals: &'a [u8],
    variables: Variables<'a>,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The number of the operation.
    pub opcode: u16,
    /// Number of components.
    pub component_count: u16,
    /// Whether the first source has one component, which stands for all.
    pub first_is_scalar: bool,
    /// The sources.
    pub sources: Vec<Operand>,
    /// The destination.
    pub destination: Operand,
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    /// The kind.
    pub kind: RegisterKind,
    /// The number of the first component.
    pub component: u32,
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The register.
    pub register: Register,
    /// The register with the number of vectors to add.
    pub index: Option<Register>,
}

/// The kind of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegisterKind {
    /// A value of the part `CLI4`.
    Literal,
    /// A variable.
    Variable,
    /// An input.
    Input,
    /// The result.
    Output,
    /// A result that is a boolean.
    BooleanOutput,
    /// A result that is an integer.
    IntegerOutput,
    /// A temporary value.
    Temporary,
}
