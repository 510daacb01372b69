//! `PDBI`: the description of a compilation in a program database.
//!
//! DXC 1.7 and up read the part in program databases and prefer it to `SRCI`. No release writes it, up
//! to 1.10. There is one version, 0. After the header follows an [`RDAT`](crate::layout::rdat) with tables
//! of its own: one [`PdbInfo`](crate::layout::rdat::PdbInfo), and the records that it refers to.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::compressed::{self, Stored};
use crate::cursor::Cursor;
use crate::layout::Compression;
use crate::layout::rdat::PartType;
use crate::part::part;
use crate::read::{self, Part};
use crate::write::Rdat;
use crate::{At, Error, ErrorKind, FourCC};

/// The name of the compressed bytes in errors.
const CONTENT: &str = "the content";

part! {
    /// The description of a compilation in a program database: an `RDAT`, mostly compressed. The tree has the
    /// content as it is stored: decompressed values have no place in the file.
    pub fallible PdbInfo |cursor, part| {
        /// The start of the part.
        pub header: PdbInfoHeader {
            /// The version of the part: 0.
            version: u16,
            /// The compression of the content.
            compression: Compression,
            /// Bytes that follow, as they are in the file.
            size: u32 = rdat.bytes.len(),
            /// Bytes that they become.
            uncompressed_size: u32 = rdat.content_size,
        } = cursor.record("the header")?,
        /// The content as the file has it.
        pub stored: At<&'a [u8]> = cursor.take(header.size as usize, CONTENT)?,
        /// The tables.
        form rdat: Rdat as (Stored::of(rdat.to_bytes(), *compression, compressed))
            = |view| Rdat::from(&view.tables(&view.content()?)?),
        /// The tables as a file that was read has them compressed. They are written again while they
        /// decompress to the tables above; else those are compressed as DXC does.
        form compressed: Vec<u8> as (()) = |view| match view.header.compression {
            Compression::Zlib => view.stored.to_vec(),
            _ => Vec::new(),
        },
        /// Bytes after the content.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
        pub(crate) part: Part<'a> = *part,
    }
}

impl<'a> view::PdbInfo<'a> {
    /// The bytes that the content states to become.
    pub(crate) fn unfolded_size(&self) -> usize {
        match self.header.compression {
            Compression::Zlib => self.header.uncompressed_size as usize,
            _ => 0,
        }
    }

    /// The content, decompressed: bytes for [`tables`](Self::tables).
    ///
    /// # Errors
    ///
    /// Fails if it does not decompress to the stated size, if that is more than is left of what
    /// [the file may unfold to](crate::Container::within), or the compression is unknown.
    pub fn content(&self) -> Result<Cow<'a, [u8]>, Error> {
        let PdbInfoHeader { compression, uncompressed_size, .. } = *self.header;
        compressed::decompress(
            &self.stored_cursor(),
            compression,
            uncompressed_size,
            self.part.left(),
            CONTENT,
        )
    }

    /// The tables in the decompressed content.
    ///
    /// # Errors
    ///
    /// Fails if they cannot be read, and if their records would take more memory than is left of
    /// what [the file may unfold to](crate::Container::within). Records may consist of bytes alone, each
    /// a field of 64 bytes in memory; strings and bytes that they refer to take as many as they have.
    pub fn tables<'c>(&self, content: &'c [u8]) -> Result<read::Rdat<'c>, Error> {
        const FIELD: usize = 64;
        let rdat = read::Rdat::parse_bytes(content).map_err(|error| self.content_error(error))?;
        let sizes = rdat.parts().map(|part| match part.header.part_type {
            PartType::StringBuffer | PartType::RawBytes => 0,
            _ => part.data.len(),
        });
        let size = sizes.fold(0, usize::saturating_add);
        let is_much = size.saturating_mul(FIELD) > self.part.left();
        if is_much && self.header.compression != Compression::None {
            let (what, left) = ("the records of the content", self.part.left() as u64);
            return Err(self.stored_cursor().error(ErrorKind::Limit { what, left }));
        }
        Ok(rdat)
    }

    /// Returns the error of content that is not as it should be.
    fn content_error(&self, error: Error) -> Error {
        compressed::inside(&self.stored_cursor(), CONTENT, error)
    }

    fn stored_cursor(&self) -> Cursor<'a> {
        Cursor::new(*self.stored, self.stored.offset(), Some(FourCC::PDBI))
    }
}

impl PdbInfo {
    /// Returns a part of these tables in the form that DXC reads.
    #[must_use]
    pub fn new(rdat: Rdat) -> Self {
        let compression = Compression::Zlib;
        Self { version: 0, compression, rdat, compressed: Vec::new(), trailing: Vec::new() }
    }
}
