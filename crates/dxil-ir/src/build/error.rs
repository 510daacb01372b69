//! Errors of the function builder.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ops::{ImmediateViolation, Violation};

use crate::Ordering;
use crate::typing::{Described, OperationTypeError};

/// The reason why something could not be built.
///
/// Names the function, the instruction or operation, and the cause, with types as LLVM writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    function: BString,
    instruction: &'static str,
    kind: ErrorKind,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A typing rule does not allow an operand.
    Typing(Described),
    /// An id, number or name has no entry.
    Missing(Missing),
    /// Something cannot be done here.
    Misplaced(Misplaced),
    /// Flags have bits that LLVM 3.7 has no name for.
    Flags {
        /// The flags.
        found: u8,
        /// All flags that have a name.
        allowed: u8,
    },
    /// An alignment is neither 0 nor a power of two up to 2²⁹.
    Alignment(u32),
    /// An atomic `load` or `store` has no alignment.
    AtomicAlignment,
    /// An ordering is not one of those that the instruction can have.
    Ordering {
        /// The ordering that is meant.
        role: OrderingRole,
        /// The ordering.
        found: Ordering,
        /// The orderings that it can be.
        allowed: &'static [Ordering],
    },
    /// A `cmpxchg` has a stronger ordering if it fails than if it succeeds.
    StrongerFailure {
        /// The ordering if it succeeds.
        success: Ordering,
        /// The ordering if it fails.
        failure: Ordering,
    },
    /// Two cases of a `switch` have the same value.
    RepeatedCase(u64),
    /// A phi has not one value for each incoming edge.
    PhiEdges {
        /// The block of the phi.
        block: String,
        /// The blocks that the phi has values for.
        found: Vec<String>,
        /// The predecessors of the block, once for each edge.
        expected: Vec<String>,
    },
    /// A phi has different values for several edges from the same block.
    PhiValues {
        /// The block of the phi.
        block: String,
        /// The predecessor.
        from: String,
    },
    /// A block has no terminator.
    Unterminated(String),
    /// An argument of an operation is not the constant that it must be.
    Argument {
        /// The name of the argument.
        name: &'static str,
        /// The rule that it breaks.
        violation: ImmediateViolation,
    },
    /// An operation has another number of arguments.
    ArgumentCount {
        /// The number of arguments.
        found: usize,
        /// The number of the operation.
        expected: usize,
    },
    /// An operation has no type for its overloads.
    OperationType(OperationTypeError),
    /// The module has another function of this name.
    Declared {
        /// The name.
        name: String,
        /// The type of the function that the module has.
        found: String,
        /// The type of the function to be declared.
        expected: String,
    },
    /// Metadata is of another kind.
    Metadata {
        /// The operand of the intrinsic.
        operand: DebugOperand,
        /// The kind that it is.
        found: &'static str,
        /// The kind that it must be.
        expected: &'static str,
    },
    /// The target does not allow the call of an operation.
    Operation(Violation),
}

/// An entry that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Missing {
    /// A type of the module.
    Type(usize),
    /// A constant of the module.
    Constant(usize),
    /// A function of the module.
    Function(usize),
    /// Metadata of the module.
    Metadata(usize),
    /// An argument of the function.
    Argument(u32),
    /// An instruction of the function.
    Instruction(usize),
    /// A block of the function.
    Block(usize),
    /// Any block of the function.
    AnyBlock,
    /// A parameter of an operation's function.
    Parameter(&'static str),
    /// The value of a call that failed.
    Failed,
}

/// Defines an enumeration whose values have a text.
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)*
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $text,)*
                })
            }
        }
    )*};
}

texts! {
    /// A reason why something cannot be done at a place.
    Misplaced {
        /// The function to be built has a body.
        FunctionWithBody = "the function has a body",
        /// The type of the function to be built is no function type.
        NotAFunction = "the type of the function is no function type",
        /// No block is chosen.
        NoCurrentBlock = "no block is chosen",
        /// The block has a terminator.
        Terminated = "the block has a terminator",
        /// A terminator goes to the entry block.
        EntryTarget = "a block cannot go to the first one",
        /// A phi follows another instruction.
        PhiAfterOthers = "it follows another instruction",
        /// Another instruction than a phi is before a phi.
        BeforePhi = "a phi follows",
        /// An instruction is between a `musttail` call and the return of its value.
        AfterMustTail = "only the return of its value follows a `musttail` call",
        /// Incoming values are added to another instruction than a phi.
        IncomingOfOther = "incoming values are those of a phi",
        /// A value without a name is named.
        Unnameable = "only arguments and what instructions give have names",
        /// Metadata is attached to a value that no instruction gives.
        NoInstruction = "only instructions have metadata",
        /// A debug intrinsic is called without a debug location.
        NoLocation = "it has no place in the source",
        /// The first operand of an operation is not its opcode.
        NotTheOpcode = "the first operand is not the opcode",
    }

    /// An ordering of an instruction.
    OrderingRole {
        /// The only one.
        Only = "the ordering",
        /// The ordering of a `cmpxchg` that succeeds.
        Success = "the ordering of success",
        /// The ordering of a `cmpxchg` that fails.
        Failure = "the ordering of failure",
    }

    /// A metadata operand of a debug intrinsic.
    DebugOperand {
        /// The variable.
        Variable = "the variable",
        /// The expression.
        Expression = "the expression",
    }
}

impl Error {
    pub(super) fn new(function: BString, instruction: &'static str, kind: ErrorKind) -> Self {
        Self(Box::new(Inner { function, instruction, kind }))
    }

    /// The name of the function that is built.
    #[must_use]
    pub fn function(&self) -> &BStr {
        self.0.function.as_bstr()
    }

    /// The keyword of the instruction or the name of the operation; empty where it is about
    /// neither.
    #[must_use]
    pub fn instruction(&self) -> &'static str {
        self.0.instruction
    }

    /// The error without the name of the function, as text.
    #[must_use]
    pub fn violation(&self) -> impl fmt::Display + '_ {
        WithoutFunction(&self.0)
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.function.is_empty() {
            write!(f, "{}: ", self.0.function)?;
        }
        self.violation().fmt(f)
    }
}

/// An error without the name of the function.
struct WithoutFunction<'e>(&'e Inner);

impl fmt::Display for WithoutFunction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { instruction, kind, .. } = self.0;
        match kind {
            // This names the operation itself.
            ErrorKind::Operation(_) => {}
            _ if instruction.is_empty() => {}
            _ => write!(f, "{instruction}: ")?,
        }
        kind.fmt(f)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Typing(error) => error.fmt(f),
            Self::Missing(what) => write!(f, "there is no {what}"),
            Self::Misplaced(why) => why.fmt(f),
            Self::Flags { found, allowed } => {
                write!(f, "the set of flags is {found:#x}, expected within {allowed:#x}")
            }
            Self::Alignment(bytes) => {
                write!(f, "the alignment is {bytes}, expected 0 or a power of two up to 2^29")
            }
            Self::AtomicAlignment => {
                f.write_str("the alignment of an atomic access is 0, expected a power of two")
            }
            Self::Ordering { role, found, allowed } => {
                write!(f, "{role} is {}, expected one of ", found.keyword())?;
                write_list(f, allowed.iter().map(|it| it.keyword()))
            }
            Self::StrongerFailure { success, failure } => {
                let [success, failure] = [success, failure].map(|it| it.keyword());
                write!(f, "the ordering of failure is {failure}, ")?;
                write!(f, "expected at most that of success, {success}")
            }
            Self::RepeatedCase(value) => {
                write!(f, "a case is {value}, expected one that no other case has")
            }
            Self::PhiEdges { block, found, expected } => {
                write!(f, "a phi in block {block} has values from ")?;
                write_blocks(f, found)?;
                if expected.is_empty() {
                    return f.write_str(", and no block branches there: use a value in its place");
                }
                f.write_str(", expected one from each of ")?;
                write_blocks(f, expected)?;
                match found.len() < expected.len() {
                    true => f.write_str("; add what is missing with `add_incoming`"),
                    false => Ok(()),
                }
            }
            Self::PhiValues { block, from } => {
                write!(f, "the value of a phi in block {block} from block {from} ")?;
                f.write_str("is one of two, expected the same each time")
            }
            Self::Unterminated(block) => write!(f, "block {block} has no terminator"),
            Self::Argument { name, violation } => match violation {
                ImmediateViolation::NoConstant => {
                    write!(f, "{name} is a variable or undef, expected a constant")
                }
                ImmediateViolation::Range { found, allowed } => {
                    let (low, high) = (allowed.start(), allowed.end());
                    write!(f, "{name} is {found}, expected {low} to {high}")
                }
                ImmediateViolation::Meaning { found, allowed } => {
                    write!(f, "{name} is {found}, expected a value of {}", allowed.name())
                }
            },
            Self::ArgumentCount { found, expected } => {
                write!(f, "the number of arguments is {found}, expected {expected}")
            }
            Self::OperationType(error) => error.fmt(f),
            Self::Declared { name, found, expected } => {
                write!(f, "{name} is {found}, expected {expected}")
            }
            Self::Metadata { operand, found, expected } => {
                write!(f, "{operand} is {found}, expected {expected}")
            }
            Self::Operation(violation) => violation.fmt(f),
        }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type(id) => write!(f, "type {id}"),
            Self::Constant(id) => write!(f, "constant {id}"),
            Self::Function(id) => write!(f, "function {id}"),
            Self::Metadata(id) => write!(f, "metadata {id}"),
            Self::Argument(id) => write!(f, "argument {id}"),
            Self::Instruction(id) => write!(f, "instruction {id}"),
            Self::Block(id) => write!(f, "block {id}"),
            Self::AnyBlock => f.write_str("block"),
            Self::Parameter(name) => write!(f, "parameter {name}"),
            Self::Failed => f.write_str("value, because the call that gives it failed"),
        }
    }
}

impl From<OperationTypeError> for ErrorKind {
    fn from(error: OperationTypeError) -> Self {
        Self::OperationType(error)
    }
}

/// Writes blocks. Without the word in front, a number would not tell that it is a block.
fn write_blocks(f: &mut fmt::Formatter<'_>, blocks: &[String]) -> fmt::Result {
    if blocks.is_empty() {
        return f.write_str("no block");
    }
    for (index, block) in blocks.iter().enumerate() {
        f.write_str(if index == 0 { "block " } else { ", block " })?;
        f.write_str(block)?;
        f.write_str(if block == "0" { " (the first)" } else { "" })?;
    }
    Ok(())
}

fn write_list<'a>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = &'a str>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        f.write_str(if index == 0 { "" } else { ", " })?;
        f.write_str(item)?;
    }
    Ok(())
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0.kind {
            ErrorKind::Typing(error) => Some(error),
            ErrorKind::OperationType(error) => Some(error),
            ErrorKind::Operation(violation) => Some(violation),
            _ => None,
        }
    }
}
