//! Reads what is attached to instructions, functions and variables: debug locations and other metadata.

use bstr::ByteSlice as _;
use dxil_ir::metadata::modern::Detail;
use dxil_ir::{InstructionId, MetadataId, MetadataKindId};

use super::Reader;
use super::failure::{Failure, Result};
use super::metadata::MetadataNames;
use super::token::{Kind, Token};

impl<'a> Reader<'a> {
    /// Reads the debug location of an instruction after `!dbg`: a reference to one, or one in place.
    pub(super) fn debug_location(&mut self, instruction: InstructionId) -> Result<()> {
        let start = self.cursor.offset();
        let id = self.node_reference()?;
        if let Some(location) = self.module.metadata.location(id) {
            let detail = self.module.metadata.location_detail(id);
            if detail != Detail::default() {
                self.local.body.details.insert(instruction, detail);
            }
            if let Some(instruction) = self.local.body.instructions.get_mut(instruction) {
                instruction.location = Some(location);
            }
            return Ok(());
        }
        let place = start..self.cursor.last_end();
        let help = "write `!DILocation(line: 1, column: 1, scope: …)`";
        let failure = Failure::new(place, "an instruction's `!dbg` is no `DILocation`").help(help);
        Err(if self.metadata.is_wrong { failure.following() } else { failure })
    }

    /// Reads an attachment that is not a debug location, or of a function: `!name !7`.
    pub(super) fn attachment(&mut self) -> Result<(MetadataKindId, MetadataId)> {
        let name = self.cursor.expect(Kind::Metadata)?;
        let kind = self.attachment_kind(&name);
        Ok((kind, self.node_reference()?))
    }

    /// The kind of this name. LLVM numbers new kinds in the order of their first use.
    fn attachment_kind(&mut self, name: &Token<'a>) -> MetadataKindId {
        let Self { module, metadata: MetadataNames { fixed_kinds, kinds, .. }, .. } = self;
        let name = name.bytes();
        if let Some(&id) = kinds.get(&name) {
            return id;
        }
        // Kinds that the text has added are in the map already.
        let fixed = module
            .metadata_kinds
            .iter()
            .take(*fixed_kinds)
            .find_map(|(id, kind)| (kind.as_bytes() == &*name).then_some(id));
        let id = fixed.unwrap_or_else(|| module.add_metadata_kind(name.as_bstr()));
        kinds.insert(name, id);
        id
    }
}
