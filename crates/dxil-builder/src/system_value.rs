//! System values as elements of signatures.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_format::{SemanticKind, ShaderKind};
use dxil_ops::OpCode;

use crate::Error;
use crate::element::Signature;

/// The use of a system value in a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// The fixed functions between the stages know it.
    SystemValue,
    /// It is a value as any other.
    Arbitrary,
    /// It cannot be there.
    None,
}

/// The system value that a name is in a signature; arbitrary if it is none.
pub(crate) fn of(
    name: &str,
    kind: ShaderKind,
    signature: Signature,
) -> Result<SemanticKind, Error> {
    if name.is_empty() {
        return Err(Error::misuse("a semantic has no name", "begin it with a letter"));
    }
    if !name.get(..3).is_some_and(|it| it.eq_ignore_ascii_case("SV_")) {
        return Ok(SemanticKind::Arbitrary);
    }
    let is_named = |value: &SemanticKind| {
        value.semantic().is_some_and(|semantic| semantic.eq_ignore_ascii_case(name))
    };
    let Some(found) = all().find(is_named) else {
        let help = format!("a system value is one of {}", names(|_| true));
        return Err(Error::misuse(format!("there is no system value {name}"), help));
    };
    match use_of(found, kind, signature) {
        Use::SystemValue => Ok(found),
        Use::Arbitrary => Ok(SemanticKind::Arbitrary),
        Use::None => {
            let of_kind = format!("the {} of a shader of kind {kind}", signature.name());
            let message = format!("{name} is no element of {of_kind}");
            let others = names(|other| use_of(other, kind, signature) == Use::SystemValue);
            let help = match operation(found).filter(|_| signature == Signature::Input) {
                Some(op) => format!("call the operation {} for it", op.name()),
                None if others.is_empty() => "declare it in another signature".into(),
                None => format!("{of_kind} have {others}"),
            };
            Err(Error::misuse(message, help))
        }
    }
}

fn all() -> impl Iterator<Item = SemanticKind> {
    SemanticKind::NAMED.iter().map(|(value, _)| *value)
}

fn names(is_named: impl Fn(SemanticKind) -> bool) -> String {
    let names: Vec<&str> =
        all().filter(|value| is_named(*value)).filter_map(SemanticKind::semantic).collect();
    names.join(", ")
}

/// The use of a system value in a signature, as DXC accepts it.
fn use_of(value: SemanticKind, kind: ShaderKind, signature: Signature) -> Use {
    use SemanticKind as Value;
    use ShaderKind as Kind;
    use Signature::{Input, Output, PatchConstant};
    let place = (kind, signature);
    // On the way from the vertices to the pixels.
    let passes = match place {
        (Kind::Vertex, Output) | (Kind::Pixel, Input) => true,
        (kind, Input | Output) => matches!(kind, Kind::Hull | Kind::Domain | Kind::Geometry),
        _ => false,
    };
    let is_of_patch = matches!(place, (Kind::Hull | Kind::Domain, PatchConstant));
    let (is_system_value, is_arbitrary) = match value {
        Value::VertexID => (place == (Kind::Vertex, Input), false),
        Value::InstanceID => (place == (Kind::Vertex, Input), passes),
        Value::Position | Value::ClipDistance | Value::CullDistance => {
            (passes || place == (Kind::Mesh, Output), is_of_patch || place == (Kind::Vertex, Input))
        }
        Value::RenderTargetArrayIndex | Value::ViewPortArrayIndex => (
            passes || place == (Kind::Mesh, PatchConstant),
            is_of_patch || place == (Kind::Vertex, Input),
        ),
        Value::ShadingRate => (passes || place == (Kind::Mesh, PatchConstant), false),
        Value::PrimitiveID => {
            let holds = matches!(
                place,
                (Kind::Pixel, Input) | (Kind::Geometry, _) | (Kind::Mesh, PatchConstant)
            );
            (holds && place != (Kind::Geometry, PatchConstant), false)
        }
        Value::IsFrontFace => {
            (matches!(place, (Kind::Pixel, Input) | (Kind::Geometry, Output)), false)
        }
        Value::SampleIndex | Value::Barycentrics => (place == (Kind::Pixel, Input), false),
        Value::Coverage
        | Value::Target
        | Value::Depth
        | Value::DepthLessEqual
        | Value::DepthGreaterEqual
        | Value::StencilRef => (place == (Kind::Pixel, Output), false),
        Value::TessFactor | Value::InsideTessFactor => (is_of_patch, false),
        Value::CullPrimitive => (place == (Kind::Mesh, PatchConstant), false),
        _ => (false, false),
    };
    match (is_system_value, is_arbitrary) {
        (true, _) => Use::SystemValue,
        (false, true) => Use::Arbitrary,
        (false, false) => Use::None,
    }
}

/// The operation that gives a system value which is no element of the inputs.
fn operation(value: SemanticKind) -> Option<OpCode> {
    Some(match value {
        SemanticKind::DispatchThreadID => OpCode::ThreadId,
        SemanticKind::GroupID => OpCode::GroupId,
        SemanticKind::GroupIndex => OpCode::FlattenedThreadIdInGroup,
        SemanticKind::GroupThreadID => OpCode::ThreadIdInGroup,
        SemanticKind::DomainLocation => OpCode::DomainLocation,
        SemanticKind::OutputControlPointID => OpCode::OutputControlPointId,
        SemanticKind::GSInstanceID => OpCode::GsInstanceId,
        SemanticKind::ViewID => OpCode::ViewId,
        SemanticKind::Coverage => OpCode::Coverage,
        SemanticKind::InnerCoverage => OpCode::InnerCoverage,
        SemanticKind::StartVertexLocation => OpCode::StartVertexLocation,
        SemanticKind::StartInstanceLocation => OpCode::StartInstanceLocation,
        SemanticKind::PrimitiveID => OpCode::PrimitiveId,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    /// The table of what DXC 1.7 compiles: `S` for a system value, `a` for an arbitrary element.
    #[test]
    fn system_values_are_where_dxc_accepts_them() {
        use Signature::{Input, Output, PatchConstant};
        let kinds = [
            (ShaderKind::Vertex, "V"),
            (ShaderKind::Pixel, "P"),
            (ShaderKind::Hull, "H"),
            (ShaderKind::Domain, "D"),
            (ShaderKind::Geometry, "G"),
            (ShaderKind::Mesh, "M"),
        ];
        let signatures = [(Input, "i"), (Output, "o"), (PatchConstant, "p")];
        let mut table = String::new();
        for value in all() {
            let mut row = String::new();
            for (kind, letter) in kinds {
                for (signature, suffix) in signatures.iter().filter(|it| it.0.is_of(kind)) {
                    let mark = match use_of(value, kind, *signature) {
                        Use::SystemValue => "S",
                        Use::Arbitrary => "a",
                        Use::None => continue,
                    };
                    row += &format!(" {letter}{suffix}{mark}");
                }
            }
            if !row.is_empty() {
                table += &format!("{}{row}\n", value.semantic().unwrap_or("Arbitrary"));
            }
        }
        expect![[r#"
            SV_VertexID ViS
            SV_InstanceID ViS Voa Pia Hia Hoa Dia Doa Gia Goa
            SV_Position Via VoS PiS HiS HoS Hpa DiS DoS Dpa GiS GoS MoS
            SV_RenderTargetArrayIndex Via VoS PiS HiS HoS Hpa DiS DoS Dpa GiS GoS MpS
            SV_ViewportArrayIndex Via VoS PiS HiS HoS Hpa DiS DoS Dpa GiS GoS MpS
            SV_ClipDistance Via VoS PiS HiS HoS Hpa DiS DoS Dpa GiS GoS MoS
            SV_CullDistance Via VoS PiS HiS HoS Hpa DiS DoS Dpa GiS GoS MoS
            SV_PrimitiveID PiS GiS GoS MpS
            SV_SampleIndex PiS
            SV_IsFrontFace PiS GoS
            SV_Coverage PoS
            SV_Target PoS
            SV_Depth PoS
            SV_DepthLessEqual PoS
            SV_DepthGreaterEqual PoS
            SV_StencilRef PoS
            SV_TessFactor HpS DpS
            SV_InsideTessFactor HpS DpS
            SV_Barycentrics PiS
            SV_ShadingRate VoS PiS HiS HoS DiS DoS GiS GoS MpS
            SV_CullPrimitive MpS
        "#]]
        .assert_eq(&table);
    }
}
