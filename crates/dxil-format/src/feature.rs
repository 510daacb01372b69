//! Features that a shader requires of a device.

use crate::flags;

flags! {
    /// Features that a shader requires of a device: the word in the part `SFI0`.
    ///
    /// Bits from 40 on state facts about a shader; a runtime that does not know them ignores them.
    pub struct FeatureFlags(u64) from ShaderFeature {
        /// The function uses derivatives. DXC sets it in `RDAT`.
        UsesDerivatives = 40,
        /// The function needs a visible thread group. DXC sets it in `RDAT`.
        RequiresGroup = 41,
    }
}

impl FeatureFlags {
    /// The titles of features in listings, by their bits.
    pub const TITLES: [&'static str; 34] = [
        "Double-precision floating point",
        "Raw and Structured buffers",
        "UAVs at every shader stage",
        "64 UAV slots",
        "Minimum-precision data types",
        "Double-precision extensions for 11.1",
        "Shader extensions for 11.1",
        "Comparison filtering for feature level 9",
        "Tiled resources",
        "PS Output Stencil Ref",
        "PS Inner Coverage",
        "Typed UAV Load Additional Formats",
        "Raster Ordered UAVs",
        "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
        "Wave level operations",
        "64-Bit integer",
        "View Instancing",
        "Barycentrics",
        "Use native low precision",
        "Shading Rate",
        "Raytracing tier 1.1 features",
        "Sampler feedback",
        "64-bit Atomics on Typed Resources",
        "64-bit Atomics on Group Shared",
        "Derivatives in mesh and amplification shaders",
        "Resource descriptor heap indexing",
        "Sampler descriptor heap indexing",
        "Wave Matrix",
        "64-bit Atomics on Heap Resources",
        "Advanced Texture Ops",
        "Writeable MSAA Textures",
        "SampleCmp with gradient or bias",
        "Extended command info",
        "Linear Algebra",
    ];
}
