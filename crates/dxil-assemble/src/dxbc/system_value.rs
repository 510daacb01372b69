//! System values of elements of signatures.

use dxbc_code::enumeration::TessellatorDomain;
use dxil_container::layout::SystemValue;
use dxil_format::ShaderKind;

use super::declared::{Group, Registers};
use super::source::SourceElement;

/// The system value of an element by its name, where the program does not state it.
pub(super) fn named(element: &SourceElement, group: Group, registers: &Registers) -> SystemValue {
    let kind = registers.kind;
    // Outputs of pixel shaders have none in FXC's signatures, and inputs of vertex shaders but those that the system makes.
    let names: &[(&str, SystemValue)] = match group {
        Group::Output if kind == ShaderKind::Pixel => &[],
        Group::Input if kind == ShaderKind::Vertex => &VERTEX_INPUTS,
        Group::Input | Group::Output => &NAMES,
        Group::PatchConstant => return tess_factor(element, registers.domain),
    };
    let name = &*element.name;
    let found = names.iter().find(|(known, _)| known.as_bytes().eq_ignore_ascii_case(name));
    found.map_or(SystemValue::Undefined, |(_, value)| *value)
}

const VERTEX_INPUTS: [(&str, SystemValue); 2] =
    [("SV_VertexID", SystemValue::VertexID), ("SV_InstanceID", SystemValue::InstanceID)];

const NAMES: [(&str, SystemValue); 10] = [
    ("SV_Position", SystemValue::Position),
    ("SV_ClipDistance", SystemValue::ClipDistance),
    ("SV_CullDistance", SystemValue::CullDistance),
    ("SV_RenderTargetArrayIndex", SystemValue::RenderTargetArrayIndex),
    ("SV_ViewportArrayIndex", SystemValue::ViewPortArrayIndex),
    ("SV_PrimitiveID", SystemValue::PrimitiveID),
    ("SV_IsFrontFace", SystemValue::IsFrontFace),
    ("SV_SampleIndex", SystemValue::SampleIndex),
    ("SV_Coverage", SystemValue::Coverage),
    ("SV_InnerCoverage", SystemValue::InnerCoverage),
];

/// The system value of a patch constant, which depends on the domain.
fn tess_factor(element: &SourceElement, domain: Option<TessellatorDomain>) -> SystemValue {
    let is_inside = element.name.eq_ignore_ascii_case(b"SV_InsideTessFactor");
    if !is_inside && !element.name.eq_ignore_ascii_case(b"SV_TessFactor") {
        return SystemValue::Undefined;
    }
    match domain {
        Some(TessellatorDomain::Quad) if is_inside => SystemValue::FinalQuadInsideTessfactor,
        Some(TessellatorDomain::Quad) => SystemValue::FinalQuadEdgeTessfactor,
        Some(TessellatorDomain::Tri) if is_inside => SystemValue::FinalTriInsideTessfactor,
        Some(TessellatorDomain::Tri) => SystemValue::FinalTriEdgeTessfactor,
        Some(TessellatorDomain::IsoLine) if element.index == 0 => {
            SystemValue::FinalLineDensityTessfactor
        }
        Some(TessellatorDomain::IsoLine) => SystemValue::FinalLineDetailTessfactor,
        _ => SystemValue::Undefined,
    }
}
