//! Subobjects of state objects that a library declares.

use alloc::vec::Vec;

use dxil_format::{HitGroupType, RaytracingPipelineFlags, StateObjectFlags, SubobjectKind};

use super::{ArrayRef, BytesRef, StringRef};
use crate::Record;
use crate::record::record;

record! {
    /// A subobject, since validator 1.4.
    pub struct Subobject {
        /// What it is.
        pub kind: SubobjectKind,
        /// Its name in the source.
        pub name: StringRef,
        /// What it says, in the record of its kind, and zeros behind it: see
        /// [`content`](Self::content).
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        pub data: [u8; 16],
    }
}

record! {
    /// How state objects depend on one another.
    pub struct StateObjectConfig {
        /// What is allowed.
        pub flags: StateObjectFlags,
    }
}

record! {
    /// A root signature.
    pub struct RootSignature {
        /// What would be the `RTS0` part of a shader.
        pub data: BytesRef,
    }
}

record! {
    /// Says for which functions another subobject holds.
    pub struct SubobjectToExportsAssociation {
        /// Name of the subobject.
        pub subobject: StringRef,
        /// Names of the functions; none for all that have no association of their own.
        pub exports: ArrayRef<StringRef>,
    }
}

record! {
    /// Limits of ray-tracing shaders.
    pub struct RaytracingShaderConfig {
        /// The most bytes of a payload.
        pub max_payload_size_in_bytes: u32,
        /// The most bytes of attributes.
        pub max_attribute_size_in_bytes: u32,
    }
}

record! {
    /// Limits of a ray-tracing pipeline.
    pub struct RaytracingPipelineConfig {
        /// How deep calls of `TraceRay` may nest.
        pub max_trace_recursion_depth: u32,
    }
}

record! {
    /// Limits and flags of a ray-tracing pipeline.
    pub struct RaytracingPipelineConfig1 {
        /// How deep calls of `TraceRay` may nest.
        pub max_trace_recursion_depth: u32,
        /// What is skipped or allowed.
        pub flags: RaytracingPipelineFlags,
    }
}

record! {
    /// The shaders that run where a ray hits something.
    pub struct HitGroup {
        /// What is hit.
        pub hit_group_type: HitGroupType,
        /// Name of the any-hit shader, or empty.
        pub any_hit: StringRef,
        /// Name of the closest-hit shader, or empty.
        pub closest_hit: StringRef,
        /// Name of the intersection shader, or empty.
        pub intersection: StringRef,
    }
}

/// What a [`Subobject`] says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SubobjectContent {
    /// How state objects depend on one another.
    StateObjectConfig(StateObjectConfig),
    /// The root signature of all shaders: what would be the `RTS0` part of a shader.
    GlobalRootSignature(BytesRef),
    /// A root signature of some shaders.
    LocalRootSignature(BytesRef),
    /// For which functions another subobject holds.
    SubobjectToExportsAssociation(SubobjectToExportsAssociation),
    /// Limits of ray-tracing shaders.
    RaytracingShaderConfig(RaytracingShaderConfig),
    /// Limits of a ray-tracing pipeline.
    RaytracingPipelineConfig(RaytracingPipelineConfig),
    /// The shaders that run where a ray hits something.
    HitGroup(HitGroup),
    /// Limits and flags of a ray-tracing pipeline.
    RaytracingPipelineConfig1(RaytracingPipelineConfig1),
    /// A kind that this version does not know, and its bytes.
    Unknown(SubobjectKind, [u8; 16]),
}

impl Subobject {
    /// A subobject of this name.
    #[must_use]
    pub fn new(name: StringRef, content: SubobjectContent) -> Self {
        use SubobjectContent as C;
        use SubobjectKind as K;
        let (kind, data) = match content {
            C::StateObjectConfig(config) => (K::StateObjectConfig, bytes(config)),
            C::GlobalRootSignature(data) => (K::GlobalRootSignature, bytes(RootSignature { data })),
            C::LocalRootSignature(data) => (K::LocalRootSignature, bytes(RootSignature { data })),
            C::SubobjectToExportsAssociation(association) => {
                (K::SubobjectToExportsAssociation, bytes(association))
            }
            C::RaytracingShaderConfig(config) => (K::RaytracingShaderConfig, bytes(config)),
            C::RaytracingPipelineConfig(config) => (K::RaytracingPipelineConfig, bytes(config)),
            C::HitGroup(group) => (K::HitGroup, bytes(group)),
            C::RaytracingPipelineConfig1(config) => (K::RaytracingPipelineConfig1, bytes(config)),
            C::Unknown(kind, data) => (kind, data),
        };
        Self { kind, name, data }
    }

    /// What it says.
    #[must_use]
    pub fn content(&self) -> SubobjectContent {
        use SubobjectContent as C;
        use SubobjectKind as K;
        let root_signature = |data| RootSignature::decode(data).map(|it| it.data);
        let data = &self.data;
        let known = match self.kind {
            K::StateObjectConfig => Record::decode(data).map(C::StateObjectConfig),
            K::GlobalRootSignature => root_signature(data).map(C::GlobalRootSignature),
            K::LocalRootSignature => root_signature(data).map(C::LocalRootSignature),
            K::SubobjectToExportsAssociation => {
                Record::decode(data).map(C::SubobjectToExportsAssociation)
            }
            K::RaytracingShaderConfig => Record::decode(data).map(C::RaytracingShaderConfig),
            K::RaytracingPipelineConfig => Record::decode(data).map(C::RaytracingPipelineConfig),
            K::HitGroup => Record::decode(data).map(C::HitGroup),
            K::RaytracingPipelineConfig1 => Record::decode(data).map(C::RaytracingPipelineConfig1),
            _ => None,
        };
        known.unwrap_or(C::Unknown(self.kind, *data))
    }
}

/// The bytes of a record, and zeros behind it.
fn bytes(record: impl Record) -> [u8; 16] {
    let mut bytes = Vec::with_capacity(16);
    record.encode(&mut bytes);
    bytes.resize(16, 0);
    bytes.try_into().unwrap_or_default()
}
