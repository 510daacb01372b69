//! `SRCI`: source files and arguments of the compiler.

mod describe;
mod section;

pub use section::{
    SourceArgument, SourceArguments, SourceContents, SourceName, SourceNames, SourceSection,
    SourceSectionBody,
};

use super::Part;
use crate::cursor::Cursor;
use crate::layout::SourceInfoHeader;
use crate::{At, Error};

/// Source files and arguments of the compiler.
#[derive(Clone, Copy, Debug)]
pub struct SourceInfo<'a> {
    /// Size, and number of sections.
    pub header: At<SourceInfoHeader>,
    /// Bytes after the sections: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
    sections: Cursor<'a>,
    /// Bytes that all contents may become.
    left: usize,
}

impl<'a> SourceInfo<'a> {
    /// Reads an `SRCI` part. Contents that are compressed stay so.
    ///
    /// # Errors
    ///
    /// Fails if the part, a section or an entry ends before all that it states to have.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_in_place(part)
    }

    /// The same, compiled into its caller, so that the view is made where it stays.
    #[inline(always)]
    pub(crate) fn parse_in_place(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<SourceInfoHeader>("the header of the source info")?;
        let sections = cursor;
        for _ in 0..header.section_count {
            SourceSection::read(&mut cursor)?;
        }
        Ok(Self { header, sections, trailing: cursor.rest(), left: part.left() })
    }

    /// The sections in order.
    pub fn sections(&self) -> impl Iterator<Item = SourceSection<'a>> + Clone + use<'a> {
        let mut left = self.left;
        let count = self.header.section_count.into();
        repeat(self.sections, count, SourceSection::read).map(move |mut section| {
            if let SourceSectionBody::Contents(contents) = &mut section.body {
                contents.left = left;
                left = left.saturating_sub(contents.unfolded_size());
            }
            section
        })
    }

    /// The bytes that all contents state to become.
    pub(super) fn unfolded_size(&self) -> usize {
        let sizes = self.sections().map(|section| match section.body {
            SourceSectionBody::Contents(contents) => contents.unfolded_size(),
            _ => 0,
        });
        sizes.fold(0, usize::saturating_add)
    }
}

/// The values that a function reads, one after the other, `count` times. It ends early where the function fails:
/// nowhere, once all has been read successfully before.
fn repeat<'a, T>(
    mut cursor: Cursor<'a>,
    count: u32,
    read: impl Fn(&mut Cursor<'a>) -> Result<T, Error> + Clone,
) -> impl Iterator<Item = T> + Clone {
    (0..count).map_while(move |_| read(&mut cursor).ok())
}
