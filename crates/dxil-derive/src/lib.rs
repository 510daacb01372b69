//! Metadata and parts of a container that follow from a DXIL module.
//!
//! - Metadata that producers leave out: [`derive()`] computes all of it, and each kind has a function of its own.
//! - Parts of a container that state facts about the module: [`Shader`] makes them.
//!
//! ```
//! use dxil_derive::Shader;
//! use dxil_metadata::ShaderMetadata;
//!
//! # let file = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc"
//! # ));
//! # let container = dxil_container::Container::parse(file)?;
//! # let part = container.part(dxil_container::FourCC::DXIL).expect("a program");
//! # let bitcode = dxil_container::read::Program::parse(&part)?.bitcode;
//! let module = dxil_bitcode::read(&bitcode)?;
//! let shader = Shader::new(&module, ShaderMetadata::read(&module)?)?;
//! assert!(shader.psv()?.info.uses_view_id == 0);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! `docs/assemble.md` of the repository describes the source of each part.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod compatibility;
mod component;
mod diagnostic;
mod dialect;
mod memory;
mod metadata;
mod parts;
mod psv;
mod rdat;
mod resource;
pub mod semantic;
mod shader;
mod signature;

pub use compatibility::Compatibility;
pub use diagnostic::{Cause, Diagnostic};
pub use dialect::foreign;
pub use dxil_ir::Errors;
pub use memory::{GROUP_SHARED, GroupSharedUsage};
pub use metadata::{
    DERIVED_FLAGS, FlagRules, Flags, Packing, derive, flags_of_types, pack_signatures, propagate,
    read_resources, registers, resource_usage, shader_flags, type_annotations, usage_masks,
    view_id_state, with_resource_usage,
};
pub use rdat::RdatSubobjects;
pub use shader::Shader;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
