//! `SPDB`: a program database with debug information.

use alloc::vec::Vec;

use super::Part;
use crate::cursor::Cursor;
use crate::layout::MultiStreamHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// A PDB file: streams, each in blocks somewhere in the file.
#[derive(Clone, Copy, Debug)]
pub struct ProgramDatabase<'a> {
    /// How the file is divided into blocks.
    pub header: At<MultiStreamHeader>,
    /// The bytes after the header.
    pub blocks: At<&'a [u8]>,
    /// The whole file.
    pub file: At<&'a [u8]>,
}

impl<'a> ProgramDatabase<'a> {
    /// The stream in which DXC puts a container.
    pub const CONTAINER_STREAM: usize = 5;

    /// Reads a `SPDB` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_at(part.cursor(), part.data())
    }

    /// Reads bytes that are a PDB file, as DXC writes beside a container.
    ///
    /// # Errors
    ///
    /// Fails where they are too short for the header.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::parse_at(Cursor::new(bytes, 0, None), At::new(bytes, 0, bytes.len()))
    }

    fn parse_at(mut cursor: Cursor<'a>, file: At<&'a [u8]>) -> Result<Self, Error> {
        let header = cursor.record("the header")?;
        Ok(Self { header, blocks: cursor.rest(), file })
    }

    /// The bytes of a stream; `None` if there is no such stream, or blocks of it or of the directory
    /// are not in the file.
    #[must_use]
    pub fn stream(&self, index: usize) -> Option<Vec<u8>> {
        let map = self.block(self.header.block_map_block)?;
        let directory = self.read(map, self.header.directory_size)?;
        let mut words = directory.chunks_exact(4).map(word);
        let count = words.next()? as usize;
        let sizes = directory.get(4..)?.get(..count.checked_mul(4)?)?.chunks_exact(4).map(word);
        let size = sizes.clone().nth(index)?;
        let before = sizes
            .clone()
            .take(index)
            .try_fold(count, |blocks, size| blocks.checked_add(self.blocks_of(size)?))?;
        let map = directory.get(4..)?.get(before.checked_mul(4)?..)?;
        self.read(map, size)
    }

    /// The bytes in the blocks that `map` lists.
    fn read(&self, map: &[u8], size: u32) -> Option<Vec<u8>> {
        // Blocks are not shared, so that a stream is no longer than the file.
        let size = usize::try_from(size).ok().filter(|size| *size <= self.file.len())?;
        let mut bytes = Vec::with_capacity(size);
        for number in map.chunks_exact(4).map(word) {
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
        self.file.into_inner().get(start..)?.get(..size).filter(|block| !block.is_empty())
    }
}

fn word(bytes: &[u8]) -> u32 {
    bytes.try_into().map_or(0, u32::from_le_bytes)
}

impl<'a> Describe<'a> for ProgramDatabase<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::bytes("blocks", &self.blocks));
        nodes
    }
}
