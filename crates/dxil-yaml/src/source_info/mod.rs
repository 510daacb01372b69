//! `SourceInfo`: the part `SRCI`.
//!
//! What a key does not say follows from the rest. What it does say is obeyed, as by `yaml2obj`.

mod arguments;
mod contents;
mod names;

use alloc::format;
use alloc::vec::Vec;

use arguments::Arguments;
use contents::Contents;
use names::Names;

use crate::encode;
use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use crate::value::enumerations;
use dxil_container::Record;
use dxil_container::layout::{SourceInfoHeader, SourceSectionHeader, SourceSectionType};
use dxil_container::read::{self, SourceSectionBody};

/// Source files and arguments of the compiler.
#[derive(Default)]
pub(super) struct SourceInfo {
    header: Header,
    names: Names,
    contents: Contents,
    arguments: Arguments,
}

impl Fields for SourceInfo {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Header", &mut self.header);
        map.required("Names", &mut self.names);
        map.required("Contents", &mut self.contents);
        map.required("Args", &mut self.arguments);
        if map.is_read() && self.names.entries.len() != self.contents.entries.len() {
            map.fail("Contents.Entries", "there are not as many as names");
        }
    }
}

/// The start of the part.
#[derive(Default)]
struct Header {
    aligned_size: Option<u32>,
    flags: Option<u16>,
    section_count: Option<u16>,
}

impl Fields for Header {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("AlignedSizeInBytes", &mut self.aligned_size);
        map.optional("Flags", &mut self.flags);
        map.optional("SectionCount", &mut self.section_count);
    }
}

/// The start of a section.
#[derive(Default)]
struct SectionHeader {
    aligned_size: Option<u32>,
    flags: Option<u16>,
    kind: Option<SourceSectionType>,
}

impl Fields for SectionHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("AlignedSizeInBytes", &mut self.aligned_size);
        map.optional("Flags", &mut self.flags);
        map.optional("Type", &mut self.kind);
    }
}

impl From<&SourceSectionHeader> for SectionHeader {
    fn from(header: &SourceSectionHeader) -> Self {
        Self {
            aligned_size: Some(header.aligned_size),
            flags: Some(header.flags),
            kind: Some(header.kind),
        }
    }
}

impl SectionHeader {
    /// Appends a section of this kind, whose own header and entries these are.
    fn write<T: Record>(
        &self,
        kind: SourceSectionType,
        header: &T,
        entries: &[u8],
        out: &mut Vec<u8>,
    ) {
        let start = out.len();
        let size = aligned(SourceSectionHeader::SIZE + T::SIZE + entries.len());
        let section = SourceSectionHeader {
            aligned_size: self.aligned_size.unwrap_or(size),
            flags: self.flags.unwrap_or_default(),
            kind: self.kind.unwrap_or(kind),
        };
        section.encode(out);
        header.encode(out);
        out.extend_from_slice(entries);
        encode::pad(out, start);
    }
}

/// Reports a stated count that is not the number of entries.
fn check_count(map: &mut Mapping<'_>, stated: Option<u32>, count: usize) {
    if map.is_read() && stated.is_some_and(|stated| stated as usize != count) {
        map.fail("Header.Count", format!("there are {count}"));
    }
}

/// The size with zeros up to a multiple of 4 bytes.
fn aligned(size: usize) -> u32 {
    size.next_multiple_of(4) as u32
}

impl SourceInfo {
    /// What the part says, unless it has other sections than compilers write, or strings that are no
    /// text.
    pub(super) fn new(view: &read::SourceInfo<'_>) -> Option<Self> {
        let mut sections = view.sections();
        let (names, contents, arguments) = (sections.next()?, sections.next()?, sections.next()?);
        let (
            SourceSectionBody::Names(names_body),
            SourceSectionBody::Contents(contents_body),
            SourceSectionBody::Arguments(arguments_body),
        ) = (names.body, contents.body, arguments.body)
        else {
            return None;
        };
        let header = view.header;
        Some(Self {
            header: Header {
                aligned_size: Some(header.aligned_size),
                flags: Some(header.flags),
                section_count: Some(header.section_count),
            },
            names: Names::new(&names.header, &names_body)?,
            contents: Contents::new(&contents.header, &contents_body)?,
            arguments: Arguments::new(&arguments.header, &arguments_body)?,
        })
    }
}

impl Content for SourceInfo {
    fn key(&self) -> &'static str {
        "SourceInfo"
    }

    fn bytes(&self) -> Vec<u8> {
        let mut sections = Vec::new();
        self.names.write(&self.contents, &mut sections);
        self.contents.write(&mut sections);
        self.arguments.write(&mut sections);
        let size = SourceInfoHeader::SIZE + sections.len();
        let header = SourceInfoHeader {
            aligned_size: self.header.aligned_size.unwrap_or(size as u32),
            flags: self.header.flags.unwrap_or_default(),
            section_count: self.header.section_count.unwrap_or(3),
        };
        let mut out = Vec::with_capacity(size);
        header.encode(&mut out);
        out.extend_from_slice(&sections);
        out
    }
}

enumerations! { SourceSectionType, Compression }
