//! Resources that a shader binds.

use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// A range of registers that a shader binds. Before version 2 the part has the first four fields
    /// only, 16 bytes.
    pub struct ResourceBinding {
        /// How it is bound and read.
        pub resource_type: ResourceType,
        /// The register space.
        pub space: u32,
        /// The first register.
        pub lower_bound: u32,
        /// The last register; the largest number where the array has no bound.
        pub upper_bound: u32,
        /// Its shape.
        pub kind: ResourceKind,
        /// How it is used.
        pub flags: ResourceFlags,
    }
}

impl ResourceBinding {
    /// Bytes of a binding in this version of the part.
    #[must_use]
    pub const fn size(version: u32) -> usize {
        if version < 2 { 16 } else { 24 }
    }
}

open_enum! {
    /// How a resource is bound and read.
    pub enum ResourceType(u32) {
        /// Unknown.
        Invalid = 0,
        /// A sampler.
        Sampler = 1,
        /// A constant buffer.
        CBV = 2,
        /// A texture or typed buffer that is read.
        SRVTyped = 3,
        /// A raw buffer that is read.
        SRVRaw = 4,
        /// A structured buffer that is read.
        SRVStructured = 5,
        /// A texture or typed buffer that is written.
        UAVTyped = 6,
        /// A raw buffer that is written.
        UAVRaw = 7,
        /// A structured buffer that is written.
        UAVStructured = 8,
        /// A structured buffer that is written and has a counter.
        UAVStructuredWithCounter = 9,
    }
}

open_enum! {
    /// The shape of a resource.
    pub enum ResourceKind(u32) {
        /// Unknown.
        Invalid = 0,
        /// `Texture1D`.
        Texture1D = 1,
        /// `Texture2D`.
        Texture2D = 2,
        /// `Texture2DMS`.
        Texture2DMS = 3,
        /// `Texture3D`.
        Texture3D = 4,
        /// `TextureCube`.
        TextureCube = 5,
        /// `Texture1DArray`.
        Texture1DArray = 6,
        /// `Texture2DArray`.
        Texture2DArray = 7,
        /// `Texture2DMSArray`.
        Texture2DMSArray = 8,
        /// `TextureCubeArray`.
        TextureCubeArray = 9,
        /// `Buffer`.
        TypedBuffer = 10,
        /// `ByteAddressBuffer`.
        RawBuffer = 11,
        /// `StructuredBuffer`.
        StructuredBuffer = 12,
        /// `cbuffer`.
        CBuffer = 13,
        /// `SamplerState`.
        Sampler = 14,
        /// `tbuffer`.
        TBuffer = 15,
        /// `RaytracingAccelerationStructure`.
        RTAccelerationStructure = 16,
        /// `FeedbackTexture2D`.
        FeedbackTexture2D = 17,
        /// `FeedbackTexture2DArray`.
        FeedbackTexture2DArray = 18,
    }
}

flags! {
    /// How a resource is used.
    pub struct ResourceFlags(u32) {
        /// 64-bit atomic operations are used on it.
        UsedByAtomic64 = 0,
    }
}
