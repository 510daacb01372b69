//! Reads and writes the bitcode of DXIL modules.
//!
//! A DXIL module is a bitstream of LLVM 3.7: blocks of records for types, constants, metadata and
//! function bodies. [`read`](fn@read) makes a [`dxil_ir::Module`] of it, and [`write`](fn@write)
//! writes one as DXC does: what it read of DXC's, byte for byte.
//!
//! ```
//! # let module = dxil_ir::Module::new();
//! # let bitcode = dxil_bitcode::write(&module)?;
//! let mut module = dxil_bitcode::read(&bitcode)?;
//! assert_eq!(dxil_bitcode::write(&module)?, bitcode);
//!
//! module.target_triple = "dxil-ms-dx".into();
//! let altered = dxil_bitcode::write(&module)?;
//! assert_eq!(dxil_bitcode::read(&altered)?.target_triple, "dxil-ms-dx");
//! # Ok::<(), dxil_bitcode::Error>(())
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
