//! `DXIL`, `ILDB` and DXC's `STAT`: a module of LLVM bitcode.

use alloc::vec::Vec;

use dxil_ops::{ShaderModel, Version};

use crate::cursor::Cursor;
use crate::layout::{PackedShaderModel, ShaderKind};
use crate::part::part;
use crate::read::Part;
use crate::record::record;
use crate::{At, Error, FourCC, Record};

part! {
    /// A module of LLVM 3.7 bitcode, and the target that it is compiled for.
    pub struct Program: Default |cursor| {
        /// Shader model, kind of shader, DXIL version, sizes. An owned form keeps the sizes of the file that
        /// was read, until `set_bitcode` renews them.
        pub header: At<ProgramHeader> => ProgramHeader = cursor.record("the program header")?,
        /// Bytes between the header and the bitcode: none in files of known compilers.
        pub gap: At<&'a [u8]> => Vec<u8> = cursor.take(gap_size(&cursor, &header)?, "the bitcode")?,
        /// The module, from `BC 0xC0DE` on.
        pub bitcode: At<&'a [u8]> => Vec<u8>
            = cursor.take(header.bitcode_size as usize, "the bitcode")?,
        /// Bytes after the bitcode.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

record! {
    /// The start of the part.
    pub struct ProgramHeader {
        /// The shader model.
        pub shader_model: PackedShaderModel,
        /// Zero.
        pub reserved: u8,
        /// The kind of shader.
        pub kind: ShaderKind,
        /// Size in units of 4 bytes, of the part from its start on.
        pub size: u32,
        /// `DXIL`.
        pub magic: FourCC,
        /// Minor version of DXIL.
        pub dxil_minor: u8,
        /// Major version of DXIL.
        pub dxil_major: u8,
        /// Zero.
        pub dxil_reserved: u16,
        /// The offset of the bitcode, in bytes from the `DXIL` in this header.
        pub bitcode_offset: u32,
        /// Bytes of bitcode.
        pub bitcode_size: u32,
    }
}

/// Bytes from the end of the header to the bitcode.
#[inline]
fn gap_size(cursor: &Cursor<'_>, header: &ProgramHeader) -> Result<usize, Error> {
    let start = header.bitcode_offset.saturating_add(view::Program::MAGIC_OFFSET);
    let bitcode = cursor.to_start().seek(start, "the bitcode")?;
    bitcode.position().checked_sub(cursor.position()).ok_or_else(|| {
        let (what, allowed) = ("the offset of the bitcode", "16 or more, after the header");
        cursor.value_error(what, header.bitcode_offset.into(), allowed)
    })
}

impl<'a> view::Program<'a> {
    /// The offset of the header's `DXIL`, from which the offset of the bitcode counts, in bytes from the
    /// start of the part.
    pub const MAGIC_OFFSET: u32 = 8;

    /// Whether a `STAT` part is a module, as DXC writes it, and not a list of counts.
    pub(crate) fn is_program(part: &Part<'a>) -> bool {
        part.data().get(Self::MAGIC_OFFSET as usize..).is_some_and(|rest| rest.starts_with(b"DXIL"))
    }

    /// The shader model that the program is compiled for.
    #[must_use]
    pub fn shader_model(&self) -> ShaderModel {
        self.header.shader_model.get()
    }

    /// The version of DXIL that the program is in.
    #[must_use]
    pub fn dxil_version(&self) -> Version {
        Version::new(self.header.dxil_major, self.header.dxil_minor)
    }
}

impl Program {
    /// A program of this kind, shader model and DXIL version.
    #[must_use]
    pub fn new(kind: ShaderKind, model: ShaderModel, dxil: Version, bitcode: Vec<u8>) -> Self {
        let header = ProgramHeader {
            shader_model: model.into(),
            kind,
            magic: FourCC::DXIL,
            dxil_major: dxil.major,
            dxil_minor: dxil.minor,
            ..Default::default()
        };
        let mut program = Self { header, ..Self::default() };
        program.set_bitcode(bitcode);
        program
    }

    /// Replaces the module, and states its size in the header.
    pub fn set_bitcode(&mut self, bitcode: Vec<u8>) {
        self.gap.clear();
        self.trailing.clear();
        self.trailing.resize(bitcode.len().next_multiple_of(4) - bitcode.len(), 0);
        let size = ProgramHeader::SIZE + bitcode.len() + self.trailing.len();
        self.header.size = (size / 4) as u32;
        self.header.bitcode_offset = ProgramHeader::SIZE as u32 - view::Program::MAGIC_OFFSET;
        self.header.bitcode_size = bitcode.len() as u32;
        self.bitcode = bitcode;
    }
}
