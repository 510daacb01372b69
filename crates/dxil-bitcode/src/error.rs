//! What can be wrong with a module, and where.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BStr;

use crate::codes;

/// Why bitcode could not be read, or a module not be written.
///
/// Names the cause and the place: the bit of the stream, the block and the record; or the function
/// that cannot be written, the block of it and the instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    /// Of the stream that is read.
    place: Option<Place>,
    /// Of the module that is written.
    part: Option<Part>,
}

/// What of a module cannot be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    global: String,
    block: Option<String>,
    instruction: Option<usize>,
}

/// Where something is in a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// The bit at which the record or block begins.
    pub(crate) bit: u64,
    pub(crate) block: Option<u32>,
    pub(crate) code: Option<u32>,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bitstream itself is not sound.
    Bitstream(dxil_bitstream::Error),
    /// There is no module in the stream.
    NoModule,
    /// A record has fewer operands than it needs.
    Operands {
        /// The operand that is missing.
        missing: &'static str,
    },
    /// A record has more operands than are known.
    Leftover {
        /// How many more.
        count: usize,
    },
    /// A number names something that does not exist.
    Reference {
        /// What it should name.
        what: &'static str,
        /// The number.
        number: u64,
        /// How many there are, from zero.
        count: usize,
    },
    /// A number has a value that it cannot have.
    Value {
        /// Which number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// What is allowed.
        allowed: &'static str,
    },
    /// A record of this kind is not known here.
    UnknownRecord,
    /// A block of this kind is not known here.
    UnknownBlock {
        /// Its id.
        id: u32,
    },
    /// Something that LLVM has and DXIL does not.
    Unsupported {
        /// What.
        what: &'static str,
    },
    /// A typing rule does not allow an operand.
    Typing(dxil_ir::typing::Described),
    /// Something is not as it must be.
    Invalid {
        /// What is wrong.
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

    /// What is wrong with a module that is written.
    #[cold]
    pub(crate) fn invalid_module(what: &'static str) -> Self {
        Self::nowhere(ErrorKind::Invalid { what })
    }

    /// An error of the whole stream or module.
    #[cold]
    pub(crate) fn nowhere(kind: ErrorKind) -> Self {
        Self(Box::new(Inner { kind, place: None, part: None }))
    }

    /// The same, of an instruction of a function that is written: the number of those before it.
    #[cold]
    pub(crate) fn in_instruction(mut self, number: usize) -> Self {
        self.part().instruction = Some(number);
        self
    }

    /// The same, of a block of a function that is written.
    #[cold]
    pub(crate) fn in_block(mut self, name: &BStr, number: usize) -> Self {
        let block = if name.is_empty() { number.to_string() } else { format!("`{name}`") };
        self.part().block = Some(block);
        self
    }

    /// The same, of a function, variable or alias that is written: the number of those of its `kind`
    /// before it names it where it has no name.
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

    /// The function, variable or alias that could not be written, by its name; without one, by its
    /// number, as in `function 3`. `None` where it was another part of the module, or reading failed.
    #[must_use]
    pub fn global(&self) -> Option<&str> {
        self.0.part.as_ref().map(|part| &*part.global)
    }

    /// The instruction that could not be written: how many the function has before it, in the order
    /// of its blocks.
    #[must_use]
    pub fn instruction(&self) -> Option<usize> {
        self.0.part.as_ref()?.instruction
    }

    /// The bit of the stream at which the record or block begins that is wrong; `None` where it is
    /// the whole stream, or a module that was to be written.
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
            // This names its place itself.
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
