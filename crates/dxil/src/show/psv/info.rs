//! Facts of the whole shader.

use std::fmt::Display;

use dxil::disassembly::words;
use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{RuntimeFlags, StageInfo};
use dxil_container::read::Psv;

use super::super::{tree, word};
use crate::page::Page;
use crate::text::short;

/// Appends a line for each fact.
pub(super) fn print(out: &mut Page, psv: &Psv<'_>, stage: ShaderKind) {
    let mut facts = vec![("Version", psv.version().to_string()), ("Stage", stage.to_string())];
    stage_facts(&mut facts, &StageInfo::decode(stage, &psv.info.stage_info));
    let info = &psv.info;
    if let Some(count) = info.max_vertex_count().filter(|_| psv.version() >= 1) {
        facts.push(("MaxVertexCount", count.to_string()));
    }
    if let Some(topology) = info.mesh_output_topology().filter(|_| psv.version() >= 1) {
        facts.push(("MeshOutputTopology", word(words::mesh_output_topology(topology), topology)));
    }
    let has_groups =
        matches!(stage, ShaderKind::Compute | ShaderKind::Mesh | ShaderKind::Amplification);
    if has_groups && psv.version() >= 2 {
        let (x, y, z) = (info.num_threads_x, info.num_threads_y, info.num_threads_z);
        facts.push(("NumThreads", format!("({x},{y},{z})")));
    }
    if has_groups && psv.version() >= 4 {
        let bytes = info.num_bytes_group_shared_memory;
        facts.push(("NumBytesGroupSharedMemory", bytes.to_string()));
    }
    let (minimum, maximum) =
        (info.minimum_expected_wave_lane_count, info.maximum_expected_wave_lane_count);
    if minimum == maximum {
        facts.push(("WaveSize", minimum.to_string()));
    } else {
        facts.push(("MinimumExpectedWaveLaneCount", minimum.to_string()));
        facts.push(("MaximumExpectedWaveLaneCount", maximum.to_string()));
    }
    if psv.version() >= 1 {
        signature_facts(&mut facts, psv);
    }
    if let Some(name) = psv.entry_function_name() {
        facts.push(("EntryFunctionName", short(&name)));
    }
    if psv.info.field_range("flags").is_some() {
        let present = info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        facts.push(("LinAlgRuntimeInfoPresent", present.to_string()));
    }
    tree::print_pairs(out, &facts, "  ");
}

/// Adds what is known of the stage.
fn stage_facts(facts: &mut Vec<(&'static str, String)>, info: &StageInfo) {
    let mut fact = |name, value: &dyn Display| facts.push((name, value.to_string()));
    match info {
        StageInfo::Pixel(info) => {
            fact("DepthOutput", &info.depth_output);
            fact("SampleFrequency", &info.sample_frequency);
        }
        StageInfo::Vertex(info) => {
            fact("OutputPositionPresent", &info.output_position_present);
        }
        StageInfo::Geometry(info) => {
            let (input, output) = (info.input_primitive, info.output_topology);
            fact("InputPrimitive", &word(words::input_primitive(input), input));
            fact("OutputTopology", &word(words::output_topology(output), output));
            fact("OutputStreamMask", &info.output_stream_mask);
            fact("OutputPositionPresent", &info.output_position_present);
        }
        StageInfo::Hull(info) => {
            let (domain, primitive) = (info.tessellator_domain, info.tessellator_output_primitive);
            fact("InputControlPointCount", &info.input_control_point_count);
            fact("OutputControlPointCount", &info.output_control_point_count);
            fact("Domain", &word(words::tessellator_domain(domain), domain));
            fact("OutputPrimitive", &word(words::tessellator_output(primitive), primitive));
        }
        StageInfo::Domain(info) => {
            fact("InputControlPointCount", &info.input_control_point_count);
            let domain = info.tessellator_domain;
            fact("OutputPositionPresent", &info.output_position_present);
            fact("Domain", &word(words::tessellator_domain(domain), domain));
        }
        StageInfo::Mesh(info) => {
            fact("GroupSharedBytesUsed", &info.group_shared_bytes_used);
            let dependent = info.group_shared_bytes_dependent_on_view_id;
            fact("GroupSharedBytesDependentOnViewID", &dependent);
            fact("PayloadSizeInBytes", &info.payload_size_in_bytes);
            fact("MaxOutputVertices", &info.max_output_vertices);
            fact("MaxOutputPrimitives", &info.max_output_primitives);
        }
        StageInfo::Amplification(info) => {
            fact("PayloadSizeInBytes", &info.payload_size_in_bytes);
        }
        StageInfo::Other(_) => {}
    }
}

/// Adds the sizes of signatures.
fn signature_facts(facts: &mut Vec<(&'static str, String)>, psv: &Psv<'_>) {
    let info = &psv.info;
    let [first, second, third, fourth] = info.sig_output_vectors;
    let numbers = [
        ("SigInputElements", info.sig_input_elements),
        ("SigOutputElements", info.sig_output_elements),
        ("SigPatchConstOrPrimElements", info.sig_patch_const_or_prim_elements),
        ("SigInputVectors", info.sig_input_vectors),
        ("SigOutputVectors[0]", first),
        ("SigOutputVectors[1]", second),
        ("SigOutputVectors[2]", third),
        ("SigOutputVectors[3]", fourth),
        ("SigPatchConstOrPrimVectors", info.sig_patch_const_or_prim_vectors()),
    ];
    facts.push(("UsesViewID", (info.uses_view_id != 0).to_string()));
    facts.extend(numbers.map(|(name, number)| (name, number.to_string())));
}
