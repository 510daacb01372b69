//! The graphics and compute stages of a library, which are experimental.

use alloc::vec::Vec;

use dxil_container::layout::rdat::{
    AsInfo, CsInfo, DsInfo, GsInfo, HsInfo, MsInfo, PsInfo, ShaderFlags as RdatFlags,
    SignatureElement as Record, VsInfo,
};
use dxil_container::write::{LibraryElement, LibraryStage};
use dxil_format::{InterpolationMode, SemanticKind, ShaderFlags, ShaderKind};
use dxil_metadata::{EntryPoint, SignatureElement};

/// The stage of an entry point, and the facts about it; `None` for stages of ray tracing and nodes.
pub(super) fn stage(
    entry: &EntryPoint,
    kind: ShaderKind,
    flags: ShaderFlags,
    group_shared_bytes_used: u32,
) -> Option<(LibraryStage, RdatFlags)> {
    let signatures = entry.signatures.as_ref();
    let inputs = signatures.and_then(|it| it.inputs.as_deref()).unwrap_or_default();
    let outputs = signatures.and_then(|it| it.outputs.as_deref()).unwrap_or_default();
    let patch_constants = signatures.and_then(|it| it.patch_constants.as_deref());
    let patch_constants = patch_constants.unwrap_or_default();
    let (sig_input_elements, sig_output_elements) = (elements(inputs), elements(outputs));
    let properties = entry.properties.as_ref();
    let num_threads = entry.num_threads().unwrap_or_default();
    let stage = match kind {
        ShaderKind::Vertex => LibraryStage::Vertex {
            sig_input_elements,
            sig_output_elements,
            info: VsInfo::default(),
        },
        ShaderKind::Pixel => {
            LibraryStage::Pixel { sig_input_elements, sig_output_elements, info: PsInfo::default() }
        }
        ShaderKind::Hull => {
            let state = properties?.hull()?;
            LibraryStage::Hull {
                sig_input_elements,
                sig_output_elements,
                sig_patch_const_output_elements: elements(patch_constants),
                info: HsInfo {
                    input_control_point_count: state.input_control_point_count as u8,
                    output_control_point_count: state.output_control_point_count as u8,
                    tessellator_domain: state.domain.into(),
                    tessellator_output_primitive: state.output_primitive.into(),
                    ..HsInfo::default()
                },
            }
        }
        ShaderKind::Domain => {
            let state = properties?.domain()?;
            LibraryStage::Domain {
                sig_input_elements,
                sig_output_elements,
                sig_patch_const_input_elements: elements(patch_constants),
                info: DsInfo {
                    input_control_point_count: state.input_control_point_count as u8,
                    tessellator_domain: state.domain.into(),
                    ..DsInfo::default()
                },
            }
        }
        ShaderKind::Geometry => {
            let state = properties?.geometry()?;
            let streams = outputs.iter().fold(0, |mask, it| mask | 1 << (it.output_stream() & 3));
            LibraryStage::Geometry {
                sig_input_elements,
                sig_output_elements,
                info: GsInfo {
                    input_primitive: state.input_primitive.into(),
                    output_topology: state.stream_primitive_topology.into(),
                    max_vertex_count: state.max_vertex_count as u8,
                    output_stream_mask: streams,
                    ..GsInfo::default()
                },
            }
        }
        ShaderKind::Compute => {
            let info = CsInfo { group_shared_bytes_used, ..CsInfo::default() };
            LibraryStage::Compute { num_threads, info }
        }
        ShaderKind::Mesh => {
            let state = properties?.mesh()?;
            LibraryStage::Mesh {
                sig_output_elements,
                sig_prim_output_elements: elements(patch_constants),
                num_threads,
                info: MsInfo {
                    group_shared_bytes_used,
                    payload_size_in_bytes: state.payload_size_in_bytes,
                    max_output_vertices: state.max_vertex_count as u16,
                    max_output_primitives: state.max_primitive_count as u16,
                    mesh_output_topology: state.output_topology,
                    ..MsInfo::default()
                },
            }
        }
        ShaderKind::Amplification => {
            let payload_size_in_bytes = properties?.amplification()?.payload_size_in_bytes;
            let info =
                AsInfo { group_shared_bytes_used, payload_size_in_bytes, ..AsInfo::default() };
            LibraryStage::Amplification { num_threads, info }
        }
        _ => return None,
    };
    Some((stage, facts(kind, flags, inputs, outputs)))
}

fn elements(elements: &[SignatureElement]) -> Vec<LibraryElement> {
    elements.iter().map(element).collect()
}

fn element(element: &SignatureElement) -> LibraryElement {
    /// The row of an element without registers.
    const NOWHERE: u8 = u8::MAX;
    let columns = element.cols.wrapping_sub(1) & 3;
    let first = (element.start_col as u8 & 3) << 2;
    let stream = (element.output_stream() as u8 & 3) << 4;
    let masks = element.usage_mask() & 15 | (element.dynamic_index_mask() & 15) << 4;
    LibraryElement {
        semantic_name: element.name.clone(),
        semantic_indices: element.semantic_indexes.clone(),
        record: Record {
            semantic_kind: element.semantic_kind,
            component_type: element.component_type,
            interpolation_mode: element.interpolation_mode,
            start_row: u8::try_from(element.start_row).unwrap_or(NOWHERE),
            cols_and_stream: columns | first | stream,
            usage_and_dyn_index_masks: masks as u8,
            ..Record::default()
        },
    }
}

/// The flags of a stage.
fn facts(
    kind: ShaderKind,
    flags: ShaderFlags,
    inputs: &[SignatureElement],
    outputs: &[SignatureElement],
) -> RdatFlags {
    let puts_out = |semantics: &[SemanticKind]| {
        outputs.iter().any(|element| semantics.contains(&element.semantic_kind))
    };
    let is_of_sample = |element: &SignatureElement| {
        element.semantic_kind == SemanticKind::SampleIndex
            || [InterpolationMode::LinearSample, InterpolationMode::LinearNoperspectiveSample]
                .contains(&element.interpolation_mode)
    };
    let has_position = matches!(
        kind,
        ShaderKind::Vertex | ShaderKind::Geometry | ShaderKind::Domain | ShaderKind::Mesh
    );
    let depths =
        [SemanticKind::Depth, SemanticKind::DepthLessEqual, SemanticKind::DepthGreaterEqual];
    let is_pixel = kind == ShaderKind::Pixel;
    [
        (flags.contains(ShaderFlags::ViewID), RdatFlags::UsesViewID),
        (has_position && puts_out(&[SemanticKind::Position]), RdatFlags::OutputPositionPresent),
        (is_pixel && inputs.iter().any(is_of_sample), RdatFlags::SampleFrequency),
        (is_pixel && puts_out(&depths), RdatFlags::DepthOutput),
    ]
    .into_iter()
    .filter(|(holds, _)| *holds)
    .fold(RdatFlags::default(), |all, (_, flag)| all | flag)
}
