//! `VERS`: the version of the compiler.
//!
//! DXC writes the part into program databases and, since validator 1.8, into libraries. There is one
//! version.

use alloc::vec::Vec;

use bstr::{BStr, BString};

use crate::cursor::Cursor;
use crate::flags::flags;
use crate::part::part;
use crate::write::{pad, string};
use crate::{At, Error, Record};

part! {
    /// The version of the compiler.
    pub view CompilerVersion |cursor| {
        /// The start of the part. Its strings follow, and zeros up to a multiple of 4 bytes.
        pub header: CompilerVersionHeader {
            /// Major version of the compiler.
            major: u16,
            /// Minor version of the compiler.
            minor: u16,
            /// How the compiler was built.
            flags: CompilerVersionFlags,
            /// Commits in the compiler's history.
            commit_count: u32,
            /// Bytes of the strings, with the zero bytes that end them.
            strings_size: u32,
        } = cursor.record("the version")?,
        let mut strings = cursor.inner(header.strings_size as usize, "the list of strings")?;
        /// The abbreviated hash of the commit, where the list of strings has a first one.
        pub commit_sha: Option<At<&'a BStr>> = next_string(&mut strings)?,
        /// The version as the compiler's maker counts, where the list of strings has a second one.
        pub custom_version: Option<At<&'a BStr>> = next_string(&mut strings)?,
        /// Bytes of the list after its strings: none in files of known compilers.
        pub rest: At<&'a [u8]> = strings.rest(),
        /// Zeros up to a multiple of 4 bytes.
        pub padding: At<&'a [u8]> = cursor.rest(),
    }
}

/// The next string of a list, if there is one.
fn next_string<'a>(list: &mut Cursor<'a>) -> Result<Option<At<&'a BStr>>, Error> {
    if list.is_at_end() { Ok(None) } else { list.string("a string").map(Some) }
}

flags! {
    /// How a compiler was built.
    pub struct CompilerVersionFlags(u32) {
        /// For debugging.
        Debug = 0,
        /// Without a validator that signs.
        Internal = 1,
    }
}

/// The version of the compiler.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CompilerVersion {
    /// Major version of the compiler.
    pub major: u16,
    /// Minor version of the compiler.
    pub minor: u16,
    /// How the compiler was built.
    pub flags: CompilerVersionFlags,
    /// Commits in the compiler's history.
    pub commit_count: u32,
    /// The abbreviated hash of the commit. DXC always writes both strings, if only empty ones.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub commit_sha: Option<BString>,
    /// The version as the compiler's maker counts. A hash, if only an empty one, precedes it.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub custom_version: Option<BString>,
}

impl CompilerVersion {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        let strings = self.strings();
        let header = CompilerVersionHeader {
            major: self.major,
            minor: self.minor,
            flags: self.flags,
            commit_count: self.commit_count,
            strings_size: strings.len() as u32,
        };
        header.encode(out);
        out.extend_from_slice(&strings);
        pad(out, start);
    }

    /// The list of strings, each with the zero byte that ends it.
    fn strings(&self) -> Vec<u8> {
        let mut strings = Vec::new();
        let no_hash = BString::default();
        let hash = self.commit_sha.as_ref().or(self.custom_version.as_ref().map(|_| &no_hash));
        for text in [hash, self.custom_version.as_ref()].into_iter().flatten() {
            string(&mut strings, text);
        }
        strings
    }
}

impl From<&view::CompilerVersion<'_>> for CompilerVersion {
    fn from(view: &view::CompilerVersion<'_>) -> Self {
        Self {
            major: view.header.major,
            minor: view.header.minor,
            flags: view.header.flags,
            commit_count: view.header.commit_count,
            commit_sha: view.commit_sha.map(|text| (*text).into()),
            custom_version: view.custom_version.map(|text| (*text).into()),
        }
    }
}
