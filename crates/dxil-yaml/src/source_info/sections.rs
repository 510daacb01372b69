//! `Names` and `Args`: the names of the source files, and the arguments of the compiler.

use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_container::layout::{
    SourceArgumentsHeader, SourceNameHeader, SourceNamesHeader, SourceSectionHeader,
};
use dxil_container::{At, read, write};

use crate::mapping::{Fields, Mapping};
use crate::placed::Placed;

/// The names of the source files.
#[derive(Default)]
pub(super) struct Names {
    section: Placed<SourceSectionHeader>,
    header: Placed<SourceNamesHeader>,
    pub(super) entries: Vec<Name>,
}

/// The name of a source file.
#[derive(Default)]
pub(super) struct Name {
    header: Placed<SourceNameHeader>,
    pub(super) name: BString,
}

/// The arguments of the compiler.
#[derive(Default)]
pub(super) struct Arguments {
    section: Placed<SourceSectionHeader>,
    header: Placed<SourceArgumentsHeader>,
    pub(super) arguments: Vec<write::SourceArgument>,
}

/// Reports a stated count that is not the number of entries, as `yaml2obj` does.
pub(super) fn check_count(map: &mut Mapping<'_>, stated: u32, count: usize) {
    if map.is_read() && stated as usize != count {
        map.fail("Header.Count", format!("there are {count}"));
    }
}

impl Fields for Names {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.required("Entries", &mut self.entries);
        if self.header.is_known() {
            check_count(map, self.header.record.count, self.entries.len());
        }
    }
}

impl Fields for Name {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        self.header.fields(map);
        map.required("FileName", &mut self.name);
    }
}

impl Fields for Arguments {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.required("Args", &mut self.arguments);
        if self.header.is_known() {
            check_count(map, self.header.record.count, self.arguments.len());
        }
    }
}

impl Fields for write::SourceArgument {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Arg", &mut self.name);
        map.required("Value", &mut self.value);
    }
}

impl Fields for SourceSectionHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("AlignedSizeInBytes", &mut self.aligned_size);
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("Type", &mut self.kind);
    }
}

impl Fields for SourceNamesHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("Count", &mut self.count);
        map.defaulted("EntriesSizeInBytes", &mut self.entries_size);
    }
}

impl Fields for SourceNameHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("AlignedSizeInBytes", &mut self.aligned_size);
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("NameSizeInBytes", &mut self.name_size);
        map.defaulted("ContentSizeInBytes", &mut self.content_size);
    }
}

impl Fields for SourceArgumentsHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("SizeInBytes", &mut self.size);
        map.defaulted("Count", &mut self.count);
    }
}

impl Names {
    /// The names of a part.
    pub(super) fn of(
        section: &At<SourceSectionHeader>,
        view: &read::SourceNames<'_>,
        part: &read::Part<'_>,
    ) -> Self {
        let entries = view.iter().map(|entry| Name {
            header: Placed::new(&entry.header, part),
            name: (*entry.name).into(),
        });
        Self {
            section: Placed::new(section, part),
            header: Placed::new(&view.header, part),
            entries: entries.collect(),
        }
    }
}

impl Arguments {
    /// The arguments of a part.
    pub(super) fn of(
        section: &At<SourceSectionHeader>,
        view: &read::SourceArguments<'_>,
        arguments: Vec<write::SourceArgument>,
        part: &read::Part<'_>,
    ) -> Self {
        Self {
            section: Placed::new(section, part),
            header: Placed::new(&view.header, part),
            arguments,
        }
    }
}
