//! The keys of [`RuntimeInfo`].

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{RuntimeInfo, StageInfo};
use dxil_container::write;

use super::Psv;
use crate::mapping::Mapping;

impl Psv {
    /// The keys of the stage and of the whole shader.
    pub(super) fn info_fields(&mut self, map: &mut Mapping<'_>) {
        map.required("ShaderStage", &mut self.form.info.shader_stage.0);
        stage_fields(&mut self.form.info, map);
        let Self { version, form: write::Psv { info, .. }, .. } = self;
        map.required("MinimumWaveLaneCount", &mut info.minimum_expected_wave_lane_count);
        map.required("MaximumWaveLaneCount", &mut info.maximum_expected_wave_lane_count);
        if *version >= 1 {
            map.required("UsesViewID", &mut info.uses_view_id);
            stage_data_fields(info, map);
            map.required("SigInputVectors", &mut info.sig_input_vectors);
            map.required("SigOutputVectors", &mut info.sig_output_vectors);
        }
        if *version >= 2 {
            map.required("NumThreadsX", &mut info.num_threads_x);
            map.required("NumThreadsY", &mut info.num_threads_y);
            map.required("NumThreadsZ", &mut info.num_threads_z);
        }
        if *version >= 3 {
            map.required("EntryName", &mut self.entry_name);
            // LLVM has no such keys.
            let group_shared = &mut info.num_bytes_group_shared_memory;
            map.unless_default("NumBytesGroupSharedMemory", group_shared);
            map.unless_default("RuntimeFlags", &mut info.flags.0);
        }
    }
}

/// The keys of the 16 bytes that each stage uses differently.
fn stage_fields(info: &mut RuntimeInfo, map: &mut Mapping<'_>) {
    let mut stage = info.stage_info();
    match &mut stage {
        StageInfo::Pixel(info) => {
            map.required("DepthOutput", &mut info.depth_output);
            map.required("SampleFrequency", &mut info.sample_frequency);
        }
        StageInfo::Vertex(info) => {
            map.required("OutputPositionPresent", &mut info.output_position_present);
        }
        StageInfo::Geometry(info) => {
            map.required("InputPrimitive", &mut info.input_primitive.0);
            map.required("OutputTopology", &mut info.output_topology.0);
            map.required("OutputStreamMask", &mut info.output_stream_mask);
            map.required("OutputPositionPresent", &mut info.output_position_present);
        }
        StageInfo::Hull(info) => {
            map.required("InputControlPointCount", &mut info.input_control_point_count);
            map.required("OutputControlPointCount", &mut info.output_control_point_count);
            map.required("TessellatorDomain", &mut info.tessellator_domain.0);
            map.required("TessellatorOutputPrimitive", &mut info.tessellator_output_primitive.0);
        }
        StageInfo::Domain(info) => {
            map.required("InputControlPointCount", &mut info.input_control_point_count);
            map.required("OutputPositionPresent", &mut info.output_position_present);
            map.required("TessellatorDomain", &mut info.tessellator_domain.0);
        }
        StageInfo::Mesh(info) => {
            let view_id_bytes = &mut info.group_shared_bytes_dependent_on_view_id;
            map.required("GroupSharedBytesUsed", &mut info.group_shared_bytes_used);
            map.required("GroupSharedBytesDependentOnViewID", view_id_bytes);
            map.required("PayloadSizeInBytes", &mut info.payload_size_in_bytes);
            map.required("MaxOutputVertices", &mut info.max_output_vertices);
            map.required("MaxOutputPrimitives", &mut info.max_output_primitives);
        }
        StageInfo::Amplification(info) => {
            map.required("PayloadSizeInBytes", &mut info.payload_size_in_bytes);
        }
        StageInfo::Other(_) => {}
    }
    info.stage_info = stage.encode();
}

/// The keys of the two bytes that each stage uses differently.
fn stage_data_fields(info: &mut RuntimeInfo, map: &mut Mapping<'_>) {
    let [mut vectors, mut topology] = info.stage_data.to_le_bytes();
    match info.kind() {
        ShaderKind::Geometry => {
            return map.required("MaxVertexCount", &mut info.stage_data);
        }
        ShaderKind::Hull | ShaderKind::Domain => {
            map.required("SigPatchConstOrPrimVectors", &mut vectors);
        }
        ShaderKind::Mesh => {
            map.required("SigPrimVectors", &mut vectors);
            map.required("MeshOutputTopology", &mut topology);
        }
        _ => {}
    }
    info.stage_data = u16::from_le_bytes([vectors, topology]);
}
