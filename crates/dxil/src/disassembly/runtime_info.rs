//! What the runtime checks pipelines with: `PSV0`.

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{RuntimeFlags, StageInfo};
use dxil_container::read::Psv;

use super::listing::Listing;
use super::words;

/// Prints what is known of the whole shader, whose program says that it is of this kind.
pub(super) fn print(listing: &mut Listing, psv: &Psv<'_>, kind: ShaderKind) {
    let (info, version) = (&psv.info, psv.version());
    let kind = psv.stage().unwrap_or(kind);
    listing.lines(["", " Pipeline Runtime Information: ", "", "PSVRuntimeInfo:"]);
    if let Some(title) = title(kind) {
        listing.line(format_args!(" {title} Shader"));
    }
    stage(listing, &StageInfo::decode(kind, &info.stage_info));
    groups(listing, psv, kind);
    let lanes = (info.minimum_expected_wave_lane_count, info.maximum_expected_wave_lane_count);
    match lanes {
        (minimum, maximum) if minimum == maximum => {
            listing.line(format_args!(" WaveSize={minimum}"));
        }
        (minimum, maximum) => {
            listing.line(format_args!(" MinimumExpectedWaveLaneCount: {minimum}"));
            listing.line(format_args!(" MaximumExpectedWaveLaneCount: {maximum}"));
        }
    }
    if version >= 1 {
        signatures(listing, psv);
    }
    if version >= 3 {
        let name = psv.entry_function_name();
        listing.put("; EntryFunctionName: ");
        listing.put(name.map_or(&[][..], |name| name.into_inner()));
        listing.put("\n");
    }
    if info.field_range("flags").is_some() {
        let present = info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        listing.line(format_args!(" LinAlgRuntimeInfoPresent: {present}"));
    }
    listing.blank();
}

fn title(kind: ShaderKind) -> Option<&'static str> {
    Some(match kind {
        ShaderKind::Hull => "Hull",
        ShaderKind::Domain => "Domain",
        ShaderKind::Geometry => "Geometry",
        ShaderKind::Vertex => "Vertex",
        ShaderKind::Pixel => "Pixel",
        ShaderKind::Compute => "Compute",
        ShaderKind::Amplification => "Amplification",
        ShaderKind::Mesh => "Mesh",
        _ => return None,
    })
}

/// Prints what only this stage has.
fn stage(listing: &mut Listing, info: &StageInfo) {
    let position = |present: u8| u8::from(present != 0);
    match info {
        StageInfo::Hull(info) => {
            let (inputs, outputs) =
                (info.input_control_point_count, info.output_control_point_count);
            listing.line(format_args!(" InputControlPointCount={inputs}"));
            listing.line(format_args!(" OutputControlPointCount={outputs}"));
            let domain = words::tessellator_domain(info.tessellator_domain);
            listing.line(format_args!(" Domain={}", domain.unwrap_or(INVALID)));
            let primitive = words::tessellator_output(info.tessellator_output_primitive);
            listing.line(format_args!(" OutputPrimitive={}", primitive.unwrap_or(INVALID)));
        }
        StageInfo::Domain(info) => {
            listing
                .line(format_args!(" InputControlPointCount={}", info.input_control_point_count));
            let present = position(info.output_position_present);
            listing.line(format_args!(" OutputPositionPresent={present}"));
        }
        StageInfo::Geometry(info) => {
            let primitive = words::input_primitive(info.input_primitive).unwrap_or(INVALID.into());
            listing.line(format_args!(" InputPrimitive={primitive}"));
            let topology = words::output_topology(info.output_topology);
            listing.line(format_args!(" OutputTopology={}", topology.unwrap_or(INVALID)));
            listing.line(format_args!(" OutputStreamMask={}", info.output_stream_mask));
            let present = position(info.output_position_present);
            listing.line(format_args!(" OutputPositionPresent={present}"));
        }
        StageInfo::Vertex(info) => {
            let present = position(info.output_position_present);
            listing.line(format_args!(" OutputPositionPresent={present}"));
        }
        StageInfo::Pixel(info) => {
            listing.line(format_args!(" DepthOutput={}", position(info.depth_output)));
            listing.line(format_args!(" SampleFrequency={}", position(info.sample_frequency)));
        }
        StageInfo::Mesh(_) | StageInfo::Amplification(_) | StageInfo::Other(_) => {}
    }
}

/// What stands for numbers without a word.
const INVALID: &str = "invalid";

/// Prints what stages with groups of threads have.
fn groups(listing: &mut Listing, psv: &Psv<'_>, kind: ShaderKind) {
    let (info, version) = (&psv.info, psv.version());
    if let Some(topology) = info.mesh_output_topology().filter(|_| version >= 1) {
        let word = words::mesh_output_topology(topology).unwrap_or(INVALID);
        listing.line(format_args!(" MeshOutputTopology={word}"));
    }
    if !matches!(kind, ShaderKind::Compute | ShaderKind::Amplification | ShaderKind::Mesh) {
        return;
    }
    if version >= 2 {
        let (x, y, z) = (info.num_threads_x, info.num_threads_y, info.num_threads_z);
        listing.line(format_args!(" NumThreads=({x},{y},{z})"));
    }
    if version >= 4 {
        let bytes = info.num_bytes_group_shared_memory;
        listing.line(format_args!(" NumBytesGroupSharedMemory: {bytes}"));
    }
}

/// Prints the sizes of signatures.
fn signatures(listing: &mut Listing, psv: &Psv<'_>) {
    let info = &psv.info;
    listing.line(format_args!(" UsesViewID: {}", info.uses_view_id != 0));
    let counts = [
        ("Input", info.sig_input_elements),
        ("Output", info.sig_output_elements),
        ("PatchConstOrPrim", info.sig_patch_const_or_prim_elements),
    ];
    for (what, count) in counts {
        listing.line(format_args!(" Sig{what}Elements: {count}"));
    }
    listing.line(format_args!(" SigInputVectors: {}", info.sig_input_vectors));
    for (stream, vectors) in info.sig_output_vectors.iter().enumerate() {
        listing.line(format_args!(" SigOutputVectors[{stream}]: {vectors}"));
    }
}
