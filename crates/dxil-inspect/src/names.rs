//! The names that DXC's listings give to the values of enumerations. FXC's are the same where both have
//! one.
//!
//! A function returns `None` for a value without a name.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Display};

use dxil_container::layout::psv::MeshOutputTopology;
use dxil_container::layout::rdat::HitGroupType;
use dxil_container::layout::{
    InputPrimitive, InterpolationMode, PrimitiveTopology, SigComponentType, SystemValue,
    TessellatorDomain, TessellatorOutputPrimitive,
};
pub use dxil_format::listing::{
    ResourceNames, buffer_format, buffer_use, component_type, dim, hlsl_type,
};

/// The components in each mask: with gaps, and without.
const COMPONENTS: [(&str, &str); 16] = [
    ("    ", ""),
    ("x   ", "x"),
    (" y  ", "y"),
    ("xy  ", "xy"),
    ("  z ", "z"),
    ("x z ", "xz"),
    (" yz ", "yz"),
    ("xyz ", "xyz"),
    ("   w", "w"),
    ("x  w", "xw"),
    (" y w", "yw"),
    ("xy w", "xyw"),
    ("  zw", "zw"),
    ("x zw", "xzw"),
    (" yzw", "yzw"),
    ("xyzw", "xyzw"),
];

/// The components in a mask, each at its place: ` y w`.
#[must_use]
pub const fn components(mask: u8) -> &'static str {
    COMPONENTS[(mask & 0xf) as usize].0
}

/// The components in a mask, without gaps: `yw`.
#[must_use]
pub const fn component_names(mask: u8) -> &'static str {
    COMPONENTS[(mask & 0xf) as usize].1
}

/// The name in the column of registers of an element without a register.
#[must_use]
pub fn special_register(semantic: &[u8], value: SystemValue) -> &'static str {
    let names: [(&[u8], &str); 5] = [
        (b"SV_Depth", "oDepth"),
        (b"SV_DepthGreaterEqual", "oDepthGE"),
        (b"SV_DepthLessEqual", "oDepthLE"),
        (b"SV_Coverage", "oMask"),
        (b"SV_StencilRef", "oStencilRef"),
    ];
    match names.iter().find(|(name, _)| name.eq_ignore_ascii_case(semantic)) {
        Some((_, name)) => name,
        None if value == SystemValue::PrimitiveID => "primID",
        None => "special",
    }
}

/// A system value.
#[must_use]
pub fn system_value(value: SystemValue) -> Option<&'static str> {
    Some(match value {
        SystemValue::Undefined => "NONE",
        SystemValue::Position => "POS",
        SystemValue::ClipDistance => "CLIPDST",
        SystemValue::CullDistance => "CULLDST",
        SystemValue::RenderTargetArrayIndex => "RTINDEX",
        SystemValue::ViewPortArrayIndex => "VPINDEX",
        SystemValue::VertexID => "VERTID",
        SystemValue::PrimitiveID => "PRIMID",
        SystemValue::InstanceID => "INSTID",
        SystemValue::IsFrontFace => "FFACE",
        SystemValue::SampleIndex => "SAMPLE",
        SystemValue::FinalQuadEdgeTessfactor => "QUADEDGE",
        SystemValue::FinalQuadInsideTessfactor => "QUADINT",
        SystemValue::FinalTriEdgeTessfactor => "TRIEDGE",
        SystemValue::FinalTriInsideTessfactor => "TRIINT",
        SystemValue::FinalLineDetailTessfactor => "LINEDET",
        SystemValue::FinalLineDensityTessfactor => "LINEDEN",
        SystemValue::Barycentrics => "BARYCEN",
        SystemValue::ShadingRate => "SHDINGRATE",
        SystemValue::CullPrimitive => "CULLPRIM",
        SystemValue::Target => "TARGET",
        SystemValue::Depth => "DEPTH",
        SystemValue::Coverage => "COVERAGE",
        SystemValue::DepthGE => "DEPTHGE",
        SystemValue::DepthLE => "DEPTHLE",
        SystemValue::StencilRef => "STENCILREF",
        SystemValue::InnerCoverage => "INNERCOV",
        _ => return None,
    })
}

/// The type of components of a signature.
#[must_use]
pub const fn sig_component_type(component_type: SigComponentType) -> &'static str {
    match component_type {
        SigComponentType::UInt32 => "uint",
        SigComponentType::SInt32 => "int",
        SigComponentType::Float32 => "float",
        SigComponentType::UInt16 => "uint16",
        SigComponentType::SInt16 => "int16",
        SigComponentType::Float16 => "fp16",
        SigComponentType::UInt64 => "uint64",
        SigComponentType::SInt64 => "int64",
        SigComponentType::Float64 => "double",
        _ => "unknown",
    }
}

/// An interpolation mode.
#[must_use]
pub const fn interpolation_mode(mode: InterpolationMode) -> Option<&'static str> {
    Some(match mode {
        InterpolationMode::Undefined => "",
        InterpolationMode::Constant => "nointerpolation",
        InterpolationMode::Linear => "linear",
        InterpolationMode::LinearCentroid => "centroid",
        InterpolationMode::LinearNoperspective => "noperspective",
        InterpolationMode::LinearNoperspectiveCentroid => "noperspective centroid",
        InterpolationMode::LinearSample => "sample",
        InterpolationMode::LinearNoperspectiveSample => "noperspective sample",
        _ => return None,
    })
}

/// The primitives that a geometry shader reads.
#[must_use]
pub fn input_primitive(primitive: InputPrimitive) -> Option<Cow<'static, str>> {
    let name = match primitive {
        InputPrimitive::Point => "point",
        InputPrimitive::Line => "line",
        InputPrimitive::Triangle => "triangle",
        InputPrimitive::LineWithAdjacency => "lineadj",
        InputPrimitive::TriangleWithAdjacency => "triangleadj",
        InputPrimitive(patch @ 8..=39) => return Some(format!("patch{}", patch - 7).into()),
        _ => return None,
    };
    Some(name.into())
}

/// The primitives that a geometry shader outputs.
#[must_use]
pub const fn output_topology(topology: PrimitiveTopology) -> Option<&'static str> {
    Some(match topology {
        PrimitiveTopology::PointList => "point",
        PrimitiveTopology::LineStrip => "line",
        PrimitiveTopology::TriangleStrip => "triangle",
        _ => return None,
    })
}

/// The primitives that a mesh shader outputs.
#[must_use]
pub const fn mesh_output_topology(topology: MeshOutputTopology) -> Option<&'static str> {
    Some(match topology {
        MeshOutputTopology::Undefined => "undefined",
        MeshOutputTopology::Line => "line",
        MeshOutputTopology::Triangle => "triangle",
        _ => return None,
    })
}

/// The domain that is tessellated.
#[must_use]
pub const fn tessellator_domain(domain: TessellatorDomain) -> Option<&'static str> {
    Some(match domain {
        TessellatorDomain::IsoLine => "isoline",
        TessellatorDomain::Tri => "tri",
        TessellatorDomain::Quad => "quad",
        _ => return None,
    })
}

/// The primitives that tessellation makes.
#[must_use]
pub const fn tessellator_output(primitive: TessellatorOutputPrimitive) -> Option<&'static str> {
    Some(match primitive {
        TessellatorOutputPrimitive::Point => "point",
        TessellatorOutputPrimitive::Line => "line",
        TessellatorOutputPrimitive::TriangleCW => "triangle_cw",
        TessellatorOutputPrimitive::TriangleCCW => "triangle_ccw",
        _ => return None,
    })
}

/// The geometry that a hit group is for.
#[must_use]
pub const fn hit_group_type(hit_group_type: HitGroupType) -> Option<&'static str> {
    match hit_group_type {
        HitGroupType::Triangle => Some("Triangle"),
        HitGroupType::ProceduralPrimitive => Some("ProceduralPrimitive"),
        _ => None,
    }
}

/// Numbers in braces: `{ 0, 1 }`.
#[must_use]
pub fn set(numbers: impl IntoIterator<Item = u32, IntoIter: Clone>) -> impl Display {
    Set(numbers.into_iter())
}

struct Set<I>(I);

impl<I: Iterator<Item = u32> + Clone> Display for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{ ")?;
        for (index, number) in self.0.clone().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            number.fmt(f)?;
        }
        f.write_str(" }")
    }
}

/// A name, or the number of a value without one.
pub(crate) fn or_number(name: Option<impl Into<String>>, number: impl Display) -> String {
    name.map_or_else(|| number.to_string(), Into::into)
}

/// `MinMagMipPoint` as the constant `FILTER_MIN_MAG_MIP_POINT`, after the prefix `FILTER_`.
pub(crate) fn constant(prefix: &str, name: &str) -> String {
    // Some names contain acronyms without a small letter between them.
    let name = name.replace("CBVSRVUAV", "CbvSrvUav");
    let mut constant = String::from(prefix);
    let mut before_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && before_small {
            constant.push('_');
        }
        before_small = c.is_ascii_lowercase();
        constant.push(c.to_ascii_uppercase());
    }
    constant
}
