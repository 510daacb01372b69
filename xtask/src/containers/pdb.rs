//! Finds the container in a program database of DXC.
//!
//! The database is an MSF file: blocks of one size; a directory lists the blocks of each
//! stream. DXC puts the container in the fifth stream that the directory counts from 0.

const MAGIC: &[u8] = b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";
const CONTAINER_STREAM: usize = 5;

/// The container in the database that the PRIV part of this container holds.
pub(super) fn container_of_private_data(container: &[u8]) -> Option<Vec<u8>> {
    let file = Msf::new(part(container, *b"PRIV")?)?;
    file.stream(CONTAINER_STREAM).filter(|stream| stream.starts_with(b"DXBC"))
}

/// The data of the first part with this name.
fn part(container: &[u8], name: [u8; 4]) -> Option<&[u8]> {
    let count = word(container, 28)?;
    let parts = (0..count).map_while(|part| container.get(word(container, 32 + 4 * part)?..));
    let mut parts = parts.filter(|part| part.starts_with(&name));
    let part = parts.next()?;
    part.get(8..8 + word(part, 4)?)
}

/// A file of streams.
struct Msf<'f> {
    file: &'f [u8],
    block_size: usize,
    directory: Vec<u8>,
}

impl<'f> Msf<'f> {
    fn new(file: &'f [u8]) -> Option<Self> {
        let header = file.strip_prefix(MAGIC)?;
        let block_size = word(header, 0).filter(|size| *size > 0)?;
        let mut msf = Self { file, block_size, directory: Vec::new() };
        let map = msf.block(word(header, 20)?)?;
        msf.directory = msf.read(map, word(header, 12)?)?;
        Some(msf)
    }

    fn stream(&self, index: usize) -> Option<Vec<u8>> {
        let count = word(&self.directory, 0)?;
        let sizes: Vec<usize> = (0..count)
            .map(|stream| word(&self.directory, 4 + 4 * stream))
            .collect::<Option<_>>()?;
        let before: usize = sizes.get(..index)?.iter().map(|size| self.blocks(*size)).sum();
        self.read(self.directory.get(4 + 4 * (count + before)..)?, *sizes.get(index)?)
    }

    /// The bytes in the blocks that `map` lists.
    fn read(&self, map: &[u8], size: usize) -> Option<Vec<u8>> {
        let blocks = (0..self.blocks(size)).map(|block| self.block(word(map, 4 * block)?));
        let mut bytes = blocks.collect::<Option<Vec<_>>>()?.concat();
        bytes.truncate(size);
        Some(bytes)
    }

    fn blocks(&self, size: usize) -> usize {
        size.div_ceil(self.block_size)
    }

    fn block(&self, index: usize) -> Option<&'f [u8]> {
        self.file.get(index * self.block_size..(index + 1) * self.block_size)
    }
}

fn word(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes = bytes.get(at..)?.first_chunk()?;
    usize::try_from(u32::from_le_bytes(*bytes)).ok()
}
