//! `PDBI`: the description of a compilation in a program database.

use alloc::vec::Vec;

use super::Rdat;
use crate::layout::{Compression, PdbInfoHeader};
use crate::{Error, Record, read, zlib};

/// What a program database says of the compilation.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PdbInfo {
    /// Version of the part: 0.
    pub version: u16,
    /// How the tables are compressed.
    pub compression: Compression,
    /// The tables.
    pub rdat: Rdat,
    /// The tables as a file that was read has them compressed. They are written again while they
    /// decompress to the tables above; else those are compressed as DXC does.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub compressed: Vec<u8>,
    /// Bytes behind the content.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl PdbInfo {
    /// These tables in the form that DXC reads.
    #[must_use]
    pub fn new(rdat: Rdat) -> Self {
        let compression = Compression::Zlib;
        Self { version: 0, compression, rdat, compressed: Vec::new(), trailing: Vec::new() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let content = self.rdat.to_bytes();
        let uncompressed_size = content.len() as u32;
        let stored = match self.compression {
            Compression::Zlib => zlib::compress_again(&content, &self.compressed),
            _ => content,
        };
        let header = PdbInfoHeader {
            version: self.version,
            compression: self.compression,
            size: stored.len() as u32,
            uncompressed_size,
        };
        header.encode(out);
        out.extend_from_slice(&stored);
        out.extend_from_slice(&self.trailing);
    }
}

/// Fails where the tables do not decompress or cannot be read.
impl TryFrom<&read::PdbInfo<'_>> for PdbInfo {
    type Error = Error;

    fn try_from(view: &read::PdbInfo<'_>) -> Result<Self, Error> {
        let content = view.content()?;
        let rdat = view.tables(&content)?;
        let compression = view.header.compression;
        Ok(Self {
            version: view.header.version,
            compression,
            rdat: Rdat::from(&rdat),
            compressed: match compression {
                Compression::Zlib => view.stored.to_vec(),
                _ => Vec::new(),
            },
            trailing: view.trailing.to_vec(),
        })
    }
}
