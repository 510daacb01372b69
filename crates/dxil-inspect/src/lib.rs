//! Views of DXIL and DXContainer files for people, independent of the medium that shows them.
//!
//! [`Document::of`](Document) makes sections of rows, tables and trees from a container. Rows have their range of
//! bytes in the file and [references](Item) to one another: from a resource to its records in `RDAT` and `PSV0`
//! and to the instructions that use it. Text has abstract [styles](Style). Renderers turn documents into plain
//! text, into lines for a terminal ([`Canvas`]), into HTML and, with the feature `json`, into JSON.
//!
//! [`disassemble`] and its siblings print whole files as DXC does, byte for byte. [`Hex`] shows the bytes of
//! each field. With the feature `diff`, [`diff`] compares two containers.
//!
//! # Features
//!
//! - `diff`: comparing two containers. Needs the standard library.
//! - `json`: documents, trees and differences as JSON. Needs the standard library.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod budget;
mod bytecode;
#[cfg(feature = "diff")]
pub mod diff;
pub mod directory;
mod document;
mod file;
mod hex;
mod highlight;
mod html;
mod instruction_lines;
mod item;
#[cfg(feature = "json")]
pub mod json;
mod lines;
mod link;
mod listing;
mod module;
pub mod names;
mod part_name;
pub mod parts;
mod record;
mod row;
mod rows;
mod style;
mod table;
pub mod text;
mod tree;

pub use budget::Budget;
pub use document::{Block, Document, Section};
pub use file::File;
pub use hex::{Field, Hex};
pub use highlight::llvm as highlight_llvm;
pub use instruction_lines::InstructionLines;
pub use item::{Item, SignatureKind};
pub use lines::Canvas;
pub use link::Links;
pub use listing::{
    Error, FxcOptions, disassemble, disassemble_direct3d9, disassemble_dxbc, disassemble_effect,
    disassemble_file, disassemble_file_within, disassemble_module, is_dxbc,
};
pub use part_name::PartName;
pub use row::{Cell, Row, Span};
pub use style::Style;
pub use table::{Align, Column, Table};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
