//! Errors.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BStr;

use crate::codes;

/// An error of reading bitcode or of writing a module.
///
/// Has the cause and the place: of reading, the offset in bits, the block and the record; of
/// writing, the function, the block and the instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    /// The place in a stream, if reading failed.
    place: Option<Place>,
    /// The place in a module, if writing failed.
    part: Option<Part>,
}

/// A place in a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    global: String,
    block: Option<String>,
    instruction: Option<usize>,
}

/// A place in a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// The offset of the record or block, in bits.
    pub(crate) bit: u64,
    pub(crate) block: Option<u32>,
    pub(crate) code: Option<u32>,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bitstream is malformed.
    Bitstream(dxil_bitstream::Error),
    /// The stream has no module.
    NoModule,
    /// A record has too few operands.
    Operands {
        /// The name of the missing operand.
        missing: &'static str,
    },
    /// A record has unknown operands after the known ones.
    Leftover {
        /// The number of unknown operands.
        count: usize,
    },
    /// A reference to something that does not exist.
    Reference {
        /// The kind of thing that is referred to.
        what: &'static str,
        /// The number.
        number: u64,
        /// The count of such things; numbers begin at zero.
        count: usize,
    },
    /// A number is out of range.
    Value {
        /// The name of the number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// The allowed values.
        allowed: &'static str,
    },
    /// The block has a record of an unknown kind.
    UnknownRecord,
    /// A block of this kind is not allowed here.
    UnknownBlock {
        /// Its id.
        id: u32,
    },
    /// A feature of LLVM that DXIL does not have.
    Unsupported {
        /// The feature.
        what: &'static str,
    },
    /// A typing rule does not allow an operand.
    Typing(dxil_ir::typing::Described),
    /// A rule is broken.
    Invalid {
        /// The broken rule, as a sentence.
        what: &'static str,
    },
}

impl Error {
    #[cold]
    pub(crate) fn new(kind: ErrorKind, place: Place) -> Self {
        Self(Box::new(Inner { kind, place: Some(place), part: None }))
    }

    #[cold]
    pub(crate) fn bitstream(error: dxil_bitstream::Error) -> Self {
        let place = Place { bit: error.offset(), block: error.block(), code: None };
        Self::new(ErrorKind::Bitstream(error), place)
    }

    /// Creates an error about a module that is being written.
    #[cold]
    pub(crate) fn invalid_module(what: &'static str) -> Self {
        Self::nowhere(ErrorKind::Invalid { what })
    }

    /// Creates an error without a place.
    #[cold]
    pub(crate) fn nowhere(kind: ErrorKind) -> Self {
        Self(Box::new(Inner { kind, place: None, part: None }))
    }

    /// Sets the instruction that is being written: the number of instructions before it.
    #[cold]
    pub(crate) fn in_instruction(mut self, number: usize) -> Self {
        self.part().instruction = Some(number);
        self
    }

    /// Sets the block of the function that is being written.
    #[cold]
    pub(crate) fn in_block(mut self, name: &BStr, number: usize) -> Self {
        let block = if name.is_empty() { number.to_string() } else { format!("`{name}`") };
        self.part().block = Some(block);
        self
    }

    /// Sets the function, variable or alias that is being written. Without a name, it is called by
    /// its `kind` and number.
    #[cold]
    pub(crate) fn in_global(mut self, name: &BStr, kind: &str, number: usize) -> Self {
        self.part().global =
            if name.is_empty() { format!("{kind} {number}") } else { name.to_string() };
        self
    }

    fn part(&mut self) -> &mut Part {
        self.0.part.get_or_insert_default()
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The name of the function, variable or alias that could not be written; without a name, its
    /// number, as in `function 3`. `None` if another part of the module is concerned, or if reading
    /// failed.
    #[must_use]
    pub fn global(&self) -> Option<&str> {
        self.0.part.as_ref().map(|part| &*part.global)
    }

    /// The index of the instruction that could not be written, counted through the blocks of its
    /// function.
    #[must_use]
    pub fn instruction(&self) -> Option<usize> {
        self.0.part.as_ref()?.instruction
    }

    /// The offset of the malformed record or block in the stream, in bits. `None` if the error
    /// concerns the whole stream, or if writing failed.
    #[must_use]
    pub fn bit(&self) -> Option<u64> {
        self.0.place.map(|place| place.bit)
    }

    /// The id of the block: see [`codes`].
    #[must_use]
    pub fn block(&self) -> Option<u32> {
        self.0.place?.block
    }

    /// The code of the record: see [`codes`].
    #[must_use]
    pub fn record(&self) -> Option<u32> {
        self.0.place?.code
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bit {}", self.bit)?;
        let Some(block) = self.block else { return Ok(()) };
        match codes::block_name(block) {
            Some(name) => write!(f, ", {name}")?,
            None => write!(f, ", block {block}")?,
        }
        let Some(code) = self.code else { return Ok(()) };
        match codes::record_name(block, code) {
            Some(name) => write!(f, ", {name}"),
            None => write!(f, ", record {code}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.global)?;
        if let Some(block) = &self.block {
            write!(f, ", block {block}")?;
        }
        if let Some(instruction) = &self.instruction {
            write!(f, ", instruction {instruction}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, place, part } = &*self.0;
        if let Some(part) = part {
            write!(f, "{part}: ")?;
        }
        match (kind, place) {
            // Such an error prints its own place.
            (ErrorKind::Bitstream(error), _) => write!(f, "{error}"),
            (kind, Some(place)) => write!(f, "{place}: {kind}"),
            (kind, None) => write!(f, "{kind}"),
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bitstream(error) => write!(f, "{error}"),
            Self::NoModule => f.write_str("the stream has no module"),
            Self::Operands { missing } => write!(f, "the operand `{missing}` is missing"),
            Self::Leftover { count } => write!(f, "{count} more operands than are known"),
            Self::Reference { what, number, count: 0 } => {
                write!(f, "{what} {number} does not exist: there are none")
            }
            Self::Reference { what, number, count } => {
                write!(f, "{what} {number} does not exist: the last is {}", count - 1)
            }
            Self::Value { what, value, allowed } => write!(f, "{what} is {value}, not {allowed}"),
            Self::UnknownRecord => f.write_str("a record of this kind is not known"),
            Self::UnknownBlock { id } => match codes::block_name(*id) {
                Some(name) => write!(f, "a block {name} does not belong here"),
                None => write!(f, "a block {id} does not belong here"),
            },
            Self::Unsupported { what } => write!(f, "DXIL has no {what}"),
            Self::Typing(error) => error.fmt(f),
            Self::Invalid { what } => f.write_str(what),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0.kind {
            ErrorKind::Bitstream(error) => Some(error),
            ErrorKind::Typing(error) => Some(error),
            _ => None,
        }
    }
}
