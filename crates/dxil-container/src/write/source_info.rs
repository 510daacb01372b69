//! `SRCI`: source files and arguments of the compiler.

use alloc::vec::Vec;

use bstr::BString;

use super::{pad, string};
use crate::compressed::Stored;
use crate::layout::{
    Compression, SourceArgumentsHeader, SourceContentHeader, SourceContentsHeader,
    SourceInfoHeader, SourceNameHeader, SourceNamesHeader, SourceSectionHeader, SourceSectionType,
};
use crate::part::{reserve, set};
use crate::read::{self, SourceSectionBody};
use crate::{Error, Record};

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
    /// The compression of the contents of the files: DXC uses zlib.
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
        let header = |aligned_size| SourceInfoHeader { aligned_size, flags: 0, section_count: 3 };
        sized(out, header, |out| {
            section(out, SourceSectionType::SourceNames, |out| self.names(out));
            section(out, SourceSectionType::SourceContents, |out| self.contents(out));
            section(out, SourceSectionType::Args, |out| self.arguments(out));
        });
    }

    /// The section of the names, without its header.
    fn names(&self, out: &mut Vec<u8>) {
        let header = reserve::<SourceNamesHeader>(out);
        let start = out.len();
        for SourceFile { name, content } in &self.files {
            let header = |aligned_size| SourceNameHeader {
                aligned_size,
                flags: 0,
                name_size: name.len() as u32 + 1,
                content_size: content.len() as u32 + 1,
            };
            sized(out, header, |out| string(out, name));
        }
        // The format has room for the low 16 bits of the size.
        let entries_size = (out.len() - start) as u16;
        let count = self.files.len() as u32;
        set(out, header, &SourceNamesHeader { flags: 0, count, entries_size });
    }

    /// The section of the contents, without its header.
    fn contents(&self, out: &mut Vec<u8>) {
        let mut entries = Vec::new();
        for SourceFile { content, .. } in &self.files {
            let content_size = content.len() as u32 + 1;
            let header =
                |aligned_size| SourceContentHeader { aligned_size, flags: 0, content_size };
            sized(&mut entries, header, |out| string(out, content));
        }
        let stored = Stored::of(entries, self.compression, &self.compressed);
        let size = SourceContentsHeader::SIZE + stored.bytes.len();
        let header = SourceContentsHeader {
            aligned_size: match self.states_contents_size {
                true => size.next_multiple_of(4) as u32,
                false => 0,
            },
            flags: 0,
            compression: self.compression,
            entries_size: stored.bytes.len() as u32,
            uncompressed_size: stored.content_size as u32,
            count: self.files.len() as u32,
        };
        header.encode(out);
        out.extend_from_slice(&stored.bytes);
    }

    /// The section of the arguments, without its header.
    fn arguments(&self, out: &mut Vec<u8>) {
        let header = reserve::<SourceArgumentsHeader>(out);
        let start = out.len();
        for SourceArgument { name, value } in &self.arguments {
            string(out, name);
            string(out, value);
        }
        let (size, count) = ((out.len() - start) as u32, self.arguments.len() as u32);
        set(out, header, &SourceArgumentsHeader { flags: 0, size, count });
    }
}

/// Appends a section.
fn section(out: &mut Vec<u8>, kind: SourceSectionType, body: impl FnOnce(&mut Vec<u8>)) {
    let header = |aligned_size| SourceSectionHeader { aligned_size, flags: 0, kind };
    sized(out, header, body);
}

/// Appends a header that states the size of itself, the bytes after it and zeros up to a multiple of 4.
fn sized<T: Record>(
    out: &mut Vec<u8>,
    header: impl FnOnce(u32) -> T,
    body: impl FnOnce(&mut Vec<u8>),
) {
    let start = reserve::<T>(out);
    body(out);
    pad(out, start);
    let size = (out.len() - start) as u32;
    set(out, start, &header(size));
}

/// Fails if the contents do not decompress or cannot be read.
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
