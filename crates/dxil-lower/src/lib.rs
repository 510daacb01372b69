//! Lowers LLVM IR to DXIL, pass by pass, as LLVM's DirectX backend does.
//!
//! A module of the modern dialect, [`Dialect::Modern`](dxil_ir::Dialect), goes in. Each [`Pass`] has the name that it has in
//! LLVM, and does what LLVM's does; a [`Pipeline`] runs several.
//!
//! ```
//! use dxil_ir::Dialect;
//! use dxil_lower::{Pass, Report};
//!
//! let mut module = dxil_text::parse_as(
//!     r#"
//!     target triple = "dxil-pc-shadermodel6.3-compute"
//!     define float @sine(float %x) {
//!       %y = call fast float @llvm.sin.f32(float %x)
//!       ret float %y
//!     }
//!     declare float @llvm.sin.f32(float)
//!     "#,
//!     Dialect::Modern,
//! )?;
//! let mut report = Report::default();
//! Pass::named("dxil-op-lower").expect("a pass").run(&mut module, &mut report);
//! assert!(report.errors.is_empty());
//!
//! let text = dxil_text::print(&module, dxil_text::Style::Llvm)?.to_string();
//! assert!(text.contains("call float @dx.op.unary.f32(i32 13, float %x)"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! `docs/lowering.md` of the repository describes each pass.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod access;
mod aggregates;
mod always_inline;
mod cbuffer_access;
mod check;
mod constant_buffer;
mod container;
mod data_scalarize;
mod dead;
mod debug_entries;
mod debug_info;
mod debug_variables;
mod derived_name;
mod described;
mod diagnostic;
mod dse;
mod early_cse;
mod effects;
mod expand;
mod extent;
mod finalize_linkage;
mod flatten_arrays;
mod fold;
mod forward_handles;
mod functions;
mod global_dce;
mod handle_type;
mod implicit_binding;
mod instruction_namer;
mod intrinsic;
mod legalize;
mod library_handles;
mod mem_intrinsics;
mod memory_type;
mod metadata;
mod native_vectors;
mod offset;
mod op_lower;
mod packed_numbers;
mod parts;
mod pass;
mod passed_arrays;
mod passed_memory;
mod pipeline;
mod pointee;
mod post_optimization;
mod prepare;
mod remove_unused_resources;
mod resource;
mod resource_access;
mod retyped;
mod root_signature;
mod scalarize;
mod shader_flags;
mod simplify_cfg;
mod sroa;
mod strip_convergence;
mod strip_debug;
mod target;
mod terminator;
mod translate_metadata;
mod typed;
mod unused_variables;
mod upgrade;
mod users;
mod variable;
mod widen_integers;

pub use container::{DebugFile, container, container_as_llvm, options, program_database};
pub use diagnostic::{Cause, Diagnostic};
pub use dxil_ir::Errors;
pub use pass::{PASSES, Pass, PassOptions, Report};
pub use pipeline::{Pipeline, PipelineError};
pub use target::{DATA_LAYOUT, Triple, no_shader_model, target};
pub use typed::{debug_annotations, to_dxil};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
