//! The elements of signatures as the validator reads them.

use dxil_derive::semantic::{Signature, for_each_element, has_register, read_elements};
use dxil_format::SemanticKind;
use dxil_metadata::{ShaderMetadata, SignatureElement};

/// The most rows that are given indices: more have no place in registers.
const MOST_ROWS: u32 = 32;

/// The index of a row beyond the last one that is stated, without the number of the row. The validator reads there what happens
/// to be in memory, so that no part has the same.
const UNSTATED: u32 = 0xcdcd_cd00;

/// The kind of a system value that the signature cannot have.
pub(super) const MISPLACED: SemanticKind = SemanticKind(u8::MAX);

/// Makes elements what the validator reads, with unknown system values for those that a signature of the stage cannot have.
pub(super) fn interpret(metadata: &mut ShaderMetadata) {
    for_each_element(metadata, |kind, signature, element| {
        if has_register(kind, signature, element.semantic_kind).is_none() {
            element.semantic_kind = MISPLACED;
        }
    });
    read_elements(metadata);
}

/// Gives each row an index: the rows of an element without any are numbered from 0 on.
pub(super) fn complete_indexes(metadata: &mut ShaderMetadata) {
    let signatures = metadata.entry_points.iter_mut().filter_map(|it| it.signatures.as_mut());
    let lists = signatures.flat_map(Signature::all_mut);
    for SignatureElement { rows, semantic_indexes, .. } in lists.flat_map(|(_, list)| list) {
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
