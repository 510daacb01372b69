//! A part: its content, and the bytes that differ from it.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use dxil_container::layout::{PartHeader, ShaderKind};
use dxil_container::read::{self, PartView};
use dxil_container::write::{self, PartData};
use dxil_container::{FourCC, Record};

use crate::compiler_version::CompilerVersion;
use crate::container::is_zero;
use crate::debug_name::DebugName;
use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::{Content as NodeContent, Node};
use crate::placed::Stated;
use crate::program::Program;
use crate::psv::Psv;
use crate::signature::Signature;
use crate::source_info::SourceInfo;
use crate::value::{Bytes, Hex};
use crate::{features, hash, root_signature, serialized};

/// The content of a part as keys and values.
pub(crate) trait Content: Value {
    /// The key that has it.
    fn key(&self) -> &'static str;

    /// The bytes of the part, which the owned form writes. Zeros that end the part may be missing.
    fn bytes(&self) -> Vec<u8>;

    /// Whether a part with these bytes has no other content.
    fn is_exact(&self, data: &[u8]) -> bool {
        Patch::between(self.bytes(), data).is_some_and(|patches| patches.is_empty())
    }
}

/// The bytes of a part that an owned form writes.
pub(crate) fn bytes(form: impl Into<PartData>) -> Vec<u8> {
    let mut out = Vec::new();
    form.into().write(&mut out);
    out
}

/// Content that is an owned form.
pub(crate) struct Owned<T> {
    key: &'static str,
    form: T,
}

impl<T> Owned<T> {
    /// The form with its key.
    pub(crate) fn new(key: &'static str, form: T) -> Self {
        Self { key, form }
    }
}

impl<T: Value> Value for Owned<T> {
    fn write(&mut self) -> Node<'static> {
        self.form.write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.form.read(node, reader);
    }
}

impl<T: Value + Clone + Into<PartData>> Content for Owned<T> {
    fn key(&self) -> &'static str {
        self.key
    }

    fn bytes(&self) -> Vec<u8> {
        bytes(self.form.clone())
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
    /// The bytes that were read. Patches and zeros that end the part are missing.
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
            map.unless_default("Patches", &mut self.patches);
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
    /// A part of a file. The function says whether the text may omit this number of zeros.
    pub(crate) fn new(
        part: &read::Part<'_>,
        container: &read::Container<'_>,
        take_zeros: impl FnOnce(usize) -> bool,
    ) -> Self {
        let data = part.data();
        let this = Self { name: part.four_cc(), size: data.len() as u32, ..Self::default() };
        if let Some(content) = content(part, container) {
            let bytes = content.bytes();
            let zeros = data.len().saturating_sub(bytes.len());
            let patches = Patch::between(bytes, &data).filter(|_| take_zeros(zeros));
            if let Some(patches) = patches {
                return Self { content: Some(content), patches, ..this };
            }
        } else if implied_content(part.four_cc()).is_none()
            && is_zero(&data)
            && take_zeros(data.len())
        {
            return this;
        }
        Self { data: Some(Bytes(data.to_vec())), ..this }
    }

    /// The one key that has the part's content.
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

    /// The bytes that the text gives, with the header of the part.
    pub(crate) fn given(&self) -> u64 {
        let patches = self.patches.iter().map(Patch::len).sum::<u64>();
        (PartHeader::SIZE as u64 + self.bytes.len() as u64 + patches).min(self.file_size())
    }

    /// The part that was read. It takes the stated size, which must have been checked.
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
#[derive(PartialEq, Default)]
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
    /// A patch contains at most this number of equal bytes in a row; after more, another patch begins.
    const JOIN: usize = 8;

    pub(crate) fn new(offset: usize, data: &[u8]) -> Self {
        Self { offset: Hex(offset as u32), data: Bytes(data.to_vec()) }
    }

    /// The patches that make the second bytes of the first ones, which zeros fill up; unless that is
    /// impossible or patches have most of the bytes.
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

    /// The offset after its bytes.
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

/// The content of a part of a file as far as keys and values can express it; unless that is unknown or
/// nothing.
fn content(part: &read::Part<'_>, container: &read::Container<'_>) -> Option<Box<dyn Content>> {
    let mut all = view_content(part, container)?;
    let mut said = empty_contents(part.four_cc()).find(|content| content.key() == all.key())?;
    let mut reader = Reader::default();
    said.read(&all.write(), &mut reader);
    (reader.failures() == 0).then_some(said)
}

/// The content of a part of a file. It can have more than keys and values can express.
fn view_content(
    part: &read::Part<'_>,
    container: &read::Container<'_>,
) -> Option<Box<dyn Content>> {
    Some(match part.view().ok()? {
        PartView::Program(view) => Box::new(Program::new(&view)?),
        PartView::ShaderHash(view) => Box::new(hash::content(&view)?),
        PartView::Signature(view) => Box::new(Signature::new(&view, &part.data())?),
        PartView::Psv(view) => Box::new(Psv::new(&view, kind(container))?),
        PartView::Features(view) => Box::new(features::content(&view)?),
        PartView::RootSignature(view) => Box::new(root_signature::content(&view)?),
        PartView::DebugName(_) => Box::new(Stated::<DebugName>::of(part)?),
        PartView::CompilerVersion(_) => Box::new(Stated::<CompilerVersion>::of(part)?),
        PartView::SourceInfo(_) => Box::new(Stated::<SourceInfo>::of(part)?),
        PartView::PrivateData(view) => Box::new(private_data((&view).into())),
        _ => return serialized::content(part.four_cc(), PartData::read(part).ok()?),
    })
}

/// The kind of shader that the first program states.
fn kind(container: &read::Container<'_>) -> Option<ShaderKind> {
    let program = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB))?;
    Some(read::Program::parse(&program).ok()?.header.kind)
}

/// The contents that a part of this name can have, still empty.
fn empty_contents(name: FourCC) -> impl Iterator<Item = Box<dyn Content>> {
    let known: Option<Box<dyn Content>> = match name {
        FourCC::DXIL | FourCC::ILDB | FourCC::STAT => Some(Box::new(Program::default())),
        FourCC::HASH => Some(Box::new(Owned::new(hash::KEY, write::ShaderHash::default()))),
        FourCC::ISG1
        | FourCC::OSG1
        | FourCC::PSG1
        | FourCC::ISGN
        | FourCC::OSGN
        | FourCC::OSG5
        | FourCC::PCSG => Some(Box::new(Signature::empty(name))),
        FourCC::PSV0 => Some(Box::new(Psv::default())),
        FourCC::SFI0 => Some(Box::new(Owned::new(features::KEY, write::Features::default()))),
        FourCC::RTS0 => {
            Some(Box::new(Owned::new(root_signature::KEY, write::RootSignature::default())))
        }
        FourCC::ILDN => Some(Box::new(Stated::<DebugName>::default())),
        FourCC::VERS => Some(Box::new(Stated::<CompilerVersion>::default())),
        FourCC::SRCI => Some(Box::new(Stated::<SourceInfo>::default())),
        FourCC::PRIV => Some(Box::new(private_data(write::PrivateData::default()))),
        _ => None,
    };
    // A `STAT` is DXC's, a program, or FXC's.
    let other = known.is_none() || name == FourCC::STAT;
    let serialized = if other { serialized::empty_content(name) } else { None };
    known.into_iter().chain(serialized)
}

/// `PrivateData`: the part `PRIV`.
fn private_data(form: write::PrivateData) -> Owned<write::PrivateData> {
    Owned::new("PrivateData", form)
}

/// The content of a part of this name without a key. `yaml2obj` writes it.
fn implied_content(name: FourCC) -> Option<Box<dyn Content>> {
    match name {
        FourCC::ISG1 | FourCC::OSG1 | FourCC::PSG1 => Some(Box::new(Signature::empty(name))),
        _ => None,
    }
}

impl Value for write::PrivateData {
    fn write(&mut self) -> Node<'static> {
        Bytes(self.bytes.clone()).write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut bytes = Bytes::default();
        bytes.read(node, reader);
        self.bytes = bytes.0;
    }
}

/// Four characters. If they are not text in UTF-8, they are written as if each byte were a character.
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
