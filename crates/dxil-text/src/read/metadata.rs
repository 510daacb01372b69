//! Reads metadata.

use alloc::vec::Vec;

use dxil_ir::metadata::Location;
use dxil_ir::{MetadataId, MetadataKindId, Value};

use super::Reader;
use super::failure::Result;
use super::token::{Kind, Token};

/// The metadata that the text defines.
#[derive(Default)]
pub(super) struct MetadataNames<'a> {
    /// The offsets of the definitions, and their tokens: `!name`, or `!` and then a number.
    definitions: Vec<Token<'a>>,
}

impl Reader<'_> {
    /// Notes the definition of a node or of named metadata, and skips it: `!0 = …`, `!name = …`.
    pub(super) fn declare_metadata(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        self.metadata.definitions.push(token);
        if token.kind == Kind::Exclamation {
            self.cursor.expect(Kind::Integer)?;
        }
        self.cursor.expect(Kind::Equal)?;
        self.cursor.eat_word("distinct");
        match self.cursor.kind() {
            Kind::Exclamation => self.cursor.bump(),
            _ => self.cursor.expect(Kind::Metadata)?,
        };
        self.cursor.skip_brackets()
    }

    /// Reads the definitions that [`Reader::declare_metadata`] has noted. All globals are declared.
    pub(super) fn metadata_nodes(&mut self) {}

    /// Reads a reference to metadata or a node in place: `!7`, `!{…}`, `!"text"`, `!DILocation(…)`.
    pub(super) fn metadata(&mut self) -> Result<MetadataId> {
        Err(self.cursor.expected("metadata"))
    }

    /// Reads the debug location after `!dbg`: a reference to one, or one in place.
    pub(super) fn debug_location(&mut self) -> Result<Location> {
        Err(self.cursor.expected("a debug location"))
    }

    /// Reads an attachment that is not a debug location, or of a function: `!name !7`.
    pub(super) fn attachment(&mut self) -> Result<(MetadataKindId, MetadataId)> {
        Err(self.cursor.expected("an attachment"))
    }

    /// Reads an operand of a call after the type `metadata`: metadata, or a value with its type.
    pub(super) fn metadata_operand(&mut self) -> Result<Value> {
        Err(self.cursor.expected("metadata"))
    }
}
