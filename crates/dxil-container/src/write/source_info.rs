//! `SRCI`: source files and arguments of the compiler.

use alloc::vec::Vec;

use bstr::BString;

use super::{pad, string};
use crate::layout::{
    Compression, SourceArgumentsHeader, SourceContentHeader, SourceContentsHeader,
    SourceInfoHeader, SourceNameHeader, SourceNamesHeader, SourceSectionHeader, SourceSectionType,
};
use crate::read::{self, SourceSectionBody};
use crate::{Error, Record, zlib};

/// Source files and arguments of the compiler.
///
/// ```
/// use dxil_container::write::SourceInfo;
///
/// let mut info = SourceInfo::default();
/// info.add_file("shader.hlsl", "float4 main() : SV_Target { return 0; }");
/// info.add_argument("T", "ps_6_0");
/// info.add_argument("Zi", "");
/// info.add_argument("", "shader.hlsl");
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SourceInfo {
    /// The source files, the main one first.
    pub files: Vec<SourceFile>,
    /// The arguments of the compiler.
    pub arguments: Vec<SourceArgument>,
    /// How the contents of the files are compressed: DXC uses zlib.
    pub compression: Compression,
    /// The contents as a file that was read has them compressed. They are written again while they
    /// decompress to the contents above; else the contents are compressed as DXC does.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub compressed: Vec<u8>,
    /// Whether the header of the contents states their size, as LLVM does and DXC does not.
    pub states_contents_size: bool,
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SourceFile {
    /// Its path.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
    /// Its text.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub content: BString,
}

/// An argument of the compiler.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SourceArgument {
    /// The option without its dash; empty for an input file.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
    /// Its value; empty where it has none.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub value: BString,
}

impl Default for SourceInfo {
    /// Without files and arguments, in the form that DXC writes.
    fn default() -> Self {
        Self {
            files: Vec::new(),
            arguments: Vec::new(),
            compression: Compression::Zlib,
            compressed: Vec::new(),
            states_contents_size: false,
        }
    }
}

impl SourceInfo {
    /// Adds a source file: the main one first, then the others sorted by name, as DXC does.
    pub fn add_file(&mut self, name: impl Into<BString>, content: impl Into<BString>) {
        self.files.push(SourceFile { name: name.into(), content: content.into() });
    }

    /// Adds an argument: an option without its dash, and its value or nothing.
    pub fn add_argument(&mut self, name: impl Into<BString>, value: impl Into<BString>) {
        self.arguments.push(SourceArgument { name: name.into(), value: value.into() });
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut sections = Vec::new();
        section(&mut sections, SourceSectionType::SourceNames, &self.names());
        section(&mut sections, SourceSectionType::SourceContents, &self.contents());
        section(&mut sections, SourceSectionType::Args, &self.arguments());
        let aligned_size = (SourceInfoHeader::SIZE + sections.len()) as u32;
        SourceInfoHeader { aligned_size, flags: 0, section_count: 3 }.encode(out);
        out.extend_from_slice(&sections);
    }

    /// The section of the names, without its header.
    fn names(&self) -> Vec<u8> {
        let mut entries = Vec::new();
        for SourceFile { name, content } in &self.files {
            let start = entries.len();
            let header = SourceNameHeader {
                aligned_size: aligned(SourceNameHeader::SIZE + name.len() + 1),
                flags: 0,
                name_size: name.len() as u32 + 1,
                content_size: content.len() as u32 + 1,
            };
            header.encode(&mut entries);
            string(&mut entries, name);
            pad(&mut entries, start);
        }
        let count = self.files.len() as u32;
        let mut out = Vec::new();
        // The format has room for the low 16 bits of the size.
        SourceNamesHeader { flags: 0, count, entries_size: entries.len() as u16 }.encode(&mut out);
        out.extend_from_slice(&entries);
        out
    }

    /// The section of the contents, without its header.
    fn contents(&self) -> Vec<u8> {
        let mut entries = Vec::new();
        for SourceFile { content, .. } in &self.files {
            let start = entries.len();
            let header = SourceContentHeader {
                aligned_size: aligned(SourceContentHeader::SIZE + content.len() + 1),
                flags: 0,
                content_size: content.len() as u32 + 1,
            };
            header.encode(&mut entries);
            string(&mut entries, content);
            pad(&mut entries, start);
        }
        let uncompressed_size = entries.len() as u32;
        let entries = match self.compression {
            Compression::Zlib => zlib::compress_again(&entries, &self.compressed),
            _ => entries,
        };
        let size = SourceContentsHeader::SIZE + entries.len();
        let header = SourceContentsHeader {
            aligned_size: if self.states_contents_size { aligned(size) } else { 0 },
            flags: 0,
            compression: self.compression,
            entries_size: entries.len() as u32,
            uncompressed_size,
            count: self.files.len() as u32,
        };
        let mut out = Vec::with_capacity(size);
        header.encode(&mut out);
        out.extend_from_slice(&entries);
        out
    }

    /// The section of the arguments, without its header.
    fn arguments(&self) -> Vec<u8> {
        let mut strings = Vec::new();
        for SourceArgument { name, value } in &self.arguments {
            string(&mut strings, name);
            string(&mut strings, value);
        }
        let (size, count) = (strings.len() as u32, self.arguments.len() as u32);
        let mut out = Vec::new();
        SourceArgumentsHeader { flags: 0, size, count }.encode(&mut out);
        out.extend_from_slice(&strings);
        out
    }
}

/// Appends a section.
fn section(out: &mut Vec<u8>, kind: SourceSectionType, body: &[u8]) {
    let start = out.len();
    let aligned_size = aligned(SourceSectionHeader::SIZE + body.len());
    SourceSectionHeader { aligned_size, flags: 0, kind }.encode(out);
    out.extend_from_slice(body);
    pad(out, start);
}

/// The size with zeros up to a multiple of 4 bytes.
fn aligned(size: usize) -> u32 {
    size.next_multiple_of(4) as u32
}

/// Fails where the contents do not decompress or cannot be read.
impl TryFrom<&read::SourceInfo<'_>> for SourceInfo {
    type Error = Error;

    fn try_from(view: &read::SourceInfo<'_>) -> Result<Self, Error> {
        let mut info = Self::default();
        let mut texts = Vec::new();
        for section in view.sections() {
            match section.body {
                SourceSectionBody::Names(names) => {
                    names.iter().for_each(|entry| info.add_file(*entry.name, ""));
                }
                SourceSectionBody::Contents(contents) => {
                    texts = contents.files()?;
                    info.compression = contents.header.compression;
                    info.states_contents_size = contents.header.aligned_size != 0;
                    if info.compression == Compression::Zlib {
                        info.compressed = contents.stored().to_vec();
                    }
                }
                SourceSectionBody::Arguments(arguments) => {
                    arguments.iter().for_each(|entry| info.add_argument(*entry.name, *entry.value));
                }
                SourceSectionBody::Unknown(_) => {}
            }
        }
        for (file, content) in info.files.iter_mut().zip(texts) {
            file.content = content;
        }
        Ok(info)
    }
}
