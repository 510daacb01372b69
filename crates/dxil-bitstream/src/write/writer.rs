//! Writes blocks and their entries.

use alloc::vec::Vec;
use core::ops::Range;

use super::scope::{Scope, Scopes};
use super::{Bits, abbreviation, record};
use crate::block_info::BlockInfo;
use crate::read::{Block, Entry, Record};
use crate::{
    Abbreviation, Entries, Error, ErrorKind, KnownInfo, MAGIC, Operand, Reader, block_info, id,
    width,
};

/// Writes a stream, entry by entry. A call that fails does not change the stream.
///
/// ```
/// use dxil_bitstream::{Abbreviation, Operand, Writer};
///
/// let string = Abbreviation::new([Operand::Literal(1), Operand::Array, Operand::Char6]).unwrap();
/// let epoch = Abbreviation::new([Operand::Literal(2), Operand::Vbr(6)]).unwrap();
///
/// let mut writer = Writer::new();
/// writer.enter_block(13, 5)?;
/// let string = writer.define_abbreviation(string)?;
/// writer.abbreviated_record(string, 1, &b"LLVM23.1.4".map(u64::from), None)?;
/// // The alphabet of `Char6` has no hyphen.
/// assert!(writer.abbreviated_record(string, 1, &b"LLVM-23".map(u64::from), None).is_err());
/// let epoch = writer.define_abbreviation(epoch)?;
/// writer.abbreviated_record(epoch, 2, &[0], None)?;
/// writer.exit_block()?;
///
/// // The block that LLVM 23.1.4 writes before each module.
/// let block = b"\x35\x14\x00\x00\x05\x00\x00\x00\x62\x0c\x30\x24\
///               \x4a\x59\xbe\xa6\x7d\xfb\xb5\x8f\x0b\x51\x80\x4c\x01\x00\x00\x00";
/// assert_eq!(writer.finish()?, [b"BC\xc0\xde", &block[..]].concat());
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    bits: Bits,
    /// The block that is being written, and those around it.
    scopes: Scopes,
    /// The block that ended last: its id, the width of its abbreviation ids, and the bytes of its content.
    last: Option<(u32, u32, Range<usize>)>,
}

/// A block that was written, to be written [again](Writer::block_again).
#[derive(Clone, Debug)]
pub struct WrittenBlock {
    id: u32,
    width: u32,
    /// The bytes of its content, from its first entry to its end.
    bytes: Range<usize>,
}

impl WrittenBlock {
    /// The id of the block.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }
}

impl Default for Writer {
    fn default() -> Self {
        Self::new()
    }
}

impl Writer {
    /// Creates an empty stream.
    #[must_use]
    pub fn new() -> Self {
        Self::with_capacity(0)
    }

    /// Creates an empty stream with memory for this number of bytes.
    #[must_use]
    pub fn with_capacity(bytes: usize) -> Self {
        let mut bits = Bits::with_capacity(bytes);
        bits.push(u32::from_le_bytes(MAGIC).into(), 32);
        Self { bits, scopes: Scopes::top_level(), last: None }
    }

    /// Creates a copy of another stream, to which more blocks can be added.
    ///
    /// # Errors
    ///
    /// Fails if the other stream is malformed.
    pub fn copy_of(stream: &[u8]) -> Result<Self, Error> {
        let mut writer = Self::new();
        let mut reader = Reader::new(stream)?;
        while let Some(entry) = reader.next_entry(&mut Record::default())? {
            if let Entry::Block(block) = entry {
                writer.copy_block(&block)?;
            }
        }
        Ok(writer)
    }

    /// The id of the block that is being written, or `None` at the top level.
    #[must_use]
    pub fn block(&self) -> Option<u32> {
        self.scopes.current.block
    }

    /// The offset of the next entry in the stream, in bits.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.bits.position()
    }

    /// The operands of the abbreviation with this id, which records refer to: the encoding of the code first.
    #[must_use]
    pub fn abbreviation(&self, id: u32) -> Option<&[Operand]> {
        self.scopes.abbreviation(id)
    }

    /// Begins a block; `abbreviation_width` is the width of its abbreviation ids, in bits.
    ///
    /// In a [BLOCKINFO](crate::block_info) block, records and abbreviations describe the blocks
    /// after it.
    ///
    /// # Errors
    ///
    /// Fails if the width is not in 1 to 32, if blocks nest too deep, and inside a BLOCKINFO block.
    pub fn enter_block(&mut self, id: u32, abbreviation_width: u32) -> Result<(), Error> {
        self.scopes.check_block(abbreviation_width).map_err(|kind| self.error(kind))?;
        self.begin(id::ENTER_BLOCK)?;
        self.bits.vbr(id.into(), width::BLOCK_ID);
        self.bits.vbr(abbreviation_width.into(), width::ABBREVIATION_WIDTH);
        self.bits.align32();
        let length = (self.bits.position() / 8) as usize;
        self.bits.push(0, width::BLOCK_LENGTH);
        self.scopes.enter(id, abbreviation_width, length);
        Ok(())
    }

    /// Ends the innermost block.
    ///
    /// # Errors
    ///
    /// Fails at the top level, and if the length of the block does not fit into 32 bits.
    pub fn exit_block(&mut self) -> Result<(), Error> {
        if self.scopes.depth() == 0 {
            return Err(self.error(ErrorKind::Unbalanced));
        }
        let Scope { block, width, length, .. } = self.scopes.current;
        let mark = self.bits.mark();
        self.begin(id::END_BLOCK)?;
        self.bits.align32();
        let words = self.bits.position() / 32 - length as u64 / 4 - 1;
        let Ok(words) = u32::try_from(words) else {
            self.bits.take_back(mark);
            return Err(self.error(ErrorKind::TooLarge));
        };
        self.bits.patch(length, words);
        self.scopes.exit();
        let content = length + 4..length + 4 + 4 * words as usize;
        self.last = block.map(|id| (id, width, content));
        Ok(())
    }

    /// The block that ended last, which can be written again, unless it is a BLOCKINFO block.
    #[must_use]
    pub fn last_block(&self) -> Option<WrittenBlock> {
        let (id, width, bytes) = self.last.clone().filter(|last| last.0 != block_info::BLOCK_ID)?;
        Some(WrittenBlock { id, width, bytes })
    }

    /// Writes a block again that another writer has written, whose stream this is. Abbreviations that apply to the block
    /// because of BLOCKINFO must be the same here.
    ///
    /// ```
    /// use dxil_bitstream::Writer;
    ///
    /// let mut first = Writer::new();
    /// first.enter_block(8, 3)?;
    /// first.record(1, &[5])?;
    /// first.exit_block()?;
    /// let block = first.last_block().expect("one has ended");
    /// let stream = first.finish()?;
    ///
    /// let mut second = Writer::new();
    /// second.block_again(&block, &stream)?;
    /// assert_eq!(second.finish()?, stream);
    /// # Ok::<(), dxil_bitstream::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails as [`enter_block`](Self::enter_block) does, and if the stream is too short.
    pub fn block_again(&mut self, block: &WrittenBlock, stream: &[u8]) -> Result<(), Error> {
        let WrittenBlock { id, width, ref bytes } = *block;
        let Some(content) = stream.get(bytes.clone()) else {
            let (what, allowed) = ("the end of a block", "at most the end of its stream");
            return Err(self.error(ErrorKind::Value { what, value: bytes.end as u64, allowed }));
        };
        self.enter_block(id, width)?;
        self.exit_with(content);
        Ok(())
    }

    /// Writes a BLOCKINFO block that was known before.
    ///
    /// # Errors
    ///
    /// Fails as [`enter_block`](Self::enter_block) does.
    pub fn known_info(&mut self, known: &'static KnownInfo) -> Result<(), Error> {
        self.enter_block(block_info::BLOCK_ID, known.width())?;
        self.scopes.describe(BlockInfo::known(known));
        self.exit_with(known.content());
        Ok(())
    }

    /// Ends the innermost block, which has no entries yet, with this content. Its end is part of the content.
    fn exit_with(&mut self, content: &[u8]) {
        let Scope { block, width, length, .. } = self.scopes.current;
        self.bits.words(content);
        self.bits.patch(length, (content.len() / 4) as u32);
        self.scopes.exit();
        let content = length + 4..length + 4 + content.len();
        self.last = block.map(|id| (id, width, content));
    }

    /// Defines an abbreviation for the rest of the block; in a BLOCKINFO block, for the blocks that
    /// the last [`SET_BLOCK_ID`](crate::block_info::SET_BLOCK_ID) selects. Returns its id in those
    /// blocks.
    ///
    /// # Errors
    ///
    /// Fails at the top level, and in a BLOCKINFO block before a `SET_BLOCK_ID`.
    pub fn define_abbreviation(&mut self, abbreviation: Abbreviation) -> Result<u32, Error> {
        self.entry(id::DEFINE_ABBREVIATION, |bits, scopes| {
            abbreviation::definition(bits, &abbreviation);
            scopes.define(abbreviation).map_err(|kind| bits.error(kind))
        })
    }

    /// Writes a record without an abbreviation.
    ///
    /// # Errors
    ///
    /// Fails at the top level, and in a BLOCKINFO block if the record is not allowed there.
    pub fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), Error> {
        if self.usual_record(code, operands, &[]) {
            return Ok(());
        }
        self.unusual_record(code, operands)
    }

    /// Writes a record with the abbreviation of this id. Elements of an array are the last operands.
    ///
    /// # Errors
    ///
    /// Fails if no abbreviation has this id, or if the record does not match the abbreviation:
    /// another number of operands, a value that differs from the literal or does not fit its field,
    /// a character that `Char6` does not have, or a blob on one side only.
    pub fn abbreviated_record(
        &mut self,
        abbreviation: u32,
        code: u32,
        operands: &[u64],
        blob: Option<&[u8]>,
    ) -> Result<(), Error> {
        self.entry(abbreviation, |bits, scopes| {
            let Some(found) = scopes.abbreviation(abbreviation) else {
                return Err(bits.error(ErrorKind::UnknownAbbreviation(abbreviation)));
            };
            record::abbreviated(bits, found, code, operands, blob)?;
            scopes.record(code, operands).map_err(|kind| bits.error(kind))
        })
    }

    /// Writes a record whose last operands are the bytes of a text, with the abbreviation of this id if
    /// there is one: the same bits as with all of them as operands, but faster.
    ///
    /// # Errors
    ///
    /// Fails as [`record`](Self::record) and [`abbreviated_record`](Self::abbreviated_record) do.
    pub fn text_record(
        &mut self,
        abbreviation: Option<u32>,
        code: u32,
        operands: &[u64],
        text: &[u8],
    ) -> Result<(), Error> {
        match abbreviation {
            None if self.usual_record(code, operands, text) => Ok(()),
            Some(id) if !self.scopes.current.is_info() => self.entry(id, |bits, scopes| {
                let Some(found) = scopes.abbreviation(id) else {
                    return Err(bits.error(ErrorKind::UnknownAbbreviation(id)));
                };
                record::abbreviated_text(bits, found, code, operands, text)
            }),
            None => self.unusual_record(code, &record::joined(operands, text)),
            Some(id) => self.abbreviated_record(id, code, &record::joined(operands, text), None),
        }
    }

    /// Writes entries that were made before.
    ///
    /// # Errors
    ///
    /// Fails in a block with abbreviation ids of another width, at the top level or in a BLOCKINFO block, and if there are fewer
    /// bytes than the bits take.
    pub fn entries(&mut self, entries: &Entries<'_>) -> Result<(), Error> {
        let Scope { width, block, .. } = self.scopes.current;
        if block.is_none() {
            return Err(self.error(ErrorKind::TopLevel));
        }
        if self.scopes.current.is_info() {
            return Err(self.error(ErrorKind::BlockInfo("entries that were made before")));
        }
        if width != entries.abbreviation_width {
            let (what, allowed) =
                ("the width of a block's abbreviation ids", "that of the entries");
            return Err(self.error(ErrorKind::Value { what, value: width.into(), allowed }));
        }
        if entries.bits.div_ceil(8) > entries.bytes.len() as u64 {
            let (what, allowed) = ("the number of bits of entries", "at most that of their bytes");
            return Err(self.error(ErrorKind::Value { what, value: entries.bits, allowed }));
        }
        self.bits.copy(entries.bytes, entries.bits);
        Ok(())
    }

    /// Writes a record that was read, with the abbreviation of the same id.
    ///
    /// # Errors
    ///
    /// Fails as [`abbreviated_record`](Self::abbreviated_record) does.
    pub fn copy_record(&mut self, record: &Record<'_>) -> Result<(), Error> {
        match record.abbreviation {
            Some(id) => self.abbreviated_record(id, record.code, &record.operands, record.blob),
            None => self.record(record.code, &record.operands),
        }
    }

    /// Writes a block that was read, with all its entries. The descriptions that apply to it must
    /// be those of [`Block::block_info`].
    ///
    /// # Errors
    ///
    /// Fails if the block is malformed or not allowed here.
    pub fn copy_block(&mut self, block: &Block<'_>) -> Result<(), Error> {
        let (mark, depth) = (self.bits.mark(), self.scopes.depth());
        self.copy_entries(block, &mut Record::default()).inspect_err(|_| {
            self.bits.take_back(mark);
            self.scopes.cut_back(depth);
            self.last = None;
        })
    }

    fn copy_entries<'a>(
        &mut self,
        block: &Block<'a>,
        record: &mut Record<'a>,
    ) -> Result<(), Error> {
        self.enter_block(block.id(), block.abbreviation_width())?;
        let mut reader = block.reader();
        while let Some(entry) = reader.next_entry(record)? {
            match entry {
                Entry::Block(inner) => self.copy_entries(&inner, record)?,
                Entry::Abbreviation(abbreviation) => {
                    self.define_abbreviation(abbreviation)?;
                }
                Entry::Record(record) => self.copy_record(record)?,
            }
        }
        self.exit_block()
    }

    /// Returns the stream.
    ///
    /// # Errors
    ///
    /// Fails if a block has not ended.
    pub fn finish(self) -> Result<Vec<u8>, Error> {
        if self.scopes.depth() == 0 {
            Ok(self.bits.into_bytes())
        } else {
            Err(self.error(ErrorKind::Unbalanced))
        }
    }

    /// Writes an entry of a block: its abbreviation id, then what `write` adds. Writes nothing on
    /// an error.
    #[inline]
    fn entry<T>(
        &mut self,
        id: u32,
        write: impl FnOnce(&mut Bits, &mut Scopes) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.scopes.depth() == 0 {
            return Err(self.error(ErrorKind::TopLevel));
        }
        let mark = self.bits.mark();
        let begun = self.begin(id);
        begun.and_then(|()| write(&mut self.bits, &mut self.scopes)).map_err(|error| {
            self.bits.take_back(mark);
            error.within(self.scopes.current.block)
        })
    }

    /// Writes a record without an abbreviation, if none of the rare cases applies that need more care. Returns whether
    /// it has been written.
    #[inline(always)]
    fn usual_record(&mut self, code: u32, operands: &[u64], text: &[u8]) -> bool {
        let scope = &self.scopes.current;
        let (is_plain, width) = (scope.block.is_some() && !scope.is_info(), scope.width);
        is_plain && record::usual(&mut self.bits, width, code, operands, text)
    }

    /// Writes a record without an abbreviation, whatever it is.
    #[cold]
    fn unusual_record(&mut self, code: u32, operands: &[u64]) -> Result<(), Error> {
        self.entry(id::UNABBREVIATED, |bits, scopes| {
            record::unabbreviated(bits, code, operands)?;
            scopes.record(code, operands).map_err(|kind| bits.error(kind))
        })
    }

    /// Writes the abbreviation id of an entry.
    #[inline]
    fn begin(&mut self, id: u32) -> Result<(), Error> {
        let result = self.bits.fixed(id.into(), self.scopes.current.width);
        result.map_err(|error| error.within(self.scopes.current.block))
    }

    /// Creates an error at the current position.
    fn error(&self, kind: ErrorKind) -> Error {
        self.bits.error(kind).within(self.scopes.current.block)
    }
}
