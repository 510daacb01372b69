//! `PDBI`: the description of a compilation in a program database.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::{Part, compressed};
use crate::cursor::Cursor;
use crate::layout::PdbInfoHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error, FourCC};

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
        Ok(Self { header, stored, trailing: cursor.rest() })
    }

    /// The content, decompressed: bytes for [`Rdat::parse_bytes`](super::Rdat::parse_bytes).
    ///
    /// # Errors
    ///
    /// Fails where it does not decompress to the stated size, where that is more than 64 MiB, or the
    /// compression is unknown.
    pub fn content(&self) -> Result<Cow<'a, [u8]>, Error> {
        let PdbInfoHeader { compression, uncompressed_size, .. } = *self.header;
        compressed::decompress(&self.stored_cursor(), compression, uncompressed_size, CONTENT)
    }

    /// The error of content that is not what it should be.
    pub(crate) fn content_error(&self, error: Error) -> Error {
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
