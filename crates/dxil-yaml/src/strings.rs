//! `StringTable`: the places of the strings of a table.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice;

use crate::mapping::{Fields, Mapping};

/// A string and its offset in the table.
#[derive(PartialEq, Default)]
pub(crate) struct TableString {
    string: String,
    offset: u32,
}

impl Fields for TableString {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("String", &mut self.string);
        map.required("Offset", &mut self.offset);
    }
}

/// Whether names in a table share so few bytes that all together are not much larger than the table.
pub(crate) fn is_sane(table: &[u8], names: impl Iterator<Item = usize>) -> bool {
    const SHARING: usize = 16;
    const LEAST: usize = 1 << 16;
    names.sum::<usize>() <= LEAST.max(table.len().saturating_mul(SHARING))
}

/// The strings of a table except the empty ones, unless one is not text.
pub(crate) fn list(table: &[u8]) -> Option<Vec<TableString>> {
    let mut offset = 0;
    let mut strings = Vec::new();
    for bytes in table.split_str("\0") {
        if !bytes.is_empty() {
            let string = core::str::from_utf8(bytes).ok()?.into();
            strings.push(TableString { string, offset });
        }
        offset += bytes.len() as u32 + 1;
    }
    Some(strings)
}

/// A table that is being built.
#[derive(Default)]
pub(crate) struct Strings {
    bytes: Vec<u8>,
    /// The places of each string, and how many of them are taken.
    places: BTreeMap<String, (Vec<u32>, usize)>,
}

impl Strings {
    /// A table that begins with an empty string.
    pub(crate) fn with_empty() -> Self {
        let mut table = Self::default();
        table.push("");
        table
    }

    /// Appends strings at their offsets. Returns whether they neither overlap nor leave gaps.
    pub(crate) fn place(&mut self, strings: &[TableString]) -> bool {
        strings.iter().all(|TableString { string, offset }| {
            let offset = *offset as usize;
            // Zeros before a string are padding or empty strings.
            let fits = (self.bytes.len()..self.bytes.len() + 4).contains(&offset);
            if fits {
                self.bytes.resize(offset, 0);
                self.push(string);
            }
            fits
        })
    }

    /// Appends names in LLVM's order: by their last letters, in reverse alphabetical order. A name that the
    /// one before ends with is not stored again.
    pub(crate) fn sort<'n>(&mut self, names: impl Iterator<Item = &'n str>) {
        let mut names: Vec<_> = names.collect();
        names.sort_unstable_by(|a, b| b.bytes().rev().cmp(a.bytes().rev()));
        names.dedup();
        let mut last = "";
        for name in names {
            if !last.ends_with(name) {
                self.push(name);
                last = name;
            }
        }
    }

    /// The place of a string, which may be the end of another one. It is appended if there is none.
    pub(crate) fn shared(&mut self, string: &str) -> u32 {
        let mut wanted = Vec::from(string);
        wanted.push(0);
        let place = self.known(string).or_else(|| self.bytes.rfind(&wanted).map(|it| it as u32));
        place.unwrap_or_else(|| self.push(string))
    }

    /// The place of a whole string, which is appended if there is none.
    pub(crate) fn whole(&mut self, string: &str) -> u32 {
        self.known(string).unwrap_or_else(|| self.push(string))
    }

    /// The first place of a string that is not yet taken, or else its first place.
    fn known(&mut self, string: &str) -> Option<u32> {
        let (places, given) = self.places.get_mut(string)?;
        let place = places.get(*given).or(places.first())?;
        *given += 1;
        Some(*place)
    }

    /// Appends a string.
    fn push(&mut self, string: &str) -> u32 {
        let place = self.bytes.len() as u32;
        self.bytes.extend_from_slice(string.as_bytes());
        self.bytes.push(0);
        self.places.entry(string.into()).or_default().0.push(place);
        place
    }

    /// The table.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
