//! Properties of a shader that its counts of instructions state.

use dxil_container::read::Statistics;
use dxil_format::{
    ShaderKind, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning,
};

use super::Comments;

/// Prints the properties of the shader's stage.
pub(super) fn print(
    comments: &mut Comments,
    kind: ShaderKind,
    statistics: Option<&Statistics<'_>>,
) {
    let Some(statistics) = statistics else { return };
    if kind == ShaderKind::Pixel && statistics.sample_frequency.is_some_and(|value| *value != 0) {
        comments.lines([" Pixel Shader runs at sample frequency", ""]);
    }
    let Some(counts) = statistics.sm5 else { return };
    if matches!(kind, ShaderKind::Hull | ShaderKind::Domain) {
        comments.lines([
            " Tessellation Domain   # of control points",
            " -------------------- --------------------",
        ]);
        let domain = domain(counts.tessellator_domain);
        comments.line(format_args!(" {domain:20} {:20}", counts.control_points));
        comments.blank();
    }
    if kind == ShaderKind::Hull {
        comments.lines([
            " Tessellation Output Primitive  Partitioning Type ",
            " ------------------------------ ------------------",
        ]);
        let primitive = primitive(counts.hs_output_primitive);
        let partitioning = partitioning(counts.hs_partitioning);
        comments.line(format_args!(" {primitive:30} {partitioning:18}"));
        comments.blank();
    }
}

const fn domain(domain: TessellatorDomain) -> &'static str {
    match domain {
        TessellatorDomain::IsoLine => "Isoline",
        TessellatorDomain::Tri => "Triangle",
        TessellatorDomain::Quad => "Quadrilateral",
        _ => "Undefined",
    }
}

const fn primitive(primitive: TessellatorOutputPrimitive) -> &'static str {
    match primitive {
        TessellatorOutputPrimitive::Point => "Point",
        TessellatorOutputPrimitive::Line => "Line",
        TessellatorOutputPrimitive::TriangleCW => "Clockwise Triangles",
        TessellatorOutputPrimitive::TriangleCCW => "Counter-Clockwise Triangles",
        _ => "Undefined",
    }
}

const fn partitioning(partitioning: TessellatorPartitioning) -> &'static str {
    match partitioning {
        TessellatorPartitioning::Integer => "Integer",
        TessellatorPartitioning::Pow2 => "Integer Power of 2",
        TessellatorPartitioning::FractionalOdd => "Odd Fractional",
        TessellatorPartitioning::FractionalEven => "Even Fractional",
        _ => "Undefined",
    }
}
