//! The signatures in which stages have semantics.

use dxil_format::{SemanticKind, ShaderKind};

/// A signature of an entry point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Signature {
    Input,
    Output,
    /// Patch constants, or the primitive attributes of a mesh shader.
    PatchConstant,
}

impl Signature {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Input => "an input",
            Self::Output => "an output",
            Self::PatchConstant => "a patch constant or primitive attribute",
        }
    }
}

/// Whether elements of a semantic lie in registers; `None` if the stage does not have it in the signature.
pub(super) fn has_register(
    kind: ShaderKind,
    signature: Signature,
    semantic: SemanticKind,
) -> Option<bool> {
    let is_depth = is_depth(semantic);
    let only_of_pixel = [SemanticKind::Target, SemanticKind::Coverage, SemanticKind::StencilRef]
        .contains(&semantic);
    match (kind, signature) {
        (ShaderKind::Compute | ShaderKind::Amplification, _) => None,
        (
            ShaderKind::Vertex | ShaderKind::Pixel | ShaderKind::Geometry,
            Signature::PatchConstant,
        ) => None,
        (ShaderKind::Pixel, Signature::Output) => match semantic {
            SemanticKind::Target => Some(true),
            _ if is_depth || only_of_pixel => Some(false),
            _ => None,
        },
        (_, Signature::Output) if is_depth || only_of_pixel => None,
        (ShaderKind::Pixel, Signature::Input) if semantic == SemanticKind::VertexID => None,
        _ => Some(semantic == SemanticKind::Arbitrary),
    }
}

/// Whether a semantic is a depth that a pixel shader puts out.
pub(super) fn is_depth(semantic: SemanticKind) -> bool {
    [SemanticKind::Depth, SemanticKind::DepthLessEqual, SemanticKind::DepthGreaterEqual]
        .contains(&semantic)
}

/// The largest index of a semantic; `None` if it may have any.
pub(super) const fn last_index(semantic: SemanticKind) -> Option<u32> {
    match semantic {
        SemanticKind::Target => Some(7),
        SemanticKind::Position => Some(0),
        _ => None,
    }
}
