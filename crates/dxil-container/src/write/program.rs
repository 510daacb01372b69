//! `DXIL`, `ILDB` and DXC's `STAT`: a module of LLVM bitcode.

use alloc::vec::Vec;

use dxil_ops::{ShaderModel, Version};

use crate::layout::{ProgramHeader, ShaderKind};
use crate::{FourCC, Record, read};

/// A module of LLVM 3.7 bitcode, and what it is compiled for.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Program {
    /// Shader model, kind of shader, DXIL version. Its sizes are those of a file that was read:
    /// [`set_bitcode`](Self::set_bitcode) renews them.
    pub header: ProgramHeader,
    /// Bytes between the header and the bitcode.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub gap: Vec<u8>,
    /// The module.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub bitcode: Vec<u8>,
    /// Bytes behind the bitcode.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
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

    /// Replaces the module, and says its size in the header.
    pub fn set_bitcode(&mut self, bitcode: Vec<u8>) {
        self.gap.clear();
        self.trailing.clear();
        self.trailing.resize(bitcode.len().next_multiple_of(4) - bitcode.len(), 0);
        let size = ProgramHeader::SIZE + bitcode.len() + self.trailing.len();
        self.header.size = (size / 4) as u32;
        self.header.bitcode_offset = ProgramHeader::SIZE as u32 - read::Program::MAGIC_OFFSET;
        self.header.bitcode_size = bitcode.len() as u32;
        self.bitcode = bitcode;
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        self.header.encode(out);
        out.extend_from_slice(&self.gap);
        out.extend_from_slice(&self.bitcode);
        out.extend_from_slice(&self.trailing);
    }
}

impl From<&read::Program<'_>> for Program {
    fn from(view: &read::Program<'_>) -> Self {
        Self {
            header: *view.header,
            gap: view.gap.to_vec(),
            bitcode: view.bitcode.to_vec(),
            trailing: view.trailing.to_vec(),
        }
    }
}
