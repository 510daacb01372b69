//! The sections of `SRCI`.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bstr::{BStr, BString};

use super::repeat;
use crate::compressed;
use crate::cursor::Cursor;
use crate::layout::{
    Compression, SourceArgumentsHeader, SourceContentHeader, SourceContentsHeader,
    SourceNameHeader, SourceNamesHeader, SourceSectionHeader, SourceSectionType,
};
use crate::{At, Error, ErrorKind, Record};

/// The name of the entries in errors: they are compressed as one.
const CONTENTS: &str = "the block of contents";

/// A section.
#[derive(Clone, Copy, Debug)]
pub struct SourceSection<'a> {
    /// Its kind and its size.
    pub header: At<SourceSectionHeader>,
    /// Its content.
    pub body: SourceSectionBody<'a>,
    /// Zeros up to a multiple of 4 bytes.
    pub padding: At<&'a [u8]>,
}

/// The kinds of sections.
#[derive(Clone, Copy, Debug)]
pub enum SourceSectionBody<'a> {
    /// The names of the source files.
    Names(SourceNames<'a>),
    /// The contents of the source files.
    Contents(SourceContents<'a>),
    /// The arguments of the compiler.
    Arguments(SourceArguments<'a>),
    /// The bytes of a section of an unknown kind.
    Unknown(At<&'a [u8]>),
}

/// The names of the source files.
#[derive(Clone, Copy, Debug)]
pub struct SourceNames<'a> {
    /// The number of names.
    pub header: At<SourceNamesHeader>,
    entries: Cursor<'a>,
}

/// The name of a source file.
#[derive(Clone, Copy, Debug)]
pub struct SourceName<'a> {
    /// Its size, and that of the file's content.
    pub header: At<SourceNameHeader>,
    /// The name, without the zero byte that ends it.
    pub name: At<&'a BStr>,
    /// The zero byte that ends the name, and zeros up to a multiple of 4 bytes.
    pub padding: At<&'a [u8]>,
}

/// The contents of the source files, in the order of their names.
#[derive(Clone, Copy, Debug)]
pub struct SourceContents<'a> {
    /// The number of contents, and their compression.
    pub header: At<SourceContentsHeader>,
    stored: Cursor<'a>,
    /// Bytes that the entries may become.
    pub(super) left: usize,
}

/// The arguments of the compiler.
#[derive(Clone, Copy, Debug)]
pub struct SourceArguments<'a> {
    /// The number of arguments.
    pub header: At<SourceArgumentsHeader>,
    /// Bytes of the strings after the last argument: none in files of known compilers.
    pub rest: At<&'a [u8]>,
    strings: Cursor<'a>,
}

/// An argument of the compiler.
#[derive(Clone, Copy, Debug)]
pub struct SourceArgument<'a> {
    /// The option without its dash; empty for an input file.
    pub name: At<&'a BStr>,
    /// Its value; empty where it has none.
    pub value: At<&'a BStr>,
}

impl<'a> SourceSection<'a> {
    /// Reads the next section.
    pub(super) fn read(cursor: &mut Cursor<'a>) -> Result<Self, Error> {
        let size = |header: &SourceSectionHeader| header.aligned_size;
        let (header, mut bytes) = sized(cursor, size, "a section")?;
        let body = match header.kind {
            SourceSectionType::SourceNames => {
                SourceSectionBody::Names(SourceNames::read(&mut bytes)?)
            }
            SourceSectionType::SourceContents => {
                SourceSectionBody::Contents(SourceContents::read(&mut bytes)?)
            }
            SourceSectionType::Args => {
                SourceSectionBody::Arguments(SourceArguments::read(&mut bytes)?)
            }
            _ => SourceSectionBody::Unknown(bytes.rest()),
        };
        Ok(Self { header, body, padding: bytes.rest() })
    }
}

impl<'a> SourceNames<'a> {
    /// Reads the header, and steps over the names.
    fn read(bytes: &mut Cursor<'a>) -> Result<Self, Error> {
        let header = bytes.record::<SourceNamesHeader>("the header of the names")?;
        let entries = *bytes;
        for _ in 0..header.count {
            SourceName::read(bytes)?;
        }
        Ok(Self { header, entries })
    }

    /// The names in order.
    pub fn iter(&self) -> impl Iterator<Item = SourceName<'a>> + Clone + use<'a> {
        repeat(self.entries, self.header.count, SourceName::read)
    }
}

impl<'a> SourceName<'a> {
    /// Reads the next name.
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Error> {
        let what = "the name of a file";
        let size = |header: &SourceNameHeader| header.aligned_size;
        let (header, mut bytes) = sized(cursor, size, what)?;
        let (name, padding) = text(&mut bytes, header.name_size, what)?;
        Ok(Self { header, name, padding })
    }
}

impl<'a> SourceContents<'a> {
    /// Reads the header, and steps over the entries as they are stored.
    fn read(bytes: &mut Cursor<'a>) -> Result<Self, Error> {
        let header = bytes.record::<SourceContentsHeader>("the header of the contents")?;
        let stored = bytes.inner(header.entries_size as usize, CONTENTS)?;
        Ok(Self { header, stored, left: 0 })
    }

    /// The entries as they are in the file.
    #[must_use]
    pub fn stored(&self) -> At<&'a [u8]> {
        self.stored.all()
    }

    /// The entries, decompressed. Memory is taken as bytes come, not as many as the header states.
    ///
    /// # Errors
    ///
    /// Fails if the compression is not known, if decompression does not make as many bytes as
    /// the header states, and if these are more than is left of what
    /// [the file may unfold to](crate::Container::within).
    pub fn decompress(&self) -> Result<Cow<'a, [u8]>, Error> {
        let SourceContentsHeader { compression, uncompressed_size, .. } = *self.header;
        compressed::decompress(&self.stored, compression, uncompressed_size, self.left, CONTENTS)
    }

    /// The bytes that the entries state to become.
    pub(super) fn unfolded_size(&self) -> usize {
        match self.header.compression {
            Compression::Zlib => self.header.uncompressed_size as usize,
            _ => 0,
        }
    }

    /// The contents of the files in order, decompressed.
    ///
    /// # Errors
    ///
    /// Fails if [`decompress`](Self::decompress) does, if its output ends before the last file
    /// does, and if the files are so many that a string for each would take more memory than is left.
    pub fn files(&self) -> Result<Vec<BString>, Error> {
        self.check_count()?;
        let bytes = self.decompress()?;
        let mut cursor = Cursor::new(&bytes, 0, None);
        let mut files = Vec::new();
        for _ in 0..self.header.count {
            let file = content(&mut cursor);
            let file = file.map_err(|error| compressed::inside(&self.stored, CONTENTS, error))?;
            files.push(file.into());
        }
        Ok(files)
    }

    /// Fails if the compressed files are so many that a string for each would take more memory than
    /// is left.
    pub(crate) fn check_count(&self) -> Result<(), Error> {
        const STRING: usize = 64;
        let is_much = (self.header.count as usize).saturating_mul(STRING) > self.left;
        if is_much && self.header.compression != Compression::None {
            let (what, left) = ("the list of contents", self.left as u64);
            return Err(self.stored.error(ErrorKind::Limit { what, left }));
        }
        Ok(())
    }
}

/// The content of the next file.
fn content<'a>(cursor: &mut Cursor<'a>) -> Result<&'a BStr, Error> {
    let what = "the content of a file";
    let size = |header: &SourceContentHeader| header.aligned_size;
    let (header, mut bytes) = sized(cursor, size, what)?;
    Ok(text(&mut bytes, header.content_size, what)?.0.into_inner())
}

impl<'a> SourceArguments<'a> {
    /// Reads the header, and steps over the arguments.
    fn read(bytes: &mut Cursor<'a>) -> Result<Self, Error> {
        let header = bytes.record::<SourceArgumentsHeader>("the header of the arguments")?;
        let mut left = bytes.inner(header.size as usize, "the list of arguments")?;
        let strings = left;
        for _ in 0..header.count {
            SourceArgument::read(&mut left)?;
        }
        Ok(Self { header, rest: left.rest(), strings })
    }

    /// The arguments in order.
    pub fn iter(&self) -> impl Iterator<Item = SourceArgument<'a>> + Clone + use<'a> {
        repeat(self.strings, self.header.count, SourceArgument::read)
    }
}

impl<'a> SourceArgument<'a> {
    /// Reads the next argument.
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Error> {
        let name = cursor.string("the name of an argument")?;
        Ok(Self { name, value: cursor.string("the value of an argument")? })
    }
}

/// The next header, and the bytes after it: the header states the size of both.
fn sized<'a, T: Record>(
    cursor: &mut Cursor<'a>,
    size: impl Fn(&T) -> u32,
    what: &'static str,
) -> Result<(At<T>, Cursor<'a>), Error> {
    let header = cursor.record::<T>(what)?;
    let (wanted, left) = (T::SIZE as u64, size(&header).into());
    let Some(after) = (size(&header) as usize).checked_sub(T::SIZE) else {
        return Err(cursor.error(ErrorKind::Truncated { what, wanted, left }));
    };
    Ok((header, cursor.inner(after, what)?))
}

/// A string of this size, with the zero byte that ends it, and the bytes after the string.
fn text<'a>(
    bytes: &mut Cursor<'a>,
    size: u32,
    what: &'static str,
) -> Result<(At<&'a BStr>, At<&'a [u8]>), Error> {
    let mut cursor = *bytes;
    let text = bytes.take(size as usize, what)?;
    let text = text.strip_suffix(&[0]).unwrap_or(&text);
    let text = cursor.take(text.len(), what)?;
    Ok((At::new(BStr::new(*text), text.offset(), text.len()), cursor.rest()))
}
