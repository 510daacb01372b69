//! Reads and writes DXContainer, the file format of Direct3D shaders.
//!
//! A container is a header and a list of parts, each named by four characters: a program in DXIL or
//! DXBC, signatures, tables for the runtime, debug information.
//!
//! ```
//! use dxil_container::{Container, FourCC, layout, read, write};
//!
//! // Make a file with one part, ...
//! let mut made = write::Container::default();
//! let flags = layout::FeatureFlags::WaveOps;
//! made.push(FourCC::SFI0, write::Features { flags, ..Default::default() });
//! let file = made.write()?;
//!
//! // ... and look at it.
//! let container = Container::parse(&file)?;
//! let part = container.part(FourCC::SFI0).expect("it was put there");
//! assert_eq!(*read::Features::parse(&part)?.flags, flags);
//! # // What the compiler makes of the same.
//! # let theirs = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc"
//! # ));
//! # let theirs = dxil_container::Container::parse(theirs)?;
//! # let theirs = theirs.part(dxil_container::FourCC::SFI0).expect("a part");
//! # assert_eq!(made.parts[0].data, dxil_container::write::PartData::read(&theirs)?);
//! # Ok::<(), dxil_container::Error>(())
//! ```
//!
//! # Modules
//!
//! | module | users | content |
//! | --- | --- | --- |
//! | [`read`] | programs that look at a file | views: they borrow the file, allocate nothing for the directory, decode values when asked for them, and know the place of each value in the file |
//! | [`write`](mod@write) | programs that make or change one | owned forms of the same parts: a form writes back the bytes that it read, and refuses to read bytes that it cannot hold |
//! | [`layout`] | both | the structures of the file, their enumerations and flags |
//! | [`tree`] | programs that show or compare parts without knowing each | the content of views, field by field |
//!
//! Modules are namespaces. The types of one part have the same name in each: a
//! [`layout::SignatureElement`] is a record of the file, a [`read::SignatureElement`] that record in a
//! file with its place and name, a [`write::SignatureElement`] one to be written. So name the module
//! where you use more than one, as above, and do not import everything from two of them. What stands
//! here in the root has one meaning alone; [`Container`] is [`read::Container`].
//!
//! # Features
//!
//! - `serde`: `Serialize` and `Deserialize` for records and for the owned forms of parts.
//!
//! The crate `dxil-yaml` has containers as YAML, in the dialect of LLVM's `obj2yaml`.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod compressed;
mod cursor;
mod digest;
#[cfg(test)]
mod documentation;
mod error;
mod field;
mod flags;
mod four_cc;
mod gaps;
mod limit;
mod open_enum;
mod part;
mod part_kinds;
mod parts;
mod record;
#[cfg(feature = "serde")]
mod serde;
mod strings;
mod zlib;

pub mod layout;
pub mod read;
pub mod tree;
pub mod write;

pub use digest::{DIGEST_RANGE, Digest, Verdict};
pub use error::{Error, ErrorKind};
pub use field::FieldType;
pub use four_cc::{FourCC, PartInfo, Writer};
pub use limit::default_limit;
pub use read::Container;
pub use record::{At, Field, Record, Records};
#[cfg(feature = "serde")]
pub use serde::readable::SERDE_BYTES;
pub use strings::{StringTable, Strings};
pub use tree::{Describe, Value};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
