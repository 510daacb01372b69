//! The streams of a program database that FXC writes: CodeView records of types, symbols and lines.

use alloc::vec::Vec;

use dxil_container::read::ProgramDatabase;

use super::reader::Reader;

/// The streams that a listing needs.
#[derive(Debug)]
pub(super) struct Streams {
    pub(super) types: Vec<u8>,
    module: Vec<u8>,
    /// Bytes of the symbols, of the lines in an older form, and of the lines.
    sizes: [usize; 3],
    /// The names of files.
    names: Vec<u8>,
}

/// The stream with the names of streams, that with types, and that with modules.
const NAMES: usize = 1;
const TYPES: usize = 2;
const MODULES: usize = 3;

impl Streams {
    /// The streams; `None` if one is not there or malformed.
    pub(super) fn of(database: &ProgramDatabase<'_>) -> Option<Self> {
        let modules = database.stream(MODULES)?;
        // The header of the stream, and the start of the first module.
        let mut first = Reader(modules.get(64 + 34..)?);
        let module = first.u16()?;
        let sizes = [first.size()?, first.size()?, first.size()?];
        let names = named(&database.stream(NAMES)?, b"/names")?;
        let mut names = database.stream(names)?;
        // Without its end, a name is none: it costs nothing to look for it then.
        names.truncate(names.iter().rposition(|byte| *byte == 0).map_or(0, |end| end + 1));
        Some(Self {
            types: database.stream(TYPES)?,
            module: database.stream(module.into())?,
            sizes,
            names,
        })
    }

    /// The records of symbols.
    pub(super) fn symbols(&self) -> Option<&[u8]> {
        self.module.get(..self.sizes[0])
    }

    /// The subsections with lines.
    pub(super) fn lines(&self) -> Option<&[u8]> {
        let [symbols, old, lines] = self.sizes;
        self.module.get(symbols.checked_add(old)?..)?.get(..lines)
    }

    /// The name at an offset.
    pub(super) fn name(&self, offset: u32) -> Option<&[u8]> {
        let names = self.names.get(12..)?;
        Reader(names.get(usize::try_from(offset).ok()?..)?).name()
    }
}

/// The stream with a name: a table of offsets of names and of streams follows the names.
fn named(stream: &[u8], name: &[u8]) -> Option<usize> {
    let mut reader = Reader(stream.get(28..)?);
    let size = reader.size()?;
    let names = reader.bytes(size)?;
    let count = reader.size()?;
    let _capacity = reader.u32()?;
    for _present_and_deleted in 0..2 {
        let words = reader.size()?;
        reader.bytes(words.checked_mul(4)?)?;
    }
    for _ in 0..count {
        let (offset, stream) = (reader.size()?, reader.size()?);
        if names.get(offset..)?.strip_prefix(name).is_some_and(|rest| rest.first() == Some(&0)) {
            return Some(stream);
        }
    }
    None
}
