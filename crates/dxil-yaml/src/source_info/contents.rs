//! `Contents`: the contents of the source files.

use alloc::string::String;
use alloc::vec::Vec;

use super::{SectionHeader, aligned, check_count};
use crate::encode;
use crate::mapping::{Fields, Mapping};
use crate::value::Bytes;
use dxil_container::layout::{
    Compression, SourceContentHeader, SourceContentsHeader, SourceSectionHeader, SourceSectionType,
};
use dxil_container::{Record, read};

/// The contents of the source files.
#[derive(Default)]
pub(super) struct Contents {
    section: SectionHeader,
    header: Header,
    pub(super) entries: Vec<Entry>,
    /// The entries compressed, where we would compress them to other bytes. LLVM has no such key.
    compressed: Option<Bytes>,
}

impl Fields for Contents {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.sequence("Entries", &mut self.entries, Fields::fields);
        map.optional("CompressedEntries", &mut self.compressed);
        check_count(map, self.header.count, self.entries.len());
        if map.is_read() {
            self.check(map);
        }
    }
}

#[derive(Default)]
struct Header {
    aligned_size: Option<u32>,
    flags: Option<u16>,
    compression: Compression,
    entries_size: Option<u32>,
    uncompressed_size: Option<u32>,
    count: Option<u32>,
}

impl Fields for Header {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("AlignedSizeInBytes", &mut self.aligned_size);
        map.optional("Flags", &mut self.flags);
        map.required("Type", &mut self.compression);
        map.optional("EntriesSizeInBytes", &mut self.entries_size);
        map.optional("UncompressedEntriesSizeInBytes", &mut self.uncompressed_size);
        map.optional("Count", &mut self.count);
    }
}

/// The content of a source file.
#[derive(Default)]
pub(super) struct Entry {
    aligned_size: Option<u32>,
    flags: Option<u32>,
    content_size: Option<u32>,
    content: String,
}

impl Fields for Entry {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("AlignedSizeInBytes", &mut self.aligned_size);
        map.optional("Flags", &mut self.flags);
        map.optional("ContentSizeInBytes", &mut self.content_size);
        map.required("FileContent", &mut self.content);
    }
}

impl Entry {
    /// Bytes of the content, with the zero byte that ends it.
    pub(super) fn size(&self) -> u32 {
        self.content.len() as u32 + 1
    }

    /// An entry, unless it is no text.
    fn read(rest: &mut &[u8]) -> Option<Self> {
        let header = SourceContentHeader::decode(rest)?;
        let (entry, next) = rest.split_at_checked(header.aligned_size as usize)?;
        let bytes = entry.get(SourceContentHeader::SIZE..)?;
        *rest = next;
        let content = bytes.get(..(header.content_size as usize).checked_sub(1)?)?;
        Some(Self {
            aligned_size: Some(header.aligned_size),
            flags: Some(header.flags),
            content_size: Some(header.content_size),
            content: core::str::from_utf8(content).ok()?.into(),
        })
    }
}

impl Contents {
    /// The contents, unless they are no text.
    pub(super) fn new(
        section: &SourceSectionHeader,
        view: &read::SourceContents<'_>,
    ) -> Option<Self> {
        let header = view.header;
        view.files().ok()?;
        let bytes = view.decompress().ok()?;
        let mut rest = &*bytes;
        let entries = (0..header.count).map(|_| Entry::read(&mut rest));
        let mut contents = Self {
            section: section.into(),
            header: Header {
                aligned_size: Some(header.aligned_size),
                flags: Some(header.flags),
                compression: header.compression,
                entries_size: Some(header.entries_size),
                uncompressed_size: Some(header.uncompressed_size),
                count: Some(header.count),
            },
            entries: entries.collect::<Option<_>>()?,
            compressed: None,
        };
        let stored = *view.stored();
        if header.compression == Compression::Zlib && contents.stored() != stored {
            contents.compressed = Some(Bytes(stored.into()));
        }
        Some(contents)
    }

    /// Reports what contradicts itself.
    fn check(&self, map: &mut Mapping<'_>) {
        let stored = self.stored().len() as u32;
        if self.header.entries_size.is_some_and(|size| size != stored) {
            map.fail("Header.EntriesSizeInBytes", alloc::format!("the entries have {stored}"));
        }
        if let Some(Bytes(compressed)) = &self.compressed {
            let entries = self.entries();
            if encode::decompress(compressed, entries.len()).as_ref() != Some(&entries) {
                map.fail("CompressedEntries", "they do not decompress to the entries");
            }
        }
    }

    /// The entries before they are compressed.
    fn entries(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for entry in &self.entries {
            let start = out.len();
            let size = aligned(SourceContentHeader::SIZE + entry.content.len() + 1);
            let header = SourceContentHeader {
                aligned_size: entry.aligned_size.unwrap_or(size),
                flags: entry.flags.unwrap_or_default(),
                content_size: entry.content_size.unwrap_or_else(|| entry.size()),
            };
            header.encode(&mut out);
            encode::string(&mut out, entry.content.as_bytes());
            encode::pad(&mut out, start);
        }
        out
    }

    /// The entries as they go into the file.
    fn stored(&self) -> Vec<u8> {
        match (&self.compressed, self.header.compression) {
            (Some(Bytes(compressed)), _) => compressed.clone(),
            (None, Compression::Zlib) => self.compress(),
            (None, _) => self.entries(),
        }
    }

    /// The entries compressed, as DXC or as LLVM does: to so many bytes as they shall have, or to the
    /// fewest.
    fn compress(&self) -> Vec<u8> {
        let entries = self.entries();
        let dxc = encode::compress(&entries);
        if self.header.entries_size == Some(dxc.len() as u32) {
            return dxc;
        }
        let llvm = encode::compress_few(&entries);
        let is_llvm = self.header.entries_size == Some(llvm.len() as u32) || llvm.len() < dxc.len();
        if is_llvm { llvm } else { dxc }
    }

    /// Appends the section.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let (entries, stored) = (self.entries(), self.stored());
        let size = aligned(SourceContentsHeader::SIZE + stored.len());
        let header = SourceContentsHeader {
            aligned_size: self.header.aligned_size.unwrap_or(size),
            flags: self.header.flags.unwrap_or_default(),
            compression: self.header.compression,
            entries_size: stored.len() as u32,
            uncompressed_size: self.header.uncompressed_size.unwrap_or(entries.len() as u32),
            count: self.entries.len() as u32,
        };
        self.section.write(SourceSectionType::SourceContents, &header, &stored, out);
    }
}
