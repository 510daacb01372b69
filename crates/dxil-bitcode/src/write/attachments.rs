//! Metadata that is attached to instructions.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Body, Id as _, InstructionId, MetadataId, MetadataKindId};

/// The metadata that is attached to the instructions of a body. Few have some, so that a look into the map
/// for each would take most of the time.
pub(super) struct Attachments<'b> {
    body: &'b Body,
    /// Whether an instruction may have some; no elements if none has.
    attached: Vec<bool>,
}

impl<'b> Attachments<'b> {
    pub(super) fn new(body: &'b Body) -> Self {
        let mut attached = Vec::new();
        if !body.attachments.is_empty() {
            attached = vec![false; body.instructions.len()];
        }
        for id in body.attachments.keys() {
            if let Some(attached) = attached.get_mut(id.index()) {
                *attached = true;
            }
        }
        Self { body, attached }
    }

    /// Whether no instruction of the function has some; the body may keep that of removed ones.
    pub(super) fn are_none(&self) -> bool {
        self.attached.is_empty() || !self.body.instructions().any(|(id, _)| self.of(id).is_some())
    }

    /// The metadata that is attached to an instruction, if there is some.
    #[inline]
    pub(super) fn of(&self, id: InstructionId) -> Option<&'b [(MetadataKindId, MetadataId)]> {
        let attached = *self.attached.get(id.index())?;
        if attached { self.body.attachments.get(&id).map(Vec::as_slice) } else { None }
    }
}
