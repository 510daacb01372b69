//! Libraries in DXC's own listings.

use dxil_container::layout::rdat::{
    self, HitGroupType, RaytracingPipelineFlags, ResourceClass, StateObjectFlags,
};
use dxil_container::write::{
    self, Library, LibraryAssociation, LibraryHitGroup, LibrarySubobjectContent,
};

use crate::for_each_library;

/// The resources are those that DXC lists.
#[test]
fn resources_are_those_of_the_listing() {
    let count =
        compare("HLSL Bind", "; ", |library| library.resources.iter().map(resource_line).collect());
    assert!(count >= 90, "{count} resources");
}

/// The subobjects are those that DXC lists.
#[test]
fn subobjects_are_those_of_the_listing() {
    let count = compare("Subobjects:", ";  ", |library| {
        library.subobjects.iter().map(subobject_line).collect()
    });
    assert!(count >= 60, "{count} subobjects");
}

/// Compares lines of each library with those two below this title; says how many there are.
fn compare(title: &str, comment: &str, found: impl Fn(&Library) -> Vec<String>) -> usize {
    let mut count = 0;
    for_each_library(|name, view, listing| {
        let found = found(&Library::read(view).expect("all references lead somewhere"));
        let lines = listing.lines().skip_while(|line| !line.contains(title)).skip(2);
        let lines = lines.take_while(|line| *line != ";");
        let expected: Vec<_> = lines.map(|line| line.trim_start_matches(comment)).collect();
        assert_eq!(found, expected, "{name}");
        count += found.len();
    });
    count
}

/// A line of DXC's list of resources.
fn resource_line(resource: &write::LibraryResource) -> String {
    use ResourceClass as C;
    let info = &resource.info;
    let (class, letter) = match info.class {
        C::CBuffer => ("cbuffer", "cb"),
        C::Sampler => ("sampler", "s"),
        C::SRV => ("texture", "t"),
        C::UAV => ("UAV", "u"),
        class => panic!("{class}"),
    };
    let counter = info.flags.contains(rdat::ResourceFlags::UAVCounter);
    // The element type of textures is not in the table; almost all of the corpus have the same.
    let (format, dimension) = match (info.kind.to_string().as_str(), info.class) {
        ("CBuffer" | "Sampler", _) => ("NA", "NA"),
        ("RawBuffer", C::UAV) => ("byte", "r/w"),
        ("RawBuffer", _) => ("byte", "r/o"),
        ("StructuredBuffer", C::UAV) if counter => ("struct", "r/w+cnt"),
        ("StructuredBuffer", C::UAV) => ("struct", "r/w"),
        ("StructuredBuffer", _) => ("struct", "r/o"),
        ("TBuffer", _) => ("u32", "tbuffer"),
        ("Texture1D", _) => ("f32", "1d"),
        ("Texture1DArray", _) => ("f32", "1darray"),
        ("Texture2D", _) => ("f32", "2d"),
        ("Texture2DArray", _) => ("f32", "2darray"),
        ("Texture2DMS", _) => ("f32", "2dMS"),
        ("Texture2DMSArray", _) => ("f32", "2darrayMS"),
        ("Texture3D", _) => ("f32", "3d"),
        ("TextureCube", _) => ("f32", "cube"),
        ("TextureCubeArray", _) => ("f32", "cubearray"),
        ("FeedbackTexture2D", _) => ("invalid", "fbtex2d"),
        ("FeedbackTexture2DArray", _) => ("invalid", "fbtex2darray"),
        ("TypedBuffer", _) => ("f32", "buf"),
        ("RTAccelerationStructure", _) => ("i32", "ras"),
        (kind, _) => panic!("{kind}"),
    };
    let id = format!("{}{}", letter.to_uppercase(), info.id);
    let space = if info.space == 0 { String::new() } else { format!(",space{}", info.space) };
    let bind = format!("{letter}{}{space}", info.lower_bound);
    let count = match info.upper_bound {
        u32::MAX => "unbounded".to_owned(),
        last => (last - info.lower_bound + 1).to_string(),
    };
    let name = resource.name.to_string();
    format!("{name:30} {class:>10} {format:>7}{dimension:>12} {id:>7} {bind:>14}{count:>6}")
        .trim_end()
        .to_owned()
}

/// A line of DXC's list of subobjects.
fn subobject_line(subobject: &write::LibrarySubobject) -> String {
    use LibrarySubobjectContent as C;
    let (kind, content) = match &subobject.content {
        C::StateObjectConfig(config) => ("StateObjectConfig", state_object_flags(config.flags)),
        C::GlobalRootSignature(data) => ("GlobalRootSignature", format!("<{} bytes>", data.len())),
        C::LocalRootSignature(data) => ("LocalRootSignature", format!("<{} bytes>", data.len())),
        C::SubobjectToExportsAssociation(LibraryAssociation { subobject, exports }) => {
            let exports: Vec<_> = exports.iter().map(|name| format!("{name:?}")).collect();
            let content = format!("{subobject:?}, {{ {} }} ", exports.join(", "));
            ("SubobjectToExportsAssociation", content)
        }
        C::RaytracingShaderConfig(config) => {
            let (payload, attributes) =
                (config.max_payload_size_in_bytes, config.max_attribute_size_in_bytes);
            let content = format!(
                "MaxPayloadSizeInBytes = {payload}, MaxAttributeSizeInBytes = {attributes}"
            );
            ("RaytracingShaderConfig", content)
        }
        C::RaytracingPipelineConfig(config) => {
            let content = format!("MaxTraceRecursionDepth = {}", config.max_trace_recursion_depth);
            ("RaytracingPipelineConfig", content)
        }
        C::RaytracingPipelineConfig1(config) => {
            let (depth, flags) = (config.max_trace_recursion_depth, pipeline_flags(config.flags));
            let content = format!("MaxTraceRecursionDepth = {depth}, Flags = {flags}");
            ("RaytracingPipelineConfig1", content)
        }
        C::HitGroup(group) => {
            let LibraryHitGroup { hit_group_type, any_hit, closest_hit, intersection } = group;
            assert!(
                [HitGroupType::Triangle, HitGroupType::ProceduralPrimitive]
                    .contains(hit_group_type)
            );
            let content = format!(
                "HitGroupType = {hit_group_type}, Anyhit = {any_hit:?}, \
                 Closesthit = {closest_hit:?}, Intersection = {intersection:?}"
            );
            ("HitGroup", content)
        }
        C::Unknown(kind, _) => panic!("{kind}"),
    };
    format!("{kind} {} = {{ {content} }};", subobject.name)
}

fn state_object_flags(flags: StateObjectFlags) -> String {
    type F = StateObjectFlags;
    join(&[
        (
            flags.contains(F::AllowLocalDependenciesOnExternalDefinitions),
            "STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS",
        ),
        (
            flags.contains(F::AllowExternalDependenciesOnLocalDefinitions),
            "STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS",
        ),
        (
            flags.contains(F::AllowStateObjectAdditions),
            "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS",
        ),
    ])
}

fn pipeline_flags(flags: RaytracingPipelineFlags) -> String {
    type F = RaytracingPipelineFlags;
    join(&[
        (flags.contains(F::SkipTriangles), "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES"),
        (
            flags.contains(F::SkipProceduralPrimitives),
            "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES",
        ),
        (
            flags.contains(F::AllowOpacityMicromaps),
            "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS",
        ),
    ])
}

fn join(flags: &[(bool, &str)]) -> String {
    let set: Vec<_> = flags.iter().filter(|(set, _)| *set).map(|(_, name)| *name).collect();
    set.join(" | ")
}
