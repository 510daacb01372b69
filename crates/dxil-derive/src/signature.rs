//! `ISG1`, `OSG1`, `PSG1`: the signatures of a shader.

use alloc::collections::BTreeMap;

use dxil_container::layout::{self, MinPrecision, SigComponentType, SignatureForm, SystemValue};
use dxil_container::write::{self, Signature, ValidatorVersion};
use dxil_format::{ComponentType, SemanticKind, ShaderFlags, TessellatorDomain};
use dxil_metadata::SignatureElement;

use crate::shader::Shader;

/// Whether a shader reads or writes the elements of a signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    /// Inputs, and the patch constants of a domain shader.
    Read,
    /// Outputs, the patch constants of a hull shader, the primitives of a mesh shader.
    Written,
}

/// The part of a signature.
pub(crate) fn signature(
    shader: &Shader<'_>,
    elements: &[SignatureElement],
    direction: Direction,
) -> Signature {
    let is_old = shader.validator < ValidatorVersion::V1_7;
    let mut signature = Signature { form: SignatureForm::Full, ..Signature::default() };
    let mut known = BTreeMap::new();
    for element in elements {
        let end = signature.strings.0.len() as u32;
        // System values have their own names, whatever the metadata calls them.
        let system_value = element.semantic_kind.semantic();
        let name = system_value.map_or(element.name.as_slice(), str::as_bytes);
        // They shared their names before others did.
        let name_offset = match is_old && element.semantic_kind == SemanticKind::Arbitrary {
            true => end,
            false => *known.entry(name).or_insert(end),
        };
        if name_offset == end {
            signature.strings.0.extend_from_slice(name);
            signature.strings.0.push(0);
        }
        let records = rows(shader, element, direction);
        signature
            .elements
            .extend(records.map(|record| write::SignatureElement { name_offset, record }));
    }
    signature.sort_elements();
    if !is_old {
        let size = signature.strings.0.len().next_multiple_of(4);
        signature.strings.0.resize(size, 0);
    }
    signature
}

/// The records of an element: one for each row.
fn rows<'e>(
    shader: &Shader<'_>,
    element: &'e SignatureElement,
    direction: Direction,
) -> impl Iterator<Item = layout::SignatureElement> + use<'e> {
    let native = shader.flags().contains(ShaderFlags::UseNativeLowPrecision);
    let first = layout::SignatureElement {
        stream: element.output_stream(),
        component_type: component_type(element.component_type, shader.validator),
        mask: mask(element),
        exclusive_mask: exclusive_mask(element, direction, shader.validator),
        min_precision: match native {
            true => MinPrecision::Default,
            false => min_precision(element.component_type),
        },
        ..layout::SignatureElement::default()
    };
    let (start, kind, domain) = (element.start_row as u32, element.semantic_kind, shader.domain());
    let allocated = is_allocated(element);
    (0..).zip(&element.semantic_indexes).map(move |(row, semantic_index)| {
        layout::SignatureElement {
            semantic_index: *semantic_index,
            system_value: system_value(kind, domain, row),
            register: if allocated { start.wrapping_add(row) } else { start },
            ..first
        }
    })
}

/// Whether an element has a place in registers.
pub(crate) fn is_allocated(element: &SignatureElement) -> bool {
    element.start_row >= 0 && element.start_col >= 0
}

/// The components of a register that an element takes, a bit each: all from the first on if it states none.
fn mask(element: &SignatureElement) -> u8 {
    let components = match element.cols {
        count @ 1..=3 => (1 << count) - 1,
        _ => 0xf,
    };
    components << first_component(element).min(3) & 0xf
}

/// The first component that an element takes; 0 if it has no place in registers.
fn first_component(element: &SignatureElement) -> u32 {
    if is_allocated(element) { element.start_col as u32 } else { 0 }
}

/// The components that are always read, or never written.
///
/// Before version 1.5, the validator does not know which components are used: it expects that none is
/// always read, and that the other components are never written.
fn exclusive_mask(
    element: &SignatureElement,
    direction: Direction,
    validator: ValidatorVersion,
) -> u8 {
    let used = match (validator < ValidatorVersion::V1_5, direction) {
        (true, Direction::Read) => 0,
        (true, Direction::Written) => mask(element),
        (false, _) => (element.usage_mask() << first_component(element).min(7)) as u8,
    };
    match direction {
        Direction::Read => used,
        Direction::Written if validator < ValidatorVersion::V1_5 => !used,
        Direction::Written => !used & 15,
    }
}

/// The type of components in `ISG1` and its like, and in `PSV0`.
pub(crate) fn component_type(ty: ComponentType, validator: ValidatorVersion) -> SigComponentType {
    match ty {
        ComponentType::I1 if validator < ValidatorVersion::V1_5 => SigComponentType::Unknown,
        ComponentType::I1
        | ComponentType::U32
        | ComponentType::PackedS8x32
        | ComponentType::PackedU8x32 => SigComponentType::UInt32,
        ComponentType::I32 => SigComponentType::SInt32,
        ComponentType::I16 => SigComponentType::SInt16,
        ComponentType::U16 => SigComponentType::UInt16,
        ComponentType::I64 => SigComponentType::SInt64,
        ComponentType::U64 => SigComponentType::UInt64,
        ComponentType::F16 => SigComponentType::Float16,
        ComponentType::F32 => SigComponentType::Float32,
        ComponentType::F64 => SigComponentType::Float64,
        _ => SigComponentType::Unknown,
    }
}

/// The precision of components where types of 16 bits are a minimum.
fn min_precision(ty: ComponentType) -> MinPrecision {
    match ty {
        ComponentType::I16 => MinPrecision::SInt16,
        ComponentType::U16 => MinPrecision::UInt16,
        ComponentType::F16 => MinPrecision::Float16,
        _ => MinPrecision::Default,
    }
}

/// The meaning of a semantic to the fixed-function stages. That of tessellation factors depends on the
/// domain; those of an isoline have one for each row.
fn system_value(kind: SemanticKind, domain: TessellatorDomain, row: u32) -> SystemValue {
    match (kind, domain) {
        (SemanticKind::VertexID, _) => SystemValue::VertexID,
        (SemanticKind::InstanceID, _) => SystemValue::InstanceID,
        (SemanticKind::Position, _) => SystemValue::Position,
        (SemanticKind::RenderTargetArrayIndex, _) => SystemValue::RenderTargetArrayIndex,
        (SemanticKind::ViewPortArrayIndex, _) => SystemValue::ViewPortArrayIndex,
        (SemanticKind::ClipDistance, _) => SystemValue::ClipDistance,
        (SemanticKind::CullDistance, _) => SystemValue::CullDistance,
        (SemanticKind::PrimitiveID, _) => SystemValue::PrimitiveID,
        (SemanticKind::SampleIndex, _) => SystemValue::SampleIndex,
        (SemanticKind::IsFrontFace, _) => SystemValue::IsFrontFace,
        (SemanticKind::Coverage, _) => SystemValue::Coverage,
        (SemanticKind::InnerCoverage, _) => SystemValue::InnerCoverage,
        (SemanticKind::Target, _) => SystemValue::Target,
        (SemanticKind::Depth, _) => SystemValue::Depth,
        (SemanticKind::DepthLessEqual, _) => SystemValue::DepthLE,
        (SemanticKind::DepthGreaterEqual, _) => SystemValue::DepthGE,
        (SemanticKind::StencilRef, _) => SystemValue::StencilRef,
        (SemanticKind::TessFactor, TessellatorDomain::IsoLine) => match row {
            0 => SystemValue::FinalLineDensityTessfactor,
            _ => SystemValue::FinalLineDetailTessfactor,
        },
        (SemanticKind::TessFactor, TessellatorDomain::Tri) => SystemValue::FinalTriEdgeTessfactor,
        (SemanticKind::TessFactor, TessellatorDomain::Quad) => SystemValue::FinalQuadEdgeTessfactor,
        (SemanticKind::InsideTessFactor, TessellatorDomain::Tri) => {
            SystemValue::FinalTriInsideTessfactor
        }
        (SemanticKind::InsideTessFactor, TessellatorDomain::Quad) => {
            SystemValue::FinalQuadInsideTessfactor
        }
        (SemanticKind::Barycentrics, _) => SystemValue::Barycentrics,
        (SemanticKind::ShadingRate, _) => SystemValue::ShadingRate,
        (SemanticKind::CullPrimitive, _) => SystemValue::CullPrimitive,
        _ => SystemValue::Undefined,
    }
}
