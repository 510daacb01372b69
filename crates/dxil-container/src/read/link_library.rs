//! `LIBF` and `LIBH`: FXC's libraries.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BStr;

use super::{Container, Part};
use crate::cursor::Cursor;
use crate::layout::{LinkEntry, LinkLibraryHeader, StringOffset};
use crate::part::{Gaps, part};
use crate::strings::PartStrings;
use crate::tree::{Describe, Node};
use crate::{At, Error, Records};

pub use view::LinkLibrary;

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

/// A function of a library: a container of its own.
#[derive(Clone, Copy, Debug)]
pub struct LinkFunction<'a> {
    /// The container's bytes. Inside it, offsets count from their start.
    pub bytes: At<&'a [u8]>,
    /// Bytes that what is compressed in it may become.
    left: usize,
}

impl<'a> LinkLibrary<'a> {
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
    /// Fails where the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.strings.get(offset)
    }

    /// The start of the part.
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        self.strings.0
    }
}

impl<'a> LinkFunction<'a> {
    /// Reads a `LIBF` part.
    ///
    /// # Errors
    ///
    /// Does not fail: [`container`](Self::container) does, where the part has none.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data(), left: part.left() })
    }

    /// The function's container. The places of what it has count from its own start, and it may unfold
    /// to no more than is left for the part.
    ///
    /// # Errors
    ///
    /// Fails as [`Container::parse`] does.
    pub fn container(&self) -> Result<Container<'a>, Error> {
        Ok(Container::parse(*self.bytes)?.within(self.left))
    }
}

/// The container's bytes as one leaf: it describes itself.
impl<'a> Describe<'a> for LinkFunction<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("container", &self.bytes)]
    }
}
