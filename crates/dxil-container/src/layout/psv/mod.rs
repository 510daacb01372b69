//! `PSV0`: the facts with which the runtime checks pipelines.
//!
//! DXC writes the part for every shader but libraries, and so does LLVM. The validator compares it with
//! the program. It has no header; one after the other lie
//!
//! 1. the size of the [`RuntimeInfo`], and that record;
//! 2. the number of resources; unless it is 0, the size of a [`ResourceBinding`], and these records,
//!    from DXC in the order constant buffers, samplers, shader resource views, unordered access views;
//! 3. the size of the strings, a multiple of 4, and the strings, an empty one first;
//! 4. the number of semantic indices, and these, 4 bytes each;
//! 5. if there are any, the size of a [`SignatureElement`], and the elements of inputs, outputs, and
//!    patch constants or primitives;
//! 6. masks of the dependencies of outputs on the index of the view and on inputs;
//! 7. if [`RuntimeFlags`] says so, the operations on matrices that are used: [`LinAlgRuntimeInfo`].
//!
//! Versions are told apart by the size of the [`RuntimeInfo`], to which each adds fields. DXC chooses
//! the version by the validator: 0 before 1.1, 1 before 1.6, 2 before 1.8, 3 before 1.10, then 4.
//! Version 0 ends with the resources.

mod dependencies;
mod element;
mod info;
mod lin_alg;
mod resource;
mod stage;

pub use crate::strings::StringRef;
pub(crate) use dependencies::table_size;
pub use dependencies::{DependencySizes, mask_size};
pub use dxil_format::{InterpolationMode, MeshOutputTopology, ResourceKind, SemanticKind};
pub use element::{SemanticIndex, SigComponentType, SignatureElement};
pub use info::{RuntimeFlags, RuntimeInfo, ShaderStage};
pub use lin_alg::{
    LinAlgAccumulateStore, LinAlgAccumulateStoreFlags, LinAlgMatrixConstruction,
    LinAlgMatrixMultiply, LinAlgMatrixOperationShape, LinAlgOuterProduct, LinAlgRuntimeInfo,
    LinAlgThreadMatrixVectorMultiply, LinAlgThreadMatrixVectorMultiplyFlags,
};
pub use resource::{ResourceBinding, ResourceFlags, ResourceType};
pub use stage::{
    AmplificationInfo, DomainInfo, GeometryInfo, HullInfo, MeshInfo, PixelInfo, StageInfo,
    VertexInfo,
};
