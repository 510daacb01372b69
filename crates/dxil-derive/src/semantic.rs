//! The signatures in which stages have semantics, as DXC reads them.

use alloc::vec::Vec;

use dxil_format::{ComponentType, SemanticKind, ShaderKind};
use dxil_metadata::{ShaderMetadata, SignatureElement, Signatures};

/// A signature of an entry point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Signature {
    /// What the shader reads.
    Input,
    /// What it writes.
    Output,
    /// Patch constants, or the primitive attributes of a mesh shader.
    PatchConstant,
}

impl Signature {
    /// One of its elements, in words.
    #[must_use]
    pub const fn element(self) -> &'static str {
        match self {
            Self::Input => "an input",
            Self::Output => "an output",
            Self::PatchConstant => "a patch constant or primitive attribute",
        }
    }

    /// The elements of the signatures of an entry point, for changes.
    pub fn all_mut(
        signatures: &mut Signatures,
    ) -> impl Iterator<Item = (Self, &mut Vec<SignatureElement>)> {
        let Signatures { inputs, outputs, patch_constants } = signatures;
        let all = [
            (Self::Input, inputs),
            (Self::Output, outputs),
            (Self::PatchConstant, patch_constants),
        ];
        all.into_iter().filter_map(|(signature, elements)| Some((signature, elements.as_mut()?)))
    }
}

/// Makes elements what DXC reads: system values that have no meaning in their signature are arbitrary, and packed components are
/// unsigned integers.
pub fn read_elements(metadata: &mut ShaderMetadata) {
    for_each_element(metadata, |kind, signature, element| {
        if is_arbitrary(kind, signature, element.semantic_kind) {
            element.semantic_kind = SemanticKind::Arbitrary;
        }
        let ty = &mut element.component_type;
        if matches!(*ty, ComponentType::PackedS8x32 | ComponentType::PackedU8x32) {
            *ty = ComponentType::U32;
        }
    });
}

/// Calls `change` with the stage, the signature and each of its elements, where the stage is known.
pub fn for_each_element(
    metadata: &mut ShaderMetadata,
    mut change: impl FnMut(ShaderKind, Signature, &mut SignatureElement),
) {
    let of_module = metadata.target.map(|it| it.kind);
    for entry in &mut metadata.entry_points {
        let kind = entry.kind().or(of_module);
        let (Some(kind), Some(signatures)) = (kind, &mut entry.signatures) else { continue };
        for (signature, elements) in Signature::all_mut(signatures) {
            elements.iter_mut().for_each(|it| change(kind, signature, it));
        }
    }
}

/// Whether a system value has no meaning in a signature.
fn is_arbitrary(kind: ShaderKind, signature: Signature, semantic: SemanticKind) -> bool {
    let has_vertices = (kind, signature) != (ShaderKind::Vertex, Signature::Input)
        && (kind == ShaderKind::Mesh || signature != Signature::PatchConstant);
    match semantic {
        SemanticKind::InstanceID => (kind, signature) != (ShaderKind::Vertex, Signature::Input),
        SemanticKind::Position
        | SemanticKind::RenderTargetArrayIndex
        | SemanticKind::ViewPortArrayIndex
        | SemanticKind::ClipDistance
        | SemanticKind::CullDistance => !has_vertices,
        _ => false,
    }
}

/// Whether elements of a semantic lie in registers; `None` if the stage does not have it in the signature.
///
/// DXC's validator takes no notice of the shader model here.
#[must_use]
pub fn has_register(
    kind: ShaderKind,
    signature: Signature,
    semantic: SemanticKind,
) -> Option<bool> {
    use SemanticKind as S;
    use ShaderKind as K;
    use Signature::{Input, Output, PatchConstant};
    let place = (kind, signature);
    let is_mesh = place == (K::Mesh, Output);
    let of_primitives = place == (K::Mesh, PatchConstant);
    let of_patches = matches!(place, (K::Hull | K::Domain, PatchConstant));
    // What stages pass on to each other.
    let of_vertices = matches!(
        place,
        (K::Vertex, Output)
            | (K::Hull | K::Domain | K::Geometry, Input | Output)
            | (K::Pixel, Input)
    );
    let is_first = place == (K::Vertex, Input);
    let in_register = match semantic {
        S::Arbitrary => is_first || of_vertices || of_patches || is_mesh || of_primitives,
        S::VertexID => is_first,
        S::InstanceID => is_first || of_vertices,
        S::Position | S::ClipDistance | S::CullDistance => {
            is_first || of_vertices || of_patches || is_mesh
        }
        S::RenderTargetArrayIndex | S::ViewPortArrayIndex => {
            is_first || of_vertices || of_patches || of_primitives
        }
        S::ShadingRate => of_vertices || of_primitives,
        S::PrimitiveID => {
            matches!(place, (K::Geometry, Output) | (K::Pixel, Input)) || of_primitives
        }
        S::IsFrontFace => matches!(place, (K::Geometry, Output) | (K::Pixel, Input)),
        S::TessFactor | S::InsideTessFactor => of_patches,
        S::Target => place == (K::Pixel, Output),
        _ => false,
    };
    let without_register = match semantic {
        S::PrimitiveID => place == (K::Geometry, Input),
        S::SampleIndex | S::Barycentrics => place == (K::Pixel, Input),
        S::Coverage | S::StencilRef => place == (K::Pixel, Output),
        S::CullPrimitive => of_primitives,
        _ => is_depth(semantic) && place == (K::Pixel, Output),
    };
    (in_register || without_register).then_some(in_register)
}

/// Whether a semantic is a depth that a pixel shader puts out.
#[must_use]
pub fn is_depth(semantic: SemanticKind) -> bool {
    [SemanticKind::Depth, SemanticKind::DepthLessEqual, SemanticKind::DepthGreaterEqual]
        .contains(&semantic)
}

/// The largest index of a semantic; `None` if it may have any.
#[must_use]
pub const fn last_index(semantic: SemanticKind) -> Option<u32> {
    match semantic {
        SemanticKind::Arbitrary | SemanticKind::ClipDistance | SemanticKind::CullDistance => None,
        SemanticKind::Target => Some(7),
        SemanticKind::Barycentrics => Some(1),
        _ => Some(0),
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::fs;
    use std::path::Path;

    use super::*;

    /// The truth is what DXC's validator says: the chore `assembly` records it.
    #[test]
    fn stages_have_the_semantics_that_the_validator_accepts() {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
        let table = fs::read_to_string(fixtures.join("refusals/semantics.tsv")).expect("a table");
        let mut rows = table.lines().map(|line| line.split('\t'));
        let head: std::vec::Vec<_> = rows.next().expect("a head").skip(1).collect();
        let mut count = 0;
        for mut row in rows {
            let name = row.next().expect("a semantic");
            let semantic = (0..=u8::MAX).map(SemanticKind).find(|it| it.name() == Some(name));
            let semantic = semantic.expect("a known semantic");
            for (place, expected) in head.iter().zip(row) {
                let (kind, signature) = parse(place);
                let expected = match expected {
                    "register" => Some(true),
                    "nowhere" => Some(false),
                    _ => None,
                };
                assert_eq!(has_register(kind, signature, semantic), expected, "{name}, {place}");
                count += 1;
            }
        }
        assert_eq!(count, 33 * 36);
    }

    /// A stage and signature, such as `vs_6_0 input`.
    fn parse(place: &str) -> (ShaderKind, Signature) {
        let (profile, signature) = place.split_once(' ').expect("a signature");
        let kind = match &profile[..2] {
            "vs" => ShaderKind::Vertex,
            "hs" => ShaderKind::Hull,
            "ds" => ShaderKind::Domain,
            "gs" => ShaderKind::Geometry,
            "ps" => ShaderKind::Pixel,
            "ms" => ShaderKind::Mesh,
            other => panic!("the stage {other}"),
        };
        let signature = match signature {
            "input" => Signature::Input,
            "output" => Signature::Output,
            _ => Signature::PatchConstant,
        };
        (kind, signature)
    }
}
