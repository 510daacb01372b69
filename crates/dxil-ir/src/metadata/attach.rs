//! Metadata that is attached to functions and instructions.

use alloc::vec::Vec;

use super::MetadataId;
use crate::MetadataKindId;

/// Attaches a node, in the place of an earlier one of the kind: as in LLVM, the attachments of a function or an
/// instruction are sorted by kind, and there is one of a kind.
///
/// ```
/// use dxil_ir::metadata::attach;
///
/// let mut module = dxil_ir::Module::dxil();
/// let (tbaa, range) = (module.metadata_kind("tbaa"), module.metadata_kind("range"));
/// let node = module.metadata.tuple(&[]);
/// let other = module.metadata.tuple(&[None]);
/// let mut attachments = vec![];
/// attach(&mut attachments, range, node);
/// attach(&mut attachments, tbaa, node);
/// attach(&mut attachments, range, other);
/// assert_eq!(attachments, [(tbaa, node), (range, other)]);
/// ```
pub fn attach(
    attachments: &mut Vec<(MetadataKindId, MetadataId)>,
    kind: MetadataKindId,
    node: MetadataId,
) {
    match attachments.binary_search_by_key(&kind, |&(kind, _)| kind) {
        Ok(place) => attachments[place].1 = node,
        Err(place) => attachments.insert(place, (kind, node)),
    }
}
