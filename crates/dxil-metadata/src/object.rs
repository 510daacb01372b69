//! Resources of HLSL, by the names of their types.

/// Resources without arguments in angle brackets.
const PLAIN: [&str; 6] = [
    "SamplerState",
    "SamplerComparisonState",
    "ByteAddressBuffer",
    "RWByteAddressBuffer",
    "RasterizerOrderedByteAddressBuffer",
    "RaytracingAccelerationStructure",
];
/// Resources with arguments, which may be written if their name begins with one of [`WRITABLE`].
const RESOURCES: [&str; 13] = [
    "Buffer",
    "StructuredBuffer",
    "Texture1D",
    "Texture1DArray",
    "Texture2D",
    "Texture2DArray",
    "Texture2DMS",
    "Texture2DMSArray",
    "Texture3D",
    "TextureCube",
    "TextureCubeArray",
    "ConstantBuffer",
    "TextureBuffer",
];
const WRITABLE: [&str; 2] = ["RW", "RasterizerOrdered"];
/// Other resources with arguments.
const OTHERS: [&str; 4] = [
    "AppendStructuredBuffer",
    "ConsumeStructuredBuffer",
    "FeedbackTexture2D",
    "FeedbackTexture2DArray",
];

/// Whether the name of a struct is that of a resource or sampler of HLSL.
///
/// ```
/// assert!(dxil_metadata::is_resource_name(b"class.RWTexture2D<vector<float, 4> >"));
/// assert!(!dxil_metadata::is_resource_name(b"class.PointStream<float>"));
/// ```
#[must_use]
pub fn is_resource_name(name: &[u8]) -> bool {
    let Ok(name) = core::str::from_utf8(name) else { return false };
    if name.ends_with("_slice_type") {
        return false;
    }
    let name = name.strip_prefix("struct.").or_else(|| name.strip_prefix("class.")).unwrap_or(name);
    let Some((name, _)) = name.split_once('<') else { return PLAIN.contains(&name) };
    let base = WRITABLE.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    RESOURCES.contains(&base) || OTHERS.contains(&name)
}
