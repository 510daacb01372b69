//! Operands of instructions.

use crate::{ConstantId, InstructionId, MetadataId};

/// An operand of an instruction.
///
/// Arguments and instructions are those of the function that the instruction is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A constant, which functions and global variables are too.
    Constant(ConstantId),
    /// An argument of the function, counted from zero.
    Argument(u32),
    /// The result of an instruction of the function.
    Instruction(InstructionId),
    /// Metadata, as an argument of a call.
    Metadata(MetadataId),
    /// An argument of the function wrapped into metadata, as calls of `llvm.dbg.value` have it.
    MetadataOfArgument(u32),
    /// The result of an instruction wrapped into metadata.
    MetadataOfInstruction(InstructionId),
}

impl Value {
    /// The constant that it is.
    #[must_use]
    pub const fn constant(self) -> Option<ConstantId> {
        match self {
            Self::Constant(id) => Some(id),
            _ => None,
        }
    }

    /// The instruction whose result it is.
    #[must_use]
    pub const fn instruction(self) -> Option<InstructionId> {
        match self {
            Self::Instruction(id) => Some(id),
            _ => None,
        }
    }
}

impl From<ConstantId> for Value {
    fn from(id: ConstantId) -> Self {
        Self::Constant(id)
    }
}

impl From<InstructionId> for Value {
    fn from(id: InstructionId) -> Self {
        Self::Instruction(id)
    }
}
