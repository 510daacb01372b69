//! Subobjects of state objects that a library declares.

use alloc::vec::Vec;

use dxil_format::{HitGroupType, RaytracingPipelineFlags, StateObjectFlags, SubobjectKind};

use super::{ArrayRef, BytesRef, StringRef};
use crate::Record;
use crate::record::record;

record! {
    /// A subobject, since validator 1.4.
    pub struct Subobject {
        /// The kind.
        pub kind: SubobjectKind,
        /// Its name in the source.
        pub name: StringRef,
        /// Its content: the record of its kind, and zeros after it. See
        /// [`content`](Self::content).
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        pub data: [u8; 16],
    }
}

record! {
    /// The dependencies between state objects.
    pub struct StateObjectConfig {
        /// The allowed values.
        pub flags: StateObjectFlags,
    }
}

record! {
    /// A root signature.
    pub struct SubobjectRootSignature {
        /// The bytes that would be the `RTS0` part of a shader.
        pub data: BytesRef,
    }
}

record! {
    /// The association of another subobject with functions.
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
        /// The depth to which calls of `TraceRay` may nest.
        pub max_trace_recursion_depth: u32,
    }
}

record! {
    /// Limits and flags of a ray-tracing pipeline.
    pub struct RaytracingPipelineConfig1 {
        /// The depth to which calls of `TraceRay` may nest.
        pub max_trace_recursion_depth: u32,
        /// Primitives that rays skip, and permissions.
        pub flags: RaytracingPipelineFlags,
    }
}

record! {
    /// The shaders that run where a ray hits something.
    pub struct HitGroup {
        /// The geometry that is hit.
        pub hit_group_type: HitGroupType,
        /// Name of the any-hit shader, or empty.
        pub any_hit: StringRef,
        /// Name of the closest-hit shader, or empty.
        pub closest_hit: StringRef,
        /// Name of the intersection shader, or empty.
        pub intersection: StringRef,
    }
}

/// Gives a macro all kinds of subobjects: the kind, the record that the data are, and its owned form.
macro_rules! for_each_subobject {
    ($then:ident) => {
        $then! {
            /// The dependencies between state objects.
            StateObjectConfig: StateObjectConfig = StateObjectConfig,
            /// The root signature of all shaders; the bytes of an `RTS0` part.
            GlobalRootSignature: SubobjectRootSignature = Vec<u8>,
            /// A root signature of some shaders; the bytes of an `RTS0` part.
            LocalRootSignature: SubobjectRootSignature = Vec<u8>,
            /// The functions for which another subobject holds.
            SubobjectToExportsAssociation: SubobjectToExportsAssociation = LibraryAssociation,
            /// Limits of ray-tracing shaders.
            RaytracingShaderConfig: RaytracingShaderConfig = RaytracingShaderConfig,
            /// Limits of a ray-tracing pipeline.
            RaytracingPipelineConfig: RaytracingPipelineConfig = RaytracingPipelineConfig,
            /// The shaders that run where a ray hits something.
            HitGroup: HitGroup = LibraryHitGroup,
            /// Limits and flags of a ray-tracing pipeline.
            RaytracingPipelineConfig1: RaytracingPipelineConfig1 = RaytracingPipelineConfig1,
        }
    };
}

pub(crate) use for_each_subobject;

/// Declares [`SubobjectContent`], and the ways between it and [`Subobject`].
macro_rules! contents {
    ($($(#[$meta:meta])* $kind:ident: $record:ident = $form:ty,)*) => {
        /// The content of a [`Subobject`].
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum SubobjectContent {
            $($(#[$meta])* $kind($record),)*
            /// A kind that this version does not know, and its bytes.
            Unknown(SubobjectKind, [u8; 16]),
        }

        impl Subobject {
            /// A subobject of this name.
            #[must_use]
            pub fn new(name: StringRef, content: SubobjectContent) -> Self {
                let (kind, data) = match content {
                    $(SubobjectContent::$kind(record) => (SubobjectKind::$kind, bytes(record)),)*
                    SubobjectContent::Unknown(kind, data) => (kind, data),
                };
                Self { kind, name, data }
            }

            /// The content.
            #[must_use]
            pub fn content(&self) -> SubobjectContent {
                let known = match self.kind {
                    $(SubobjectKind::$kind => {
                        Record::decode(&self.data).map(SubobjectContent::$kind)
                    })*
                    _ => None,
                };
                known.unwrap_or(SubobjectContent::Unknown(self.kind, self.data))
            }
        }
    };
}

for_each_subobject!(contents);

/// The bytes of a record, and zeros after it.
fn bytes(record: impl Record) -> [u8; 16] {
    let mut bytes = Vec::with_capacity(16);
    record.encode(&mut bytes);
    bytes.resize(16, 0);
    bytes.try_into().unwrap_or_default()
}
