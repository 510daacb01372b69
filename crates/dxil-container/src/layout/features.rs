//! `SFI0`: which optional features a shader requires.
//!
//! DXC and LLVM write the part into every shader, FXC where a flag is set. The runtime refuses a
//! shader whose flags the device lacks. There are no versions: new features take free bits.

use crate::flags::flags;

flags! {
    /// Features that a shader requires. Bits from 40 on say something about the shader, and a runtime
    /// that does not know them ignores them.
    pub struct FeatureFlags(u64) {
        /// Numbers of 64-bit floating point.
        Doubles = 0,
        /// Raw and structured buffers in a compute shader of SM 4.
        ComputeShadersPlusRawAndStructuredBuffers = 1,
        /// UAVs in stages other than pixel and compute.
        UAVsAtEveryStage = 2,
        /// More than 8 UAVs.
        Max64UAVs = 3,
        /// Types of minimum precision, such as `min16float`.
        MinimumPrecision = 4,
        /// Division, fused multiply-add and conversions of doubles.
        DX11_1_DoubleExtensions = 5,
        /// Sums of absolute differences (`msad4`).
        DX11_1_ShaderExtensions = 6,
        /// Comparison filtering on level 9.
        LEVEL9ComparisonFiltering = 7,
        /// Sampling with a clamp of the level of detail, or with a status of residency.
        TiledResources = 8,
        /// A pixel shader outputs the stencil reference.
        StencilRef = 9,
        /// A pixel shader reads the inner coverage.
        InnerCoverage = 10,
        /// Typed loads from UAVs of formats other than one 32-bit component.
        TypedUAVLoadAdditionalFormats = 11,
        /// Rasterizer-ordered views.
        ROVs = 12,
        /// A shader other than geometry chooses the viewport or the slice of the render target.
        ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer = 13,
        /// Wave operations.
        WaveOps = 14,
        /// Integers of 64 bits.
        Int64Ops = 15,
        /// `SV_ViewID`. Since SM 6.1.
        ViewID = 16,
        /// `SV_Barycentrics`. Since SM 6.1.
        Barycentrics = 17,
        /// Types of 16 bits that are 16 bits wide. Since SM 6.2.
        NativeLowPrecision = 18,
        /// `SV_ShadingRate`. Since SM 6.4.
        ShadingRate = 19,
        /// Ray queries and the like. Since SM 6.5.
        Raytracing_Tier_1_1 = 20,
        /// Feedback textures. Since SM 6.5.
        SamplerFeedback = 21,
        /// Atomic operations of 64 bits on typed resources. Since SM 6.6.
        AtomicInt64OnTypedResource = 22,
        /// Atomic operations of 64 bits on group-shared memory. Since SM 6.6.
        AtomicInt64OnGroupShared = 23,
        /// Derivatives in mesh and amplification shaders. Since SM 6.6.
        DerivativesInMeshAndAmpShaders = 24,
        /// `ResourceDescriptorHeap`. Since SM 6.6.
        ResourceDescriptorHeapIndexing = 25,
        /// `SamplerDescriptorHeap`. Since SM 6.6.
        SamplerDescriptorHeapIndexing = 26,
        /// Reserved.
        RESERVED = 27,
        /// Atomic operations of 64 bits on resources from a heap. Since SM 6.6.
        AtomicInt64OnHeapResource = 28,
        /// Texture operations of SM 6.7, such as variable offsets and raw gathers.
        AdvancedTextureOps = 29,
        /// Writeable multisampled textures. Since SM 6.7.
        WriteableMSAATextures = 30,
        /// Comparing samples with a gradient or a bias. Since SM 6.8.
        SampleCmpWithGradientOrBias = 31,
        /// `SV_StartVertexLocation` and `SV_StartInstanceLocation`. Since SM 6.8.
        ExtendedCommandInfo = 32,
        /// Operations on matrices of linear algebra. LLVM calls the bit `NextUnusedBit`.
        LinearAlgebra = 33,
        /// The function uses derivatives. DXC sets it in `RDAT`.
        UsesDerivatives = 40,
        /// The function needs a visible thread group. DXC sets it in `RDAT`.
        RequiresGroup = 41,
    }
}
