//! Reads and writes the bitcode of DXIL modules.
//!
//! A DXIL module is a bitstream of LLVM 3.7: blocks of records for types, constants, metadata and
//! function bodies. [`read`](fn@read) makes a [`dxil_ir::Module`] of it, and [`write`](fn@write)
//! writes one as DXC does: what it read of DXC's, byte for byte.
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
//! // Without fast-math flags.
//! for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
//!     for instruction in body.instructions.values_mut() {
//!         if let Some(flags) = instruction.kind.fast_math_flags_mut() {
//!             *flags = dxil_ir::FastMathFlags::NONE;
//!         }
//!     }
//! }
//! let strict = dxil_bitcode::write(&module)?;
//! # // What DXC makes of the source with `-Gis`.
//! # assert_eq!(strict, shader!("cs_fast_math-ieee.dxbc"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! - [`LazyModule`] reads function bodies when they are asked for.
//! - [`Bitcode`] keeps what other writers put around a module: a wrapper, symbol tables.
//! - [`codes`] has the numbers of blocks and records, with their names.
//!
//! # What is read
//!
//! What DXC's own reader takes of what DXC, Mesa and LLVM's backend for DirectX write, in any order of
//! blocks that it takes. A reader drops nothing in silence: a record or block that it does not know is
//! an error, and so is what LLVM 3.7 has and DXIL has not, such as `invoke` or inline assembly.
//! Only what says nothing is not kept: the choice of abbreviations, the numbers of values, types and
//! constants that nothing uses.
//!
//! Errors name the bit of the stream, the block and the record. Memory grows with the input, whatever
//! counts in it claim, and depth costs no stack.
#![no_std]

extern crate alloc;

pub mod codes;
mod error;
mod file;
mod numbers;
mod order;
pub mod read;
pub mod write;

pub use error::{Error, ErrorKind};
pub use file::{Bitcode, Identification};
pub use read::{LazyModule, read};
pub use write::write;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
