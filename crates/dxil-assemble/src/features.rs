//! `SFI0`: the features that a shader requires.

use dxil_format::{FeatureFlags as Feature, ShaderFlags as Flag};

/// The shader flags that are features of their own, and the feature of each. Flags that only the
/// compiler reads are not here.
const FEATURES: [(Flag, Feature); 33] = [
    (Flag::EnableDoublePrecision, Feature::Doubles),
    (Flag::CSRawAndStructuredViaShader4X, Feature::ComputeShadersPlusRawAndStructuredBuffers),
    (Flag::UAVsAtEveryStage, Feature::UAVsAtEveryStage),
    (Flag::Max64UAVs, Feature::Max64UAVs),
    (Flag::EnableDoubleExtensions, Feature::DX11_1_DoubleExtensions),
    (Flag::EnableMSAD, Feature::DX11_1_ShaderExtensions),
    (Flag::Level9ComparisonFiltering, Feature::LEVEL9ComparisonFiltering),
    (Flag::TiledResources, Feature::TiledResources),
    (Flag::StencilRef, Feature::StencilRef),
    (Flag::InnerCoverage, Feature::InnerCoverage),
    (Flag::UAVLoadAdditionalFormats, Feature::TypedUAVLoadAdditionalFormats),
    (Flag::ROVs, Feature::ROVs),
    (Flag::ViewportAndRTArrayIndex, Feature::ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer),
    (Flag::WaveOps, Feature::WaveOps),
    (Flag::Int64Ops, Feature::Int64Ops),
    (Flag::ViewID, Feature::ViewID),
    (Flag::Barycentrics, Feature::Barycentrics),
    (Flag::ShadingRate, Feature::ShadingRate),
    (Flag::RaytracingTier1_1, Feature::Raytracing_Tier_1_1),
    (Flag::SamplerFeedback, Feature::SamplerFeedback),
    (Flag::AtomicInt64OnTypedResource, Feature::AtomicInt64OnTypedResource),
    (Flag::AtomicInt64OnGroupShared, Feature::AtomicInt64OnGroupShared),
    (Flag::DerivativesInMeshAndAmpShaders, Feature::DerivativesInMeshAndAmpShaders),
    (Flag::ResourceDescriptorHeapIndexing, Feature::ResourceDescriptorHeapIndexing),
    (Flag::SamplerDescriptorHeapIndexing, Feature::SamplerDescriptorHeapIndexing),
    (Flag::AtomicInt64OnHeapResource, Feature::AtomicInt64OnHeapResource),
    (Flag::AdvancedTextureOps, Feature::AdvancedTextureOps),
    (Flag::WriteableMSAATextures, Feature::WriteableMSAATextures),
    (Flag::SampleCmpGradientOrBias, Feature::SampleCmpWithGradientOrBias),
    (Flag::ExtendedCommandInfo, Feature::ExtendedCommandInfo),
    (Flag::LinearAlgebra, Feature::LinearAlgebra),
    (Flag::UsesDerivatives, Feature::UsesDerivatives),
    (Flag::RequiresGroup, Feature::RequiresGroup),
];

/// The features that shader flags state.
#[must_use]
pub fn features(flags: Flag) -> Feature {
    let low_precision = match flags.contains(Flag::UseNativeLowPrecision) {
        true => Feature::NativeLowPrecision,
        false => Feature::MinimumPrecision,
    };
    let stated = FEATURES.into_iter().chain([(Flag::LowPrecisionPresent, low_precision)]);
    stated
        .filter(|(flag, _)| flags.contains(*flag))
        .fold(Feature::default(), |features, (_, feature)| features.union(feature))
}
