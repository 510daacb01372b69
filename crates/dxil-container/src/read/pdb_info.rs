//! `PDBI`: the description of a compilation in a program database.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::{Part, Rdat, compressed};
use crate::cursor::Cursor;
use crate::layout::rdat::PartType;
use crate::layout::{Compression, PdbInfoHeader};
use crate::tree::{self, Describe, Node};
use crate::{At, Error, ErrorKind, FourCC};

/// What errors call the compressed bytes.
const CONTENT: &str = "the content";

/// What a program database says of the compilation: an `RDAT`, mostly compressed.
#[derive(Clone, Copy, Debug)]
pub struct PdbInfo<'a> {
    /// Version, compression, sizes.
    pub header: At<PdbInfoHeader>,
    /// The content as the file has it.
    pub stored: At<&'a [u8]>,
    /// Bytes behind it.
    pub trailing: At<&'a [u8]>,
    /// Bytes that the content may become.
    left: usize,
}

impl<'a> PdbInfo<'a> {
    /// Reads a `PDBI` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the content.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<PdbInfoHeader>("the header")?;
        let stored = cursor.take(header.size as usize, "the content")?;
        Ok(Self { header, stored, trailing: cursor.rest(), left: part.left() })
    }

    /// The bytes that the content states to become.
    pub(super) fn unfolded_size(&self) -> usize {
        match self.header.compression {
            Compression::Zlib => self.header.uncompressed_size as usize,
            _ => 0,
        }
    }

    /// The content, decompressed: bytes for [`tables`](Self::tables).
    ///
    /// # Errors
    ///
    /// Fails where it does not decompress to the stated size, where that is more than is left of what
    /// [the file may unfold to](super::Container::within), or the compression is unknown.
    pub fn content(&self) -> Result<Cow<'a, [u8]>, Error> {
        let PdbInfoHeader { compression, uncompressed_size, .. } = *self.header;
        compressed::decompress(
            &self.stored_cursor(),
            compression,
            uncompressed_size,
            self.left,
            CONTENT,
        )
    }

    /// The tables in the decompressed content.
    ///
    /// # Errors
    ///
    /// Fails where they cannot be read, and where their records would take more memory than is left of
    /// what [the file may unfold to](super::Container::within). Records may consist of bytes alone, each
    /// a field of 64 bytes in memory; strings and bytes that they refer to take as many as they have.
    pub fn tables<'c>(&self, content: &'c [u8]) -> Result<Rdat<'c>, Error> {
        const FIELD: usize = 64;
        let rdat = Rdat::parse_bytes(content).map_err(|error| self.content_error(error))?;
        let sizes = rdat.parts().map(|part| match part.header.part_type {
            PartType::StringBuffer | PartType::RawBytes => 0,
            _ => part.data.len(),
        });
        let size = sizes.fold(0, usize::saturating_add);
        let is_much = size.saturating_mul(FIELD) > self.left;
        if is_much && self.header.compression != Compression::None {
            let (what, left) = ("the records of the content", self.left as u64);
            return Err(self.stored_cursor().error(ErrorKind::Limit { what, left }));
        }
        Ok(rdat)
    }

    /// The error of content that is not what it should be.
    fn content_error(&self, error: Error) -> Error {
        compressed::inside(&self.stored_cursor(), CONTENT, error)
    }

    fn stored_cursor(&self) -> Cursor<'a> {
        Cursor::new(*self.stored, self.stored.offset(), Some(FourCC::PDBI))
    }
}

/// The content stays compressed: what is in it has no place in the file.
impl<'a> Describe<'a> for PdbInfo<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::bytes("stored", &self.stored));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
