//! Feature flags: what the reference disassemblers say of every container of the corpus.

mod fixtures;

use dxil_container::layout::FeatureFlags;
use dxil_container::read::{Container, Features};
use dxil_container::write::{self, PartData};
use dxil_container::{Error, FourCC};

/// The words of the disassemblers.
const WORDS: &[(&str, FeatureFlags)] = &[
    ("Double-precision floating point", FeatureFlags::Doubles),
    ("Raw and Structured buffers", FeatureFlags::ComputeShadersPlusRawAndStructuredBuffers),
    ("UAVs at every shader stage", FeatureFlags::UAVsAtEveryStage),
    ("64 UAV slots", FeatureFlags::Max64UAVs),
    ("Minimum-precision data types", FeatureFlags::MinimumPrecision),
    ("Double-precision extensions for 11.1", FeatureFlags::DX11_1_DoubleExtensions),
    ("Shader extensions for 11.1", FeatureFlags::DX11_1_ShaderExtensions),
    ("Comparison filtering for feature level 9", FeatureFlags::LEVEL9ComparisonFiltering),
    ("Tiled resources", FeatureFlags::TiledResources),
    ("PS Output Stencil Ref", FeatureFlags::StencilRef),
    ("PS Inner Coverage", FeatureFlags::InnerCoverage),
    ("Typed UAV Load Additional Formats", FeatureFlags::TypedUAVLoadAdditionalFormats),
    ("Raster Ordered UAVs", FeatureFlags::ROVs),
    (
        "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
        FeatureFlags::ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer,
    ),
    ("Wave level operations", FeatureFlags::WaveOps),
    ("64-Bit integer", FeatureFlags::Int64Ops),
    ("View Instancing", FeatureFlags::ViewID),
    ("Barycentrics", FeatureFlags::Barycentrics),
    ("Use native low precision", FeatureFlags::NativeLowPrecision),
    ("Shading Rate", FeatureFlags::ShadingRate),
    ("Raytracing tier 1.1 features", FeatureFlags::Raytracing_Tier_1_1),
    ("Sampler feedback", FeatureFlags::SamplerFeedback),
    ("64-bit Atomics on Typed Resources", FeatureFlags::AtomicInt64OnTypedResource),
    ("64-bit Atomics on Group Shared", FeatureFlags::AtomicInt64OnGroupShared),
    ("Derivatives in mesh and amplification shaders", FeatureFlags::DerivativesInMeshAndAmpShaders),
    ("Resource descriptor heap indexing", FeatureFlags::ResourceDescriptorHeapIndexing),
    ("Sampler descriptor heap indexing", FeatureFlags::SamplerDescriptorHeapIndexing),
    ("64-bit Atomics on Heap Resources", FeatureFlags::AtomicInt64OnHeapResource),
    ("Advanced Texture Ops", FeatureFlags::AdvancedTextureOps),
    ("Writeable MSAA Textures", FeatureFlags::WriteableMSAATextures),
    ("SampleCmp with gradient or bias", FeatureFlags::SampleCmpWithGradientOrBias),
    ("Extended command info", FeatureFlags::ExtendedCommandInfo),
    ("Linear Algebra", FeatureFlags::LinearAlgebra),
    // FXC reads it in the program, no flag says it.
    ("Early depth-stencil", FeatureFlags(0)),
];

/// The flags in the disassembly of a container.
fn expected(text: &str) -> FeatureFlags {
    let lines = text.lines().map(|line| line.trim_start_matches(['/', ';']).trim_end());
    let mut note = lines.skip_while(|line| !line.contains("requires additional functionality:"));
    note.next();
    let features = note.map_while(|line| line.strip_prefix("       ")).map(|feature| {
        let known = WORDS.iter().find(|(words, _)| *words == feature);
        known.unwrap_or_else(|| panic!("{feature} is not here")).1
    });
    features.fold(FeatureFlags::default(), FeatureFlags::union)
}

#[test]
fn disassembly() {
    let mut seen = FeatureFlags::default();
    for fixture in fixtures::all() {
        let container = Container::parse(&fixture.bytes).expect(&fixture.name);
        let flags = container.part(FourCC::SFI0).map_or(Ok(FeatureFlags::default()), |part| {
            Features::parse(&part).map(|features| *features.flags)
        });
        let mut expected = expected(&fixture.text);
        if fixture.name == "fxc/resources_srv-4_1" {
            // FXC does not say it.
            expected = FeatureFlags::ComputeShadersPlusRawAndStructuredBuffers;
        }
        assert_eq!(flags, Ok(expected), "{}", fixture.name);
        seen = seen.union(expected);
    }
    assert!(seen.names().count() >= 30, "{seen}");
}

/// Reads a part of these bytes into the owned form and the view.
fn read(bytes: &[u8]) -> Result<(FeatureFlags, write::Features), Error> {
    let mut container = write::Container::default();
    container.push(FourCC::SFI0, PartData::Raw(bytes.to_vec()));
    let file = container.write().expect("a small file");
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::SFI0).expect("the part");
    match PartData::read(&part)? {
        PartData::Features(form) => Ok((*Features::parse(&part)?.flags, form)),
        other => panic!("{other:?}"),
    }
}

/// Unknown bits and bytes survive, and too few are refused.
#[test]
fn unknown() {
    let (flags, form) = read(&[0x11, 0, 0, 0x20, 0, 0x04, 0, 0x80, 7, 8, 9]).expect("flags");
    assert_eq!(
        flags.to_string(),
        "Doubles | MinimumPrecision | AdvancedTextureOps | 0x8000040000000000"
    );
    assert_eq!(form.trailing, [7, 8, 9]);
    let error = read(&[1, 0, 0, 0]).unwrap_err();
    assert_eq!(error.to_string(), "0x2c: SFI0: the word of flags would take 8 bytes, 4 are left");
}
