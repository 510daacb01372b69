//! The elements of signatures as the validator reads them.

use dxil_format::{SemanticKind, ShaderKind};
use dxil_metadata::{ShaderMetadata, SignatureElement};

use super::semantic::{Signature, has_register};

/// The most rows that are given indices: more have no place in registers.
const MOST_ROWS: u32 = 32;

/// The index of a row beyond the last one that is stated, without the number of the row. The validator reads there what happens
/// to be in memory, so that no part has the same.
const UNSTATED: u32 = 0xcdcd_cd00;

/// The kind of a system value that the signature cannot have.
pub(super) const MISPLACED: SemanticKind = SemanticKind(u8::MAX);

/// Takes system values that a signature of the stage cannot have for unknown ones, and those that have no meaning there for
/// arbitrary elements.
pub(super) fn interpret_semantics(metadata: &mut ShaderMetadata) {
    let of_module = metadata.target.map(|it| it.kind);
    for entry in &mut metadata.entry_points {
        let kind = entry.kind().or(of_module);
        let (Some(kind), Some(signatures)) = (kind, &mut entry.signatures) else { continue };
        let all = [
            (Signature::Input, &mut signatures.inputs),
            (Signature::Output, &mut signatures.outputs),
            (Signature::PatchConstant, &mut signatures.patch_constants),
        ];
        for (signature, elements) in all {
            for element in elements.iter_mut().flatten() {
                let semantic = element.semantic_kind;
                if has_register(kind, signature, semantic).is_none() {
                    element.semantic_kind = MISPLACED;
                } else if is_arbitrary(kind, signature, semantic) {
                    element.semantic_kind = SemanticKind::Arbitrary;
                }
            }
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

/// Gives each row an index: the rows of an element without any are numbered from 0 on.
pub(super) fn complete_indexes(metadata: &mut ShaderMetadata) {
    let signatures = metadata.entry_points.iter_mut().filter_map(|it| it.signatures.as_mut());
    let lists = signatures.flat_map(|it| {
        [&mut it.inputs, &mut it.outputs, &mut it.patch_constants].into_iter().flatten()
    });
    for SignatureElement { rows, semantic_indexes, .. } in lists.flatten() {
        if *rows > MOST_ROWS {
            continue;
        }
        if semantic_indexes.is_empty() {
            semantic_indexes.extend(0..*rows);
        }
        let stated = semantic_indexes.len() as u32;
        semantic_indexes.extend((stated..*rows).map(|row| UNSTATED | row));
    }
}

/// Whether the index of a row is not stated.
pub(super) const fn is_unstated(index: u32) -> bool {
    index & !0xff == UNSTATED
}
