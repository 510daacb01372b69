//! `VERS`: the version of the compiler.

use alloc::vec::Vec;

use bstr::BString;

use super::{pad, string};
use crate::layout::{CompilerVersionFlags, CompilerVersionHeader};
use crate::{Record, read};

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

impl From<&read::CompilerVersion<'_>> for CompilerVersion {
    fn from(view: &read::CompilerVersion<'_>) -> Self {
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
