//! `Names`: the names of the source files.

use alloc::string::String;
use alloc::vec::Vec;

use super::contents::Contents;
use super::{SectionHeader, aligned, check_count};
use crate::encode;
use crate::mapping::{Fields, Mapping};
use dxil_container::layout::{
    SourceNameHeader, SourceNamesHeader, SourceSectionHeader, SourceSectionType,
};
use dxil_container::{Record, read};

/// The names of the source files.
#[derive(Default)]
pub(super) struct Names {
    section: SectionHeader,
    header: Header,
    pub(super) entries: Vec<Entry>,
}

impl Fields for Names {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.sequence("Entries", &mut self.entries, Fields::fields);
        check_count(map, self.header.count, self.entries.len());
    }
}

#[derive(Default)]
struct Header {
    flags: Option<u32>,
    count: Option<u32>,
    entries_size: Option<u16>,
}

impl Fields for Header {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("Flags", &mut self.flags);
        map.optional("Count", &mut self.count);
        map.optional("EntriesSizeInBytes", &mut self.entries_size);
    }
}

/// The name of a source file.
#[derive(Default)]
pub(super) struct Entry {
    aligned_size: Option<u32>,
    flags: Option<u32>,
    name_size: Option<u32>,
    content_size: Option<u32>,
    name: String,
}

impl Fields for Entry {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("AlignedSizeInBytes", &mut self.aligned_size);
        map.optional("Flags", &mut self.flags);
        map.optional("NameSizeInBytes", &mut self.name_size);
        map.optional("ContentSizeInBytes", &mut self.content_size);
        map.required("FileName", &mut self.name);
    }
}

impl Names {
    /// The names, unless one is no text.
    pub(super) fn new(section: &SourceSectionHeader, view: &read::SourceNames<'_>) -> Option<Self> {
        let entries = view.iter().map(|entry| {
            Some(Entry {
                aligned_size: Some(entry.header.aligned_size),
                flags: Some(entry.header.flags),
                name_size: Some(entry.header.name_size),
                content_size: Some(entry.header.content_size),
                name: core::str::from_utf8(*entry.name).ok()?.into(),
            })
        });
        Some(Self {
            section: section.into(),
            header: Header {
                flags: Some(view.header.flags),
                count: Some(view.header.count),
                entries_size: Some(view.header.entries_size),
            },
            entries: entries.collect::<Option<_>>()?,
        })
    }

    /// Appends the section.
    pub(super) fn write(&self, contents: &Contents, out: &mut Vec<u8>) {
        let mut entries = Vec::new();
        for (entry, content) in self.entries.iter().zip(&contents.entries) {
            let start = entries.len();
            let name_size = entry.name.len() + 1;
            let size = aligned(SourceNameHeader::SIZE + name_size);
            let header = SourceNameHeader {
                aligned_size: entry.aligned_size.unwrap_or(size),
                flags: entry.flags.unwrap_or_default(),
                name_size: entry.name_size.unwrap_or(name_size as u32),
                content_size: entry.content_size.unwrap_or_else(|| content.size()),
            };
            header.encode(&mut entries);
            encode::string(&mut entries, entry.name.as_bytes());
            encode::pad(&mut entries, start);
        }
        let header = SourceNamesHeader {
            flags: self.header.flags.unwrap_or_default(),
            count: self.entries.len() as u32,
            // The format has room for the low 16 bits.
            entries_size: self.header.entries_size.unwrap_or(entries.len() as u16),
        };
        self.section.write(SourceSectionType::SourceNames, &header, &entries, out);
    }
}
