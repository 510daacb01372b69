//! Reads and writes DXContainer, the file format of Direct3D shaders.
//!
//! A container is a header and a list of parts, each named by four characters: a program in DXIL or
//! DXBC, signatures, tables for the runtime, debug information.
//!
//! [`read`] has views: they borrow the file, allocate nothing for the directory, decode what is asked
//! for and know where in the file each value lies. [`write`](mod@write) has owned forms of the same parts: what
//! a form read it writes back byte for byte, and what it cannot hold it refuses to read. [`layout`]
//! has the structures of the file that both share.
#![no_std]

extern crate alloc;

mod cursor;
mod digest;
mod error;
mod field;
mod flags;
mod four_cc;
mod open_enum;
mod record;
#[cfg(feature = "serde")]
mod serde;
mod strings;
mod zlib;

pub mod layout;
pub mod read;
pub mod tree;
pub mod write;
#[cfg(feature = "yaml")]
pub mod yaml;

pub use digest::{DIGEST_RANGE, Digest, Verdict};
pub use error::{Error, ErrorKind};
pub use field::FieldType;
pub use four_cc::{FourCC, PartInfo, Writer};
pub use read::Container;
pub use record::{At, Field, Record, Records};
pub use strings::{StringTable, Strings};
pub use tree::{Describe, Value};
