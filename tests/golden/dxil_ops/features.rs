// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// A feature that a program requires of the device besides the shader model: a flag of the SFI0 part, whose bit is the variant's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum ShaderFeature {
    /// Values of 64-bit floating point.
    Doubles,
    /// Raw and structured buffers in compute shaders of shader model 4.
    ComputeShadersPlusRawAndStructuredBuffers,
    /// Unordered access views in vertex, hull, domain and geometry shaders.
    UAVsAtEveryStage,
    /// More than eight unordered access views.
    Max64UAVs,
    /// Values of minimum precision.
    MinimumPrecision,
    /// Division, fused multiply-add and integer conversion of doubles.
    DX111DoubleExtensions,
    /// Masked sums of absolute differences.
    DX111ShaderExtensions,
    /// Comparison filtering of feature level 9.
    LEVEL9ComparisonFiltering,
    /// Tiled resources: residency checks and clamps of the level of detail.
    TiledResources,
    /// Stencil reference values as an output of pixel shaders.
    StencilRef,
    /// Conservative rasterization's inner coverage.
    InnerCoverage,
    /// Typed loads from unordered access views of further formats.
    TypedUAVLoadAdditionalFormats,
    /// Rasterizer-ordered views.
    ROVs,
    /// Viewport and render target array index from other than geometry shaders.
    ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer,
    /// Operations across the lanes of a wave.
    WaveOps,
    /// 64-bit integers.
    Int64Ops,
    /// View instancing: the index of the view.
    ViewID,
    /// Barycentric coordinates, and attributes of single vertices.
    Barycentrics,
    /// Native 16-bit values.
    NativeLowPrecision,
    /// Variable shading rate.
    ShadingRate,
    /// Ray tracing of tier 1.1: inline ray tracing.
    RaytracingTier11,
    /// Writing sampler feedback.
    SamplerFeedback,
    /// 64-bit atomics on typed resources.
    AtomicInt64OnTypedResource,
    /// 64-bit atomics on groupshared memory.
    AtomicInt64OnGroupShared,
    /// Derivatives in mesh and amplification shaders.
    DerivativesInMeshAndAmpShaders,
    /// Resources taken from the descriptor heap by index.
    ResourceDescriptorHeapIndexing,
    /// Samplers taken from the descriptor heap by index.
    SamplerDescriptorHeapIndexing,
    /// Reserved.
    RESERVED,
    /// 64-bit atomics on resources from the descriptor heap.
    AtomicInt64OnHeapResource,
    /// Raw gathers, comparison with a level of detail, variable texel offsets.
    AdvancedTextureOps,
    /// Writing multisampled textures.
    WriteableMSAATextures,
    /// Comparison with gradients or with a bias.
    SampleCmpWithGradientOrBias,
    /// The start locations of vertices and instances of a draw.
    ExtendedCommandInfo,
    /// Operations on linear-algebra matrices.
    LinearAlgebra,
}
impl ShaderFeature {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::Doubles,
        Self::ComputeShadersPlusRawAndStructuredBuffers,
        Self::UAVsAtEveryStage,
        Self::Max64UAVs,
        Self::MinimumPrecision,
        Self::DX111DoubleExtensions,
        Self::DX111ShaderExtensions,
        Self::LEVEL9ComparisonFiltering,
        Self::TiledResources,
        Self::StencilRef,
        Self::InnerCoverage,
        Self::TypedUAVLoadAdditionalFormats,
        Self::ROVs,
        Self::ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer,
        Self::WaveOps,
        Self::Int64Ops,
        Self::ViewID,
        Self::Barycentrics,
        Self::NativeLowPrecision,
        Self::ShadingRate,
        Self::RaytracingTier11,
        Self::SamplerFeedback,
        Self::AtomicInt64OnTypedResource,
        Self::AtomicInt64OnGroupShared,
        Self::DerivativesInMeshAndAmpShaders,
        Self::ResourceDescriptorHeapIndexing,
        Self::SamplerDescriptorHeapIndexing,
        Self::RESERVED,
        Self::AtomicInt64OnHeapResource,
        Self::AdvancedTextureOps,
        Self::WriteableMSAATextures,
        Self::SampleCmpWithGradientOrBias,
        Self::ExtendedCommandInfo,
        Self::LinearAlgebra,
    ];
}
static FEATURE_NAMES: [&str; 34usize] = [
    "Doubles",
    "ComputeShadersPlusRawAndStructuredBuffers",
    "UAVsAtEveryStage",
    "Max64UAVs",
    "MinimumPrecision",
    "DX11_1_DoubleExtensions",
    "DX11_1_ShaderExtensions",
    "LEVEL9ComparisonFiltering",
    "TiledResources",
    "StencilRef",
    "InnerCoverage",
    "TypedUAVLoadAdditionalFormats",
    "ROVs",
    "ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer",
    "WaveOps",
    "Int64Ops",
    "ViewID",
    "Barycentrics",
    "NativeLowPrecision",
    "ShadingRate",
    "Raytracing_Tier_1_1",
    "SamplerFeedback",
    "AtomicInt64OnTypedResource",
    "AtomicInt64OnGroupShared",
    "DerivativesInMeshAndAmpShaders",
    "ResourceDescriptorHeapIndexing",
    "SamplerDescriptorHeapIndexing",
    "RESERVED",
    "AtomicInt64OnHeapResource",
    "AdvancedTextureOps",
    "WriteableMSAATextures",
    "SampleCmpWithGradientOrBias",
    "ExtendedCommandInfo",
    "LinearAlgebra",
];
static FEATURE_VALIDATORS: [u8; 34usize] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
];
