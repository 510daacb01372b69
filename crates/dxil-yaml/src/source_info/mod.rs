//! `SourceInfo`: the part `SRCI`.

mod contents;
mod sections;

use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::layout::{Compression, SourceInfoHeader};
use dxil_container::read::{self, SourceSectionBody};
use dxil_container::write::{self, PartData};

use contents::Contents;
use sections::{Arguments, Names};

use crate::mapping::{Fields, Mapping};
use crate::placed::{self, Placed, Stating};
use crate::value::enumerations;

/// The source files, and the arguments of the compiler.
#[derive(Default)]
pub(crate) struct SourceInfo {
    header: Placed<SourceInfoHeader>,
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

impl Fields for SourceInfoHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("AlignedSizeInBytes", &mut self.aligned_size);
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("SectionCount", &mut self.section_count);
    }
}

impl SourceInfo {
    /// The owned form with contents that are compressed in this way: to these bytes, or, if there are none,
    /// as DXC does.
    fn form_with(&self, compression: Compression, compressed: Vec<u8>) -> write::SourceInfo {
        let files = self.names.entries.iter().zip(&self.contents.entries);
        let files = files.map(|(name, content)| write::SourceFile {
            name: name.name.clone(),
            content: content.content.clone(),
        });
        write::SourceInfo {
            files: files.collect(),
            arguments: self.arguments.arguments.clone(),
            compression,
            compressed,
            states_contents_size: true,
        }
    }

    /// The compressed contents of a text that does not give them.
    fn compress(&self) -> Vec<u8> {
        let stored = |compression| {
            let form = self.form_with(compression, Vec::new()).into();
            placed::with_part(Self::NAME, form, stored).ok().flatten().unwrap_or_default()
        };
        self.contents.choose(stored(Compression::Zlib), &stored(Compression::None))
    }
}

/// The contents as a part has them, compressed or not.
fn stored(part: &read::Part<'_>) -> Option<Vec<u8>> {
    let view = read::SourceInfo::parse(part).ok()?;
    let mut contents = view.sections().filter_map(|section| match section.body {
        SourceSectionBody::Contents(contents) => Some(contents.stored().to_vec()),
        _ => None,
    });
    contents.next()
}

impl Stating for SourceInfo {
    const KEY: &'static str = "SourceInfo";
    const NAME: FourCC = FourCC::SRCI;

    /// The content of a part, unless it has other sections than those of compilers.
    fn of(part: &read::Part<'_>) -> Option<Self> {
        let view = read::SourceInfo::parse(part).ok()?;
        let form = write::SourceInfo::try_from(&view).ok()?;
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
        let mut info = Self {
            header: Placed::new(&view.header, part),
            names: Names::of(&names.header, &names_body, part),
            contents: Contents::of(&contents.header, &contents_body, part)?,
            arguments: Arguments::of(&arguments.header, &arguments_body, form.arguments, part),
        };
        info.contents.compressed =
            info.contents.zlib().filter(|stored| info.compress() != stored.0);
        Some(info)
    }

    fn form(&self) -> PartData {
        let compressed = match (&self.contents.compressed, self.contents.compression()) {
            (Some(compressed), _) => compressed.0.clone(),
            (None, Compression::Zlib) => self.compress(),
            _ => Vec::new(),
        };
        self.form_with(self.contents.compression(), compressed).into()
    }
}

enumerations! { SourceSectionType, Compression }
