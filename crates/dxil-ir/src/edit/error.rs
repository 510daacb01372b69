//! Errors of editing.

use core::fmt;

use alloc::string::String;

use bstr::BString;

use super::Global;
use crate::{BlockId, FunctionId, Id as _, InstructionId, Value, build};

/// The reason why a change is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// There is no such function, or it is a declaration.
    NoBody(FunctionId),
    /// The function does not contain this instruction.
    NoInstruction(InstructionId),
    /// The function does not contain this block.
    NoBlock(BlockId),
    /// The function has no such value.
    NoValue(Value),
    /// A block has no terminator.
    Unterminated(BlockId),
    /// An instruction that is to be erased has users.
    InUse(InstructionId),
    /// The instruction is a terminator, a phi or a call of `llvm.localescape`, and the change would remove it or
    /// leave it in a wrong place.
    Fixed(InstructionId),
    /// The change would part a `musttail` call from the return of its value.
    MustTailCall(InstructionId),
    /// A call demands that its argument is the address of an alloca or a function, and the change would replace
    /// it: a call of `llvm.localescape`, for instance, or with an argument of `inalloca`.
    AddressDemanded(InstructionId),
    /// A value is of another type than the value that it would replace.
    Type {
        /// The type of the new value, as LLVM writes it.
        found: String,
        /// The type of the old value.
        expected: String,
    },
    /// A block has other predecessors than one that always goes to it.
    Predecessors(BlockId),
    /// A call cannot be inlined.
    NotInlinable(InstructionId, NotInlinable),
    /// The address of a function is used by more than direct calls: its type cannot change.
    AddressTaken(FunctionId),
    /// A function has variable arguments.
    Variadic(FunctionId),
    /// A function is an intrinsic, whose type is LLVM's.
    Intrinsic(FunctionId),
    /// A `musttail` call demands that the types of its caller and of this function are alike.
    MustTail(FunctionId),
    /// The last parameter of a function is `inalloca`, and no other may be.
    InAlloca(FunctionId),
    /// A function cannot have this name: a global or a COMDAT has it, or it is one of intrinsics.
    Name(BString),
    /// The module has no such global.
    NoGlobal(Global),
    /// A global that is to be removed is used.
    GlobalInUse(Global),
    /// A new instruction is wrong.
    Build(build::Error),
}

/// The reason why a call cannot be inlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotInlinable {
    /// The instruction is not a call of a function with a body.
    NoBody,
    /// The arguments or the result are not those of the function.
    Signature,
    /// The function has variable arguments.
    Variadic,
    /// An argument is passed in memory of its own: `byval` or `inalloca`.
    ByValue,
    /// The call or one in the function is `musttail`.
    MustTail,
    /// A call in the function demands that its argument is the address of an alloca or a function.
    AddressDemanded,
}

impl From<build::Error> for Error {
    fn from(error: build::Error) -> Self {
        Self::Build(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBody(id) => write!(f, "function {} has no body", id.index()),
            Self::NoInstruction(id) => {
                write!(f, "instruction {} is not in the function", id.index())
            }
            Self::NoBlock(id) => write!(f, "block {} is not in the function", id.index()),
            Self::NoValue(value) => write!(f, "there is no {value:?}"),
            Self::Unterminated(id) => write!(f, "block {} has no terminator", id.index()),
            Self::InUse(id) => write!(f, "instruction {} is in use", id.index()),
            Self::Fixed(id) => {
                write!(
                    f,
                    "instruction {} is a terminator, phi or `llvm.localescape`, which has a fixed place",
                    id.index()
                )
            }
            Self::MustTailCall(id) => {
                write!(f, "the return of its value must follow the `musttail` call {}", id.index())
            }
            Self::AddressDemanded(id) => {
                write!(f, "the call {} demands the address of an alloca or a function", id.index())
            }
            Self::Type { found, expected } => {
                write!(f, "the new value is {found}, expected {expected}")
            }
            Self::Predecessors(id) => {
                write!(f, "block {} is not the only successor of its only predecessor", id.index())
            }
            Self::NotInlinable(id, why) => {
                write!(f, "the call {} cannot be inlined: {why}", id.index())
            }
            Self::AddressTaken(id) => {
                write!(f, "the address of function {} is used by more than calls", id.index())
            }
            Self::Variadic(id) => write!(f, "function {} has variable arguments", id.index()),
            Self::Intrinsic(id) => write!(f, "function {} is an intrinsic of LLVM", id.index()),
            Self::MustTail(id) => {
                write!(f, "a `musttail` call demands the type of function {}", id.index())
            }
            Self::InAlloca(id) => {
                write!(f, "the last parameter of function {} is `inalloca`", id.index())
            }
            Self::Name(name) => write!(f, "the name {name} is taken"),
            Self::NoGlobal(global) => write!(f, "there is no {global}"),
            Self::GlobalInUse(global) => write!(f, "{global} is in use"),
            Self::Build(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for Global {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Function(id) => write!(f, "function {}", id.index()),
            Self::Variable(id) => write!(f, "variable {}", id.index()),
            Self::Alias(id) => write!(f, "alias {}", id.index()),
        }
    }
}

impl fmt::Display for NotInlinable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoBody => "it calls no function with a body",
            Self::Signature => "its arguments and result are not those of the function",
            Self::Variadic => "the function has variable arguments",
            Self::ByValue => "an argument is passed by value in memory",
            Self::MustTail => "a call is `musttail`",
            Self::AddressDemanded => "a call in it demands the address of an alloca or a function",
        })
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Build(error) => Some(error),
            _ => None,
        }
    }
}
