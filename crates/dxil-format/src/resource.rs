//! Classes and kinds of resources.

use crate::open_enum;

open_enum! {
    /// The class of a resource, which is that of its registers: `t`, `u`, `b` or `s`.
    pub enum ResourceClass(u32) from ResourceClass {
        /// No class.
        Invalid = 4,
    }
}

open_enum! {
    /// The kind of a resource: its shape, or its use.
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

impl ResourceKind {
    /// Whether elements have a format: those of textures and typed buffers.
    ///
    /// ```
    /// use dxil_format::ResourceKind;
    ///
    /// assert!(ResourceKind::TypedBuffer.is_typed());
    /// assert!(!ResourceKind::RawBuffer.is_typed());
    /// ```
    #[must_use]
    pub const fn is_typed(self) -> bool {
        Self::Texture1D.0 <= self.0 && self.0 <= Self::TypedBuffer.0
    }
}

open_enum! {
    /// The kind of a sampler.
    pub enum SamplerKind(u32) {
        /// `SamplerState`.
        Default = 0,
        /// `SamplerComparisonState`.
        Comparison = 1,
        /// A sampler of one component, which no HLSL declares.
        Mono = 2,
        /// Unknown.
        Invalid = 3,
    }
}

open_enum! {
    /// The kind of map that a feedback texture records.
    pub enum SamplerFeedbackType(u32) {
        /// The most detailed level that was sampled: `SAMPLER_FEEDBACK_MIN_MIP`.
        MinMip = 0,
        /// The regions of levels that were sampled: `SAMPLER_FEEDBACK_MIP_REGION_USED`.
        MipRegionUsed = 1,
    }
}
