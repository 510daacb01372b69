//! `Args`: the arguments of the compiler.

use alloc::string::String;
use alloc::vec::Vec;

use super::{SectionHeader, check_count};
use crate::encode;
use crate::mapping::{Fields, Mapping};
use dxil_container::layout::{SourceArgumentsHeader, SourceSectionHeader, SourceSectionType};
use dxil_container::read;

/// The arguments of the compiler.
#[derive(Default)]
pub(super) struct Arguments {
    section: SectionHeader,
    header: Header,
    arguments: Vec<Argument>,
}

impl Fields for Arguments {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("SectionHeader", &mut self.section);
        map.required("Header", &mut self.header);
        map.sequence("Args", &mut self.arguments, Fields::fields);
        check_count(map, self.header.count, self.arguments.len());
    }
}

#[derive(Default)]
struct Header {
    flags: Option<u32>,
    size: Option<u32>,
    count: Option<u32>,
}

impl Fields for Header {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("Flags", &mut self.flags);
        map.optional("SizeInBytes", &mut self.size);
        map.optional("Count", &mut self.count);
    }
}

#[derive(Default)]
struct Argument {
    name: String,
    value: String,
}

impl Fields for Argument {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Arg", &mut self.name);
        map.required("Value", &mut self.value);
    }
}

impl Arguments {
    /// The arguments, unless one is no text.
    pub(super) fn new(
        section: &SourceSectionHeader,
        view: &read::SourceArguments<'_>,
    ) -> Option<Self> {
        let arguments = view.iter().map(|argument| {
            let name = core::str::from_utf8(*argument.name).ok()?.into();
            Some(Argument { name, value: core::str::from_utf8(*argument.value).ok()?.into() })
        });
        Some(Self {
            section: section.into(),
            header: Header {
                flags: Some(view.header.flags),
                size: Some(view.header.size),
                count: Some(view.header.count),
            },
            arguments: arguments.collect::<Option<_>>()?,
        })
    }

    /// Appends the section.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let mut strings = Vec::new();
        for Argument { name, value } in &self.arguments {
            encode::string(&mut strings, name.as_bytes());
            encode::string(&mut strings, value.as_bytes());
        }
        let header = SourceArgumentsHeader {
            flags: self.header.flags.unwrap_or_default(),
            size: self.header.size.unwrap_or(strings.len() as u32),
            count: self.arguments.len() as u32,
        };
        self.section.write(SourceSectionType::Args, &header, &strings, out);
    }
}
