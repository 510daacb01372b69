//! `LIBH`: the functions that FXC's libraries export.
//!
//! FXC writes a library (`lib_4_0` and its like, since the compiler of Windows 8.1) as a container with a
//! `LIBF` for each exported function and one `LIBH` after them, which names the functions in the same
//! order. A `LIBF` holds a container of its own; there `LFS0` stands where a shader has signatures.
//! Offsets count from the start of the part.

use alloc::vec::Vec;

use bstr::{BStr, BString};

use crate::flags::flags;
use crate::layout::StringOffset;
use crate::part::{Follow, Gaps, part};
use crate::record::record;
use crate::strings::{PartStrings, TextCopier};
use crate::write::pool::Pool;
use crate::{At, Error, Record, Records};

part! {
    /// The functions that a library exports.
    pub view LinkLibrary |cursor| {
        /// The places of everything else.
        pub header: At<LinkLibraryHeader> = cursor.record("the header")?,
        /// The functions, in the order of their `LIBF` parts.
        pub functions: Records<'a, LinkEntry>
            = cursor.table(header.functions_offset, header.function_count, "the functions")?,
        pub(crate) strings: PartStrings<'a> = PartStrings(cursor.to_start()),
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

record! {
    /// The start of `LIBH`.
    pub struct LinkLibraryHeader {
        /// The version of the form: 1.
        pub version: u32,
        /// The offset of the name of the compiler.
        pub creator_offset: StringOffset,
        /// Zero.
        pub flags: u32,
        /// Number of functions.
        pub function_count: u32,
        /// The offset of the [`LinkEntry`] records: 20.
        pub functions_offset: u32,
    }
}

record! {
    /// An exported function.
    pub struct LinkEntry {
        /// The stages into which it can be linked.
        pub flags: LinkFunctionFlags,
        /// The offset of its name.
        pub name_offset: StringOffset,
    }
}

flags! {
    /// The stages into which a function can be linked, besides shaders of model 4 and later.
    pub struct LinkFunctionFlags(u32) {
        /// Vertex shaders of level 9.
        Level9VertexShader = 0,
        /// Pixel shaders of level 9.
        Level9PixelShader = 1,
    }
}

impl<'a> view::LinkLibrary<'a> {
    /// The name of the compiler.
    ///
    /// # Errors
    ///
    /// Fails as [`string`](Self::string) does.
    pub fn creator(&self) -> Result<At<&'a BStr>, Error> {
        self.string(self.header.creator_offset)
    }

    /// The string at this offset.
    ///
    /// # Errors
    ///
    /// Fails if the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.strings.get(offset)
    }
}

/// The functions that a library exports.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkLibrary {
    /// The version of the form: 1.
    pub version: u32,
    /// Zero.
    pub flags: u32,
    /// The name of the compiler.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub creator: BString,
    /// The stages into which each function can be linked, and its name, in the order of the `LIBF` parts.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub functions: Vec<(LinkFunctionFlags, BString)>,
}

impl Default for LinkLibrary {
    /// A library without functions.
    fn default() -> Self {
        Self { version: 1, flags: 0, creator: BString::default(), functions: Vec::new() }
    }
}

impl LinkLibrary {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(LinkLibraryHeader::SIZE);
        let functions_offset = pool.reserve(self.functions.len() * LinkEntry::SIZE);
        let header = LinkLibraryHeader {
            version: self.version,
            creator_offset: pool.string(&self.creator),
            flags: self.flags,
            function_count: self.functions.len() as u32,
            functions_offset,
        };
        pool.set_record(0, &header);
        pool.set_records(functions_offset, &self.functions, |(flags, name), pool| LinkEntry {
            flags: *flags,
            name_offset: pool.string(name),
        });
        out.extend_from_slice(&pool.into_bytes());
    }
}

/// Fails if a string cannot be read, or strings share more bytes than the part has.
impl TryFrom<&view::LinkLibrary<'_>> for LinkLibrary {
    type Error = Error;

    fn try_from(view: &view::LinkLibrary<'_>) -> Result<Self, Error> {
        let texts = TextCopier::new(view.strings);
        Ok(Self {
            version: view.header.version,
            flags: view.header.flags,
            creator: texts.follow(view.header.creator_offset)?,
            functions: view.functions.forms(|at| Ok((at.flags, texts.follow(at.name_offset)?)))?,
        })
    }
}
