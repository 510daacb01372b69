//! `PSV0`: what it says is what the reference disassembly says, and it is made anew.

mod fixtures;

use std::collections::BTreeMap;
use std::fmt::Write;

use dxil_container::FourCC;
use dxil_container::layout::psv::{
    InterpolationMode, MeshOutputTopology, ResourceBinding, ResourceKind, ResourceType,
    RuntimeFlags, RuntimeInfo, StageInfo,
};
use dxil_container::layout::{ShaderKind, TessellatorDomain, TessellatorOutputPrimitive};
use dxil_container::read::{
    ComponentMask, DependencyTable, LinAlg, Psv, PsvElement, PsvSignatures,
};
use expect_test::expect;
use fixtures::{Fixture, for_each_part};

/// The lines of a fixture's text without what marks them as comments.
fn lines(fixture: &Fixture) -> impl Iterator<Item = &str> {
    fixture.text.lines().map(|line| line.trim_start_matches(';').trim())
}

/// A line without white space: columns of the reference run into each other.
fn squeeze(line: &str) -> String {
    line.split_whitespace().collect()
}

/// The block that DXC prints of the record, line by line.
#[test]
fn runtime_info_is_that_of_the_reference() {
    let mut compared = 0;
    for_each_part(FourCC::PSV0, |fixture, part| {
        let psv = Psv::parse(part).expect(&fixture.name);
        let mut wanted = lines(fixture).skip_while(|line| *line != "PSVRuntimeInfo:").skip(1);
        let wanted: Vec<_> = wanted.by_ref().take_while(|line| !line.is_empty()).collect();
        if wanted.is_empty() {
            return;
        }
        let found = runtime_info(&psv, fixture.stage(&psv));
        assert_eq!(wanted.join("\n"), found.trim_end(), "{}", fixture.name);
        compared += 1;
    });
    assert!(compared > 150, "{compared} parts");
}

fn runtime_info(psv: &Psv<'_>, stage: ShaderKind) -> String {
    let mut out = format!("{stage} Shader\n");
    let info = &psv.info;
    stage_info(&mut out, psv, &StageInfo::decode(stage, &info.stage_info));
    let threads = [info.num_threads_x, info.num_threads_y, info.num_threads_z];
    if matches!(stage, ShaderKind::Compute | ShaderKind::Mesh | ShaderKind::Amplification) {
        if psv.version() >= 2 {
            let [x, y, z] = threads;
            line(&mut out, format_args!("NumThreads=({x},{y},{z})"));
        }
        if psv.version() >= 4 {
            let bytes = info.num_bytes_group_shared_memory;
            line(&mut out, format_args!("NumBytesGroupSharedMemory: {bytes}"));
        }
    }
    let least = info.minimum_expected_wave_lane_count;
    match info.maximum_expected_wave_lane_count {
        most if most == least => line(&mut out, format_args!("WaveSize={most}")),
        most => {
            line(&mut out, format_args!("MinimumExpectedWaveLaneCount: {least}"));
            line(&mut out, format_args!("MaximumExpectedWaveLaneCount: {most}"));
        }
    }
    if psv.version() >= 1 {
        signatures(&mut out, info);
    }
    if let Some(name) = psv.entry_function_name() {
        line(&mut out, format_args!("EntryFunctionName: {}", *name));
    }
    if psv.version() >= 4 {
        let present = info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        line(&mut out, format_args!("LinAlgRuntimeInfoPresent: {present}"));
    }
    out
}

fn line(out: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(out, "{line}").expect("strings grow");
}

fn stage_info(out: &mut String, psv: &Psv<'_>, info: &StageInfo) {
    match info {
        StageInfo::Pixel(info) => {
            line(out, format_args!("DepthOutput={}", info.depth_output));
            line(out, format_args!("SampleFrequency={}", info.sample_frequency));
        }
        StageInfo::Vertex(info) => {
            line(out, format_args!("OutputPositionPresent={}", info.output_position_present));
        }
        StageInfo::Geometry(info) => {
            line(out, format_args!("InputPrimitive={}", input_primitive(info.input_primitive.0)));
            let topology = ["point", "", "line", "", "triangle"];
            let topology = topology[info.output_topology.0 as usize - 1];
            line(out, format_args!("OutputTopology={topology}"));
            line(out, format_args!("OutputStreamMask={}", info.output_stream_mask));
            line(out, format_args!("OutputPositionPresent={}", info.output_position_present));
        }
        StageInfo::Hull(info) => {
            line(out, format_args!("InputControlPointCount={}", info.input_control_point_count));
            line(out, format_args!("OutputControlPointCount={}", info.output_control_point_count));
            let domain = match info.tessellator_domain {
                TessellatorDomain::IsoLine => "isoline",
                TessellatorDomain::Tri => "tri",
                TessellatorDomain::Quad => "quad",
                _ => "invalid",
            };
            line(out, format_args!("Domain={domain}"));
            let primitive = match info.tessellator_output_primitive {
                TessellatorOutputPrimitive::Point => "point",
                TessellatorOutputPrimitive::Line => "line",
                TessellatorOutputPrimitive::TriangleCW => "triangle_cw",
                TessellatorOutputPrimitive::TriangleCCW => "triangle_ccw",
                _ => "invalid",
            };
            line(out, format_args!("OutputPrimitive={primitive}"));
        }
        StageInfo::Domain(info) => {
            line(out, format_args!("InputControlPointCount={}", info.input_control_point_count));
            line(out, format_args!("OutputPositionPresent={}", info.output_position_present));
        }
        StageInfo::Mesh(_) => {
            let topology = match psv.info.mesh_output_topology() {
                Some(MeshOutputTopology::Line) => "line",
                Some(MeshOutputTopology::Triangle) => "triangle",
                _ => "undefined",
            };
            line(out, format_args!("MeshOutputTopology={topology}"));
        }
        StageInfo::Amplification(_) | StageInfo::Other(_) => {}
    }
}

fn input_primitive(primitive: u32) -> String {
    match primitive {
        1 => "point".into(),
        2 => "line".into(),
        3 => "triangle".into(),
        6 => "lineadj".into(),
        7 => "triangleadj".into(),
        patch => format!("patch{}", patch - 7),
    }
}

fn signatures(out: &mut String, info: &RuntimeInfo) {
    line(out, format_args!("UsesViewID: {}", info.uses_view_id != 0));
    line(out, format_args!("SigInputElements: {}", info.sig_input_elements));
    line(out, format_args!("SigOutputElements: {}", info.sig_output_elements));
    let elements = info.sig_patch_const_or_prim_elements;
    line(out, format_args!("SigPatchConstOrPrimElements: {elements}"));
    line(out, format_args!("SigInputVectors: {}", info.sig_input_vectors));
    for (stream, vectors) in info.sig_output_vectors.iter().enumerate() {
        line(out, format_args!("SigOutputVectors[{stream}]: {vectors}"));
    }
}

/// Name, first index, interpolation and dynamically indexed components of every element. The
/// disassembler takes them from the module.
#[test]
fn elements_are_those_of_the_reference() {
    let mut rows = 0;
    for_each_part(FourCC::PSV0, |fixture, part| {
        let psv = Psv::parse(part).expect(&fixture.name);
        if psv.version() == 0 {
            return;
        }
        let titles = ["Patch Constant signature", "Primitive Output signature"];
        let inputs = elements_of(fixture, &["Input signature"]);
        let outputs = elements_of(fixture, &["Output signature", "Vertex Output signature"]);
        assert_eq!(inputs, elements(psv.inputs()), "{} inputs", fixture.name);
        assert_eq!(outputs, elements(psv.outputs()), "{} outputs", fixture.name);
        let patch_constants = elements_of(fixture, &titles);
        assert_eq!(patch_constants, elements(psv.patch_constants()), "{} patch", fixture.name);
        rows += inputs.len() + outputs.len() + patch_constants.len();
    });
    assert!(rows > 500, "{rows} rows");
}

/// The rows of the table of interpolation modes below one of these titles.
fn elements_of(fixture: &Fixture, titles: &[&str]) -> Vec<String> {
    let lines: Vec<_> = lines(fixture).collect();
    let is_title = |line: &str| titles.iter().any(|title| line.strip_suffix(':') == Some(title));
    let table =
        lines.windows(3).position(|window| is_title(window[0]) && window[2].contains("InterpMode"));
    let Some(table) = table else { return Vec::new() };
    let rows = lines[table + 4..].iter().take_while(|line| !line.is_empty());
    rows.map(|row| squeeze(row).to_lowercase()).collect()
}

fn elements<'a>(elements: impl Iterator<Item = PsvElement<'a>>) -> Vec<String> {
    let rows = elements.map(|element| {
        let semantic = element.semantic().expect("a name");
        let index = element.indexes().iter().next().expect("an index");
        let mode = match element.interpolation_mode {
            InterpolationMode::Undefined => "",
            InterpolationMode::Constant => "nointerpolation",
            InterpolationMode::Linear => "linear",
            InterpolationMode::LinearCentroid => "centroid",
            InterpolationMode::LinearNoperspective => "noperspective",
            InterpolationMode::LinearNoperspectiveCentroid => "noperspectivecentroid",
            InterpolationMode::LinearSample => "sample",
            InterpolationMode::LinearNoperspectiveSample => "noperspectivesample",
            _ => "?",
        };
        let dynamic = "xyzw".chars().enumerate();
        let dynamic = dynamic.filter(|(i, _)| element.dynamic_index_mask() >> i & 1 != 0);
        let dynamic: String = dynamic.map(|(_, name)| name).collect();
        format!("{semantic}{index}{mode}{dynamic}").to_lowercase()
    });
    rows.collect()
}

/// Register, space, number and shape of every resource.
#[test]
fn resources_are_those_of_the_reference() {
    let mut rows = 0;
    for_each_part(FourCC::PSV0, |fixture, part| {
        let psv = Psv::parse(part).expect(&fixture.name);
        let table = lines(fixture).skip_while(|line| *line != "Resource Bindings:");
        let table = table.skip_while(|line| !line.starts_with("----")).skip(1);
        let wanted: Vec<_> = table.take_while(|line| !line.is_empty()).map(squeeze).collect();
        let mut counts = BTreeMap::new();
        let found: Vec<_> = psv.resources.iter().map(|it| resource(&it, &mut counts)).collect();
        assert_eq!(wanted.len(), found.len(), "{}", fixture.name);
        for (wanted, (dimension, binding)) in wanted.iter().zip(&found) {
            let rest = wanted.strip_suffix(binding);
            let same = rest.is_some_and(|rest| rest.ends_with(dimension));
            assert!(same, "{}: {wanted}, not {dimension} {binding}", fixture.name);
        }
        rows += found.len();
    });
    assert!(rows > 200, "{rows} rows");
}

/// The columns `Dim`, and `ID`, `HLSL Bind` and `Count`.
fn resource(resource: &ResourceBinding, counts: &mut BTreeMap<char, u32>) -> (String, String) {
    let register = match resource.resource_type {
        ResourceType::Sampler => 's',
        ResourceType::CBV => 'b',
        ResourceType::SRVTyped | ResourceType::SRVRaw | ResourceType::SRVStructured => 't',
        _ => 'u',
    };
    let (id, bind) = if register == 'b' {
        ("CB".into(), "cb".into())
    } else {
        (register.to_uppercase().to_string(), register.to_string())
    };
    let index = counts.entry(register).and_modify(|count| *count += 1).or_default();
    let mut binding = format!("{id}{index}{bind}{}", resource.lower_bound);
    if resource.space != 0 {
        write!(binding, ",space{}", resource.space).expect("strings grow");
    }
    match resource.upper_bound {
        u32::MAX => binding.push_str("unbounded"),
        last => write!(binding, "{}", last - resource.lower_bound + 1).expect("strings grow"),
    }
    (dimension(resource).into(), binding)
}

fn dimension(resource: &ResourceBinding) -> &'static str {
    match (resource.resource_type, resource.kind) {
        // Before version 2 there is no shape.
        (_, ResourceKind::Invalid) => "",
        (ResourceType::Sampler | ResourceType::CBV, _) => "NA",
        (ResourceType::UAVRaw | ResourceType::UAVStructured, _) => "r/w",
        (ResourceType::UAVStructuredWithCounter, _) => "r/w+cnt",
        (_, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer) => "r/o",
        (_, ResourceKind::RTAccelerationStructure) => "ras",
        (_, ResourceKind::Texture1D) => "1d",
        (_, ResourceKind::Texture2D) => "2d",
        (_, ResourceKind::Texture3D) => "3d",
        (_, ResourceKind::TextureCube) => "cube",
        (_, ResourceKind::Texture1DArray) => "1darray",
        (_, ResourceKind::Texture2DArray) => "2darray",
        (_, ResourceKind::TextureCubeArray) => "cubearray",
        (_, ResourceKind::TypedBuffer) => "buf",
        (_, ResourceKind::TBuffer) => "tbuffer",
        (_, ResourceKind::FeedbackTexture2D) => "fbtex2d",
        (_, ResourceKind::FeedbackTexture2DArray) => "fbtex2darray",
        // Followed by the number of samples.
        (_, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray) => "",
        _ => "?",
    }
}

/// The outputs that depend on the index of the view and on inputs.
#[test]
fn dependencies_are_those_of_the_reference() {
    let mut compared = 0;
    for_each_part(FourCC::PSV0, |fixture, part| {
        let psv = Psv::parse(part).expect(&fixture.name);
        let state = lines(fixture).skip_while(|line| *line != "ViewId state:").skip(3);
        let wanted: Vec<_> = state.take_while(|line| !line.is_empty()).collect();
        // DXC 1.7 leaves the tables of all streams but the last one zero.
        let is_incomplete = fixture.name.starts_with("dxc17/gs_streams");
        if wanted.is_empty() || psv.version() == 0 || is_incomplete {
            return;
        }
        let found = dependencies(&psv);
        assert_eq!(wanted.join("\n"), found.trim_end(), "{}", fixture.name);
        compared += 1;
    });
    assert!(compared > 150, "{compared} parts");
}

fn dependencies(psv: &Psv<'_>) -> String {
    let all = psv.dependencies().expect("version 1 or more");
    let streams: Vec<(usize, String)> = match psv.info.kind() {
        ShaderKind::Geometry => {
            let used = (0..4).filter(|stream| psv.info.sig_output_vectors[*stream] != 0);
            used.map(|stream| (stream, format!(" for Stream {stream}"))).collect()
        }
        _ => vec![(0, String::new())],
    };
    let patch = match psv.info.kind() {
        ShaderKind::Hull => Some("PCOutputs"),
        ShaderKind::Mesh => Some("Primitive Outputs"),
        _ => None,
    };
    let mut out = String::new();
    let mut view_id = |name: &str, mask: &ComponentMask<'_>| {
        let set = set(mask.iter());
        line(&mut out, format_args!("{name} dependent on ViewId: {set}"));
    };
    for (stream, name) in &streams {
        view_id(&format!("Outputs{name}"), &all.view_id_to_output[*stream]);
    }
    if let Some(name) = patch {
        view_id(name, &all.view_id_to_patch);
    }
    for (stream, name) in &streams {
        table(
            &mut out,
            &format!("Inputs contributing to computation of Outputs{name}"),
            &all.input_to_output[*stream],
        );
    }
    if let Some(name) = patch {
        let title = format!("Inputs contributing to computation of {name}");
        table(&mut out, &title, &all.input_to_patch);
    }
    if psv.info.kind() == ShaderKind::Domain {
        table(&mut out, "PCInputs contributing to computation of Outputs", &all.patch_to_output);
    }
    out
}

/// For each output the inputs on which it depends: the table the other way round.
fn table(out: &mut String, title: &str, table: &DependencyTable<'_>) {
    line(out, format_args!("{title}:"));
    let mut inputs = BTreeMap::<u32, Vec<u32>>::new();
    for (input, outputs) in (0..).zip(table.iter()) {
        outputs.iter().for_each(|output| inputs.entry(output).or_default().push(input));
    }
    for (output, inputs) in inputs {
        let set = set(inputs);
        line(out, format_args!("output {output} depends on inputs: {set}"));
    }
}

fn set(numbers: impl IntoIterator<Item = u32>) -> String {
    let numbers: Vec<_> = numbers.into_iter().map(|number| number.to_string()).collect();
    format!("{{ {} }}", numbers.join(", "))
}

/// The facts that the HLSL states and the disassembler does not print.
#[test]
fn operations_on_matrices_are_those_of_the_source() {
    let mut found = String::new();
    for_each_part(FourCC::PSV0, |fixture, part| {
        let psv = Psv::parse(part).expect(&fixture.name);
        if let Some(lin_alg) = psv.lin_alg() {
            line(&mut found, format_args!("{}", fixture.name));
            let signatures = psv.signatures.expect("version 4");
            lin_alg_lines(&mut found, &signatures, &lin_alg);
        }
    });
    expect![[r#"
        dxc110/cs_linalg
        construction I32 of 7x0x4
        construction I32 of 7x6x0
        construction U32 of 0x6x4
        construction F16 of 2x0x4
        construction F32 of 0x5x4
        construction F32 of 2x5x0
        vector (F32, F32, F32) MatrixTransposed | MatrixNonMulOptimalLayout
        wave (F32, F16, F32) of 2x5x4
        thread group (I32, I32, U32) of 7x6x4
        outer product F32 F32
        accumulate F32 RawBuffer | GroupShared
        accumulate I32 RawBuffer
        dxc110/cs_linalg_types
        construction I16 of 4x0x4
        construction I16 of 0x4x4
        construction U16 of 4x0x4
        construction U16 of 0x4x4
        construction I64 of 4x0x4
        construction I64 of 0x4x4
        construction U64 of 4x0x4
        construction U64 of 0x4x4
        construction F32 of 4x4x0
        construction F64 of 4x0x4
        construction F64 of 0x4x4
        construction I8 of 4x0x4
        construction I8 of 0x4x4
        construction U8 of 4x0x4
        construction U8 of 0x4x4
        construction F8_E4M3FN of 4x0x4
        construction F8_E4M3FN of 0x4x4
        construction F8_E5M2 of 4x0x4
        construction F8_E5M2 of 0x4x4
        construction BFloat16 of 4x0x4
        construction BFloat16 of 0x4x4
        wave (F32, I16, I16) of 4x4x4
        wave (F32, U16, U16) of 4x4x4
        wave (F32, I64, I64) of 4x4x4
        wave (F32, U64, U64) of 4x4x4
        wave (F32, F64, F64) of 4x4x4
        wave (F32, I8, I8) of 4x4x4
        wave (F32, U8, U8) of 4x4x4
        wave (F32, F8_E4M3FN, F8_E4M3FN) of 4x4x4
        wave (F32, F8_E5M2, F8_E5M2) of 4x4x4
        wave (F32, BFloat16, BFloat16) of 4x4x4
        dxc110/cs_matrices-6_10
        construction F16 of 16x0x8
        construction F16 of 0x16x8
        construction F32 of 8x0x8
        construction F32 of 16x16x0, 8x8x0
        wave (F32, F16, F16) of 16x16x8
        accumulate F32 RawBuffer | GroupShared
        dxc110/cs_matrices-thread
        vector (F32, F16, F16) 0
        outer product F16 F16
        accumulate F16 RawBuffer
        dxc110/ps_linalg
        vector (F32, F32, F32) MatrixTransposed
    "#]]
    .assert_eq(&found);
}

fn lin_alg_lines(out: &mut String, signatures: &PsvSignatures<'_>, lin_alg: &LinAlg<'_>) {
    let shapes = |start, count| {
        let indexes = signatures.indexes(start, count).expect("indices");
        let shapes = lin_alg.shapes(indexes).map(|it| it.expect("a shape"));
        let shapes: Vec<_> = shapes.map(|it| format!("{}x{}x{}", it.m, it.n, it.k)).collect();
        shapes.join(", ")
    };
    for it in lin_alg.constructions.iter() {
        let shapes = shapes(it.shapes_index, it.shapes_count);
        line(out, format_args!("construction {} of {shapes}", it.matrix_type));
    }
    for it in lin_alg.vector_multiplies.iter() {
        let types = (it.result_type, it.matrix_type, it.vector_input_type);
        line(out, format_args!("vector {types:?} {}", it.flags));
    }
    let scopes =
        [("wave", lin_alg.wave_multiplies), ("thread group", lin_alg.thread_group_multiplies)];
    for (scope, multiplies) in scopes {
        for it in multiplies.iter() {
            let types = (it.accumulator_type, it.matrix_a_type, it.matrix_b_type);
            let shapes = shapes(it.shapes_index, it.shapes_count);
            line(out, format_args!("{scope} {types:?} of {shapes}"));
        }
    }
    for it in lin_alg.outer_products.iter() {
        line(out, format_args!("outer product {} {}", it.result_type, it.vector_input_type));
    }
    for it in lin_alg.accumulate_stores.iter() {
        line(out, format_args!("accumulate {} {}", it.accumulator_type, it.flags));
    }
}
