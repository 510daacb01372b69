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
//!
//! # Features
//!
//! - `cli`, on by default: the command. A library that only needs the crates behind it does without,
//!   and without the standard library.
//! - `serde`: `Serialize` and `Deserialize` for what the libraries read.
//! - `yaml`: containers as YAML; part of `cli`.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

pub mod calls;
pub mod check;
pub mod disassembly;
mod file;
pub mod metadata;

pub use disassembly::{disassemble, disassemble_file, disassemble_module};
pub use dxil_bitcode as bitcode;
pub use dxil_container as container;
pub use dxil_ir as ir;
pub use dxil_ops as ops;
pub use dxil_text as text;
pub use file::File;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
