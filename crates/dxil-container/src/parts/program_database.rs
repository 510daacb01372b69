//! `SPDB`: a program database with debug information.
//!
//! FXC writes it with `/Zi`, since the compiler of Windows 8. The part is a whole PDB file: a
//! multi-stream file, whose blocks begin with a record. Its streams hold CodeView records.

use alloc::vec::Vec;

use crate::cursor::Cursor;
use crate::part::{Gaps, part, words};
use crate::record::record;
use crate::{At, Error};

part! {
    /// A PDB file: streams, each in blocks somewhere in the file.
    pub struct ProgramDatabase: Default |cursor| {
        /// The header, which describes the division of the file into blocks.
        pub header: At<MultiStreamHeader> = cursor.record("the header")?,
        pub(crate) blocks: Gaps<'a> = Gaps(cursor.all()),
        /// The whole file.
        form file: Vec<u8> = |view| view.file().to_vec(),
    }
}

record! {
    /// The start of a multi-stream file.
    pub struct MultiStreamHeader {
        /// `Microsoft C/C++ MSF 7.00`, CR LF, 0x1a, `DS` and three zero bytes.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        pub magic: [u8; 32],
        /// Bytes of a block: 512 or more, a power of two.
        pub block_size: u32,
        /// The block that says which blocks are free: 1 or 2.
        pub free_block_map_block: u32,
        /// Number of blocks in the file.
        pub block_count: u32,
        /// Bytes of the directory of streams.
        pub directory_size: u32,
        /// Unknown.
        pub reserved: u32,
        /// The block that lists the blocks of the directory.
        pub block_map_block: u32,
    }
}

impl MultiStreamHeader {
    /// The value of [`magic`](Self::magic).
    pub const MAGIC: [u8; 32] = *b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";
}

#[deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
impl<'a> view::ProgramDatabase<'a> {
    /// The stream in which DXC puts a container.
    pub const CONTAINER_STREAM: usize = 5;

    /// Reads bytes that are a PDB file, as DXC writes beside a container.
    ///
    /// # Errors
    ///
    /// Fails if they are too short for the header.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::read(Cursor::new(bytes, 0, None))
    }

    /// The whole file.
    #[must_use]
    pub fn file(&self) -> At<&'a [u8]> {
        self.blocks.0
    }

    /// The bytes of a stream; `None` if there is no such stream, or blocks of it or of the directory
    /// are not in the file.
    #[must_use]
    pub fn stream(&self, index: usize) -> Option<Vec<u8>> {
        let map = self.block(self.header.block_map_block)?;
        let directory = self.blocks(map, self.header.directory_size)?;
        let count = words(&directory).next()? as usize;
        let sizes = words(directory.get(4..)?.get(..count.checked_mul(4)?)?);
        let size = sizes.clone().nth(index)?;
        let before = sizes
            .clone()
            .take(index)
            .try_fold(count, |blocks, size| blocks.checked_add(self.blocks_of(size)?))?;
        let map = directory.get(4..)?.get(before.checked_mul(4)?..)?;
        self.blocks(map, size)
    }

    /// The bytes in the blocks that `map` lists.
    fn blocks(&self, map: &[u8], size: u32) -> Option<Vec<u8>> {
        // Blocks are not shared, so that a stream is no longer than the file.
        let size = usize::try_from(size).ok().filter(|size| *size <= self.file().len())?;
        let mut bytes = Vec::with_capacity(size);
        for number in words(map) {
            let left = size.checked_sub(bytes.len()).filter(|left| *left > 0);
            let Some(left) = left else { break };
            let block = self.block(number)?;
            bytes.extend_from_slice(block.get(..left).unwrap_or(block));
        }
        (bytes.len() == size).then_some(bytes)
    }

    /// The number of blocks of a stream of this size. A stream that is not there has the largest size.
    fn blocks_of(&self, size: u32) -> Option<usize> {
        let size = if size == u32::MAX { 0 } else { size };
        let block_size = Some(self.header.block_size).filter(|size| *size > 0)?;
        usize::try_from(size.div_ceil(block_size)).ok()
    }

    fn block(&self, number: u32) -> Option<&'a [u8]> {
        let size = self.header.block_size as usize;
        let start = size.checked_mul(number as usize)?;
        self.file().into_inner().get(start..)?.get(..size).filter(|block| !block.is_empty())
    }
}
