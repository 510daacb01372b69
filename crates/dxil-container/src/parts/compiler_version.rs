//! `VERS`: the version of the compiler.
//!
//! DXC writes the part into program databases and, since validator 1.8, into libraries. There is one
//! version.

use bstr::{BStr, BString};

use crate::cursor::Cursor;
use crate::flags::flags;
use crate::part::part;
use crate::{At, Error, Record};

part! {
    /// The version of the compiler.
    pub struct CompilerVersion: Default |cursor| {
        /// The start of the part. Its strings follow, and zeros up to a multiple of 4 bytes.
        pub header: CompilerVersionHeader {
            /// Major version of the compiler.
            major: u16,
            /// Minor version of the compiler.
            minor: u16,
            /// The kind of build of the compiler.
            flags: CompilerVersionFlags,
            /// Commits in the compiler's history.
            commit_count: u32,
            /// Bytes of the strings, with the zero bytes that end them.
            strings_size: u32 = custom_version.end - CompilerVersionHeader::SIZE,
        } = cursor.record("the version")?,
        let mut strings = cursor.inner(header.strings_size as usize, "the list of strings")?;
        /// The abbreviated hash of the commit, where the list of strings has a first one. DXC always
        /// writes both strings, if only empty ones.
        pub commit_sha: Option<At<&'a BStr>> => Option<BString>
            as (hash_before(commit_sha, custom_version)) = next_string(&mut strings)?,
        /// The version as the compiler's maker counts, where the list of strings has a second one. A
        /// hash, if only an empty one, precedes it.
        pub custom_version: Option<At<&'a BStr>> => Option<BString> = next_string(&mut strings)?,
        /// Bytes of the list after its strings: none in files of known compilers.
        pub rest: At<&'a [u8]> = strings.rest(),
        /// Zeros up to a multiple of 4 bytes.
        pub padding: At<&'a [u8]> => pad = cursor.rest(),
    }
}

/// The next string of a list, if there is one.
fn next_string<'a>(list: &mut Cursor<'a>) -> Result<Option<At<&'a BStr>>, Error> {
    if list.is_at_end() { Ok(None) } else { list.string("a string").map(Some) }
}

flags! {
    /// The kind of build of a compiler.
    pub struct CompilerVersionFlags(u32) {
        /// For debugging.
        Debug = 0,
        /// Without a validator that signs.
        Internal = 1,
    }
}

/// The hash, or an empty one in its place before a version.
fn hash_before(hash: &Option<BString>, version: &Option<BString>) -> Option<BString> {
    hash.clone().or_else(|| version.as_ref().map(|_| BString::default()))
}
