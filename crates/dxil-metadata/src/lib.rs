//! Reads and writes the metadata of DXIL modules that states something about shaders, typed.
//!
//! DXIL keeps everything but code in named metadata: `dx.entryPoints`, `dx.resources`,
//! `dx.typeAnnotations` and others. [`ShaderMetadata`] reads and writes all of it; [`EntryPoint`],
//! [`Target`], [`TypeAnnotations`], [`ViewIdState`] and [`Subobject`] read one named metadata each.
//!
//! ```
//! use dxil_ir::Module;
//! use dxil_metadata::{EntryProperty, ShaderMetadata};
//!
//! # let file = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc"
//! # ));
//! # let container = dxil_container::Container::parse(file)?;
//! # let part = container.part(dxil_container::FourCC::DXIL).expect("a program");
//! # let bitcode = dxil_container::read::Program::parse(&part)?.bitcode;
//! // A module of DXC: `dxil_bitcode::read` has read it.
//! let mut module: Module = dxil_bitcode::read(&bitcode)?;
//! let mut metadata = ShaderMetadata::read(&module)?;
//!
//! let entry = &mut metadata.entry_points[0];
//! assert_eq!(entry.name, "main");
//! assert_eq!(entry.num_threads(), Some([64, 1, 1]));
//! for resource in entry.resources.iter().flat_map(|resources| resources.iter()) {
//!     println!("{} {} at register {}", resource.class(), resource.kind(), resource.lower_bound);
//! }
//!
//! // Groups of half the size.
//! if let Some(properties) = &mut entry.properties {
//!     properties.set(EntryProperty::NumThreads([32, 1, 1]));
//! }
//! metadata.write(&mut module);
//! assert_eq!(ShaderMetadata::read(&module)?, metadata);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! Values state the content of nodes, whether it makes sense or not: rules are the subject of a
//! validator. Unknown tags and numbers are kept. A node whose shape is wrong is an [`Error`], which names
//! the node and the field. Reading and writing again leaves a module of DXC unchanged.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

extern crate alloc;

mod annotated;
mod counters;
pub mod edit;
mod entry_point;
mod error;
mod field_annotation;
mod function_name;
mod listed;
mod module_flag;
mod nodes;
mod object;
mod options;
mod payload;
mod properties;
mod resource;
mod root_signature;
mod shader_metadata;
mod signature;
mod source;
pub mod stage;
mod structure;
mod subobject;
mod target;
mod target_type;
mod tuple;
mod type_annotation;
mod value;
mod version;
mod view_id;
mod writer;

pub use annotated::Annotated;
pub use counters::Counters;
pub use entry_point::EntryPoint;
pub use error::{Error, Expected};
pub use field_annotation::{FieldAnnotation, FieldProperty, MatrixAnnotation, PropertiesConstant};
pub use function_name::{source_name, with_source_name};
pub use module_flag::module_flag;
pub use nodes::{EntryNodes, ResourceNodes, SignatureNodes};
pub use object::is_resource_name;
pub use options::{IntermediateOption, IntermediateOptions};
pub use payload::{
    PayloadAccess, PayloadAnnotation, PayloadAnnotationList, PayloadFieldAnnotation,
    PayloadFieldProperty,
};
pub use properties::{AutoBindingSpace, EntryProperties, EntryProperty, RangedWaveSize, WaveSize};
pub use resource::{
    CBuffer, Resource, ResourceContent, ResourceProperties, ResourceProperty, Resources, Sampler,
    Srv, Uav,
};
pub use root_signature::RootSignatureBytes;
pub use shader_metadata::ShaderMetadata;
pub use signature::{
    SignatureElement, SignatureElementProperties, SignatureElementProperty, Signatures,
};
pub use source::{MainFileName, SourceFile};
pub use subobject::{
    HitGroup, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    StateObjectConfig, Subobject, SubobjectContent, SubobjectRootSignature,
    SubobjectToExportsAssociation,
};
pub use target::Target;
pub use target_type::TargetType;
pub use type_annotation::{
    FunctionAnnotation, ParameterAnnotation, ParameterQualifier, StructAnnotation,
    StructProperties, StructProperty, TemplateArgument, TemplateArgumentValue, TypeAnnotationList,
    TypeAnnotations,
};
pub use version::{dxil_version, validator_version};
pub use view_id::{Dependencies, SerializedViewIdState, ViewIdState};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
