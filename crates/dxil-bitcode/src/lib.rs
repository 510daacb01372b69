//! Reads and writes the bitcode of DXIL modules.
//!
//! A DXIL module is a bitstream of LLVM 3.7, with blocks of records for types, constants, metadata
//! and function bodies. [`read`](fn@read) makes a [`dxil_ir::Module`] of it, and
//! [`write`](fn@write) writes a module as DXC does: a module that was read from DXC's bitcode, byte
//! for byte.
//!
//! ```
//! # use dxil_container::{Container, FourCC, read::Program};
//! # fn bitcode(file: &[u8]) -> Result<Vec<u8>, dxil_container::Error> {
//! #     let part = Container::parse(file)?.part(FourCC::DXIL).expect("a program");
//! #     Ok(Program::parse(&part)?.bitcode.to_vec())
//! # }
//! # macro_rules! shader {
//! #     ($name:literal) => {
//! #         bitcode(include_bytes!(concat!(
//! #             env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/", $name
//! #         )))?
//! #     };
//! # }
//! # let bitcode_of_dxc = shader!("cs_fast_math.dxbc");
//! let mut module = dxil_bitcode::read(&bitcode_of_dxc)?;
//! assert_eq!(dxil_bitcode::write(&module)?, bitcode_of_dxc);
//!
//! // Remove fast-math flags.
//! for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
//!     for instruction in body.instructions.values_mut() {
//!         if let Some(flags) = instruction.kind.fast_math_flags_mut() {
//!             *flags = dxil_ir::FastMathFlags::NONE;
//!         }
//!     }
//! }
//! let strict = dxil_bitcode::write(&module)?;
//! # // DXC's result with `-Gis`.
//! # assert_eq!(strict, shader!("cs_fast_math-ieee.dxbc"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! - [`LazyModule`] reads function bodies on request.
//! - [`Places`] finds the records that entities were read from.
//! - [`Bitcode`] keeps the data that other writers put around a module: a wrapper, symbol tables.
//! - [`codes`] has the numbers of blocks and records, with their names.
//!
//! # What is read
//!
//! [`read`](fn@read) takes bitcode of DXIL and of LLVM 15 to 23, as clang, rustc and `llvm-as` write it: a module of
//! [`Dialect::Modern`](dxil_ir::Dialect::Modern) then. [`read_dxil`] takes DXIL's only. Features of modern LLVM that
//! modules do not hold are errors that name them.
//!
//! The reader accepts the bitcode of DXC, Mesa and LLVM's backend for DirectX as far as DXC's own
//! reader does, with blocks in any order that DXC accepts. It drops nothing silently: unknown
//! records and blocks are errors, and so are features of LLVM 3.7 that DXIL does not have, such as
//! `invoke` and inline assembly. It does not keep the choice of abbreviations, the numbers of
//! values, and unused types and constants.
//!
//! Errors have the offset in bits, the block and the record. Memory is bounded by the size of the
//! input, whatever its counts claim, and nesting does not use the stack.
#![no_std]

extern crate alloc;

pub mod codes;
mod error;
mod file;
mod known_info;
mod metadata_kinds;
mod numbers;
mod order;
mod places;
pub mod read;
pub mod write;

pub use error::{Error, ErrorKind};
pub use file::{Bitcode, Identification};
pub use places::Places;
pub use read::{LazyModule, read, read_dxil, read_metadata};
pub use write::{Written, write};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
