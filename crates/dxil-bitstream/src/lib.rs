//! Reads and writes the [LLVM bitstream], the container of bitcode: a stream of bits that holds
//! blocks within blocks, and records in them. It knows no kinds of blocks and records, nor their
//! meaning.
//!
//! [`read`] walks a stream without copying it and enters a block only on request;
//! [`write`](mod@write) mirrors it. A stream that is read without an error is written again bit for
//! bit. To make that possible, the reader rejects streams with bits that no writer chooses freely:
//! padding that is not zero, a VBR that is longer than its value needs.
//!
//! The reader accepts what LLVM 3.7 and today's LLVM read. Where these differ, or the format is
//! silent, the limits are:
//!
//! - A field, a chunk of a VBR and an abbreviation id have at most 32 bits, as LLVM writes them. A
//!   VBR has at most 64. `Fixed(0)` and `Vbr(0)` take no bits and are 0; elements of arrays have
//!   bits.
//! - An abbreviation has at most [`Abbreviation::MAX_OPERANDS`] operands, and blocks nest at most
//!   [`MAX_DEPTH`] deep.
//! - A block ends where its length says. Only blocks are at the top level.
//! - The descriptions of a BLOCKINFO block apply to the blocks after it in the same block, and
//!   inside those, until the next BLOCKINFO block.
//!
//! [LLVM bitstream]: https://llvm.org/docs/BitCodeFormat.html
#![no_std]

extern crate alloc;

mod abbreviation;
mod char6;
mod const_bits;
mod dump;
mod entries;
mod error;
mod known_info;
mod scope;

pub mod block_info;
pub mod read;
pub mod write;

pub use abbreviation::{Abbreviation, Operand};
pub use block_info::BlockInfo;
pub use const_bits::ConstBits;
pub use dump::{Names, dump};
pub use entries::Entries;
pub use error::{Error, ErrorKind};
pub use known_info::{Described, KnownInfo};
pub use read::Reader;
pub use write::Writer;

/// The first four bytes of a stream of LLVM bitcode.
pub const MAGIC: [u8; 4] = *b"BC\xc0\xde";

/// The maximum depth of nested blocks. Bitcode has a depth of three.
pub const MAX_DEPTH: u32 = 64;

/// Abbreviation ids that every block has. Defined abbreviations have the ids after them.
mod id {
    pub(crate) const END_BLOCK: u32 = 0;
    pub(crate) const ENTER_BLOCK: u32 = 1;
    pub(crate) const DEFINE_ABBREVIATION: u32 = 2;
    pub(crate) const UNABBREVIATED: u32 = 3;
    pub(crate) const FIRST_DEFINED: u32 = 4;
}

/// Widths, in bits, of the fields and chunks that are coded alike in every block.
mod width {
    /// Abbreviation ids at the top level.
    pub(crate) const TOP_LEVEL: u32 = 2;
    /// Chunks of a block's id.
    pub(crate) const BLOCK_ID: u32 = 8;
    /// Chunks of the width of a block's abbreviation ids.
    pub(crate) const ABBREVIATION_WIDTH: u32 = 4;
    /// A block's length in words.
    pub(crate) const BLOCK_LENGTH: u32 = 32;
    /// Chunks of codes, counts and unabbreviated operands.
    pub(crate) const OPERAND: u32 = 6;
    /// Chunks of an abbreviation's number of operands, and of their widths.
    pub(crate) const DEFINITION: u32 = 5;
    /// The field that distinguishes the kinds of operands.
    pub(crate) const ENCODING: u32 = 3;
    /// Chunks of a literal.
    pub(crate) const LITERAL: u32 = 8;
}

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
