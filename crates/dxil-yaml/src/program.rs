//! `Program`: the parts `DXIL`, `ILDB` and DXC's `STAT`.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::layout::{PackedShaderModel, ProgramHeader, ShaderKind};
use dxil_container::{FourCC, Record, read, write};

use crate::mapping::{Fields, Mapping};
use crate::part::{self, Content};
use crate::value::Bytes;

/// A program. As in `yaml2obj`, a size that is not stated follows from the others.
#[derive(Default)]
pub(crate) struct Program {
    major_version: u8,
    minor_version: u8,
    kind: u16,
    size: Option<u32>,
    dxil_major: u8,
    dxil_minor: u8,
    /// Bytes from `DXIL` to the bitcode, unless that follows the header. LLVM has no such key.
    bitcode_offset: Option<u32>,
    bitcode_size: Option<u32>,
    bitcode: Option<Bytes>,
}

/// The offset of bitcode that follows the header.
const BITCODE_OFFSET: u32 = ProgramHeader::SIZE as u32 - read::Program::MAGIC_OFFSET;

/// The most bytes between the header and the bitcode.
const MAX_GAP: u32 = 4096;

impl Fields for Program {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("MajorVersion", &mut self.major_version);
        map.required("MinorVersion", &mut self.minor_version);
        map.required("ShaderKind", &mut self.kind);
        map.optional("Size", &mut self.size);
        map.required("DXILMajorVersion", &mut self.dxil_major);
        map.required("DXILMinorVersion", &mut self.dxil_minor);
        map.optional("DXILOffset", &mut self.bitcode_offset);
        map.optional("DXILSize", &mut self.bitcode_size);
        map.optional("DXIL", &mut self.bitcode);
        if self.gap() > MAX_GAP {
            map.fail(
                "DXILOffset",
                format!("the bitcode would begin {} bytes after the header", self.gap()),
            );
        }
    }
}

impl Program {
    /// A program, unless its bitcode is far from its header.
    pub(crate) fn new(view: &read::Program<'_>) -> Option<Self> {
        let header = view.header;
        let program = Self {
            major_version: header.shader_model.get().major,
            minor_version: header.shader_model.get().minor,
            kind: header.kind.0,
            size: Some(header.size),
            dxil_major: header.dxil_major,
            dxil_minor: header.dxil_minor,
            bitcode_offset: Some(header.bitcode_offset).filter(|offset| *offset != BITCODE_OFFSET),
            bitcode_size: Some(header.bitcode_size),
            bitcode: Some(Bytes(view.bitcode.to_vec())),
        };
        (program.gap() <= MAX_GAP).then_some(program)
    }

    /// Bytes between the header and the bitcode.
    fn gap(&self) -> u32 {
        self.bitcode_offset.unwrap_or_default().saturating_sub(BITCODE_OFFSET)
    }
}

impl Content for Program {
    fn key(&self) -> &'static str {
        "Program"
    }

    fn bytes(&self) -> Vec<u8> {
        let bitcode = self.bitcode.clone().unwrap_or_default().0;
        let bitcode_size = self.bitcode_size.unwrap_or(bitcode.len() as u32);
        let header = ProgramHeader {
            shader_model: PackedShaderModel::new(self.major_version, self.minor_version),
            kind: ShaderKind(self.kind),
            size: self.size.unwrap_or(bitcode_size.wrapping_add(ProgramHeader::SIZE as u32)),
            magic: FourCC::DXIL,
            dxil_major: self.dxil_major,
            dxil_minor: self.dxil_minor,
            bitcode_offset: self.bitcode_offset.unwrap_or(BITCODE_OFFSET),
            bitcode_size,
            ..Default::default()
        };
        let gap = vec![0; self.gap() as usize];
        part::bytes(write::Program { header, gap, bitcode, trailing: Vec::new() })
    }
}
