//! The corpus has every name of every enumeration, every flag, every part and every shader model, but
//! for those that no compiler writes.

mod fixtures;

use std::collections::{BTreeMap, BTreeSet};

use dxil_container::layout::*;
use dxil_container::read::PartView;
use dxil_container::tree::{Content, Describe, Label, Node};
use dxil_container::{Container, PartInfo, Value};
use dxil_ops::ShaderModel;

/// The names that occur in a field, by its path: `PSV0.resources.kind`.
type Found = BTreeMap<String, BTreeSet<String>>;

/// An enumeration or a word of flags.
struct Names {
    /// Its type.
    of: &'static str,
    all: Vec<&'static str>,
    /// How the paths of the fields end that have it.
    fields: &'static str,
    /// Names that do not occur, since no compiler writes them.
    absent: &'static str,
}

impl Names {
    /// Whether the field of this path has it.
    fn is_in(&self, path: &str) -> bool {
        self.fields.split(' ').any(|field| path.ends_with(field))
    }
}

/// Rows of a type, its fields, and its names that do not occur.
macro_rules! names {
    ($($of:ty: $fields:literal, $absent:expr;)*) => {
        vec![$(Names {
            of: stringify!($of),
            all: <$of>::NAMED.iter().map(|(_, name)| *name).collect(),
            fields: $fields,
            absent: $absent,
        }),*]
    };
}

/// Between the smallest and the largest patches.
const PATCHES: &str = "\
    ControlPointPatch5 ControlPointPatch6 ControlPointPatch7 ControlPointPatch8 \
    ControlPointPatch9 ControlPointPatch10 ControlPointPatch11 ControlPointPatch12 \
    ControlPointPatch13 ControlPointPatch14 ControlPointPatch15 ControlPointPatch16 \
    ControlPointPatch17 ControlPointPatch18 ControlPointPatch19 ControlPointPatch20 \
    ControlPointPatch21 ControlPointPatch22 ControlPointPatch23 ControlPointPatch24 \
    ControlPointPatch25 ControlPointPatch26 ControlPointPatch27 ControlPointPatch28 \
    ControlPointPatch29 ControlPointPatch30 ControlPointPatch31";

/// Objects of the language, which are no variables of buffers.
const OBJECTS: &str = "\
    AppendStructuredBuffer Blend Buffer ByteAddressBuffer CBuffer ComputeShader \
    ConsumeStructuredBuffer DepthStencil DepthStencilView DomainShader GeometryShader HullShader \
    Min8Float PixelFragment PixelShader Rasterizer RenderTargetView RwBuffer RwByteAddressBuffer \
    RwStructuredBuffer RwTexture1D RwTexture1DArray RwTexture2D RwTexture2DArray RwTexture3D \
    Sampler Sampler1D Sampler2D Sampler3D SamplerCube String StructuredBuffer TBuffer Texture \
    Texture1D Texture1DArray Texture2D Texture2DArray Texture2DMS Texture2DMSArray Texture3D \
    TextureCube TextureCubeArray UInt8 VertexFragment VertexShader";

#[rustfmt::skip]
fn enumerations() -> Vec<Names> {
    names! {
        ComparisonFunc: "samplers.comparison_func", "";
        CompilerVersionFlags: "VERS.flags", "Debug Internal";
        ComponentType: "matrix_type result_type vector_input_type accumulator_type matrix_a_type matrix_b_type records.component_type", "I1 Invalid PackedS8x32 PackedU8x32 SNormF16 SNormF32 SNormF64 UNormF16 UNormF32 UNormF64";
        Compression: "contents.compression", "None";
        DescriptorRangeFlags: "ranges.flags", "";
        DescriptorRangeType: "ranges.kind", "";
        // `fx_5_0` has no container.
        EffectVersion: "FX10.version", "fx_5_0";
        FeatureFlags: "SFI0.flags FunctionTable.records.feature_flags", "RESERVED";
        Filter: "samplers.filter", "";
        HashFlags: "HASH.flags", "";
        InputPrimitive: ".input_primitive", PATCHES;
        Level9Conversion: "constants.x constants.y constants.z constants.w", "";
        Level9RuntimeConstantKind: "runtime_constants.kind", "InstanceId";
        LinkFunctionFlags: "LIBH.functions.flags", "";
        LinkInterpolation: "LFS0.parameters.interpolation", "Invalid Linear LinearCentroid LinearNoperspective LinearSample";
        LinkParameterFlags: "LFS0.parameters.flags", "";
        MinPrecision: "elements.min_precision", "Any10 Any16 Reserved";
        PrimitiveTopology: "gs_output_topology .output_topology", "LineList LineListAdj LineStripAdj TriangleList TriangleListAdj TriangleStripAdj";
        ResourceKind: "ResourceTable.records.kind", "Invalid";
        RootDescriptorFlags: "parameters.descriptor.flags", "";
        RootParameterType: "RTS0.parameters.kind", "";
        RootSignatureFlags: "RTS0.flags", "";
        RootSignatureVersion: "RTS0.version", "1.2";
        ShaderKind: "DXIL.kind ILDB.kind STAT.kind SHDR.kind SHEX.kind FunctionTable.records.shader_kind FunctionTable.records.min_shader_kind", "";
        ShaderVisibility: "parameters.visibility samplers.visibility", "";
        SigComponentType: "elements.component_type", "Float64 SInt64 UInt64 Unknown";
        SourceSectionType: "SRCI.sections.kind", "";
        StaticBorderColor: "samplers.border_color", "";
        StaticSamplerFlags: "samplers.flags", "NonNormalizedCoordinates UintBorderColor";
        SystemValue: "elements.system_value", "InnerCoverage";
        TessellatorDomain: ".tessellator_domain", "";
        TessellatorOutputPrimitive: "output_primitive", "";
        TessellatorPartitioning: "STAT.hs_partitioning", "";
        TextureAddressMode: "samplers.address_u samplers.address_v samplers.address_w", "";
        psv::InterpolationMode: "puts.interpolation_mode constants.interpolation_mode records.interpolation_mode", "Invalid";
        psv::LinAlgAccumulateStoreFlags: "accumulate_stores.flags", "";
        psv::LinAlgThreadMatrixVectorMultiplyFlags: "vector_multiplies.flags", "";
        psv::MeshOutputTopology: "mesh_output_topology", "Undefined";
        psv::ResourceFlags: "PSV0.resources.flags", "";
        psv::ResourceKind: "PSV0.resources.kind", "Invalid";
        psv::ResourceType: "PSV0.resources.resource_type", "Invalid";
        psv::RuntimeFlags: "PSV0.info.flags", "";
        psv::SemanticKind: "puts.semantic_kind constants.semantic_kind records.semantic_kind", "DispatchThreadID DomainLocation GSInstanceID GroupID GroupIndex GroupThreadID InnerCoverage OutputControlPointID StartInstanceLocation StartVertexLocation ViewID";
        psv::ShaderStage: "PSV0.info.shader_stage", "AnyHit Callable ClosestHit Intersection Library Miss Node RayGeneration";
        psv::SigComponentType: "puts.component_type constants.component_type", "Float64 SInt64 UInt64 Unknown";
        rdat::HitGroupType: "records.hit_group_type", "";
        rdat::NodeFuncAttribKind: "NodeShaderFuncAttribTable.records.attrib_kind", "None Reserved_MeshNodePreview1 Reserved_MeshNodePreview2";
        rdat::NodeIoAttribKind: "NodeShaderIOAttribTable.records.attrib_kind", "None";
        rdat::NodeIoFlags: "records.io_flags_and_kind", "";
        rdat::NodeIoKind: "io_node_kind", "GroupNodeOutputRecords Invalid ThreadNodeOutputRecords";
        rdat::NodeLaunchType: "records.launch_type", "Invalid Reserved_Mesh";
        rdat::PartType: "RDAT.parts.part_type", "DxilPdbInfoLibraryTable DxilPdbInfoSourceTable DxilPdbInfoTable Reserved_MeshNodesPreviewInfoTable";
        rdat::RaytracingPipelineFlags: "SubobjectTable.records.flags", "";
        rdat::ResourceClass: "ResourceTable.records.class", "Invalid";
        rdat::ResourceFlags: "ResourceTable.records.flags", "DynamicIndexing";
        rdat::ShaderFlags: "FunctionTable.records.shader_flags", "";
        rdat::ShaderStageFlags: "records.shader_stage_flag", "";
        rdat::StateObjectFlags: "SubobjectTable.records.flags", "";
        rdat::SubobjectKind: "SubobjectTable.records.kind", "";
        rdef::CompileFlags: "RDEF.flags", "ForcePsSoftwareNoOpt ForceVsSoftwareNoOpt";
        rdef::ResourceDimension: "RDEF.bindings.dimension", "BufferEx";
        rdef::ResourceReturnType: "RDEF.bindings.return_type", "Continued";
        rdef::ShaderBufferFlags: "RDEF.buffers.flags", "UserPacked";
        rdef::ShaderBufferType: "RDEF.buffers.buffer_type", "";
        rdef::ShaderInputFlags: "RDEF.bindings.flags", "Unused";
        rdef::ShaderInputType: "RDEF.bindings.input_type", "RtAccelerationStructure UavFeedbackTexture";
        rdef::ShaderTarget: "RDEF.target Aon9.target XNAS.target XNAP.target", "";
        rdef::ShaderVariableFlags: "RDEF.buffers.variables.flags", "UserPacked";
        rdef::VariableClass: "RDEF.types.class LFS0.parameters.class", "Object";
        rdef::VariableType: "RDEF.types.variable_type LFS0.parameters.variable_type", OBJECTS;
    }
}

/// Fields with names that are no enumeration: components, and references that lead nowhere.
const NO_ENUMERATION: [&str; 4] =
    ["mask", "records.function_dependencies", "records.resources", "records.raw_shader_ref"];

/// The names that occur in the corpus.
fn find() -> Found {
    let mut found = Found::new();
    for fixture in fixtures::all() {
        add_container(&mut found, &Container::parse(&fixture.bytes).expect(&fixture.name));
    }
    found
}

fn insert(found: &mut Found, path: &str, name: impl Into<String>) {
    found.entry(path.to_owned()).or_default().insert(name.into());
}

fn insert_model(found: &mut Found, ShaderModel { major, minor }: ShaderModel) {
    insert(found, "shader models", format!("{major}.{minor}"));
}

/// Adds what every part of a container has.
fn add_container(found: &mut Found, container: &Container<'_>) {
    for part in container.parts() {
        let name = part.four_cc().to_string();
        let view = part.view().expect("a sound part");
        view.describe().iter().for_each(|node| add_node(found, &name, node));
        match view {
            PartView::Program(program) => insert_model(found, program.shader_model()),
            PartView::Bytecode(program) => insert_model(found, program.header.shader_model.get()),
            PartView::LinkFunction(function) => {
                add_container(found, &function.container().expect("a container"));
            }
            PartView::Rdat(rdat) => {
                for node in rdat.table::<rdat::IoNode>().iter() {
                    let kind = node.io_flags_and_kind.kind();
                    insert(found, "RDAT.io_node_kind", kind.to_string());
                }
            }
            _ => {}
        }
        insert(found, "parts", name);
    }
}

/// Adds the names in a node. Tables of `RDAT` are told apart by what they are.
fn add_node(found: &mut Found, path: &str, node: &Node<'_>) {
    let mut path = path.to_owned();
    if let Label::Name(name) = node.label {
        path += &format!(".{name}");
    }
    match &node.content {
        Content::Value(Value::Named { name: Some(name), .. }) => insert(found, &path, *name),
        Content::Value(value @ Value::Flags { .. }) => {
            let names = value.to_string();
            names.split(" | ").for_each(|name| insert(found, &path, name));
        }
        Content::Value(_) => {}
        Content::Group(children) | Content::List(children) => {
            for child in children {
                add_node(found, &path, child);
                if let (Label::Name("part_type"), Content::Value(kind)) =
                    (child.label, &child.content)
                {
                    path += &format!(".{kind}");
                }
            }
        }
    }
}

/// Every name occurs that is not said to be absent, and no other.
#[test]
fn names() {
    let mut found = find();
    found.retain(|path, _| path.contains('.'));
    let mut failures = Vec::new();
    let enumerations = enumerations();
    for names in &enumerations {
        let fields = found.iter().filter(|(path, _)| names.is_in(path));
        let seen: BTreeSet<&str> = fields.flat_map(|(_, seen)| seen).map(String::as_str).collect();
        for name in &names.all {
            let is_absent = names.absent.split(' ').any(|absent| absent == *name);
            match (seen.contains(name), is_absent) {
                (false, false) => failures.push(format!("{}: nothing has {name}", names.of)),
                (true, true) => failures.push(format!("{}: {name} occurs after all", names.of)),
                _ => {}
            }
        }
    }
    for path in found.keys() {
        let is_known = enumerations.iter().any(|names| names.is_in(path))
            || NO_ENUMERATION.iter().any(|field| path.ends_with(field));
        if !is_known {
            failures.push(format!("{path}: no enumeration is said to be there"));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// Each enumeration and flag word of the page, which has all, is compared above; those with the names of another
/// one occur nowhere, or are that one in another part. The records of effects are no fields of a part: listings show them.
#[test]
fn all_enumerations_are_compared() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/container.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let sections = page
        .split("\n## ")
        .filter(|section| section.starts_with("Enumerations\n") || section.starts_with("Flags\n"));
    let rows = sections.flat_map(str::lines).filter(|row| !row.contains("those of"));
    let names = rows.filter_map(|row| Some(row.strip_prefix("| `")?.split_once('`')?.0));
    let compared: BTreeSet<_> = enumerations().iter().map(|names| names.of).collect();
    let is_of_record = |name: &&str| name.starts_with("Effect");
    let mut forgotten: Vec<_> = names.filter(|name| !compared.contains(name)).collect();
    forgotten.retain(|name| !is_of_record(name));
    assert_eq!(forgotten, [""; 0]);
}

/// Every part occurs but two: what wrote `SDBG` is older than FXC 10, and DXC only reads `PDBI`.
#[test]
fn parts() {
    let found = find();
    let names = PartInfo::ALL.iter().map(|info| info.four_cc.to_string());
    let absent: Vec<_> = names.filter(|name| !found["parts"].contains(name)).collect();
    assert_eq!(absent, ["SDBG", "PDBI"]);
}

#[test]
fn shader_models() {
    let found = find();
    let models: Vec<_> = found["shader models"].iter().collect();
    let expected = [
        "4.0", "4.1", "5.0", "5.1", "6.0", "6.1", "6.10", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7",
        "6.8", "6.9",
    ];
    assert_eq!(models, expected);
}
