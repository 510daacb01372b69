//! Facts about the stage and the threads.

use dxil_container::layout::psv::{
    AmplificationInfo, DomainInfo, GeometryInfo, HullInfo, MeshInfo, PixelInfo, StageInfo,
    VertexInfo,
};
use dxil_container::write::PsvBuilder;
use dxil_format::{InterpolationMode, MeshOutputTopology, SemanticKind, ShaderKind};
use dxil_metadata::{EntryPoint, EntryProperties, SignatureElement};

use crate::memory::group_shared_bytes;
use crate::shader::Shader;

/// Sets the facts about the stage.
pub(super) fn set_stage(psv: &mut PsvBuilder, shader: &Shader<'_>, entry: &EntryPoint) {
    let default = EntryProperties::default();
    let properties = entry.properties.as_ref().unwrap_or(&default);
    let output_position_present = has(shader.outputs(), &[SemanticKind::Position]).into();
    let info = match shader.target.kind {
        ShaderKind::Vertex => {
            StageInfo::Vertex(VertexInfo { output_position_present, ..Default::default() })
        }
        ShaderKind::Pixel => StageInfo::Pixel(pixel(shader)),
        ShaderKind::Hull => {
            let Some(hull) = properties.hull() else { return };
            StageInfo::Hull(HullInfo {
                input_control_point_count: hull.input_control_point_count,
                output_control_point_count: hull.output_control_point_count,
                tessellator_domain: hull.domain,
                tessellator_output_primitive: hull.output_primitive,
            })
        }
        ShaderKind::Domain => {
            let Some(domain) = properties.domain() else { return };
            StageInfo::Domain(DomainInfo {
                input_control_point_count: domain.input_control_point_count,
                output_position_present,
                tessellator_domain: domain.domain,
                ..Default::default()
            })
        }
        ShaderKind::Geometry => {
            let Some(geometry) = properties.geometry() else { return };
            psv.info.stage_data = geometry.max_vertex_count as u16;
            StageInfo::Geometry(GeometryInfo {
                input_primitive: geometry.input_primitive,
                output_topology: geometry.stream_primitive_topology,
                // DXC has four bits for the streams.
                output_stream_mask: geometry.active_stream_mask & 0xf,
                output_position_present,
                ..Default::default()
            })
        }
        ShaderKind::Mesh => {
            let Some(mesh) = properties.mesh() else { return };
            psv.info.set_mesh_output_topology(MeshOutputTopology(mesh.output_topology.0));
            StageInfo::Mesh(MeshInfo {
                group_shared_bytes_used: group_shared_bytes(shader.module()),
                payload_size_in_bytes: mesh.payload_size_in_bytes,
                max_output_vertices: mesh.max_vertex_count as u16,
                max_output_primitives: mesh.max_primitive_count as u16,
                ..Default::default()
            })
        }
        ShaderKind::Amplification => {
            let Some(amplification) = properties.amplification() else { return };
            StageInfo::Amplification(AmplificationInfo {
                payload_size_in_bytes: amplification.payload_size_in_bytes,
                ..Default::default()
            })
        }
        _ => return,
    };
    psv.stage_info(info);
}

fn pixel(shader: &Shader<'_>) -> PixelInfo {
    const DEPTHS: [SemanticKind; 3] =
        [SemanticKind::Depth, SemanticKind::DepthGreaterEqual, SemanticKind::DepthLessEqual];
    let by_sample = |element: &SignatureElement| {
        element.semantic_kind == SemanticKind::SampleIndex
            || matches!(
                element.interpolation_mode,
                InterpolationMode::LinearSample | InterpolationMode::LinearNoperspectiveSample
            )
    };
    PixelInfo {
        depth_output: has(shader.outputs(), &DEPTHS).into(),
        sample_frequency: shader.inputs().iter().any(by_sample).into(),
        ..Default::default()
    }
}

/// Whether a signature has an element of one of these kinds.
fn has(elements: &[SignatureElement], kinds: &[SemanticKind]) -> bool {
    elements.iter().any(|element| kinds.contains(&element.semantic_kind))
}

/// Sets the numbers of threads, the lanes of waves, and the group-shared memory.
pub(super) fn set_threads(psv: &mut PsvBuilder, shader: &Shader<'_>, entry: &EntryPoint) {
    if let Some((least, most)) = entry.properties.as_ref().and_then(lanes) {
        psv.info.minimum_expected_wave_lane_count = least;
        psv.info.maximum_expected_wave_lane_count = most;
    }
    let kinds = [ShaderKind::Compute, ShaderKind::Mesh, ShaderKind::Amplification];
    if kinds.contains(&shader.target.kind) {
        let [x, y, z] = entry.num_threads().unwrap_or_default();
        psv.info.num_threads_x = x;
        psv.info.num_threads_y = y;
        psv.info.num_threads_z = z;
        psv.info.num_bytes_group_shared_memory = group_shared_bytes(shader.module());
    }
}

/// The fewest and the most lanes of a wave, if the entry point states them.
pub(crate) fn lanes(properties: &EntryProperties) -> Option<(u32, u32)> {
    let size = properties.wave_size().map(|wave| (wave.size, wave.size));
    let range = || {
        let wave = properties.ranged_wave_size()?;
        Some((wave.min, if wave.max == 0 { wave.min } else { wave.max }))
    };
    size.or_else(range)
}
