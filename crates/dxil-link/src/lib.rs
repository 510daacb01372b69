//! Links DXIL libraries, as DXC's linker does: to a shader of an entry point, or to one library.
//!
//! [`link()`] takes the functions that the entry point reaches from the libraries that define them, merges
//! resources of one name, inlines all calls, and gives resources numbers and registers. The result is a
//! module that `dxil-assemble` makes a container of.
//!
//! ```
//! use dxil_link::{Errors, Library, Options, Target, link};
//! # let file = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/linked/conflicts-lanes.lib"
//! # ));
//! # let container = dxil_container::Container::parse(file)?;
//! # let part = container.part(dxil_container::FourCC::DXIL).expect("a program");
//! # let bitcode = dxil_container::read::Program::parse(&part)?.bitcode;
//! // A module of a profile such as `lib_6_6`: `dxil_bitcode::read` has read it.
//! let module = dxil_bitcode::read(&bitcode)?;
//! let library = Library { name: "library".into(), module };
//! let profile = dxil_metadata::Target::from_profile("cs_6_6").expect("a profile");
//! let target = Target { profile, entry: "main".into() };
//! let shader = link(&[library], &target, &Options::default()).map_err(Errors)?;
//! assert!(shader.function_named("main".into()).is_some());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! `docs/link.md` of the repository describes each step.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod address;
mod aggregates;
mod annotations;
mod binding;
mod buffers;
mod casts;
mod choices;
mod cleanup;
mod combined;
mod constants;
mod constructors;
mod diagnostic;
mod element;
mod exports;
mod flags;
mod handles;
mod inline;
mod library;
mod library_handles;
mod link;
mod memory;
mod merge;
mod path;
mod place;
mod properties;
mod reach;
mod resources;
mod shader;
mod string_map;
mod symbols;
mod target_types;
mod uses;
mod vectors;
mod wave_size;
mod wide;

pub use diagnostic::{Cause, Diagnostic};
pub use dxil_ir::Errors;
pub use exports::{Export, Exports, ParseExportError};
pub use link::{Library, Options, Target, link};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
