//! Reads blocks and their entries.

use alloc::sync::Arc;
use core::ops::Range;

use super::cursor::Head;
use super::{Cursor, Record, abbreviation};
use crate::scope::Scope;
use crate::{
    Abbreviation, BlockInfo, Entries, Error, ErrorKind, KnownInfo, MAGIC, Operand, block_info, id,
    width,
};

/// Reads the entries of a block, or of the top level of a stream.
///
/// ```
/// # let mut writer = dxil_bitstream::Writer::new();
/// # writer.enter_block(8, 3)?;
/// # writer.record(1, &[1])?;
/// # writer.exit_block()?;
/// # let stream = writer.finish()?;
/// use dxil_bitstream::Reader;
/// use dxil_bitstream::read::{Block, Entry, Record};
///
/// /// Prints the records of a block, and of those in it.
/// fn print<'a>(block: &Block<'a>, record: &mut Record<'a>) -> Result<(), dxil_bitstream::Error> {
///     let mut reader = block.reader();
///     while let Some(entry) = reader.next_entry(record)? {
///         match entry {
///             Entry::Block(inner) => print(&inner, record)?, // or keep it for later, or forget it
///             Entry::Record(record) => {
///                 println!("block {}: record {} {:?}", block.id(), record.code, record.operands);
///             }
///             Entry::Abbreviation(_) => {}
///         }
///     }
///     Ok(())
/// }
///
/// let mut record = Record::default(); // serves for all records
/// let mut reader = Reader::new(&stream)?;
/// while let Some(entry) = reader.next_entry(&mut record)? {
///     if let Entry::Block(block) = entry {
///         print(&block, &mut record)?;
///     }
/// }
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    /// Ends with the block.
    cursor: Cursor<'a>,
    scope: Scope,
    /// What BLOCKINFO blocks may have.
    known: &'static [KnownInfo],
    /// Whether the block has ended or an error was found.
    is_done: bool,
}

/// An entry of a block.
#[derive(Clone, Debug)]
pub enum Entry<'b, 'a> {
    /// A block. The reader continues after it.
    ///
    /// After a BLOCKINFO block, the reader applies its descriptions.
    Block(Block<'a>),
    /// The definition of an abbreviation for the rest of the block; in a BLOCKINFO block, for the
    /// blocks that it describes.
    Abbreviation(Abbreviation),
    /// A record.
    Record(&'b Record<'a>),
}

/// An entry that is no record, or the end of a block.
enum Other<'a> {
    End,
    Block(Block<'a>),
    Abbreviation,
}

/// A block, which can be read at any time. Cheap to clone.
///
/// It is the position of the block, and the state that its reader begins with.
#[derive(Clone, Debug)]
pub struct Block<'a> {
    id: u32,
    width: u32,
    depth: u32,
    info: Arc<BlockInfo>,
    known: &'static [KnownInfo],
    /// Begins at the block's first entry and ends with the block.
    cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    /// Creates a reader of the top level of a stream, which has only blocks. Offsets count from the
    /// start of the stream: [`Wrapper::strip`](super::Wrapper::strip) removes a header before it.
    ///
    /// # Errors
    ///
    /// Fails if the stream does not begin with [`MAGIC`].
    pub fn new(stream: &'a [u8]) -> Result<Self, Error> {
        let mut cursor = Cursor::new(stream);
        if !stream.starts_with(&MAGIC) {
            return Err(cursor.error(ErrorKind::Magic));
        }
        cursor.seek(32)?;
        Ok(Self { cursor, scope: Scope::top_level(), known: &[], is_done: false })
    }

    /// Reads a BLOCKINFO block faster that is one of these.
    #[must_use]
    pub fn knowing(self, known: &'static [KnownInfo]) -> Self {
        Self { known, ..self }
    }

    /// The id of the block, or `None` at the top level.
    #[must_use]
    pub fn block(&self) -> Option<u32> {
        self.scope.block
    }

    /// The offset of the next entry in the stream, in bits.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.cursor.position()
    }

    /// The operands of the abbreviation with this id, which records refer to: the encoding of the code first.
    #[must_use]
    pub fn abbreviation(&self, id: u32) -> Option<&[Operand]> {
        self.scope.abbreviation(id)
    }

    /// The descriptions that apply to the next block; in a BLOCKINFO block, those it has made so
    /// far.
    #[must_use]
    pub fn block_info(&self) -> &BlockInfo {
        &self.scope.info
    }

    /// Reads the next entry, or returns `None` at the end. The content of a record is stored in
    /// `record`.
    ///
    /// # Errors
    ///
    /// Fails if the stream is malformed. After an error, there are no more entries.
    #[inline]
    pub fn next_entry<'b>(
        &mut self,
        record: &'b mut Record<'a>,
    ) -> Result<Option<Entry<'b, 'a>>, Error> {
        match self.next_record(record) {
            Some(Ok(())) => Ok(Some(Entry::Record(record))),
            None => self.next_other(),
            Some(Err(error)) => Err(self.failed(error)),
        }
    }

    /// Reads the next entry if it is a record, as most are. Otherwise stays.
    fn next_record(&mut self, record: &mut Record<'a>) -> Option<Result<(), Error>> {
        if self.is_done || self.scope.block.is_none() {
            return None;
        }
        let start = self.cursor.position();
        let head = match self.cursor.head(self.scope.width) {
            Ok(head) => head,
            Err(error) => return Some(Err(error)),
        };
        if matches!(head, Head::Id(..id::UNABBREVIATED)) {
            self.cursor.return_to(start);
            return None;
        }
        Some(self.record(start, head, record))
    }

    #[inline(always)]
    fn record(&mut self, start: u64, head: Head, record: &mut Record<'a>) -> Result<(), Error> {
        match head {
            Head::Unabbreviated { code, count } => {
                record.read_operands(&mut self.cursor, code, count.into())?;
            }
            Head::Id(id::UNABBREVIATED) => record.read_unabbreviated(&mut self.cursor)?,
            Head::Id(id) => self.abbreviated(start, id, record)?,
        }
        record.bits = start..self.cursor.position();
        let result = self.scope.record(record.code, &record.operands);
        result.map_err(|kind| Error::new(kind, start))?;
        self.require_end(start)
    }

    #[inline(never)]
    fn abbreviated(&mut self, start: u64, id: u32, record: &mut Record<'a>) -> Result<(), Error> {
        match self.scope.abbreviation(id) {
            Some(abbreviation) => record.read_abbreviated(&mut self.cursor, id, abbreviation),
            None => Err(Error::new(ErrorKind::UnknownAbbreviation(id), start)),
        }
    }

    /// Reads the next entry, which is no record of a block.
    #[inline(never)]
    fn next_other<'b>(&mut self) -> Result<Option<Entry<'b, 'a>>, Error> {
        Ok(match self.other()? {
            Other::End => None,
            Other::Block(block) => Some(Entry::Block(block)),
            Other::Abbreviation => self.scope.last_defined().cloned().map(Entry::Abbreviation),
        })
    }

    /// Ends the entries with an error.
    #[cold]
    fn failed(&mut self, error: Error) -> Error {
        self.is_done = true;
        error.within(self.scope.block)
    }

    #[inline]
    fn other(&mut self) -> Result<Other<'a>, Error> {
        let is_at_end = self.scope.block.is_none() && self.cursor.left() == 0;
        if self.is_done || is_at_end {
            return Ok(Other::End);
        }
        self.read_other().map_err(|error| self.failed(error))
    }

    fn read_other(&mut self) -> Result<Other<'a>, Error> {
        let start = self.cursor;
        let id = self.cursor.fixed(self.scope.width)? as u32;
        if self.scope.block.is_none() && id != id::ENTER_BLOCK {
            return Err(start.error(ErrorKind::TopLevel));
        }
        let entry = match id {
            id::END_BLOCK => {
                self.end_block()?;
                Other::End
            }
            id::ENTER_BLOCK => Other::Block(self.enter_block(start)?),
            _ => {
                let abbreviation = abbreviation::definition(&mut self.cursor)?;
                self.scope.define(abbreviation).map_err(|kind| start.error(kind))?;
                Other::Abbreviation
            }
        };
        self.require_end(start.position())?;
        Ok(entry)
    }

    /// Fails if the entry that began at `start` ends after the end of the block.
    #[inline]
    fn require_end(&self, start: u64) -> Result<(), Error> {
        match self.cursor.position() > self.cursor.end() {
            true => Err(self.past_the_end(start)),
            false => Ok(()),
        }
    }

    /// The error of an entry that begins at `start` and ends after the end of the block.
    #[cold]
    fn past_the_end(&self, start: u64) -> Error {
        let wanted = self.cursor.position().saturating_sub(start);
        let left = self.cursor.end().saturating_sub(start);
        Error::new(ErrorKind::Truncated { wanted, left }, start)
    }

    fn end_block(&mut self) -> Result<(), Error> {
        self.cursor.align32()?;
        if self.cursor.left() > 0 {
            return Err(self.cursor.error(ErrorKind::BlockEnd { stated: self.cursor.end() }));
        }
        self.is_done = true;
        Ok(())
    }

    fn enter_block(&mut self, start: Cursor<'a>) -> Result<Block<'a>, Error> {
        let cursor = &mut self.cursor;
        let id = cursor.vbr(width::BLOCK_ID)?;
        let what = "the id of a block";
        let id = u32::try_from(id).map_err(|_| {
            start.error(ErrorKind::Value { what, value: id, allowed: "at most 0xffffffff" })
        })?;
        let width = cursor.vbr(width::ABBREVIATION_WIDTH)?;
        let depth = self.scope.depth_of(width).map_err(|kind| start.error(kind))?;
        cursor.align32()?;
        let words = cursor.fixed(width::BLOCK_LENGTH)?;
        let end = cursor.position().saturating_add(words.saturating_mul(32));
        let body = cursor.ending(end);
        cursor.seek(end)?;
        let info = Arc::clone(&self.scope.info);
        let block = Block { id, width: width as u32, depth, info, known: self.known, cursor: body };
        if id == block_info::BLOCK_ID {
            self.scope.info = block.describe()?;
        }
        Ok(block)
    }
}

impl<'a> Block<'a> {
    /// The id of the block, which says its kind.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The width of the block's abbreviation ids, in bits.
    #[must_use]
    pub fn abbreviation_width(&self) -> u32 {
        self.width
    }

    /// The range of its entries in the stream, in bits, including its end.
    #[must_use]
    pub fn bits(&self) -> Range<u64> {
        self.cursor.position()..self.cursor.end()
    }

    /// The descriptions that apply to the block.
    #[must_use]
    pub fn block_info(&self) -> &BlockInfo {
        &self.info
    }

    /// Creates a reader of the block's entries.
    #[must_use]
    pub fn reader(&self) -> Reader<'a> {
        let scope = Scope::block(self.id, self.width, self.depth, &self.info);
        Reader { cursor: self.cursor, scope, known: self.known, is_done: false }
    }

    /// The block without these entries, if it begins with them.
    ///
    /// ```
    /// use dxil_bitstream::read::{Block, Entry, Record};
    /// use dxil_bitstream::{Entries, Reader, Writer};
    ///
    /// // A record without an abbreviation: its id, code 2, one operand, which is 5.
    /// let known = Entries {
    ///     abbreviation_width: 3,
    ///     bytes: &(3_u32 | 2 << 3 | 1 << 9 | 5 << 15).to_le_bytes(),
    ///     bits: 3 + 3 * 6,
    /// };
    /// let mut writer = Writer::new();
    /// writer.enter_block(8, 3)?;
    /// writer.entries(&known)?;
    /// writer.record(1, &[6])?;
    /// writer.exit_block()?;
    /// let stream = writer.finish()?;
    ///
    /// let mut record = Record::default();
    /// let Some(Entry::Block(block)) = Reader::new(&stream)?.next_entry(&mut record)? else { panic!() };
    /// block.reader().next_entry(&mut record)?;
    /// assert_eq!((record.code, &record.operands[..]), (2, &[5][..]));
    /// block.strip_prefix(&known).expect("the same").reader().next_entry(&mut record)?;
    /// assert_eq!((record.code, &record.operands[..]), (1, &[6][..]));
    /// # Ok::<(), dxil_bitstream::Error>(())
    /// ```
    #[must_use]
    pub fn strip_prefix(&self, entries: &Entries<'_>) -> Option<Self> {
        let cursor =
            self.cursor.after(entries).filter(|_| self.width == entries.abbreviation_width)?;
        Some(Self { cursor, info: Arc::clone(&self.info), ..*self })
    }

    /// Reads the descriptions in a BLOCKINFO block.
    fn describe(&self) -> Result<Arc<BlockInfo>, Error> {
        let content = self.cursor.rest().unwrap_or_default();
        let is_this = |it: &&KnownInfo| it.width() == self.width && it.content() == content;
        if let Some(known) = self.known.iter().find(is_this) {
            return Ok(Arc::new(BlockInfo::known(known)));
        }
        let mut reader = self.reader();
        let mut record = Record::default();
        loop {
            match reader.next_record(&mut record) {
                Some(Ok(())) => {}
                Some(Err(error)) => return Err(reader.failed(error)),
                None => match reader.other()? {
                    Other::End => return Ok(reader.scope.info),
                    Other::Block(_) | Other::Abbreviation => {}
                },
            }
        }
    }
}
