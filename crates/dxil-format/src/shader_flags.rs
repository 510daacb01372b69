//! Flags of entry points in the metadata of modules.

use crate::{FeatureFlags, flags};

flags! {
    /// Facts about a shader: the value of the tag 0 of an entry point's properties.
    ///
    /// Many of them require a feature of the device; [`FeatureFlags`](crate::FeatureFlags) numbers those
    /// in another way.
    pub struct ShaderFlags(u64) {
        /// Optimizations are disabled, as by `-Od`.
        DisableOptimizations = 0,
        /// Floating-point operations may not be reordered, as by `-Gis`.
        DisableMathRefactoring = 1,
        /// Values of 64-bit floating point.
        EnableDoublePrecision = 2,
        /// `[earlydepthstencil]`.
        ForceEarlyDepthStencil = 3,
        /// Raw and structured buffers.
        EnableRawAndStructuredBuffers = 4,
        /// Types of 16 bits, native or of minimum precision.
        LowPrecisionPresent = 5,
        /// Division, fused multiply-add and integer conversion of doubles.
        EnableDoubleExtensions = 6,
        /// Masked sums of absolute differences.
        EnableMSAD = 7,
        /// All resources are bound while the shader runs, as by `-all-resources-bound`.
        AllResourcesBound = 8,
        /// Viewport and render target array index from other than geometry shaders.
        ViewportAndRTArrayIndex = 9,
        /// `SV_InnerCoverage`.
        InnerCoverage = 10,
        /// `SV_StencilRef`.
        StencilRef = 11,
        /// Tiled resources: residency checks and clamps of the level of detail.
        TiledResources = 12,
        /// Typed loads from UAVs of further formats.
        UAVLoadAdditionalFormats = 13,
        /// Comparison filtering of feature level 9.
        Level9ComparisonFiltering = 14,
        /// More than eight UAVs.
        Max64UAVs = 15,
        /// UAVs in vertex, hull, domain and geometry shaders.
        UAVsAtEveryStage = 16,
        /// Raw and structured buffers in compute shaders of shader model 4.
        CSRawAndStructuredViaShader4X = 17,
        /// Rasterizer-ordered views.
        ROVs = 18,
        /// Operations across the lanes of a wave.
        WaveOps = 19,
        /// 64-bit integers.
        Int64Ops = 20,
        /// `SV_ViewID`.
        ViewID = 21,
        /// `SV_Barycentrics`.
        Barycentrics = 22,
        /// Types of 16 bits are 16 bits wide, as by `-enable-16bit-types`.
        UseNativeLowPrecision = 23,
        /// `SV_ShadingRate`.
        ShadingRate = 24,
        /// Ray tracing of tier 1.1.
        RaytracingTier1_1 = 25,
        /// Writing sampler feedback.
        SamplerFeedback = 26,
        /// 64-bit atomics on typed resources.
        AtomicInt64OnTypedResource = 27,
        /// 64-bit atomics on groupshared memory.
        AtomicInt64OnGroupShared = 28,
        /// Derivatives in mesh and amplification shaders.
        DerivativesInMeshAndAmpShaders = 29,
        /// `ResourceDescriptorHeap`.
        ResourceDescriptorHeapIndexing = 30,
        /// `SamplerDescriptorHeap`.
        SamplerDescriptorHeapIndexing = 31,
        /// 64-bit atomics on resources from the descriptor heap.
        AtomicInt64OnHeapResource = 32,
        /// No UAV aliases another one. DXC sets it for validator 1.7 and later, unless `-res-may-alias`
        /// is given.
        ResMayNotAlias = 33,
        /// Raw gathers, comparison with a level of detail, variable texel offsets.
        AdvancedTextureOps = 34,
        /// Writing multisampled textures.
        WriteableMSAATextures = 35,
        /// Reserved.
        Reserved = 36,
        /// Comparison with gradients or with a bias.
        SampleCmpGradientOrBias = 37,
        /// `SV_StartVertexLocation` and `SV_StartInstanceLocation`.
        ExtendedCommandInfo = 38,
        /// The function uses derivatives.
        UsesDerivatives = 39,
        /// The function needs a visible thread group.
        RequiresGroup = 40,
        /// Operations on linear-algebra matrices, in previews of shader model 6.10.
        LinearAlgebra = 41,
    }
}

/// The flags that state that a shader requires a feature, each with the feature.
///
/// Types of 16 bits are apart: their feature depends on two flags.
const FEATURES: [(ShaderFlags, FeatureFlags); 33] = [
    (ShaderFlags::EnableDoublePrecision, FeatureFlags::Doubles),
    (ShaderFlags::EnableDoubleExtensions, FeatureFlags::DX11_1_DoubleExtensions),
    (ShaderFlags::EnableMSAD, FeatureFlags::DX11_1_ShaderExtensions),
    (ShaderFlags::ViewportAndRTArrayIndex, {
        FeatureFlags::ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer
    }),
    (ShaderFlags::InnerCoverage, FeatureFlags::InnerCoverage),
    (ShaderFlags::StencilRef, FeatureFlags::StencilRef),
    (ShaderFlags::TiledResources, FeatureFlags::TiledResources),
    (ShaderFlags::UAVLoadAdditionalFormats, FeatureFlags::TypedUAVLoadAdditionalFormats),
    (ShaderFlags::Level9ComparisonFiltering, FeatureFlags::LEVEL9ComparisonFiltering),
    (ShaderFlags::Max64UAVs, FeatureFlags::Max64UAVs),
    (ShaderFlags::UAVsAtEveryStage, FeatureFlags::UAVsAtEveryStage),
    (ShaderFlags::CSRawAndStructuredViaShader4X, {
        FeatureFlags::ComputeShadersPlusRawAndStructuredBuffers
    }),
    (ShaderFlags::ROVs, FeatureFlags::ROVs),
    (ShaderFlags::WaveOps, FeatureFlags::WaveOps),
    (ShaderFlags::Int64Ops, FeatureFlags::Int64Ops),
    (ShaderFlags::ViewID, FeatureFlags::ViewID),
    (ShaderFlags::Barycentrics, FeatureFlags::Barycentrics),
    (ShaderFlags::ShadingRate, FeatureFlags::ShadingRate),
    (ShaderFlags::RaytracingTier1_1, FeatureFlags::Raytracing_Tier_1_1),
    (ShaderFlags::SamplerFeedback, FeatureFlags::SamplerFeedback),
    (ShaderFlags::AtomicInt64OnTypedResource, FeatureFlags::AtomicInt64OnTypedResource),
    (ShaderFlags::AtomicInt64OnGroupShared, FeatureFlags::AtomicInt64OnGroupShared),
    (ShaderFlags::DerivativesInMeshAndAmpShaders, FeatureFlags::DerivativesInMeshAndAmpShaders),
    (ShaderFlags::ResourceDescriptorHeapIndexing, FeatureFlags::ResourceDescriptorHeapIndexing),
    (ShaderFlags::SamplerDescriptorHeapIndexing, FeatureFlags::SamplerDescriptorHeapIndexing),
    (ShaderFlags::AtomicInt64OnHeapResource, FeatureFlags::AtomicInt64OnHeapResource),
    (ShaderFlags::AdvancedTextureOps, FeatureFlags::AdvancedTextureOps),
    (ShaderFlags::WriteableMSAATextures, FeatureFlags::WriteableMSAATextures),
    (ShaderFlags::SampleCmpGradientOrBias, FeatureFlags::SampleCmpWithGradientOrBias),
    (ShaderFlags::ExtendedCommandInfo, FeatureFlags::ExtendedCommandInfo),
    (ShaderFlags::UsesDerivatives, FeatureFlags::UsesDerivatives),
    (ShaderFlags::RequiresGroup, FeatureFlags::RequiresGroup),
    (ShaderFlags::LinearAlgebra, FeatureFlags::LinearAlgebra),
];

impl ShaderFlags {
    /// The features that a shader with these flags requires: the word in the part `SFI0`.
    ///
    /// ```
    /// use dxil_format::{FeatureFlags, ShaderFlags};
    ///
    /// let flags = ShaderFlags::WaveOps | ShaderFlags::LowPrecisionPresent;
    /// assert_eq!(flags.features(), FeatureFlags::WaveOps | FeatureFlags::MinimumPrecision);
    /// ```
    #[must_use]
    pub fn features(self) -> FeatureFlags {
        let stated = FEATURES.iter().filter(|(flag, _)| self.contains(*flag));
        let features = stated.fold(FeatureFlags::default(), |all, (_, feature)| all | *feature);
        let precision = match self.contains(Self::UseNativeLowPrecision) {
            true => FeatureFlags::NativeLowPrecision,
            false => FeatureFlags::MinimumPrecision,
        };
        if self.contains(Self::LowPrecisionPresent) { features | precision } else { features }
    }

    /// The flags of a shader that requires these features.
    ///
    /// ```
    /// use dxil_format::{FeatureFlags, ShaderFlags};
    ///
    /// assert_eq!(ShaderFlags::requiring(FeatureFlags::WaveOps), ShaderFlags::WaveOps);
    /// ```
    #[must_use]
    pub fn requiring(features: FeatureFlags) -> Self {
        let required = FEATURES.iter().filter(|(_, feature)| features.contains(*feature));
        let flags = required.fold(Self::default(), |all, (flag, _)| all | *flag);
        let native = features.contains(FeatureFlags::NativeLowPrecision);
        match (native, features.contains(FeatureFlags::MinimumPrecision)) {
            (true, _) => flags | Self::LowPrecisionPresent | Self::UseNativeLowPrecision,
            (false, true) => flags | Self::LowPrecisionPresent,
            (false, false) => flags,
        }
    }
}
