//! Builds DXIL shaders by hand: stages, signatures and resources are declared, code is built with checked
//! types, and a signed container comes out, or everything that is wrong.
//!
//! ```
//! use dxil_builder::{Binding, Buffer, ComponentType, EntryPoint, ShaderBuilder, Stage};
//! use dxil_ops::{Overload, ShaderModel, ops};
//!
//! let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 6 });
//! let numbers = Buffer::new(ComponentType::U32, 1).writable();
//! let output = shader.resource("Output", Binding::register(0), numbers);
//! let main = EntryPoint::new("main", Stage::Compute { threads: [64, 1, 1] });
//! shader.entry(main, |b| {
//!     let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
//!     b.handle(output)?.store(thread, [thread])
//! });
//! let file = shader.finish()?.write()?;
//! # assert!(file.starts_with(b"DXBC"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! All that follows from declarations and code is derived: registers of signatures, shader flags, dependencies
//! of outputs, and the parts of the container, by [`dxil_assemble`]. `docs/building.md` of the repository
//! shows more.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod access;
mod atomic;
mod body;
mod builder;
mod component;
mod coordinates;
mod element;
mod entry;
mod error;
mod finish;
mod handle;
mod layout;
mod metadata;
mod node;
mod owner;
mod raw;
mod record;
mod resource;
mod sample;
mod stage;
mod system_value;
mod texel;

pub use access::Access;
pub use body::Body;
pub use builder::{EntryId, ShaderBuilder};
pub use coordinates::Coordinates;
pub use element::{Element, ElementId};
pub use entry::EntryPoint;
pub use error::{Error, Errors};
pub use handle::Handle;
pub use layout::{Field, Layout};
pub use node::{Launch, NodeInput, NodeInputId, NodeOutput, NodeOutputId};
pub use record::{OutputNode, Records};
pub use resource::{
    AccelerationStructure, AtomicResource, Binding, Buffer, ConstantBuffer, FeedbackTexture,
    RawBuffer, Resource, ResourceType, Sampler, StructuredBuffer, Texture, TextureBuffer,
};
pub use stage::Stage;

// What declarations take.
pub use dxil_assemble::derive::Packing;
pub use dxil_assemble::{Assembled, Diagnostic};
pub use dxil_format::{
    ComponentType, InputPrimitive, InterpolationMode, MeshOutputTopology, NodeIoFlags, NodeIoKind,
    PrimitiveTopology, ResourceKind, SamplerFeedbackType, ShaderFlags, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};
pub use dxil_metadata::stage::{
    AmplificationState, DomainState, GeometryState, HullState, MeshState, RecordDispatchGrid,
};
pub use dxil_metadata::{EntryProperty, Subobject};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
