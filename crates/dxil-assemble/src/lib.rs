//! Makes a DXContainer of a DXIL module: the parts that DXC's assembler makes, in its order, signed.
//!
//! ```
//! use dxil_assemble::{Errors, Options, assemble};
//! use dxil_container::{Container, FourCC, read::Program};
//!
//! # let file = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc"
//! # ));
//! # let container = Container::parse(file)?;
//! # let part = container.part(FourCC::DXIL).expect("a program");
//! # let bitcode = Program::parse(&part)?.bitcode;
//! let module = dxil_bitcode::read(&bitcode)?;
//! let assembled = assemble(module, &Options::default()).map_err(Errors)?;
//! let file = assembled.write()?;
//! assert!(Container::parse(&file)?.part(FourCC::PSV0).is_some());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! `docs/assemble.md` of the repository describes the source of each part.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod assemble;
mod canonical;
mod check;
mod counters;
mod debug;
pub mod dxbc;
mod normalize;
mod options;
mod programs;
mod reassemble;
mod reflection;
mod root_signature;
mod source;

pub use assemble::{Assembled, assemble, assemble_read, assemble_verified};
pub use dxil_derive as derive;
pub use dxil_derive::{Cause, Diagnostic, Errors};
pub use options::{DebugParts, HashSource, Options, Reflection, RootSignatureSource};
pub use reassemble::reassemble;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
