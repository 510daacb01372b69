//! PDB files around containers, as compilers write them beside a shader.

use alloc::vec;
use alloc::vec::Vec;

use crate::parts::program_database::{MultiStreamHeader, ProgramDatabase};
use crate::{Record as _, read};

/// The numbers of streams: one describes the file, one is the container; the others are empty.
const STREAMS: usize = read::ProgramDatabase::CONTAINER_STREAM + 1;
const INFO_STREAM: usize = 1;
/// The smallest size of blocks, which DXC chooses.
const BLOCK_SIZE: usize = 512;
/// The version of the stream that describes the file: VC 7.0.
const INFO_VERSION: u32 = 20_000_404;
/// Slots of the table of named streams, which is empty.
const NAME_SLOTS: u32 = 8;

impl ProgramDatabase {
    /// A PDB file with a container. `id` is the one that debuggers know the file by: the hash of the shader.
    #[must_use]
    pub fn of_container(container: &[u8], id: [u8; 16]) -> Self {
        let info = info(id);
        let streams: [&[u8]; STREAMS] = core::array::from_fn(|index| match index {
            INFO_STREAM => &info[..],
            read::ProgramDatabase::CONTAINER_STREAM => container,
            _ => &[],
        });
        Blocks::new(block_size(&streams)).file(&streams)
    }
}

/// The stream that describes the file.
fn info(id: [u8; 16]) -> Vec<u8> {
    let mut info = Vec::new();
    let (signature, age): (u32, u32) = (0, 1);
    words(&mut info, [INFO_VERSION, signature, age]);
    info.extend_from_slice(&id);
    // The names of streams: bytes of strings, entries, slots, and two sets of slots.
    words(&mut info, [0, 0, NAME_SLOTS, 0, 0]);
    info
}

fn words(out: &mut Vec<u8>, words: impl IntoIterator<Item = u32>) {
    words.into_iter().for_each(|word| out.extend_from_slice(&word.to_le_bytes()));
}

/// The smallest size of blocks of which one lists all blocks of the directory.
fn block_size(streams: &[&[u8]]) -> usize {
    let mut size = BLOCK_SIZE;
    loop {
        let blocks: usize = streams.iter().map(|stream| stream.len().div_ceil(size)).sum();
        let directory = (1 + streams.len() + blocks) * 4;
        if directory.div_ceil(size) * 4 <= size {
            return size;
        }
        size *= 2;
    }
}

/// The blocks of a file, as it grows.
struct Blocks {
    size: usize,
    file: Vec<u8>,
}

impl Blocks {
    fn new(size: usize) -> Self {
        // The header, and the first two maps of free blocks.
        Self { size, file: vec![0; 3 * size] }
    }

    /// Adds bytes, and returns the numbers of their blocks.
    fn add(&mut self, bytes: &[u8]) -> Vec<u32> {
        let mut numbers = Vec::new();
        for chunk in bytes.chunks(self.size) {
            // Two maps of free blocks stand in each interval of as many blocks as a block has bytes.
            while [1, 2].contains(&(self.count() % self.size)) {
                self.file.resize(self.file.len() + self.size, 0);
            }
            numbers.push(self.count() as u32);
            self.file.extend_from_slice(chunk);
            self.file.resize(self.count() * self.size, 0);
        }
        numbers
    }

    /// The number of blocks.
    fn count(&self) -> usize {
        self.file.len().div_ceil(self.size)
    }

    fn file(mut self, streams: &[&[u8]]) -> ProgramDatabase {
        let mut directory = Vec::new();
        words(&mut directory, [streams.len() as u32]);
        words(&mut directory, streams.iter().map(|stream| stream.len() as u32));
        for stream in streams {
            let blocks = self.add(stream);
            words(&mut directory, blocks);
        }
        let mut map = Vec::new();
        words(&mut map, self.add(&directory));
        let map = self.add(&map);
        let header = MultiStreamHeader {
            magic: MultiStreamHeader::MAGIC,
            block_size: self.size as u32,
            free_block_map_block: 1,
            block_count: self.count() as u32,
            directory_size: directory.len() as u32,
            reserved: 0,
            block_map_block: map.first().copied().unwrap_or_default(),
        };
        self.mark_free();
        let mut start = Vec::new();
        header.encode(&mut start);
        self.file[..start.len()].copy_from_slice(&start);
        ProgramDatabase { file: self.file }
    }

    /// Marks the blocks after the end of the file as free in the first map, and all blocks in the second.
    fn mark_free(&mut self) {
        let (count, size) = (self.count(), self.size);
        for interval in 0..count.div_ceil(size) {
            for bit in 0..size * 8 {
                if interval * size * 8 + bit >= count {
                    let at = (interval * size + 1) * size + bit / 8;
                    if let Some(byte) = self.file.get_mut(at) {
                        *byte |= 1 << (bit % 8);
                    }
                }
            }
            let second = (interval * size + 2) * size;
            if let Some(map) = self.file.get_mut(second..second + size) {
                map.fill(0xff);
            }
        }
    }
}
