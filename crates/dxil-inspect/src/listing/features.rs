//! The features that a shader requires.

use dxil_container::layout::FeatureFlags;

use super::comments::Comments;

/// Features, by their bits.
pub(super) const REQUIRED: [&str; 34] = [
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

/// The bit of the first optional feature.
const FIRST_OPTIONAL: u32 = FeatureFlags::UsesDerivatives.0.trailing_zeros();
/// Optional features, by their bits.
const OPTIONAL: [&str; 2] = ["Function uses derivatives", "Function requires visible group"];

/// Prints the features, if there are any.
pub(super) fn print(comments: &mut Comments, flags: FeatureFlags) {
    let optional = flags.0 >> FIRST_OPTIONAL;
    if flags.0 != 0 {
        comments.lines(["", " Note: shader requires additional functionality:"]);
        names(comments, flags.0, &REQUIRED);
    }
    if optional != 0 {
        comments.lines([" Note: shader has optional feature flags set:"]);
        names(comments, optional, &OPTIONAL);
    }
}

/// Prints the names of the bits that are set.
fn names(comments: &mut Comments, bits: u64, names: &[&str]) {
    for (bit, name) in names.iter().enumerate() {
        if bits >> bit & 1 != 0 {
            comments.line(format_args!("       {name}"));
        }
    }
    comments.blank();
}
