//! Enumerations and flag words of DXIL, which containers and the metadata of modules share.
//!
//! Each number has one statement in this project: here, or in `dxil-ops` where operands of operations
//! use it too. The constants have the names that DXC gives them.
//!
//! A type can hold any number of its size, known or not:
//!
//! ```
//! use dxil_format::{ComponentType, ShaderFlags};
//!
//! assert_eq!(ComponentType(9), ComponentType::F32);
//! assert_eq!(ComponentType::F32.to_string(), "F32");
//! assert_eq!(ComponentType(200).to_string(), "200");
//! assert_eq!(ComponentType::from_name("F32"), Some(ComponentType::F32));
//!
//! let flags = ShaderFlags(0x18);
//! assert!(flags.contains(ShaderFlags::ForceEarlyDepthStencil));
//! assert_eq!(flags.to_string(), "ForceEarlyDepthStencil | EnableRawAndStructuredBuffers");
//! ```
//!
//! [`open_enum!`] and [`flags!`] declare such types.
//!
//! # Features
//!
//! - `serde`: `Serialize` and `Deserialize`. In formats that people read, an enumeration is its name, or
//!   its number where that has no name; a flag word is a list of names. Other formats have the numbers.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

extern crate alloc;

mod component_type;
mod feature;
mod flags;
pub mod listing;
mod node;
mod open_enum;
mod primitive;
#[doc(hidden)]
pub mod private;
mod ray_tracing;
mod resource;
mod semantic;
#[cfg(feature = "serde")]
mod serde;
mod shader_flags;
mod shader_kind;

pub use component_type::{ComponentType, MatrixOrientation, MatrixScope, MatrixUse};
pub use feature::FeatureFlags;
pub use flags::FlagWord;
pub use node::{NodeIoFlags, NodeIoKind, NodeLaunchType};
pub use primitive::{
    InputPrimitive, MeshOutputTopology, PrimitiveTopology, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};
pub use ray_tracing::{HitGroupType, RaytracingPipelineFlags, StateObjectFlags, SubobjectKind};
pub use resource::{ResourceClass, ResourceKind, SamplerFeedbackType, SamplerKind};
pub use semantic::{InterpolationMode, SemanticKind};
pub use shader_flags::ShaderFlags;
pub use shader_kind::ShaderKind;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
