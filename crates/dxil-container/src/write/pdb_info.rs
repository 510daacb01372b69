//! `PDBI`: what a program database says of the compilation.

use alloc::vec::Vec;

use super::Rdat;
use crate::layout::{PdbInfoCompression, PdbInfoHeader};
use crate::{Record, read, zlib};

/// What a program database says of the compilation.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PdbInfo {
    /// Version of the part: 0.
    pub version: u16,
    /// How the tables are compressed.
    pub compression: PdbInfoCompression,
    /// The tables.
    pub rdat: Rdat,
    /// The tables as a file that was read has them compressed. They are written again while they
    /// decompress to the tables above; else those are compressed as DXC does.
    pub compressed: Vec<u8>,
    /// Bytes behind the content.
    pub trailing: Vec<u8>,
}

impl PdbInfo {
    /// These tables in the form that DXC reads.
    #[must_use]
    pub fn new(rdat: Rdat) -> Self {
        let compression = PdbInfoCompression::Zlib;
        Self { version: 0, compression, rdat, compressed: Vec::new(), trailing: Vec::new() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let content = self.rdat.to_bytes();
        let uncompressed_size = content.len() as u32;
        let stored = match self.compression {
            PdbInfoCompression::Zlib => self.compress(&content),
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

    /// The tables as the file had them compressed, or else as DXC compresses them.
    fn compress(&self, content: &[u8]) -> Vec<u8> {
        match zlib::decompress(&self.compressed, content.len() as u32) {
            Ok(known) if known == content => self.compressed.clone(),
            _ => zlib::compress(content),
        }
    }
}

/// Has no tables where they do not decompress or cannot be read.
impl From<&read::PdbInfo<'_>> for PdbInfo {
    fn from(view: &read::PdbInfo<'_>) -> Self {
        let content = view.content().unwrap_or_default();
        let rdat = read::Rdat::parse_bytes(&content);
        let compression = view.header.compression;
        Self {
            version: view.header.version,
            compression,
            rdat: rdat.map(|rdat| Rdat::from(&rdat)).unwrap_or_default(),
            compressed: match compression {
                PdbInfoCompression::Zlib => view.stored.to_vec(),
                _ => Vec::new(),
            },
            trailing: view.trailing.to_vec(),
        }
    }
}
