//! The information by which the runtime checks pipelines: `PSV0`.

use dxil_container::layout::ShaderKind;
use dxil_container::read::Psv;

use super::comments::Comments;
use crate::rows::runtime_info::{FactValue, for_each_fact};

/// Prints the facts of a shader whose program states this kind.
pub(super) fn print(comments: &mut Comments, psv: &Psv<'_>, kind: ShaderKind) {
    let kind = psv.stage().unwrap_or(kind);
    comments.lines(["", " Pipeline Runtime Information: ", "", "PSVRuntimeInfo:"]);
    if let Some(title) = title(kind) {
        comments.line(format_args!(" {title} Shader"));
    }
    for_each_fact(psv, kind, |fact| {
        let Some(separator) = fact.listed else { return };
        comments.put("; ");
        comments.put(fact.name);
        comments.put(separator);
        match fact.value {
            FactValue::Number(number) => comments.number(number),
            FactValue::Present(byte) => comments.put(if byte == 0 { "0" } else { "1" }),
            FactValue::Named(name, _) => comments.put(name.as_deref().unwrap_or("invalid")),
            FactValue::Text(text) => comments.format(format_args!("{text}")),
            FactValue::Name(name) => comments.put(name.unwrap_or_default()),
        }
        comments.put("\n");
    });
    comments.blank();
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
