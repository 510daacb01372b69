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
    /// Bytes behind the sections: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
    sections: Cursor<'a>,
}

impl<'a> SourceInfo<'a> {
    /// Reads an `SRCI` part. Contents that are compressed stay so.
    ///
    /// # Errors
    ///
    /// Fails where the part, a section or an entry ends before what it states to have.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<SourceInfoHeader>("the header of the source info")?;
        let sections = cursor;
        for _ in 0..header.section_count {
            SourceSection::read(&mut cursor)?;
        }
        Ok(Self { header, sections, trailing: cursor.rest() })
    }

    /// The sections in order.
    pub fn sections(&self) -> impl Iterator<Item = SourceSection<'a>> + Clone + use<'a> {
        repeat(self.sections, self.header.section_count.into(), SourceSection::read)
    }
}

/// What a function reads so many times, one behind the other. It ends early where the function fails:
/// nowhere, once all has been read successfully before.
fn repeat<'a, T>(
    mut cursor: Cursor<'a>,
    count: u32,
    read: impl Fn(&mut Cursor<'a>) -> Result<T, Error> + Clone,
) -> impl Iterator<Item = T> + Clone {
    (0..count).map_while(move |_| read(&mut cursor).ok())
}
