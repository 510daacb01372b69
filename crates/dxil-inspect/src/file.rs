//! Files that hold a module.

use alloc::borrow::Cow;

use dxil_container::layout::{MultiStreamHeader, ProgramHeader};
use dxil_container::read::{Program, ProgramDatabase};
use dxil_container::{Container, FourCC, Record};
use dxil_ir::Module;

use crate::listing::Error;

/// A file that holds a module.
#[derive(Clone, Debug)]
pub enum File<'a> {
    /// A container, or the one in a program database of DXC.
    Container(Cow<'a, [u8]>),
    /// Bitcode, or that in the content of a part `DXIL`.
    Bitcode(&'a [u8]),
}

impl<'a> File<'a> {
    /// Detects the kind of a file. A file of no other kind counts as bitcode.
    ///
    /// # Errors
    ///
    /// It is a program database that cannot be read, or holds no container.
    pub fn open(file: &'a [u8]) -> Result<Self, Error> {
        if file.starts_with(&MultiStreamHeader::MAGIC) {
            let stream = ProgramDatabase::parse_bytes(file)?;
            let stream = stream.stream(ProgramDatabase::CONTAINER_STREAM);
            return Ok(Self::Container(Cow::Owned(stream.ok_or(Error::NoContainer)?)));
        }
        if file.starts_with(b"DXBC") {
            return Ok(Self::Container(Cow::Borrowed(file)));
        }
        Ok(Self::Bitcode(bitcode(file)))
    }

    /// The bytes of the container or the bitcode.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Container(bytes) => bytes.len(),
            Self::Bitcode(bytes) => bytes.len(),
        }
    }

    /// The module that runs: the one without debug information, where a container has two.
    ///
    /// # Errors
    ///
    /// It cannot be read, or the container has none.
    pub fn module(&self) -> Result<Module, Error> {
        self.first_module([FourCC::DXIL, FourCC::ILDB])
    }

    /// The module that is disassembled: the one with debug information, where a container has two.
    ///
    /// # Errors
    ///
    /// It cannot be read, or the container has none.
    pub fn debug_module(&self) -> Result<Module, Error> {
        self.first_module([FourCC::ILDB, FourCC::DXIL])
    }

    /// The module in the first of these parts that the container has.
    fn first_module(&self, parts: [FourCC; 2]) -> Result<Module, Error> {
        let container = match self {
            Self::Bitcode(bitcode) => return Ok(dxil_bitcode::read_dxil(bitcode)?),
            Self::Container(container) => Container::parse(container)?,
        };
        let part = parts.into_iter().find_map(|part| container.part(part));
        let part = part.ok_or(Error::NoProgram)?;
        let program = Program::parse(&part)?;
        dxil_bitcode::read_dxil(&program.bitcode).map_err(Error::in_program(&part, &program))
    }
}

/// The bitcode in the content of a part `DXIL`; other files as they are.
fn bitcode(file: &[u8]) -> &[u8] {
    let header = file.get(..ProgramHeader::SIZE).and_then(ProgramHeader::decode);
    let header = header.filter(|header| header.magic == FourCC::DXIL);
    let bitcode = header.and_then(|header| {
        let start = Program::MAGIC_OFFSET as usize + header.bitcode_offset as usize;
        file.get(start..)?.get(..header.bitcode_size as usize)
    });
    bitcode.unwrap_or(file)
}
