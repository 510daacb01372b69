//! Expressions of effects: code that computes the value of a state from variables.
//!
//! FXC writes an expression as a container of three parts: `FXLC` has the code, `CLI4` literal values of 32 bits, and `CTAB`
//! the names of variables. Registers are numbered by component: four make a vector.

mod opcode;
mod print;
mod read;
mod variables;

use alloc::vec::Vec;

pub use opcode::mnemonic;
pub use read::Instructions;
pub use variables::Variables;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expression<'a> {
    /// The content of the part `FXLC`.
    pub code: &'a [u8],
    /// The values that instructions refer to.
    pub literals: Literals<'a>,
    /// The variables that instructions refer to.
    pub variables: Variables<'a>,
}

/// The literal values of an expression. By default, there are none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Literals<'a> {
    /// 4 bytes for each.
    bytes: &'a [u8],
}

/// An instruction and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located {
    /// The index of its first token, the number of instructions included.
    pub token: usize,
    /// The instruction.
    pub instruction: Instruction,
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The register.
    pub register: Register,
    /// Registers with numbers of vectors to add: the last is added to the register, each other to the one after it.
    pub indices: Vec<Register>,
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
