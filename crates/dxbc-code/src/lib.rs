//! DXBC: the token streams of shader models 4.0 to 5.1, which FXC writes to the parts `SHDR` and `SHEX`.
//!
//! [`Program`] reads a stream, instruction by instruction; [`Writer`] writes one. What is read is written again word for
//! word: a stream with bits that no known compiler sets is an error. The tables of [opcodes](Opcode), [controls](Control)
//! and [enumerations](enumeration) are generated from `dxbc-ops.spec`, which documents them. [`level9`] has the shaders of
//! Direct3D 9 that containers of level 9 have beside their program.
//!
//! ```
//! use dxbc_code::{Opcode, Program, Statement};
//!
//! // ps_5_0: `mov o0.xyzw, l(1.0, 1.0, 1.0, 1.0)`, `ret`
//! let one = 0x3f80_0000;
//! let tokens = [0x50, 11, 0x0800_0036, 0x0010_20f2, 0, 0x0000_4002, one, one, one, one, 0x0100_003e];
//! let bytes: Vec<u8> = tokens.iter().flat_map(|token: &u32| token.to_le_bytes()).collect();
//! let program = Program::parse(&bytes)?;
//! let mut mnemonics = Vec::new();
//! for located in program.statements() {
//!     if let Statement::Instruction(instruction) = located?.statement {
//!         mnemonics.push(instruction.opcode.mnemonic());
//!     }
//! }
//! assert_eq!(mnemonics, ["mov", "ret"]);
//! # Ok::<(), dxbc_code::Error>(())
//! ```
//!
//! # Limits
//!
//! Operands that index operands nest up to [`Operand::MAX_NESTING`]. No list is allocated by a count in the stream: all
//! lengths are checked against the tokens that are there.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

extern crate alloc;

mod build;
mod control;
mod declaration;
pub mod enumeration;
mod error;
pub mod expression;
mod inline;
mod instruction;
pub mod level9;
mod message;
mod opcode;
mod operand;
mod outline;
mod print;
mod program;
mod range;
mod read;
mod write;

pub use build::{InstructionBuilder, Misfit};
pub use control::{BitField, Control, ExtendedKind, ExtendedToken};
pub use declaration::{
    Declaration, Element, FunctionTable, GlobalFlagSet, Interface, SharedMemory,
};
pub use error::{Error, ErrorKind};
pub use inline::Inline;
pub use instruction::{Argument, CustomData, Instruction, Statement};
pub use message::ShaderMessage;
pub use opcode::{OpClass, Opcode, Parameter, ParameterKind, ValueType};
pub use operand::{Component, Components, ExtendedOperand, Index, Operand};
pub use outline::{InterfaceArray, Outline, Phase};
pub use print::{PrintOptions, Printer};
pub use program::{Located, Program, Statements};
pub use range::{RangeKind, ResourceRange, ViewAccess};
pub use write::Writer;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
