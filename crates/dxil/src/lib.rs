//! DXIL, the bytecode of Direct3D 12 shaders, and DXContainer, the files that hold it.
//!
//! This crate gathers the libraries; its command `dxil` shows, compares and edits files.
//!
//! ```
//! use dxil::container::{Container, FourCC};
//! use dxil::ops::OpCode;
//!
//! let file = dxil::container::write::Container::default().write()?;
//! assert!(Container::parse(&file)?.part(FourCC::DXIL).is_none());
//! assert_eq!(OpCode::Sin.name(), "Sin");
//! # Ok::<(), dxil::container::Error>(())
//! ```
#![no_std]

extern crate alloc;

pub mod calls;
pub mod check;
pub mod disassembly;
mod file;
pub mod metadata;

pub use disassembly::{disassemble, disassemble_file, disassemble_file_within, disassemble_module};
pub use dxil_bitcode as bitcode;
pub use dxil_container as container;
pub use dxil_ir as ir;
pub use dxil_ops as ops;
pub use dxil_text as text;
pub use file::File;

/// The examples in README.md.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
