//! `DXIL`, `ILDB` and DXC's `STAT`: a module of LLVM bitcode.

use core::fmt;

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::field::wrapper;
use crate::record::record;
use crate::{FourCC, Value};

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
        /// What describes the bitcode.
        pub magic: FourCC,
        /// Minor version of DXIL.
        pub dxil_minor: u8,
        /// Major version of DXIL.
        pub dxil_major: u8,
        /// Zero.
        pub dxil_reserved: u16,
        /// Where the bitcode begins, in bytes from the `DXIL` in this header.
        pub bitcode_offset: u32,
        /// Bytes of bitcode.
        pub bitcode_size: u32,
    }
}

/// A shader model in a byte: minor version in the low four bits, major version in the next four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PackedShaderModel(pub u8);

impl PackedShaderModel {
    /// The model of these numbers, of which the byte has room for the low four bits.
    #[must_use]
    pub const fn new(major: u8, minor: u8) -> Self {
        Self(major << 4 | minor & 15)
    }

    /// The model.
    #[must_use]
    pub const fn get(self) -> ShaderModel {
        ShaderModel { major: self.0 >> 4, minor: self.0 & 15 }
    }
}

impl From<ShaderModel> for PackedShaderModel {
    fn from(model: ShaderModel) -> Self {
        Self::new(model.major, model.minor)
    }
}

impl fmt::Display for PackedShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl fmt::Debug for PackedShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

wrapper!(PackedShaderModel: u8, |this| Value::ShaderModel(this.get()));
