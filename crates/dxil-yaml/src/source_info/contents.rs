//! `Contents`: the contents of the source files.

use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_container::layout::{
    Compression, SourceContentHeader, SourceContentsHeader, SourceSectionHeader,
};
use dxil_container::{At, Record, read};
use miniz_oxide::deflate::core::{
    CompressionStrategy, CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output,
    create_comp_flags_from_zip_params,
};

use super::sections::check_count;
use crate::mapping::{Fields, Mapping};
use crate::placed::Placed;
use crate::value::Bytes;

/// The contents of the source files.
#[derive(Default)]
pub(super) struct Contents {
    section: Placed<SourceSectionHeader>,
    header: Placed<SourceContentsHeader>,
    pub(super) entries: Vec<Entry>,
    /// The compressed entries, if they are not the bytes that follow from the entries. LLVM has no such
    /// key.
    pub(super) compressed: Option<Bytes>,
    /// The entries as the part has them, compressed or not.
    stored: Vec<u8>,
}

/// The content of a source file.
#[derive(Default)]
pub(super) struct Entry {
    header: Placed<SourceContentHeader>,
    pub(super) content: BString,
}

impl Fields for Contents {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.required("Entries", &mut self.entries);
        map.optional("CompressedEntries", &mut self.compressed);
        if map.is_read() && self.header.is_known() {
            self.check(map);
        }
    }
}

impl Fields for SourceContentsHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("AlignedSizeInBytes", &mut self.aligned_size);
        map.defaulted("Flags", &mut self.flags);
        map.required("Type", &mut self.compression);
        map.defaulted("EntriesSizeInBytes", &mut self.entries_size);
        map.defaulted("UncompressedEntriesSizeInBytes", &mut self.uncompressed_size);
        map.defaulted("Count", &mut self.count);
    }
}

impl Fields for Entry {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        self.header.fields(map);
        map.required("FileContent", &mut self.content);
    }
}

impl Fields for SourceContentHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("AlignedSizeInBytes", &mut self.aligned_size);
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("ContentSizeInBytes", &mut self.content_size);
    }
}

impl Contents {
    /// The contents of a part, unless they cannot be read.
    pub(super) fn of(
        section: &At<SourceSectionHeader>,
        view: &read::SourceContents<'_>,
        part: &read::Part<'_>,
    ) -> Option<Self> {
        let contents = view.files().ok()?;
        let bytes = view.decompress().ok()?;
        let start = view.stored().offset().saturating_sub(part.data().offset());
        let is_compressed = view.header.compression != Compression::None;
        let (mut entries, mut offset) = (Vec::new(), 0_usize);
        for content in contents {
            let record = SourceContentHeader::decode(bytes.get(offset..)?)?;
            let header = match is_compressed {
                true => Placed::compressed(record),
                false => Placed::at(record, start.checked_add(offset)?),
            };
            entries.push(Entry { header, content });
            offset = offset.checked_add(record.aligned_size as usize)?;
        }
        Some(Self {
            section: Placed::new(section, part),
            header: Placed::new(&view.header, part),
            entries,
            compressed: None,
            stored: view.stored().to_vec(),
        })
    }

    pub(super) fn compression(&self) -> Compression {
        self.header.record.compression
    }

    /// The compressed entries of the part.
    pub(super) fn zlib(&self) -> Option<Bytes> {
        let is_zlib = self.compression() == Compression::Zlib;
        is_zlib.then(|| Bytes(self.stored.clone()))
    }

    /// Reports a size and compressed entries that contradict the entries, as `yaml2obj` does.
    fn check(&self, map: &mut Mapping<'_>) {
        let header = &self.header.record;
        check_count(map, header.count, self.entries.len());
        let stored = self.stored.len();
        if header.entries_size as usize != stored {
            map.fail("Header.EntriesSizeInBytes", format!("the entries have {stored}"));
        }
        if self.compressed.as_ref().is_some_and(|compressed| compressed.0 != self.stored) {
            map.fail("CompressedEntries", "they do not decompress to the entries");
        }
    }

    /// The entries as DXC or as LLVM compresses them: those of the stated size, or the smaller ones.
    pub(super) fn choose(&self, dxc: Vec<u8>, entries: &[u8]) -> Vec<u8> {
        let stated = self.header.record.entries_size as usize;
        if stated == dxc.len() {
            return dxc;
        }
        let llvm = compress_few(entries);
        if stated == llvm.len() || llvm.len() < dxc.len() { llvm } else { dxc }
    }
}

/// Compresses few bytes to the same bytes as zlib at its best level, which LLVM uses. For more bytes, zlib
/// makes codes of their own.
fn compress_few(bytes: &[u8]) -> Vec<u8> {
    const ZLIB_WINDOW_BITS: i32 = 15;
    const BEST: i32 = 9;
    let fixed = CompressionStrategy::Fixed as i32;
    let flags = create_comp_flags_from_zip_params(BEST, ZLIB_WINDOW_BITS, fixed);
    let mut out = Vec::new();
    let mut compressor = CompressorOxide::new(flags);
    let (status, _) =
        compress_to_output(&mut compressor, bytes, TDEFLFlush::Finish, |compressed| {
            out.extend_from_slice(compressed);
            true
        });
    debug_assert_eq!(status, TDEFLStatus::Done);
    out
}
