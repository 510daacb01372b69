//! `LFS0`: the parameters of a library's function.

use bstr::BStr;

use crate::cursor::Cursor;
use crate::layout::{LinkParameter, LinkSignatureHeader, StringOffset};
use crate::part::{Gaps, part};
use crate::strings::PartStrings;
use crate::{At, Error, Records};

pub use view::LinkSignature;

part! {
    /// The parameters of a library's function. The first one is its result.
    pub view LinkSignature |cursor| {
        /// The number of parameters, and their place.
        pub header: At<LinkSignatureHeader> = cursor.record("the header")?,
        /// The parameters.
        pub parameters: Records<'a, LinkParameter>
            = cursor.table(header.parameters_offset, header.parameter_count, "the parameters")?,
        pub(crate) strings: PartStrings<'a> = PartStrings(cursor.to_start()),
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

impl<'a> LinkSignature<'a> {
    /// The string at this offset: a name or a semantic.
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
