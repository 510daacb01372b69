//! A part: what its bytes say, and what they are where that is not enough.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use crate::compiler_version::CompilerVersion;
use crate::debug_name::DebugName;
use crate::features::Features;
use crate::form;
use crate::hash::ShaderHash;
use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::{Content as NodeContent, Node};
use crate::private_data::PrivateData;
use crate::program::Program;
use crate::psv::Psv;
use crate::root_signature::RootSignature;
use crate::signature::Signature;
use crate::source_info::SourceInfo;
use crate::value::{Bytes, Hex};
use dxil_container::layout::{PartHeader, ShaderKind};
use dxil_container::read::{self, PartView};
use dxil_container::{FourCC, Record, write};

/// What a part's bytes say.
pub(crate) trait Content: Value {
    /// The key that has it.
    fn key(&self) -> &'static str;

    /// The bytes of the part, as `yaml2obj` writes them. Zeros that end the part may be missing.
    fn bytes(&self) -> Vec<u8>;

    /// Whether it is all that a part with these bytes says.
    fn is_exact(&self, data: &[u8]) -> bool {
        Patch::between(self.bytes(), data).is_some_and(|patches| patches.is_empty())
    }
}

/// A part.
#[derive(Default)]
pub(crate) struct Part {
    name: FourCC,
    size: u32,
    content: Option<Box<dyn Content>>,
    data: Option<Bytes>,
    patches: Vec<Patch>,
    /// What was read. Patches and zeros that end the part are missing.
    bytes: Vec<u8>,
}

impl Fields for Part {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Name", &mut self.name);
        if map.has_errors() {
            return map.ignore_rest();
        }
        map.required("Size", &mut self.size);
        map.optional("Data", &mut self.data);
        if self.data.is_none() {
            self.content_fields(map);
            map.optional_sequence("Patches", &mut self.patches, Patch::fields);
        }
        if map.is_read() {
            let content = self.content.as_ref().map(|content| content.bytes());
            self.bytes = content.or(self.data.take().map(|data| data.0)).unwrap_or_default();
            if self.bytes.len() as u64 > self.size() {
                map.fail("Size", format!("the part has {} bytes", self.bytes.len()));
            }
            if self.patches.iter().any(|patch| patch.end() > self.size()) {
                map.fail("Patches", format!("the part has {} bytes", self.size));
            }
        }
    }
}

impl Part {
    /// A part of a file. Zeros are left out where the function says so.
    pub(crate) fn new(
        part: &read::Part<'_>,
        container: &read::Container<'_>,
        take_zeros: impl FnOnce(&[u8]) -> bool,
    ) -> Self {
        let data = part.data();
        let size = data.len() as u32;
        let this = Self { name: part.four_cc(), size, ..Self::default() };
        if let Some(content) = content(part, container) {
            if let Some(patches) = Patch::between(content.bytes(), &data) {
                return Self { content: Some(content), patches, ..this };
            }
        } else if implied_content(part.four_cc()).is_none() && take_zeros(&data) {
            return this;
        }
        Self { data: Some(Bytes(data.to_vec())), ..this }
    }

    /// The one key that says what the part's bytes mean.
    fn content_fields(&mut self, map: &mut Mapping<'_>) {
        if let Some(content) = &mut self.content {
            map.required(content.key(), &mut **content);
        }
        if let Some(mut content) = empty_contents(self.name).find(|it| map.has(it.key())) {
            map.required(content.key(), &mut *content);
            self.content = Some(content);
        }
        self.content = self.content.take().or_else(|| implied_content(self.name));
    }

    /// Bytes without its header.
    fn size(&self) -> u64 {
        self.size.into()
    }

    /// Bytes with its header.
    pub(crate) fn file_size(&self) -> u64 {
        PartHeader::SIZE as u64 + self.size()
    }

    /// Bytes that are written down.
    pub(crate) fn given(&self) -> u64 {
        self.bytes.len() as u64 + self.patches.iter().map(Patch::len).sum::<u64>()
    }

    /// What was read. It has its size, so that should be known to be sane.
    pub(crate) fn take_raw(&mut self) -> write::Part {
        let mut bytes = mem::take(&mut self.bytes);
        bytes.resize(self.size as usize, 0);
        for patch in &self.patches {
            let start = patch.offset.0 as usize;
            bytes[start..start + patch.data.0.len()].copy_from_slice(&patch.data.0);
        }
        write::Part { four_cc: self.name, data: write::PartData::Raw(bytes) }
    }
}

/// Bytes at an offset.
#[derive(Default)]
pub(crate) struct Patch {
    offset: Hex<u32>,
    data: Bytes,
}

impl Fields for Patch {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Offset", &mut self.offset);
        map.required("Data", &mut self.data);
    }
}

impl Patch {
    /// So many equal bytes are repeated rather than to begin another patch.
    const JOIN: usize = 8;

    pub(crate) fn new(offset: usize, data: &[u8]) -> Self {
        Self { offset: Hex(offset as u32), data: Bytes(data.to_vec()) }
    }

    /// What makes the second bytes of the first ones, which zeros fill up; unless that is impossible
    /// or takes most of them.
    fn between(mut from: Vec<u8>, to: &[u8]) -> Option<Vec<Self>> {
        if from.len() > to.len() {
            return None;
        }
        from.resize(to.len(), 0);
        let mut ranges = Vec::<Range<usize>>::new();
        for (index, _) in from.iter().zip(to).enumerate().filter(|(_, (from, to))| from != to) {
            match ranges.last_mut() {
                Some(last) if index <= last.end + Self::JOIN => last.end = index + 1,
                _ => ranges.push(index..index + 1),
            }
        }
        let size: usize = ranges.iter().map(Range::len).sum();
        let patches = ranges.into_iter().map(|range| Self::new(range.start, &to[range]));
        (2 * size <= to.len()).then(|| patches.collect())
    }

    /// The offset behind its bytes.
    pub(crate) fn end(&self) -> u64 {
        u64::from(self.offset.0) + self.len()
    }

    pub(crate) fn len(&self) -> u64 {
        self.data.0.len() as u64
    }

    /// Its offset and bytes.
    pub(crate) fn into_gap(self) -> (u32, Vec<u8>) {
        (self.offset.0, self.data.0)
    }
}

/// What a part of a file says, and keys and values can say; unless that is unknown or nothing.
fn content(part: &read::Part<'_>, container: &read::Container<'_>) -> Option<Box<dyn Content>> {
    let mut all = view_content(part, container)?;
    let mut said = empty_contents(part.four_cc()).find(|content| content.key() == all.key())?;
    let mut reader = Reader::default();
    said.read(&all.write(), &mut reader);
    reader.errors.is_empty().then_some(said)
}

/// What a part of a file says. It can have more than keys and values do.
fn view_content(
    part: &read::Part<'_>,
    container: &read::Container<'_>,
) -> Option<Box<dyn Content>> {
    Some(match part.view().ok()? {
        PartView::Program(view) => Box::new(Program::new(&view)?),
        PartView::ShaderHash(view) => Box::new(ShaderHash::new(&view)?),
        PartView::Signature(view) => Box::new(Signature::new(&view, &part.data())?),
        PartView::Psv(view) => Box::new(Psv::new(&view, kind(container))?),
        PartView::Features(view) => Box::new(Features::new(&view)?),
        PartView::RootSignature(view) => Box::new(RootSignature::new(&view)?),
        PartView::DebugName(view) => Box::new(DebugName::new(&view)?),
        PartView::CompilerVersion(view) => Box::new(CompilerVersion::new(&view)?),
        PartView::SourceInfo(view) => Box::new(SourceInfo::new(&view)?),
        PartView::PrivateData(view) => Box::new(PrivateData::from(&view)),
        _ => return form::content(part.four_cc(), write::PartData::read(part).ok()?),
    })
}

/// The kind of shader, as the first program says.
fn kind(container: &read::Container<'_>) -> Option<ShaderKind> {
    let program = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB))?;
    Some(read::Program::parse(&program).ok()?.header.kind)
}

/// What a part of this name can say, still empty.
fn empty_contents(name: FourCC) -> impl Iterator<Item = Box<dyn Content>> {
    let known: Option<Box<dyn Content>> = match name {
        FourCC::DXIL | FourCC::ILDB | FourCC::STAT => Some(Box::new(Program::default())),
        FourCC::HASH => Some(Box::new(ShaderHash::default())),
        FourCC::ISG1
        | FourCC::OSG1
        | FourCC::PSG1
        | FourCC::ISGN
        | FourCC::OSGN
        | FourCC::OSG5
        | FourCC::PCSG => Some(Box::new(Signature::empty(name))),
        FourCC::PSV0 => Some(Box::new(Psv::default())),
        FourCC::SFI0 => Some(Box::new(Features::default())),
        FourCC::RTS0 => Some(Box::new(RootSignature::default())),
        FourCC::ILDN => Some(Box::new(DebugName::default())),
        FourCC::VERS => Some(Box::new(CompilerVersion::default())),
        FourCC::SRCI => Some(Box::new(SourceInfo::default())),
        FourCC::PRIV => Some(Box::new(PrivateData::default())),
        _ => None,
    };
    known.into_iter().chain(form::empty_content(name))
}

/// What a part of this name says that does not say anything else. `yaml2obj` writes it.
fn implied_content(name: FourCC) -> Option<Box<dyn Content>> {
    match name {
        FourCC::ISG1 | FourCC::OSG1 | FourCC::PSG1 => Some(Box::new(Signature::empty(name))),
        _ => None,
    }
}

/// Four characters. Where they are no text in UTF-8, they are written as if each byte were a character.
impl Value for FourCC {
    fn write(&mut self) -> Node<'static> {
        let text = core::str::from_utf8(&self.0).map(String::from);
        let text = text.unwrap_or_else(|_| self.0.iter().map(|byte| char::from(*byte)).collect());
        NodeContent::Text(text.into()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let parse = |text: &str| {
            let bytes: Option<Vec<u8>> =
                text.chars().map(|char| u8::try_from(u32::from(char)).ok()).collect();
            let utf8 = text.as_bytes().try_into().ok();
            utf8.or_else(|| bytes?.try_into().ok()).map(Self)
        };
        if let Some(name) = reader.scalar(node, parse, "a name of 4 bytes") {
            *self = name;
        }
    }
}
