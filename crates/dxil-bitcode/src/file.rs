//! Files: a module, and the data around it.

use alloc::vec::Vec;

use bstr::BString;
use dxil_bitstream::read::{Block, Entry, Record, Wrapper};
use dxil_bitstream::{Reader, Writer};
use dxil_ir::Module;

use crate::codes::{self, identification, strtab, symtab};
use crate::error::Place;
use crate::known_info::BLOCK_INFO;
use crate::{Error, ErrorKind, LazyModule};

/// A module, and the data around it in a file: a wrapper before the stream, and other blocks.
///
/// DXC writes only the module, so that [`read`](fn@crate::read) and [`write`](fn@crate::write)
/// suffice for its bitcode. LLVM's writer adds an identification before the module, and a symbol
/// table and a string table after it, which repeat parts of the module. They are kept unchanged.
///
/// ```
/// # let bitcode_of_dxc =
/// #     include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/comdat.bc"));
/// let file = dxil_bitcode::Bitcode::read(bitcode_of_dxc)?;
/// assert_eq!(file.module.target_triple, "dxil-ms-dx");
/// // LLVM has written string tables since version 5; DXC is based on LLVM 3.7.
/// assert_eq!(file.string_table()?, None);
/// assert_eq!(file.write()?, bitcode_of_dxc);
/// # Ok::<(), dxil_bitcode::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bitcode<'a> {
    /// The module.
    pub module: Module,
    envelope: Envelope<'a>,
}

/// The data around the block of a module.
#[derive(Clone, Debug)]
pub(crate) struct Envelope<'a> {
    wrapper: Option<Wrapper>,
    /// The bytes before the stream, and those after it.
    outside: [&'a [u8]; 2],
    /// The blocks before the module, and those after it.
    blocks: [Vec<Block<'a>>; 2],
}

/// The identification of the program that wrote a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identification {
    /// The name and version of the program, such as `LLVM22.1.8`.
    pub producer: BString,
    /// The epoch: a reader of another epoch cannot read the file.
    pub epoch: u64,
}

/// The bytes of a wrapper with the size of the stream.
const WRAPPER_SIZE: core::ops::Range<usize> = 12..16;

impl<'a> Envelope<'a> {
    /// Finds the block of the module, and the data around it.
    pub(crate) fn read(file: &'a [u8]) -> Result<(Self, Block<'a>), Error> {
        let (wrapper, stream) = Wrapper::strip(file).map_err(Error::bitstream)?;
        let outside = match &wrapper {
            None => [&[][..]; 2],
            Some(wrapper) => {
                let start = wrapper.offset as usize;
                let end = start.saturating_add(stream.len());
                [file.get(..start).unwrap_or_default(), file.get(end..).unwrap_or_default()]
            }
        };
        let mut reader = Reader::new(stream).map_err(Error::bitstream)?.knowing(&BLOCK_INFO);
        let mut record = Record::default();
        let (mut before, mut after, mut module) = (Vec::new(), Vec::new(), None);
        while let Some(entry) = reader.next_entry(&mut record).map_err(Error::bitstream)? {
            let Entry::Block(block) = entry else { continue };
            match (block.id(), &module) {
                (codes::MODULE, None) => module = Some(block),
                (codes::IDENTIFICATION, None) => before.push(block),
                (codes::SYMTAB | codes::STRTAB, Some(_)) => after.push(block),
                (id, _) => {
                    let place = Place { bit: block.bits().start, block: Some(id), code: None };
                    return Err(Error::new(ErrorKind::UnknownBlock { id }, place));
                }
            }
        }
        match module {
            Some(block) => Ok((Self { wrapper, outside, blocks: [before, after] }, block)),
            None => Err(Error::nowhere(ErrorKind::NoModule)),
        }
    }
}

impl<'a> Envelope<'a> {
    /// The first bit of the stream.
    pub(crate) fn start(&self) -> u64 {
        self.wrapper.as_ref().map_or(0, |wrapper| u64::from(wrapper.offset).saturating_mul(8))
    }

    /// The string table, which has the names of the symbols of modern modules.
    pub(crate) fn string_table(&self) -> Result<Option<&'a [u8]>, Error> {
        self.blob(codes::STRTAB, strtab::BLOB)
    }

    fn block(&self, id: u32) -> Option<&Block<'a>> {
        self.blocks.iter().flatten().find(|block| block.id() == id)
    }

    fn blob(&self, id: u32, code: u32) -> Result<Option<&'a [u8]>, Error> {
        let Some(block) = self.block(id) else { return Ok(None) };
        let (mut reader, mut record) = (block.reader(), Record::default());
        while let Some(entry) = reader.next_entry(&mut record).map_err(Error::bitstream)? {
            match entry {
                Entry::Record(record) if record.code == code => return Ok(record.blob),
                _ => {}
            }
        }
        Ok(None)
    }
}

impl<'a> Bitcode<'a> {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Fails as [`read`](fn@crate::read) does.
    pub fn read(file: &'a [u8]) -> Result<Self, Error> {
        let (envelope, block) = Envelope::read(file)?;
        let module = LazyModule::from_block(&block, &envelope)?.into_module()?;
        Ok(Self { module, envelope })
    }

    /// Writes the file: the module as DXC does, and the data around it unchanged, but for the size
    /// of the stream in the wrapper.
    ///
    /// # Errors
    ///
    /// Fails as [`write`](fn@crate::write) does.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        let Envelope { wrapper, outside: [header, trailer], blocks: [before, after] } =
            &self.envelope;
        let copy = |writer: &mut Writer, blocks: &[Block<'_>]| {
            blocks.iter().try_for_each(|block| writer.copy_block(block)).map_err(Error::bitstream)
        };
        let mut writer = Writer::new();
        copy(&mut writer, before)?;
        crate::write::module(&mut writer, &self.module)?;
        copy(&mut writer, after)?;
        let stream = writer.finish().map_err(Error::bitstream)?;
        if wrapper.is_none() {
            return Ok(stream);
        }
        let size = u32::try_from(stream.len());
        let size = size.map_err(|_| Error::invalid_module("it is too large for a wrapper"))?;
        let mut file = header.to_vec();
        if let Some(place) = file.get_mut(WRAPPER_SIZE) {
            place.copy_from_slice(&size.to_le_bytes());
        }
        file.extend_from_slice(&stream);
        file.extend_from_slice(trailer);
        Ok(file)
    }

    /// The wrapper, if the file has one.
    #[must_use]
    pub fn wrapper(&self) -> Option<Wrapper> {
        self.envelope.wrapper
    }

    /// The identification of the program that wrote the file, if the file has one.
    ///
    /// # Errors
    ///
    /// Fails if the block is malformed.
    pub fn identification(&self) -> Result<Option<Identification>, Error> {
        let Some(block) = self.envelope.block(codes::IDENTIFICATION) else { return Ok(None) };
        let mut found = Identification { producer: BString::default(), epoch: 0 };
        let (mut reader, mut record) = (block.reader(), Record::default());
        while let Some(entry) = reader.next_entry(&mut record).map_err(Error::bitstream)? {
            let Entry::Record(record) = entry else { continue };
            match record.code {
                identification::STRING => {
                    found.producer = record.operands.iter().map(|&byte| byte as u8).collect();
                }
                identification::EPOCH => {
                    found.epoch = record.operands.first().copied().unwrap_or(0);
                }
                _ => {}
            }
        }
        Ok(Some(found))
    }

    /// LLVM's symbol table, for linkers. Its names are in the string table.
    ///
    /// # Errors
    ///
    /// Fails if the block is malformed.
    pub fn symbol_table(&self) -> Result<Option<&'a [u8]>, Error> {
        self.envelope.blob(codes::SYMTAB, symtab::BLOB)
    }

    /// LLVM's string table.
    ///
    /// # Errors
    ///
    /// Fails if the block is malformed.
    pub fn string_table(&self) -> Result<Option<&'a [u8]>, Error> {
        self.envelope.string_table()
    }
}
